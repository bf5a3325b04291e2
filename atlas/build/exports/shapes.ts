import type { Drawn } from '../../data.ts';
import { ICONS } from '../../icons.ts';
import { headPath, inset, TYPE, type Area, type TextLine } from '../../layout.ts';
import { wirePath } from '../../wire-path.ts';
import { widthOf } from '../measure.ts';

/** What a shape is, which decides its ink. */
export type Role =
  | 'box'
  | 'frame'
  | 'region'
  | 'final'
  | 'head'
  | 'label'
  | 'wire'
  | 'arrow'
  | 'dot'
  | 'icon';

/** One mark of a drawing on paper, the lowest first. Lengths are px. */
export type Shape =
  | { readonly kind: 'rect'; readonly role: Role; readonly area: Area; readonly radius: number }
  | {
      readonly kind: 'path';
      readonly role: Role;
      readonly d: string;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'text';
      readonly style: TextLine['style'];
      readonly text: string;
      readonly x: number;
      readonly y: number;
    };

/** Inks on white paper: printed without colour, nothing is lost. */
export const INK: Readonly<
  Record<Role, { fill?: string; stroke?: string; width?: number; dash?: readonly number[] }>
> = {
  box: { fill: '#ffffff', stroke: '#55585a', width: 1 },
  frame: { stroke: '#55585a', width: 1 },
  region: { stroke: '#55585a', width: 1, dash: [5, 4] },
  final: { stroke: '#55585a', width: 1 },
  head: { fill: '#f0efea' },
  label: { fill: '#ffffff' },
  wire: { stroke: '#3c3f41', width: 1.1 },
  arrow: { fill: '#3c3f41' },
  dot: { fill: '#1b1d1f' },
  icon: { stroke: '#3c3f41', width: 1.2 },
};

export const TEXT_INK = '#1b1d1f';

/** Everything that is drawn of a chart, in the order in which it is drawn. */
export function shapesOf({ chart, layout }: Drawn): Shape[] {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const boxes = layout.boxes.flatMap((box): Shape[] => {
    const state = states.get(box.id);
    const region = states.get(state?.parent ?? '')?.kind === 'parallel';
    const role = region ? 'region' : box.frame ? 'frame' : 'box';
    return [
      ...(box.frame ? [path('head', headPath(box))] : []),
      { kind: 'rect', role, area: box, radius: 6 },
      ...(state?.kind === 'final'
        ? [{ kind: 'rect' as const, role: 'final' as const, area: inset(box, 3), radius: 4 }]
        : []),
      ...(box.frame ? [] : linesOf(box.lines, box.x, box.y)),
      ...box.stays.flatMap((row) => linesOf(row.lines, box.x, box.y + row.y)),
    ];
  });
  const wires = layout.wires.flatMap(({ kind, points }): Shape[] => [
    path('wire', wirePath(points)),
    path('arrow', arrowPath(points)),
    ...(kind === 'initial' ? [path('dot', dotPath(points[0] ?? 0, points[1] ?? 0))] : []),
  ]);
  // Over lines that come into a frame from above.
  const titles = layout.boxes
    .filter(({ frame }) => frame)
    .flatMap(({ lines, x, y }): Shape[] =>
      lines.flatMap((line): Shape[] => [
        { kind: 'rect', role: 'head', area: areaOf(line, x, y), radius: 0 },
        ...linesOf([line], x, y),
      ]),
    );
  const labels = layout.wires.flatMap(({ label }): Shape[] =>
    label === undefined
      ? []
      : [
          { kind: 'rect', role: 'label', area: label, radius: 3 },
          ...label.rows.flatMap((row) => linesOf(row.lines, label.x, label.y + row.y)),
        ],
  );
  return [...boxes, ...wires, ...titles, ...labels];
}

/** What a line of text covers. */
const areaOf = ({ text, style, x, y }: TextLine, left: number, top: number): Area => ({
  x: left + x - 2,
  y: top + y - TYPE[style].size,
  width: widthOf(text, style) + 4,
  height: TYPE[style].size + 3,
});

const path = (role: Role, d: string, x = 0, y = 0): Shape => ({ kind: 'path', role, d, x, y });

const linesOf = (lines: readonly TextLine[], x: number, y: number): Shape[] =>
  lines.flatMap((line): Shape[] => [
    ...(line.icon === undefined
      ? []
      : [path('icon', ICONS[line.icon], x + line.x - 15, y + line.y - 9.5)]),
    { kind: 'text', style: line.style, text: line.text, x: x + line.x, y: y + line.y },
  ]);

const dotPath = (x: number, y: number): string =>
  `M${x - 4.5} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z`;

/** The head of a line, where it ends; lines end in right angles. */
function arrowPath(points: readonly number[]): string {
  const [px = 0, py = 0, x = 0, y = 0] = points.slice(-4);
  const [dx, dy] = [Math.sign(x - px), Math.sign(y - py)];
  const [bx, by] = [x - 7 * dx, y - 7 * dy];
  return `M${x} ${y}L${bx - 3.2 * dy} ${by - 3.2 * dx}L${bx + 3.2 * dy} ${by + 3.2 * dx}z`;
}
