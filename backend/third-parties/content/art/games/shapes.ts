import { around, polyline, range, round, type Point } from '../draw.ts';

/**
 * A motif is drawn once, in a box from -100 to 100, as shapes with parts to play; each style has colours and
 * outlines of its own for the parts.
 */
type Part = 'body' | 'second' | 'light' | 'dark';

export interface Shape {
  readonly part: Part;
  readonly d: string;
  /** Of a line, in units of the box. */
  readonly thick: number;
}

export type Motif = readonly Shape[];

const filled =
  (part: Part) =>
  (...paths: readonly string[]): Shape => ({ part, d: paths.join(''), thick: 0 });

export const body = filled('body');
export const second = filled('second');
export const light = filled('light');
export const dark = filled('dark');
/** A line in the dark colour. */
export const line = (d: string, thick = 5): Shape => ({ part: 'dark', d, thick });
/** A thick line that is a part of the thing: a rope, an arm, a ring. */
export const bar = (d: string, thick: number, part: Part = 'body'): Shape => ({ part, d, thick });

/** A circle, or an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${rx * -2} 0Z`;

/** Two of them, right and left of the middle. */
export const ovals = (x: number, y: number, rx: number, ry: number = rx): string =>
  oval(-x, y, rx, ry) + oval(x, y, rx, ry);

const points = (xy: readonly number[], sign = 1): readonly Point[] =>
  range(xy.length / 2).map((i): Point => [sign * (xy[i * 2] ?? 0), xy[i * 2 + 1] ?? 0]);

export const area = (...xy: readonly number[]): string => `${polyline(points(xy))}Z`;

/** An area, and the same on the other side. */
export const areas = (...xy: readonly number[]): string =>
  area(...xy) + `${polyline(points(xy, -1))}Z`;

export const path = (...xy: readonly number[]): string => polyline(points(xy));

export const box = (x: number, y: number, wide: number, high: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${wide}v${high}h${-wide}Z`
    : `M${x + r} ${y}h${wide - r * 2}a${r} ${r} 0 0 1 ${r} ${r}v${high - r * 2}a${r} ${r} 0 0 1 ${-r} ${r}h${r * 2 - wide}a${r} ${r} 0 0 1 ${-r} ${-r}v${r * 2 - high}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** A star; with two equal radii a regular polygon of twice the corners. */
export const star = (
  corners: number,
  outer: number,
  inner: number,
  x = 0,
  y = 0,
  turn = 0,
): string =>
  `${polyline(
    range(corners * 2).map((i) =>
      around([x, y], i % 2 === 0 ? outer : inner, i / corners / 2 + turn),
    ),
  )}Z`;

/** So many of something on a circle. */
export const ring = (
  count: number,
  radius: number,
  make: (x: number, y: number, turn: number) => string,
  centre: Point = [0, 0],
): string =>
  range(count)
    .map((i) => {
      const [x, y] = around(centre, radius, i / count);
      return make(round(x), round(y), i / count);
    })
    .join('');

/** Rays from one circle to another. */
export const spokes = (count: number, from: number, to: number, turn = 0, centre: Point = [0, 0]) =>
  range(count)
    .map((i) =>
      polyline([around(centre, from, i / count + turn), around(centre, to, i / count + turn)]),
    )
    .join('');

/** A piece of a disc, from one turn to another. */
export const wedge = (outer: number, inner: number, from: number, to: number): string => {
  const [a, b] = [around([0, 0], outer, from), around([0, 0], outer, to)];
  const [c, d] = [around([0, 0], inner, to), around([0, 0], inner, from)];
  return `M${round(a[0])} ${round(a[1])}A${outer} ${outer} 0 0 1 ${round(b[0])} ${round(b[1])}L${round(c[0])} ${round(c[1])}A${inner} ${inner} 0 0 0 ${round(d[0])} ${round(d[1])}Z`;
};
