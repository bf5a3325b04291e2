import { negotiate } from '@fastify/accept-negotiator';
import { cut } from '../../../platform/cut.ts';
import { failure } from '../failure.ts';

/** Largest side of an answer, in px. */
export const MAX_SIDE = 4_096;

/** How pixels are packed; `pjpg` is a JPEG that comes in passes. */
export type Packing = 'avif' | 'jpg' | 'pjpg' | 'png' | 'webp';

/** How a picture takes the size that is asked for, in the words of Sanity's own pipeline. */
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';

/** What stays of a picture that is cut: an edge by 0, 0.5 and 1, the middle of a focal point, or the liveliest part. */
export type Crop =
  | { readonly by: 'edges' | 'focalpoint'; readonly x: number; readonly y: number }
  | { readonly by: 'entropy' };

/** A picture as a client asks for it. */
export interface Asked {
  /** px, without `dpr`. */
  readonly w?: number;
  readonly h?: number;
  readonly dpr: number;
  readonly fit: Fit;
  readonly crop: Crop;
  /** Colour under the picture and around it. */
  readonly bg?: Colour;
  readonly q?: number;
  /** Without it the drawing itself is asked for. */
  readonly fm?: Packing;
  /** Whether another client gets another format at the same address. */
  readonly isByAccept: boolean;
}

export interface Colour {
  /** `#rrggbb` */
  readonly rgb: string;
  /** 0 … 1 */
  readonly alpha: number;
}

const PACKINGS: readonly Packing[] = ['avif', 'jpg', 'pjpg', 'png', 'webp'];
const FITS: readonly Fit[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'];

const oneOf =
  <T extends string>(of: readonly T[]) =>
  (value: string): T | undefined =>
    of.find((each) => each === value);

const whole =
  (most: number) =>
  (value: string): number | undefined => {
    const number = /^\d{1,5}$/.test(value) ? Number(value) : 0;
    return number >= 1 && number <= most ? number : undefined;
  };

const decimal =
  (least: number, most: number) =>
  (value: string): number | undefined => {
    const number = /^(?:\d+|\d*\.\d+)$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  };

/** The edges that a crop may name, as fractions of what is cut off to the left and above. */
const EDGES: Readonly<Record<string, { readonly x?: number; readonly y?: number }>> = {
  bottom: { y: 1 },
  center: {},
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
};

/** `top,left`, `center`, `focalpoint` or `entropy`; where the focal point is, other parameters say. */
function crop(value: string): Crop | undefined {
  if (value === 'entropy') return { by: 'entropy' };
  const middle = { x: 0.5, y: 0.5 };
  if (value === 'focalpoint') return { by: 'focalpoint', ...middle };
  const names = value.split(',');
  const edges = names.flatMap((name) => (Object.hasOwn(EDGES, name) ? (EDGES[name] ?? []) : []));
  const isClear = (['x', 'y'] as const).every(
    (axis) => edges.filter((edge) => axis in edge).length < 2,
  );
  if (edges.length !== names.length || names.length > 2 || !isClear) return undefined;
  return edges.reduce<Crop>((at, edge) => ({ ...at, ...edge }), { by: 'edges', ...middle });
}

/** RGB, ARGB, RRGGBB or AARRGGBB. */
function colour(value: string): Colour | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined;
  const digits = value.length < 5 ? value.replaceAll(/./g, '$&$&') : value;
  const alpha = digits.length === 8 ? Number.parseInt(digits.slice(0, 2), 16) / 255 : 1;
  return { rgb: `#${digits.slice(-6).toLowerCase()}`, alpha };
}

/** Each parameter: what it may be, in words, and how it is read; undefined is what it may not be. */
const PARAMETERS = {
  auto: { must: 'format', read: oneOf(['format']) },
  bg: { must: 'RGB, ARGB, RRGGBB or AARRGGBB', read: colour },
  crop: {
    must: 'center, focalpoint, entropy, or of top, bottom, left and right one of a kind',
    read: crop,
  },
  dpr: { must: 'from 1 to 3', read: decimal(1, 3) },
  fit: { must: `one of ${FITS.join(', ')}`, read: oneOf(FITS) },
  fm: { must: `one of ${PACKINGS.join(', ')}`, read: oneOf(PACKINGS) },
  'fp-x': { must: 'from 0 to 1', read: decimal(0, 1) },
  'fp-y': { must: 'from 0 to 1', read: decimal(0, 1) },
  h: { must: `from 1 to ${MAX_SIDE}`, read: whole(MAX_SIDE) },
  q: { must: 'from 1 to 100', read: whole(100) },
  w: { must: `from 1 to ${MAX_SIDE}`, read: whole(MAX_SIDE) },
} as const satisfies Readonly<
  Record<string, { readonly must: string; readonly read: (value: string) => unknown }>
>;

type Name = keyof typeof PARAMETERS;
type Values = {
  readonly [Each in Name]?: NonNullable<ReturnType<(typeof PARAMETERS)[Each]['read']>>;
};

/**
 * Reads the parameters of an image's address.
 * @param accept the request's `Accept`, which decides where `auto=format` is asked for
 * @throws ContentFailure 400: one that this service does not know, twice the same, or a value that cannot be
 */
export function askedFor(
  query: Readonly<Record<string, unknown>>,
  accept: string | undefined,
): Asked {
  const read = Object.entries(query).map(([name, value]) => {
    if (!isName(name)) throw failure(400, `Unknown image parameter "${cut(name, 32)}"`);
    const { must, read: readOne } = PARAMETERS[name];
    const known = typeof value === 'string' ? readOne(value) : undefined;
    if (known === undefined) throw failure(400, `${name} must be ${must}`);
    return [name, known] as const;
  });
  const values = Object.fromEntries(read) as Values;
  const { auto, crop: named = { by: 'edges', x: 0.5, y: 0.5 }, fm } = values;
  const packing = auto === undefined ? fm : (best(accept) ?? fm ?? 'png');
  return {
    ...(values.w !== undefined && { w: values.w }),
    ...(values.h !== undefined && { h: values.h }),
    ...(values.bg && { bg: values.bg }),
    ...(values.q !== undefined && { q: values.q }),
    ...(packing !== undefined && { fm: packing }),
    dpr: values.dpr ?? 1,
    fit: values.fit ?? 'clip',
    crop:
      named.by === 'focalpoint'
        ? { by: 'focalpoint', x: values['fp-x'] ?? named.x, y: values['fp-y'] ?? named.y }
        : named,
    isByAccept: auto !== undefined,
  };
}

const isName = (name: string): name is Name => Object.hasOwn(PARAMETERS, name);

/** The format that a client names as its own, and likes best. A wildcard says nothing: older browsers send it, too. */
function best(accept = ''): Packing | undefined {
  const named = negotiate(accept.toLowerCase(), ['image/avif', 'image/webp']);
  return named === null ? undefined : OWN[named];
}
const OWN = { 'image/avif': 'avif', 'image/webp': 'webp' } as const;
