import {
  CONTENT_BASE,
  CONTENT_PROJECT,
  IMAGE_FACTOR,
  IMAGE_FORMAT,
  IMAGE_QUALITY,
} from './constants.ts';

/** The parts of `image-{id}-{width}x{height}-{format}` (CONT-10). */
export interface AssetName {
  readonly id: string;
  /** px of the original. */
  readonly width: number;
  readonly height: number;
  readonly format: string;
}

const ASSET = /^image-([A-Za-z0-9]+)-(\d{1,5})x(\d{1,5})-([a-z0-9]{2,5})$/;

export function parseAsset(asset: string): AssetName | undefined {
  const [, id, width, height, format] = ASSET.exec(asset) ?? [];
  return id === undefined
    ? undefined
    : { id, width: Number(width), height: Number(height), format: String(format) };
}

/** In place of an image that cannot be named: a quiet area, so that nothing moves. */
export const PLACEHOLDER_IMAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='5'%3E%3Cpath fill='%23808a94' fill-opacity='.2' d='M0 0h8v5H0z'/%3E%3C/svg%3E";

/**
 * The address of an image at a size on the page, in CSS px: asked for at twice the size, quality 75,
 * as webp (CONT-09).
 */
export function imageUrl(
  asset: string,
  size: { readonly width: number; readonly height: number },
  dataset: string,
): string {
  const name = parseAsset(asset);
  if (name === undefined) return PLACEHOLDER_IMAGE;
  const { id, width, height, format } = name;
  const query = new URLSearchParams({
    w: String(Math.round(size.width * IMAGE_FACTOR)),
    h: String(Math.round(size.height * IMAGE_FACTOR)),
    q: String(IMAGE_QUALITY),
    fm: IMAGE_FORMAT,
  });
  const folder = `${CONTENT_BASE}/images/${CONTENT_PROJECT}/${encodeURIComponent(dataset)}`;
  return `${folder}/${id}-${width}x${height}.${format}?${query}`;
}
