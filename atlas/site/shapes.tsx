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

// Every shape is remembered: what is selected or comes into sight draws nothing else anew.

const toned = (tone: css.Tone | undefined): string => (tone === undefined ? '' : css.tone[tone]);

export const StateBox = memo(function StateBox({
  box,
  kind,
  inRegion,
  inside,
  tone,
}: {
  box: Box;
  kind: Drawn['chart']['states'][number]['kind'] | undefined;
  inRegion: boolean;
  /** How many states it hides, when it is folded. */
  inside: number | undefined;
  tone: css.Tone | undefined;
}) {
  return (
    <g className={css.state} data-state={box.id} data-tone={tone}>
      {inside !== undefined && <rect className={css.box} {...rect(box)} rx="6" />}
      {box.frame && <path className={css.head} d={headPath(box)} />}
      <rect
        className={`${box.frame ? css.frame : css.box} ${inRegion ? css.region : ''} ${toned(tone)}`}
        {...rect(box)}
        rx="6"
      />
      {kind === 'final' && <rect className={css.frame} {...rect(inset(box, 3))} rx="4" />}
      {!box.frame && <Lines lines={box.lines} x={box.x} y={box.y} />}
      {inside !== undefined && (
        <text className={css.text.label} x={box.x + 12} y={box.y + box.head + 22}>
          {`${inside} states inside`}
        </text>
      )}
    </g>
  );
});

export const Line = memo(function Line({ wire, tone }: { wire: Wire; tone: css.Tone | undefined }) {
  return (
    <>
      <path
        className={`${css.wire} ${toned(tone)}`}
        d={wirePath(wire.points)}
        markerEnd="url(#arrow)"
      />
      {wire.kind === 'initial' && (
        <circle className={css.dot} cx={wire.points[0]} cy={wire.points[1]} r="4.5" />
      )}
    </>
  );
});

/** The title of a frame, over lines that come in from above. */
export const Title = memo(function Title({ box }: { box: Box }) {
  return (
    <g className={css.over}>
      <Lines lines={box.lines} x={box.x} y={box.y} />
    </g>
  );
});

/** A transition in the label of its line, or in the box of the state in which it stays. */
export const Row = memo(function Row({
  row,
  x,
  y,
  width,
  shift = 0,
  tone,
}: {
  row: LabelRow;
  x: number;
  y: number;
  width: number;
  shift?: number;
  tone: css.Tone | undefined;
}) {
  return (
    <g data-transition={row.transition} className={tone === 'absent' ? css.absent : ''}>
      <rect
        className={`${css.row} ${toned(tone)}`}
        x={x}
        y={y + row.y}
        width={width}
        height={row.height}
        rx="3"
      />
      <Lines
        lines={row.lines}
        x={x + shift}
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
    <Fragment key={line.y}>
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
