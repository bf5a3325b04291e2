import { memo, useMemo, type MouseEvent } from 'react';
import type { Drawn } from '../data.ts';
import {
  areaOf,
  boundsOf,
  distanceOf,
  type Area,
  type Fold,
  type Sheet,
  type Wire,
} from '../layout.ts';
import * as css from './diagram.css.ts';
import { relatedTo } from './relations.ts';
import { useReach } from './reach.ts';
import { Line, rect, Row, StateBox, Title } from './shapes.tsx';

export interface DiagramProps {
  readonly flow: Drawn;
  /** State or transition id → its mark; later ones win over earlier. */
  readonly tones: ReadonlyMap<string, css.Tone>;
  /** Ids of the selection: it is marked beside its tone, and unrelated parts fade. */
  readonly selection: ReadonlySet<string>;
  /** The folds that are open, the outermost first. */
  readonly open: readonly Fold[];
  /** The area to look at first. */
  readonly near: Area;
  readonly onSelect: (what: { state?: string; transition?: string }) => void;
  /** A folded state was pressed. */
  readonly onFold: (state: string) => void;
}

/** The chart as SVG content, in the coordinates of its layout. */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { flow, open, near, onSelect, onFold } = props;
  const related = useMemo(() => relatedTo(flow, props.selection), [flow, props.selection]);
  const reach = useReach(flow.layout, near);
  const select = ({ target }: MouseEvent): void => {
    const at = (target as Element).closest<SVGElement>('[data-transition], [data-state]');
    if (at === null) return;
    onSelect(at.dataset);
    if (at.dataset.state !== undefined && at.hasAttribute('data-folded')) onFold(at.dataset.state);
  };
  const shared = { ...props, related };
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
      <g data-sheet="">
        <SheetShapes {...shared} sheet={flow.layout} near={near} reach={reach} />
        {open.length > 0 && <rect className={css.veil} {...rect(areaOf(flow.layout))} />}
      </g>
      {open.map((fold, index) => (
        <g key={fold.id} data-sheet={fold.id}>
          <rect className={css.panel} {...rect(fold.area)} rx="6" />
          <SheetShapes {...shared} sheet={fold} near={near} reach={Infinity} />
          {index < open.length - 1 && <rect className={css.veil} {...rect(fold.area)} rx="6" />}
        </g>
      ))}
    </g>
  );
});

/** States, lines and labels of one sheet. */
function SheetShapes({
  flow,
  sheet,
  tones,
  selection,
  related,
  near,
  reach,
}: Pick<DiagramProps, 'flow' | 'tones' | 'selection' | 'near'> & {
  sheet: Sheet;
  related: ReadonlySet<string>;
  reach: number;
}) {
  const states = useMemo(
    () => new Map(flow.chart.states.map((state) => [state.id, state])),
    [flow],
  );
  const boxes = sheet.boxes.filter((box) => distanceOf(box, near) <= reach);
  const wires = sheet.wires.filter((wire) => distanceOf(boundsOf(wire), near) <= reach);
  const fades = (ids: readonly string[]): boolean =>
    related.size > 0 && !ids.some((id) => related.has(id));
  const standingIn = (stack: Area): string[] =>
    boxes.flatMap((box) => (!box.frame && distanceOf(box, stack) === 0 ? box.id : []));
  const selects = (ids: readonly string[]): boolean => ids.some((id) => selection.has(id));
  return (
    <>
      {boxes.map((box) => (
        <StateBox
          key={box.id}
          box={box}
          kind={states.get(box.id)?.kind}
          inRegion={states.get(states.get(box.id)?.parent ?? '')?.kind === 'parallel'}
          tone={tones.get(box.id)}
          selected={selection.has(box.id)}
          faded={fades([box.id])}
        />
      ))}
      {sheet.stacks.map((stack) => (
        <rect
          key={`${stack.x} ${stack.y}`}
          className={`${css.stack} ${fades(standingIn(stack)) ? css.faded : ''}`}
          {...rect(stack)}
          rx="6"
        />
      ))}
      {wires.map((wire) => (
        <Line
          key={`${wire.source}→${wire.target}`}
          wire={wire}
          tone={toneOf(wire.transitions, tones)}
          selected={selects(wire.transitions)}
          faded={fades(wire.transitions)}
        />
      ))}
      {boxes.map((box) => box.frame && <Title key={box.id} box={box} faded={fades([box.id])} />)}
      {wires.map(
        ({ label, source, target }) =>
          label !== undefined && (
            <g key={`${source}→${target}`}>
              <rect className={css.label} {...rect(label)} rx="3" />
              {label.rows.map((row) => (
                <Row
                  key={row.transitions[0]}
                  row={row}
                  x={label.x}
                  y={label.y}
                  tone={toneOf(row.transitions, tones)}
                  selected={selects(row.transitions)}
                  faded={fades(row.transitions)}
                />
              ))}
            </g>
          ),
      )}
      {boxes.flatMap((box) =>
        box.rows.map((row) => (
          <Row
            key={`${box.id} ${row.transitions[0]} ${row.x} ${row.y}`}
            row={row}
            x={box.x}
            y={box.y}
            tone={toneOf(row.transitions, tones)}
            selected={selects(row.transitions)}
            faded={fades(row.transitions)}
          />
        )),
      )}
    </>
  );
}

/** A line that stands for several transitions is absent only when all of them are. */
function toneOf(
  transitions: Wire['transitions'],
  tones: DiagramProps['tones'],
): css.Tone | undefined {
  const all = transitions.map((id) => tones.get(id));
  const [first] = all;
  const loud = all.find((tone) => tone === 'active' || tone === 'failed');
  if (loud !== undefined) return loud;
  return all.every((one) => one === first)
    ? first
    : all.find((one) => one !== undefined && one !== 'absent' && one !== 'unseen');
}
