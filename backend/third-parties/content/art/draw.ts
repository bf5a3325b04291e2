/** A drawing surface in its own units; the file scales it to the requested size. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** More than twice as wide as high: the left half is for words. */
  readonly banner: boolean;
  /** Where the motif sits: right of the words on a banner, else in the middle. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The same sequence of numbers from 0 to 1 for the same seed. */
  readonly random: () => number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element; attribute values come from this folder's code only, never from a request. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return children.length === 0
    ? `<${name}${list.join('')}/>`
    : `<${name}${list.join('')}>${children.join('')}</${name}>`;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Escapes text content. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

export type Point = readonly [x: number, y: number];

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A point on a circle; 0 is up, the angle grows clockwise, in turns. */
export const around = (centre: Point, radius: number, turns: number): Point => [
  centre[0] + Math.sin(turns * 2 * Math.PI) * radius,
  centre[1] - Math.cos(turns * 2 * Math.PI) * radius,
];

export const range = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i);

/** mulberry32: small, quick, good enough for pictures. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function canvas(width: number, height: number, seed: number): Canvas {
  const banner = width > height * 2;
  return {
    width,
    height,
    banner,
    focus: { x: width * (banner ? 0.74 : 0.5), y: height * 0.48 },
    random: randomFrom(seed),
  };
}

/** A linear gradient for `fill="url(#id)"`; `down` runs from top to bottom. */
export const gradient = (
  id: string,
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
  down = true,
): string =>
  el(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: down ? 0 : 1, y2: down ? 1 : 0 },
    ...stops.map(([offset, colour, opacity = 1]) =>
      el('stop', { offset, 'stop-color': colour, 'stop-opacity': String(opacity) }),
    ),
  );

/** Outlines of the four suits in a box of 2 by 2 around the origin. */
export const SUITS = {
  spade:
    'M0-1C.45-.45.95-.15.95.35.95.8.4.9.13.5L.3 1H-.3L-.13.5C-.4.9-.95.8-.95.35-.95-.15-.45-.45 0-1Z',
  heart: 'M0 .95C-.55.4-1 .05-1-.4-1-.95-.3-1.05 0-.5.3-1.05 1-.95 1-.4 1 .05.55.4 0 .95Z',
  diamond: 'M0-1 .75 0 0 1-.75 0Z',
  club: 'M0-1A.45.45 0 0 1 .38-.3.45.45 0 1 1 .14.42L.3 1H-.3L-.14.42A.45.45 0 1 1-.38-.3.45.45 0 0 1 0-1Z',
} as const;
