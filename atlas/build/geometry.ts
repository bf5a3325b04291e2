import { inset, type Area, type Box, type Sheet } from '../layout.ts';

/** Tells which state of a drawing lies in which. */
interface Nesting {
  readonly boxes: readonly { readonly id: string; readonly parent: string | undefined }[];
}

/**
 * Everything that overlaps and must not, in words: two states of which neither holds the other, a label and a
 * state, two labels, or a state that leaves its frame or covers its head.
 */
export function problemsOf({ boxes, wires }: Sheet, nesting: Nesting): string[] {
  const parents = new Map(nesting.boxes.map(({ id, parent }) => [id, parent]));
  const within = (inner: string, outer: string): boolean => {
    for (let at: string | undefined = inner; at !== undefined; at = parents.get(at)) {
      if (at === outer) return true;
    }
    return false;
  };
  const labels = wires.flatMap(({ source, target, label }) =>
    label === undefined ? [] : [{ id: `${source} → ${target}`, ...label }],
  );
  const problems: string[] = [];
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (within(a.id, b.id)) problems.push(...outside(a, b));
      else if (within(b.id, a.id)) problems.push(...outside(b, a));
      else if (overlap(a, b)) problems.push(`${a.id} overlaps ${b.id}`);
    }
  }
  for (const [index, label] of labels.entries()) {
    for (const box of boxes) {
      const solid = box.frame ? { ...box, height: box.head } : box;
      if (overlap(label, solid)) problems.push(`the label of ${label.id} overlaps ${box.id}`);
      else if (box.frame && overlap(label, box) && !inside(label, box))
        problems.push(`the label of ${label.id} lies on the edge of ${box.id}`);
    }
    for (const other of labels.slice(index + 1)) {
      if (overlap(label, other))
        problems.push(`the label of ${label.id} overlaps that of ${other.id}`);
    }
  }
  for (const { source, target, points } of wires) {
    for (const box of boxes) {
      if (box.frame || box.id === source || box.id === target) continue;
      if (
        segmentsOf(points).some((segment) => overlap(segment, inset(box, 1))) &&
        !stacked(box, boxes, [source, target])
      )
        problems.push(`the line ${source} → ${target} runs through ${box.id}`);
    }
  }
  return problems;
}

/** Whether a state is one of those that touch an end of a line: its stack. */
const stacked = (box: Box, boxes: readonly Box[], ends: readonly string[]): boolean =>
  boxes.some((end) => ends.includes(end.id) && end.x === box.x && end.width === box.width);

const segmentsOf = (points: readonly number[]): Area[] =>
  Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, index) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(index * 2, index * 2 + 4);
    return {
      x: Math.min(ax, bx),
      y: Math.min(ay, by),
      width: Math.abs(ax - bx),
      height: Math.abs(ay - by),
    };
  });

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

function outside(inner: Box, outer: Box): string[] {
  const body = { ...outer, y: outer.y + outer.head, height: outer.height - outer.head };
  return inside(inner, body) ? [] : [`${inner.id} leaves the body of ${outer.id}`];
}
