import { draw } from './art/index.ts';
import { failure } from './failure.ts';
import type { ImageAsset } from './documents.ts';

/** Largest side that is served, in px. */
const MAX_SIDE = 4_096;

/** Headers that keep an SVG from doing anything but being looked at. */
export const IMAGE_HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // An asset's id names what is drawn, so that the same address always shows the same.
  'Cache-Control': 'public, max-age=31536000, immutable',
} as const;

/** `{id}-{width}x{height}.svg` → the asset's document id (CONT-10). */
export function assetIdOf(file: string): string | undefined {
  const [, name] = /^([0-9a-f]{40}-\d{1,4}x\d{1,4})\.svg$/.exec(file) ?? [];
  return name === undefined ? undefined : `image-${name}-svg`;
}

/** The asset at the asked size. `q` and `fm` say how pixels are packed: a drawing has none, so they change nothing. */
export function renderImage(asset: ImageAsset, query: Readonly<Record<string, unknown>>): string {
  const { width, height } = asset.metadata.dimensions;
  const w = side('w', query['w']);
  const h = side('h', query['h']);
  return draw(asset, {
    width: w ?? Math.round(h === undefined ? width : (h * width) / height),
    height: h ?? Math.round(w === undefined ? height : (w * height) / width),
  });
}

function side(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const size = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (size < 1 || size > MAX_SIDE) throw failure(400, `${name} must be from 1 to ${MAX_SIDE}`);
  return size;
}
