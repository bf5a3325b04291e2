import { memo, useMemo, type MouseEvent } from 'react';
import type { Drawn } from '../data.ts';
import { boundsOf, distanceOf, type Area, type Wire } from '../layout.ts';
import * as css from './diagram.css.ts';
import { foldedDrawing } from './folding.ts';
import { useReach } from './reach.ts';
import { Line, rect, Row, StateBox, Title } from './shapes.tsx';

export interface DiagramProps {
  readonly flow: Drawn;
  /** State or transition id → what it stands out by; later ones win over earlier. */
  readonly tones: ReadonlyMap<string, css.Tone>;
  /** Frames that hide what is inside. */
  readonly collapsed: ReadonlySet<string>;
  /** What is looked at first. */
  readonly near: Area;
  readonly onSelect: (what: { state?: string; transition?: string }) => void;
}

/** The chart as SVG content, in the coordinates of its layout. */
export const Diagram = memo(function Diagram({
  flow,
  tones,
  collapsed,
  near,
  onSelect,
}: DiagramProps) {
  const { boxes, wires, inside } = useMemo(() => foldedDrawing(flow, collapsed), [flow, collapsed]);
  const states = useMemo(
    () => new Map(flow.chart.states.map((state) => [state.id, state])),
    [flow],
  );
  const reach = useReach(flow.layout, near);
  const shown = boxes.filter((box) => distanceOf(box, near) <= reach);
  const drawn = wires.filter((wire) => distanceOf(boundsOf(wire), near) <= reach);
  const select = ({ target }: MouseEvent): void => {
    const at = (target as Element).closest<SVGElement>('[data-transition], [data-state]');
    if (at !== null) onSelect(at.dataset);
  };
  return (
    <g onClick={select}>
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M0 .8L7.4 4 0 7.2z" fill="context-stroke" />
        </marker>
      </defs>
      {shown.map((box) => (
        <StateBox
          key={box.id}
          box={box}
          kind={states.get(box.id)?.kind}
          inRegion={states.get(states.get(box.id)?.parent ?? '')?.kind === 'parallel'}
          inside={inside.get(box.id)}
          tone={tones.get(box.id)}
        />
      ))}
      {drawn.map((wire) => (
        <Line key={`${wire.source}→${wire.target}`} wire={wire} tone={toneOf(wire, tones)} />
      ))}
      {shown.map((box) => box.frame && <Title key={box.id} box={box} />)}
      {drawn.map(
        ({ label, source, target }) =>
          label !== undefined && (
            <g key={`${source}→${target}`}>
              <rect className={css.label} {...rect(label)} rx="3" />
              {label.rows.map((row) => (
                <Row
                  key={row.transition}
                  row={row}
                  x={label.x}
                  y={label.y}
                  width={label.width}
                  tone={tones.get(row.transition)}
                />
              ))}
            </g>
          ),
      )}
      {shown.flatMap((box) =>
        box.stays.map((row) => (
          <Row
            key={row.transition}
            row={row}
            x={box.x + 6}
            y={box.y}
            width={box.width - 12}
            shift={-6}
            tone={tones.get(row.transition)}
          />
        )),
      )}
    </g>
  );
});

/** A line stands for all its transitions: absent only when all of them are. */
function toneOf({ label }: Wire, tones: DiagramProps['tones']): css.Tone | undefined {
  const all = (label?.rows ?? []).map(({ transition }) => tones.get(transition));
  const [first] = all;
  const loud = all.find((tone) => tone === 'selected' || tone === 'active' || tone === 'failed');
  if (loud !== undefined) return loud;
  return all.every((one) => one === first)
    ? first
    : all.find((one) => one !== undefined && one !== 'absent');
}
