import type { KeyboardEvent } from 'react';
import { useCamera } from './camera.ts';
import * as css from './diagram.css.ts';
import { Diagram, type DiagramProps } from './diagram.tsx';
import { Minimap } from './minimap.tsx';
import { ARROWS, neighbour } from './places.ts';
import { button } from './styles.css.ts';

export interface CanvasProps extends Omit<DiagramProps, 'near'> {
  /** State or transition that is brought into view. */
  readonly focus: string | undefined;
  readonly selectedState: string | undefined;
  readonly onCollapse: (frame: string) => void;
}

/** A chart that can be moved and scaled. */
export function Canvas(props: CanvasProps) {
  const { flow, focus, selectedState, onSelect, onCollapse } = props;
  const { width, height } = flow.layout;
  const { frame, drawing, view, percent, opening, fit, zoom, centre, drag } = useCamera(
    flow,
    focus,
  );

  const keys = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = neighbour(flow, selectedState, direction);
      if (next !== undefined) onSelect({ state: next });
    } else if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else if (event.key === ' ' && selectedState !== undefined) onCollapse(selectedState);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={frame}
      className={css.canvas}
      role="group"
      aria-label={`Diagram of ${flow.chart.title}. Arrow keys walk from state to state, plus and minus scale, 0 shows all of it, space folds a frame. The table says the same in words.`}
      tabIndex={0}
      onKeyDown={keys}
      {...drag}
    >
      <svg
        ref={drawing}
        className={css.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Diagram of ${flow.chart.title}`}
      >
        {opening !== undefined && (
          <Diagram
            flow={flow}
            tones={props.tones}
            collapsed={props.collapsed}
            near={opening}
            onSelect={onSelect}
          />
        )}
      </svg>
      <div className={css.controls}>
        <button
          type="button"
          className={button}
          onClick={() => zoom(1 / 1.25)}
          aria-label="Smaller"
        >
          −
        </button>
        <button type="button" className={button} onClick={() => zoom(1.25)} aria-label="Larger">
          +
        </button>
        <button type="button" className={button} onClick={fit}>
          Fit
        </button>
        <span className={css.scale}>{percent} %</span>
      </div>
      <Minimap layout={flow.layout} view={view} onPick={centre} />
    </div>
  );
}
