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

/** Format of what is drawn in lines. */
const DRAWING = 'svg';

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

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The address of an image at a size on the page, in CSS px: asked for at twice the size, quality 75,
 * as webp (CONT-09). An image of another shape is cropped to this one.
 */
export function imageUrl(asset: string, size: Size, dataset: string): string {
  const name = parseAsset(asset);
  if (name === undefined) return PLACEHOLDER_IMAGE;
  const { w, h } = asked(size);
  // A side may be a px off by rounding.
  const isOfShape = Math.abs(name.width * h - name.height * w) <= Math.max(name.width, name.height);
  return address(name, dataset, {
    w: String(w),
    h: String(h),
    q: String(IMAGE_QUALITY),
    fm: IMAGE_FORMAT,
    ...(!isOfShape && { fit: 'crop' }),
  });
}

/**
 * An image for screens of few and of many points, of which the browser takes the smallest that is enough; or the
 * drawing that it is.
 */
export function imageSet(
  asset: string,
  size: Size,
  dataset: string,
): { readonly src: string; readonly srcSet?: string } {
  const src = lineUrl(asset, size, dataset);
  if ((parseAsset(asset)?.format ?? DRAWING) === DRAWING) return { src };
  const { width, height } = size;
  const plain = { width: width / IMAGE_FACTOR, height: height / IMAGE_FACTOR };
  const small = imageUrl(asset, plain, dataset);
  return { src, srcSet: `${small} ${width}w, ${src} ${width * IMAGE_FACTOR}w` };
}

/** As `imageUrl`, but a drawing stays one: compressed it is smaller than pixels, and sharp at any size. */
export function lineUrl(asset: string, size: Size, dataset: string): string {
  const name = parseAsset(asset);
  if (name?.format !== DRAWING) return imageUrl(asset, size, dataset);
  const { w, h } = asked(size);
  return address(name, dataset, { w: String(w), h: String(h) });
}

const asked = ({ width, height }: Size) => ({
  w: Math.round(width * IMAGE_FACTOR),
  h: Math.round(height * IMAGE_FACTOR),
});

function address(
  name: AssetName,
  dataset: string,
  query: Readonly<Record<string, string>>,
): string {
  const { id, width, height, format } = name;
  const folder = `${CONTENT_BASE}/images/${CONTENT_PROJECT}/${encodeURIComponent(dataset)}`;
  return `${folder}/${id}-${width}x${height}.${format}?${new URLSearchParams(query)}`;
}
