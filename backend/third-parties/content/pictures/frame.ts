import { failure } from '../failure.ts';
import { MAX_SIDE, type Asked, type Crop } from './asked.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a drawing lies on its canvas, all in px; what lies outside is cut off. */
export interface Frame {
  readonly canvas: Size;
  readonly place: Size & { readonly x: number; readonly y: number };
  /** The liveliest part of this size stays of the canvas. */
  readonly liveliest?: Size;
}

/**
 * The most pixels of a canvas: enough for a picture over all of a large screen at twice its points. More would
 * keep a core busy for seconds.
 */
const MAX_PIXELS = 5_000_000;

/**
 * The canvas for an original of these dimensions. A given width and height are a box that `fit` says how to take;
 * one of them alone sets the other.
 * @throws ContentFailure 400: more pixels than are made
 */
export function frameOf(
  original: Size,
  { w, h, dpr, fit, crop }: Pick<Asked, 'w' | 'h' | 'dpr' | 'fit' | 'crop'>,
): Frame {
  const box = { width: w === undefined ? w : w * dpr, height: h === undefined ? h : h * dpr };
  const { width, height } = box;
  const scales = [
    ...(width === undefined ? [] : [width / original.width]),
    ...(height === undefined ? [] : [height / original.height]),
  ];
  const isEnlarged = fit !== 'max' && fit !== 'min' && fit !== 'fillmax';
  const within = Math.min(...scales, ...(isEnlarged && scales.length > 0 ? [] : [1]));
  const inner = scaled(original, within);
  if (width === undefined || height === undefined) return bounded(filled(inner));
  switch (fit) {
    case 'crop':
      return bounded(cropped(original, { width, height }, crop));
    case 'min': {
      const cover = Math.max(width / original.width, height / original.height, 1);
      return bounded(cropped(original, { width: width / cover, height: height / cover }, crop));
    }
    case 'scale':
      return bounded(filled({ width, height }));
    case 'fill':
    case 'fillmax': {
      const canvas = rounded({ width, height });
      const place = {
        ...inner,
        x: (canvas.width - inner.width) / 2,
        y: (canvas.height - inner.height) / 2,
      };
      return bounded({ canvas, place });
    }
    case 'clip':
    case 'max':
      return bounded(filled(inner));
  }
}

const scaled = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
});

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** The whole drawing over the whole canvas; what rounding adds to a side is stretched. */
function filled(size: Size): Frame {
  const canvas = rounded(size);
  return { canvas, place: { ...canvas, x: 0, y: 0 } };
}

/** The drawing covers the canvas, and sticks out on one axis. */
function cropped(original: Size, size: Size, crop: Crop): Frame {
  const canvas = rounded(size);
  const by = Math.max(canvas.width / original.width, canvas.height / original.height);
  const cover = scaled(original, by);
  if (crop.by === 'entropy') return { ...filled(cover), liveliest: canvas };
  const shift = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const over = cover[side] - canvas[side];
    if (crop.by === 'edges') return -over * crop[axis];
    return -Math.min(Math.max(cover[side] * crop[axis] - canvas[side] / 2, 0), over);
  };
  return { canvas, place: { ...cover, x: shift('x', 'width'), y: shift('y', 'height') } };
}

function bounded(frame: Frame): Frame {
  const { width, height } = frame.canvas;
  const isMade = width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
  if (isMade) return frame;
  throw failure(
    400,
    `The picture must have at most ${MAX_SIDE} px a side and ${MAX_PIXELS} pixels in all`,
  );
}
