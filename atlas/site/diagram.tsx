import { Fragment, memo, useDeferredValue, type ReactNode } from 'react';
import type { Drawn } from '../data.ts';
import type { Box, Icon, LabelRow, TextLine, Wire } from '../layout.ts';
import * as css from './diagram.css.ts';
import { ICONS } from '../icons.ts';
import { wirePath } from '../wire-path.ts';

export interface DiagramProps {
  readonly flow: Drawn;
  /** State or transition id → what it stands out by; later ones win over earlier. */
  readonly tones: ReadonlyMap<string, css.Tone>;
  /** Frames that hide what is inside. */
  readonly collapsed: ReadonlySet<string>;
  /** What is looked at first. */
  readonly near: Rectangle;
  readonly onSelect: (what: { state?: string; transition?: string }) => void;
}

/** From so many states on, what lies further away is drawn in a second step. */
const MANY = 24;

/** The chart as SVG content, in the coordinates of its layout. */
export const Diagram = memo(function Diagram({
  flow,
  tones,
  collapsed,
  near,
  onSelect,
}: DiagramProps) {
  const { boxes, wires } = flow.layout;
  // What is around the begin can be used before the rest of a large chart is there.
  const whole = useDeferredValue(true, boxes.length < MANY);
  const seen = (area: Rectangle): boolean => whole || meets(area, near);
  const states = new Map(flow.chart.states.map((state) => [state.id, state]));
  const hiddenBy = (id: string): string | undefined => {
    let at = states.get(id)?.parent;
    let found: string | undefined;
    for (; at !== undefined; at = states.get(at)?.parent) if (collapsed.has(at)) found = at;
    return found;
  };
  const shown = boxes.filter((box) => hiddenBy(box.id) === undefined && seen(box));
  const area = new Map(boxes.map((box) => [box.id, box]));
  const drawn = wires.flatMap((wire): Wire[] => {
    if (!seen(boundsOf(wire.points))) return [];
    const from = hiddenBy(wire.source);
    const to = hiddenBy(wire.target);
    const inDot = wire.kind === 'initial' && !states.has(wire.source);
    if (inDot && (to !== undefined || collapsed.has(states.get(wire.target)?.parent ?? '')))
      return [];
    if (from === undefined && to === undefined) {
      const within = collapsed.has(wire.source) && isInside(states, wire.target, wire.source);
      return within ? [] : [wire];
    }
    const source = from ?? wire.source;
    const target = to ?? wire.target;
    if (source === target || isInside(states, source, target) || isInside(states, target, source))
      return [];
    const cut = cutAt(wire, area.get(from ?? ''), area.get(to ?? ''));
    return cut === undefined ? [] : [cut];
  });
  const toneOf = (id: string): string => {
    const tone = tones.get(id);
    return tone === undefined ? '' : css.tone[tone];
  };
  const wireTone = (wire: Wire): string => {
    const rows = wire.label?.rows ?? [];
    const all = rows.map(({ transition }) => tones.get(transition));
    // A line stands for all its transitions: absent only when all of them are.
    const [first] = all;
    const loud = all.find((tone) => tone === 'selected' || tone === 'active' || tone === 'failed');
    const tone =
      loud ??
      (all.every((one) => one === first)
        ? first
        : all.find((one) => one !== undefined && one !== 'absent'));
    return tone === undefined ? '' : css.tone[tone];
  };
  return (
    <>
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
      {shown.map((box) => {
        const state = states.get(box.id);
        const parent = state?.parent === undefined ? undefined : states.get(state.parent);
        const inRegion = parent?.kind === 'parallel' ? css.region : '';
        return (
          <g
            key={box.id}
            className={css.state}
            data-state={box.id}
            onClick={() => onSelect({ state: box.id })}
          >
            {box.frame && collapsed.has(box.id) && (
              <rect className={css.box} {...rect(box)} rx="6" />
            )}
            {box.frame && <path className={css.head} d={headPath(box)} />}
            <rect
              className={`${box.frame ? css.frame : css.box} ${inRegion} ${toneOf(box.id)}`}
              {...rect(box)}
              rx="6"
            />
            {state?.kind === 'final' && (
              <rect className={css.frame} {...rect(inset(box, 3))} rx="4" />
            )}
            {!box.frame && <Lines lines={box.lines} x={box.x} y={box.y} />}
            {box.frame && collapsed.has(box.id) && (
              <text className={css.text.label} x={box.x + 12} y={box.y + box.head + 22}>
                {`${countInside(states, box.id)} states inside`}
              </text>
            )}
          </g>
        );
      })}
      {drawn.map((wire) => (
        <g key={`${wire.source}→${wire.target}`}>
          <path
            className={`${css.wire} ${wireTone(wire)}`}
            d={wirePath(wire.points)}
            markerEnd="url(#arrow)"
          />
          {wire.kind === 'initial' && (
            <circle className={css.dot} cx={wire.points[0]} cy={wire.points[1]} r="4.5" />
          )}
        </g>
      ))}
      {shown.map((box) =>
        box.frame ? (
          <g key={`${box.id} title`} className={css.over}>
            <Lines lines={box.lines} x={box.x} y={box.y} />
          </g>
        ) : null,
      )}
      {drawn.map(({ label, source, target }) =>
        label === undefined ? null : (
          <g key={`${source}→${target} label`}>
            <rect className={css.label} {...rect(label)} rx="3" />
            <Rows
              rows={label.rows}
              area={label}
              toneOf={toneOf}
              tones={tones}
              onSelect={onSelect}
            />
          </g>
        ),
      )}
      {shown.map((box) =>
        box.stays.length === 0 ? null : (
          <Rows
            key={`${box.id} stays`}
            rows={box.stays}
            area={{ ...box, x: box.x + 6, width: box.width - 12 }}
            shift={-6}
            toneOf={toneOf}
            tones={tones}
            onSelect={onSelect}
          />
        ),
      )}
    </>
  );
});

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rect = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height });
const meets = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function boundsOf(points: readonly number[]): Rectangle {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}

