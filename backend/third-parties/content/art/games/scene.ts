import { el, round } from '../draw.ts';
import type { Hues } from './palettes.ts';
import type { Motif, Shape } from './shapes.ts';

/** What a style draws on and with. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly hues: Hues;
  readonly motif: Motif;
  /** Which of the three backdrops of a style. */
  readonly backdrop: number;
  /** Which of the four arrangements. */
  readonly arrangement: number;
  /** Mirrored, which a numeral cannot be. */
  readonly flip: boolean;
  readonly mayFlip: boolean;
  /** The same sequence of numbers from 0 to 1 for the same seed: for details alone, shapes take more or fewer. */
  readonly random: () => number;
}

export const BACKDROPS = 3;
export const ARRANGEMENTS = 4;

/** How the parts of a motif are painted. */
export interface Look {
  readonly body: string;
  readonly second: string;
  readonly light: string;
  readonly dark: string;
  /** A line around each part, in units of the motif's box. */
  readonly edge?: { readonly colour: string; readonly thick: number };
  /** Lines around the whole, the outermost first. */
  readonly contours?: readonly { readonly colour: string; readonly thick: number }[];
}

const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** A shape in one colour, grown by `thick` on each side. */
const grown = ({ d, thick: own }: Shape, colour: string, thick: number): string =>
  el('path', {
    d,
    fill: own > 0 ? 'none' : colour,
    stroke: colour,
    'stroke-width': own + thick * 2,
    ...ROUND,
  });

/** The whole motif in one colour. */
const silhouette = (motif: Motif, colour: string, thick = 0): string =>
  motif.map((shape) => grown(shape, colour, thick)).join('');

/** The motif in its box. */
function painted(motif: Motif, look: Look): string {
  const contours = (look.contours ?? []).map(({ colour, thick }) =>
    silhouette(motif, colour, thick),
  );
  const shapes = motif.map((shape) => {
    const { part, d, thick } = shape;
    const fill = look[part];
    const { edge } = look;
    if (thick > 0) {
      const under = edge && part !== 'dark' ? grown(shape, edge.colour, edge.thick / 2) : '';
      return under + el('path', { d, fill: 'none', stroke: fill, 'stroke-width': thick, ...ROUND });
    }
    return el('path', {
      d,
      fill,
      // Beneath the fill: where circles of one shape meet, no line shows.
      ...(edge && {
        stroke: edge.colour,
        'stroke-width': edge.thick * 1.6,
        'paint-order': 'stroke',
        ...ROUND,
      }),
    });
  });
  return contours.join('') + shapes.join('');
}

interface Placed {
  readonly x: number;
  readonly y: number;
  /** Half the width of the motif's box. */
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

const placed = (
  { x, y, size, turn = 0, flip = false, opacity = 1 }: Placed,
  ...inside: readonly string[]
): string => {
  const scale = Math.round(size * 10) / 1_000;
  return el(
    'g',
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${flip ? -scale : scale} ${scale})`,
      ...(opacity < 1 && { opacity: String(opacity) }),
    },
    ...inside,
  );
};

/** The motif in the arrangement of its scene: alone, tilted, between two smaller ones, or with echoes. */
export function arranged(scene: Scene, look: Look, echo: string = look.second): string {
  const { x, y, side, width, height, motif, arrangement, flip, mayFlip } = scene;
  const size = side * 0.37;
  const thing = painted(motif, look);
  switch (arrangement) {
    case 0:
      return placed({ x, y, size: size * 1.04, flip }, thing);
    case 1:
      return placed({ x, y, size, turn: flip ? 13 : -13, flip }, thing);
    case 2: {
      const apart = width > height ? side * 0.62 : side * 0.3;
      const rise = width < height ? side * 0.62 : side * 0.26;
      const small = { size: size * 0.42, opacity: 0.9 };
      return (
        placed({ x: x - apart, y: y - rise, turn: -10, ...small }, thing) +
        placed({ x: x + apart, y: y - rise, turn: 10, flip: mayFlip, ...small }, thing) +
        placed({ x, y: y + side * 0.07, size: size * 0.9, flip }, thing)
      );
    }
    default:
      return (
        placed({ x, y, size: size * 1.5, flip, opacity: 0.13 }, silhouette(motif, echo)) +
        placed({ x, y, size: size * 1.22, flip, opacity: 0.24 }, silhouette(motif, echo)) +
        placed({ x, y, size: size * 0.92, flip }, thing)
      );
  }
}
