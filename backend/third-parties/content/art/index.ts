import type { Art, ImageAsset } from '../documents.ts';
import { canvas, el } from './draw.ts';
import { emblem, flag, seal, wordmark } from './marks.ts';
import { NORTHLIGHT_MOTIFS } from './northlight.ts';
import { SOL_ALTA_MOTIFS } from './sol-alta.ts';

const MOTIFS = { northlight: NORTHLIGHT_MOTIFS, 'sol-alta': SOL_ALTA_MOTIFS } as const;

/** Boxes in which the marks are drawn, in their own units. */
const MARK_BOXES = {
  emblem: [64, 64],
  flag: [60, 40],
  seal: [160, 160],
  wordmark: [240, 96],
} as const;

/**
 * Draws an asset as a complete SVG file. It scales to `size`; where the shape differs, a banner is
 * cropped and a mark is fitted.
 */
export function draw(
  { art, metadata }: Pick<ImageAsset, 'art' | 'metadata'>,
  size: { readonly width: number; readonly height: number },
): string {
  const box = art.kind === 'banner' ? metadata.dimensions : toBox(MARK_BOXES[art.kind]);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `0 0 ${box.width} ${box.height}`,
      preserveAspectRatio: `xMidYMid ${art.kind === 'banner' ? 'slice' : 'meet'}`,
    },
    content(art, box),
  );
}

const toBox = ([width, height]: readonly [number, number]) => ({ width, height });

function content(art: Art, { width, height }: { width: number; height: number }): string {
  switch (art.kind) {
    case 'banner':
      return MOTIFS[art.brand][art.motif]?.(canvas(width, height, art.seed)) ?? '';
    case 'emblem':
      return emblem(art.brand, art.symbol);
    case 'flag':
      return flag(art.market);
    case 'seal':
      return seal(art.brand, art.initials);
    default:
      return wordmark(art.brand, art.text);
  }
}
