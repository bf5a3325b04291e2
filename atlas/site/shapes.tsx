import { Fragment, memo } from 'react';
import type { Drawn } from '../data.ts';
import {
  headPath,
  inset,
  type Area,
  type Box,
  type LabelRow,
  type TextLine,
  type Wire,
} from '../layout.ts';
import * as css from './diagram.css.ts';
import { ICONS } from '../icons.ts';
import { wirePath } from '../wire-path.ts';

// Every shape is memoized: a selection, or a part that comes into sight, redraws nothing else.

/** How something stands out. */
interface Standing {
  readonly tone: css.Tone | undefined;
  readonly selected: boolean;
  /** Whether it has nothing to do with the selection. */
  readonly faded: boolean;
}

const toned = (tone: css.Tone | undefined): string => (tone === undefined ? '' : css.tone[tone]);
const inGroup = ({ tone, faded }: Pick<Standing, 'tone' | 'faded'>): string =>
  [faded ? css.faded : '', tone === 'unseen' ? css.unseen : ''].join(' ');

export const StateBox = memo(function StateBox({
  box,
  kind,
  inRegion,
  tone,
  selected,
  faded,
}: Standing & {
  box: Box;
  kind: Drawn['chart']['states'][number]['kind'] | undefined;
  inRegion: boolean;
}) {
  return (
    <g
      className={`${css.state} ${inGroup({ tone, faded })}`}
      data-state={box.id}
      data-tone={tone}
      data-folded={box.folded || undefined}
      data-faded={faded || undefined}
    >
      {selected && <rect className={css.halo} {...rect(inset(box, -2.5))} rx="8" />}
      {box.frame && <path className={css.head} d={headPath(box)} />}
      <rect
        className={`${box.frame ? css.frame : css.box} ${inRegion ? css.region : ''} ${toned(tone)}`}
        {...rect(box)}
        rx="6"
      />
      {(kind === 'final' || box.folded) && (
        <rect
          className={`${css.frame} ${box.folded ? css.folded : ''}`}
          {...rect(inset(box, 3))}
          rx="4"
        />
      )}
      {!box.frame && <Lines lines={box.lines} x={box.x} y={box.y} />}
    </g>
  );
});

export const Line = memo(function Line({ wire, tone, selected, faded }: Standing & { wire: Wire }) {
  const d = wirePath(wire.points);
  return (
    <g className={inGroup({ tone, faded })} data-wire={`${wire.source} ${wire.target}`}>
      {selected && <path className={css.wireHalo} d={d} />}
      <path
        className={`${css.wire} ${wire.main ? css.main : ''} ${toned(tone)}`}
        d={d}
        markerEnd="url(#arrow)"
      />
    </g>
  );
});

/** The title of a frame, over lines that come in from above. */
export const Title = memo(function Title({ box, faded }: { box: Box; faded: boolean }) {
  return (
    <g className={`${css.over} ${faded ? css.faded : ''}`}>
      <Lines lines={box.lines} x={box.x} y={box.y} />
    </g>
  );
});

/** A transition in the label of its line, or in the box of a state. */
export const Row = memo(function Row({
  row,
  x,
  y,
  tone,
  selected,
  faded,
}: Standing & { row: LabelRow; x: number; y: number }) {
  return (
    <g
      data-transition={row.transitions[0]}
      data-tone={tone}
      className={`${tone === 'absent' ? css.absent : ''} ${inGroup({ tone, faded })}`}
    >
      <rect
        className={`${css.row} ${toned(tone)} ${selected ? css.chosen : ''}`}
        x={x + row.x}
        y={y + row.y}
        width={row.width}
        height={row.height}
        rx="3"
      />
      <Lines
        lines={row.lines}
        x={x}
        y={y + row.y}
        struck={tone === 'absent' || tone === 'removed'}
      />
    </g>
  );
});

export const rect = ({ x, y, width, height }: Area): Area => ({ x, y, width, height });

function Lines({
  lines,
  x,
  y,
  struck = false,
}: {
  lines: readonly TextLine[];
  x: number;
  y: number;
  struck?: boolean;
}) {
  return lines.map((line) => (
    <Fragment key={`${line.x} ${line.y}`}>
      {line.icon !== undefined && (
        <path
          className={css.icon}
          transform={`translate(${x + line.x - 15} ${y + line.y - 9.5})`}
          d={ICONS[line.icon]}
        />
      )}
      <text
        className={`${css.text[line.style]} ${struck ? css.strike : ''}`}
        x={x + line.x}
        y={y + line.y}
      >
        {line.text}
      </text>
    </Fragment>
  ));
}
