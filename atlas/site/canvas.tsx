import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useCamera } from './camera.ts';
import * as css from './diagram.css.ts';
import { Diagram, type DiagramProps } from './diagram.tsx';
import { useFolds } from './folding.ts';
import { Minimap } from './minimap.tsx';
import { ARROWS, neighbour } from './places.ts';

export interface CanvasProps extends Omit<DiagramProps, 'near' | 'open' | 'onFold'> {
  /** State or transition that is brought into view. */
  readonly focus: string | undefined;
  readonly selectedState: string | undefined;
}

/** A chart that can be moved and scaled, and whose folded states can be opened. */
export function Canvas(props: CanvasProps) {
  const { flow, focus, selectedState, onSelect } = props;
  const { width, height } = flow.layout;
  const { open, toggle } = useFolds(flow, focus);
  const last = open.at(-1);
  const { frame, drawing, view, percent, opening, fit, zoom, centre, reveal, drag } = useCamera(
    flow,
    focus,
    last ?? flow.layout,
  );
  const shown = useRef(last);
  useEffect(() => {
    if (shown.current !== last && last !== undefined) reveal(last.area);
    shown.current = last;
  }, [last, reveal]);

  const keys = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    if (direction !== undefined) {
      const next = neighbour(flow, last ?? flow.layout, selectedState, direction);
      if (next !== undefined) onSelect({ state: next });
    } else if (event.key === '+' || event.key === '=') zoom(1.2);
    else if (event.key === '-') zoom(1 / 1.2);
    else if (event.key === '0') fit();
    else if (event.key === ' ' && selectedState !== undefined) toggle(selectedState);
    else if (event.key === 'Escape' && last !== undefined) toggle(last.id);
    else return;
    event.preventDefault();
  };

  return (
    <div className={css.whole}>
      <div
        ref={frame}
        className={css.canvas}
        role="group"
        aria-label={`Diagram of ${flow.chart.title}. Arrow keys walk from state to state, space opens a folded state, Escape closes it, plus and minus scale, 0 shows all. The table says the same in words.`}
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
              selection={props.selection}
              open={open}
              near={opening}
              onSelect={onSelect}
              onFold={toggle}
            />
          )}
        </svg>
        <Minimap sheet={last ?? flow.layout} view={view} onPick={centre} />
      </div>
      <div className={css.controls}>
        <button
          type="button"
          className={css.control}
          onClick={() => zoom(1 / 1.25)}
          aria-label="Smaller"
        >
          −
        </button>
        <button
          type="button"
          className={css.control}
          onClick={() => zoom(1.25)}
          aria-label="Larger"
        >
          +
        </button>
        <button type="button" className={css.control} onClick={fit}>
          Fit
        </button>
        <span className={css.scale}>{percent} %</span>
        {open.map(({ id, boxes }) => (
          <button key={id} type="button" className={css.control} onClick={() => toggle(id)}>
            {`Close ${boxes[0]?.lines.find(({ style }) => style === 'title')?.text ?? id}`}
          </button>
        ))}
      </div>
    </div>
  );
}