const inset = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const headPath = ({ x, y, width, head }: Box): string =>
  `M${x} ${y + head}V${y + 6}a6 6 0 0 1 6-6H${x + width - 6}a6 6 0 0 1 6 6V${y + head}z`;

function Rows({
  rows,
  area,
  shift = 0,
  toneOf,
  tones,
  onSelect,
}: {
  rows: readonly LabelRow[];
  area: Rectangle;
  shift?: number;
  toneOf: (id: string) => string;
  tones: DiagramProps['tones'];
  onSelect: DiagramProps['onSelect'];
}) {
  return rows.map(({ transition, y, height, lines }) => (
    <g
      key={transition}
      data-transition={transition}
      className={tones.get(transition) === 'absent' ? css.absent : ''}
      onClick={() => onSelect({ transition })}
    >
      <rect
        className={`${css.row} ${toneOf(transition)}`}
        x={area.x}
        y={area.y + y}
        width={area.width}
        height={height}
        rx="3"
      />
      <Lines
        lines={lines}
        x={area.x + shift}
        y={area.y + y}
        struck={isGone(tones.get(transition))}
      />
    </g>
  ));
}

const isGone = (tone: css.Tone | undefined): boolean => tone === 'absent' || tone === 'removed';

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
}): ReactNode {
  return lines.map((line) => (
    <Fragment key={`${line.y}`}>
      {line.icon !== undefined && (
        <Glyph icon={line.icon} x={x + line.x - 15} y={y + line.y - 9.5} />
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

function Glyph({ icon, x, y }: { icon: Icon; x: number; y: number }) {
  return <path className={css.icon} transform={`translate(${x} ${y})`} d={ICONS[icon]} />;
}

type States = ReadonlyMap<string, Drawn['chart']['states'][number]>;

function isInside(states: States, inner: string, outer: string): boolean {
  for (let at = states.get(inner)?.parent; at !== undefined; at = states.get(at)?.parent) {
    if (at === outer) return true;
  }
  return false;
}

const countInside = (states: States, frame: string): number =>
  [...states.keys()].filter((id) => isInside(states, id, frame)).length;

/** The part of a line that is outside the given frames; labels inside of them go with what they hide. */
function cutAt(wire: Wire, from: Box | undefined, to: Box | undefined): Wire | undefined {
  let points = pairs(wire.points);
  if (to !== undefined) points = enter(points, to);
  if (from !== undefined) points = enter(points.toReversed(), from).toReversed();
  if (points.length < 2) return undefined;
  const { label } = wire;
  const hidden = label !== undefined && [from, to].some((frame) => frame && meets(frame, label));
  return { ...wire, points: points.flat(), label: hidden ? undefined : label };
}

type Point = readonly [x: number, y: number];

function pairs(points: readonly number[]): Point[] {
  return Array.from({ length: points.length / 2 }, (_, index) => [
    points[index * 2] ?? 0,
    points[index * 2 + 1] ?? 0,
  ]);
}

const holds = ({ x, y, width, height }: Box, [px, py]: Point): boolean =>
  px >= x && px <= x + width && py >= y && py <= y + height;

/** A polyline up to where it last enters the frame in which it ends. */
function enter(points: readonly Point[], frame: Box): Point[] {
  let last = points.length - 1;
  while (last > 0 && holds(frame, points[last - 1] as Point)) last -= 1;
  const outside = points[last - 1];
  const inside = points[last];
  if (outside === undefined || inside === undefined) return [];
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), high);
  const edge: Point = [
    clamp(outside[0], frame.x, frame.x + frame.width),
    clamp(outside[1], frame.y, frame.y + frame.height),
  ];
  return [...points.slice(0, last), edge];
}
