import type { Drawn } from '../../data.ts';
import { ICONS } from '../../icons.ts';
import type { Role, Shape } from '../../ink.ts';
import {
  boundsOf,
  distanceOf,
  headPath,
  inset,
  TYPE,
  type Area,
  type TextLine,
} from '../../layout.ts';
import { wirePath } from '../../wire-path.ts';
import { widthIn, type Face } from '../faces.ts';

/** The face in which a style is set. */
export const faceOf = (style: TextLine['style']): Face =>
  style === 'status' ? 'mono' : TYPE[style].weight === 600 ? 'bold' : 'regular';

/** Everything that is drawn of a chart, in the order in which it is drawn. */
export function shapesOf({ chart, layout }: Drawn): Shape[] {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const boxes = layout.boxes.flatMap((box): Shape[] => {
    const state = states.get(box.id);
    const region = states.get(state?.parent ?? '')?.kind === 'parallel';
    const role = region ? 'region' : box.frame ? 'frame' : 'box';
    return [
      ...(box.frame ? [path('head', headPath(box), { ...box, height: box.head })] : []),
      { kind: 'rect', role, area: box, radius: 6 },
      ...(state?.kind === 'final' || box.folded
        ? [{ kind: 'rect' as const, role: 'final' as const, area: inset(box, 3), radius: 4 }]
        : []),
      ...(box.frame ? [] : linesOf(box.lines, box.x, box.y)),
      ...box.rows.flatMap((row) => linesOf(row.lines, box.x, box.y + row.y)),
    ];
  });
  const wires = layout.wires.flatMap((wire): Shape[] => {
    const { points } = wire;
    const bounds = inset(boundsOf({ ...wire, label: undefined }), -8);
    return [path('wire', wirePath(points), bounds), path('arrow', arrowPath(points), bounds)];
  });
  // Drawn over lines that come into a frame from above.
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

/** The area of a line of text. */
const areaOf = (
  { text, style, x, y }: Pick<TextLine, 'text' | 'style' | 'x' | 'y'>,
  left: number,
  top: number,
): Area => ({
  x: left + x - 2,
  y: top + y - TYPE[style].size,
  width: widthIn(text, faceOf(style), TYPE[style].size) + 4,
  height: TYPE[style].size + 3,
});

const path = (
  role: Role,
  d: string,
  { x, y, width, height }: Area,
  at = { x: 0, y: 0 },
): Shape => ({
  kind: 'path',
  role,
  d,
  ...at,
  bounds: { x, y, width, height },
});

const linesOf = (lines: readonly TextLine[], x: number, y: number): Shape[] =>
  lines.flatMap((line): Shape[] => [
    ...(line.icon === undefined
      ? []
      : [iconAt(ICONS[line.icon], x + line.x - 15, y + line.y - 9.5)]),
    { kind: 'text', style: line.style, text: line.text, x: x + line.x, y: y + line.y },
  ]);

const iconAt = (d: string, x: number, y: number): Shape =>
  path('icon', d, { x, y, width: 12, height: 12 }, { x, y });

/** The area of a shape. */
function coveredBy(shape: Shape): Area {
  if (shape.kind === 'rect') return shape.area;
  if (shape.kind === 'path') return shape.bounds;
  return areaOf(shape, 0, 0);
}

/** The shapes of a drawing that lie in an area, at least in part; letters and signs only as a whole. */
export const shapesIn = (shapes: readonly Shape[], area: Area): Shape[] =>
  shapes.filter((shape) => {
    const covered = coveredBy(shape);
    const whole = shape.kind === 'text' || (shape.kind === 'path' && shape.role === 'icon');
    return whole ? isWithin(covered, area) : distanceOf(covered, area) === 0;
  });

export const isWithin = (part: Area, area: Area): boolean =>
  part.x >= area.x &&
  part.y >= area.y &&
  part.x + part.width <= area.x + area.width &&
  part.y + part.height <= area.y + area.height;

/** The head of a line, where it ends; lines end in right angles. */
function arrowPath(points: readonly number[]): string {
  const [px = 0, py = 0, x = 0, y = 0] = points.slice(-4);
  const [dx, dy] = [Math.sign(x - px), Math.sign(y - py)];
  const [bx, by] = [x - 7 * dx, y - 7 * dy];
  return `M${x} ${y}L${bx - 3.2 * dy} ${by - 3.2 * dx}L${bx + 3.2 * dy} ${by + 3.2 * dx}z`;
}
