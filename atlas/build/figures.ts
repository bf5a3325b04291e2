import { type Sheet, type Wire } from '../layout.ts';

/** How easily the lines of a sheet are followed. */
export interface Figures {
  /** Mean of length ÷ straight distance. */
  readonly stretch: number;
  /** Per line. */
  readonly crossings: number;
  /** The length of the longest line, in px. */
  readonly longest: number;
}

export function figuresOf({ wires }: Pick<Sheet, 'wires'>): Figures {
  const count = Math.max(1, wires.length);
  return {
    stretch: wires.length === 0 ? 1 : wires.reduce((sum, wire) => sum + stretchOf(wire), 0) / count,
    crossings: crossedPairs(wires).length / count,
    longest: Math.max(0, ...wires.map(({ points }) => lengthOf(points))),
  };
}

export function lengthOf(points: readonly number[]): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(at - 2, at + 2);
    length += Math.abs(bx - ax) + Math.abs(by - ay);
  }
  return length;
}

/** Length of a line ÷ distance of its ends. */
export function stretchOf({ points }: Pick<Wire, 'points'>): number {
  const [ax = 0, ay = 0] = points;
  const [bx = 0, by = 0] = points.slice(-2);
  return lengthOf(points) / Math.max(1, Math.hypot(bx - ax, by - ay));
}

interface Segment {
  readonly wire: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The lines that cross, by their places, once for each crossing. */
export function crossedPairs(wires: readonly Wire[]): readonly (readonly [number, number])[] {
  const segments = wires.flatMap(({ points }, wire): Segment[] =>
    Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, index) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(index * 2, index * 2 + 4);
      return {
        wire,
        x1: Math.min(ax, bx),
        y1: Math.min(ay, by),
        x2: Math.max(ax, bx),
        y2: Math.max(ay, by),
      };
    }),
  );
  const across = segments.filter(({ y1, y2 }) => y1 === y2);
  const down = segments.filter(({ x1, x2, y1, y2 }) => x1 === x2 && y1 !== y2);
  return across.flatMap((a) =>
    down
      .filter((b) => a.wire !== b.wire && b.x1 > a.x1 && b.x1 < a.x2 && a.y1 > b.y1 && a.y1 < b.y2)
      .map((b): [number, number] => [a.wire, b.wire]),
  );
}
