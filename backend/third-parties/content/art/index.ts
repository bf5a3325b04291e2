import type { Art, ImageAsset } from '../documents.ts';
import { canvas, el } from './draw.ts';
import { drawGame, drawStudio } from './games/index.ts';
import { emblem, flag, seal, wordmark } from './marks.ts';
import { NORTHLIGHT_MOTIFS } from './northlight.ts';
import { SOL_ALTA_MOTIFS } from './sol-alta.ts';

const MOTIFS = { northlight: NORTHLIGHT_MOTIFS, 'sol-alta': SOL_ALTA_MOTIFS } as const;

/** Boxes in which the marks are drawn, in their own units. */
const MARK_BOXES = {
  emblem: [64, 64],
  flag: [60, 40],
  seal: [160, 160],
  studio: [160, 160],
  wordmark: [240, 96],
} as const;

/**
 * Draws an asset as a complete SVG file. It scales to `size`; where the shape differs, a banner is
 * cropped, a mark is fitted, and a game's picture is composed anew.
 */
export function draw({ art, metadata }: Pick<ImageAsset, 'art' | 'metadata'>, size: Size): string {
  const box = boxOf(art, metadata.dimensions, size);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `0 0 ${box.width} ${box.height}`,
      preserveAspectRatio: `xMidYMid ${art.kind === 'banner' || art.kind === 'game' ? 'slice' : 'meet'}`,
    },
    content(art, box),
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function boxOf(art: Art, own: Size, asked: Size): Size {
  if (art.kind === 'banner') return own;
  if (art.kind === 'game') return inShapeOf(asked, own);
  const [width, height] = MARK_BOXES[art.kind];
  return { width, height };
}

/** The asked shape, no slimmer than a tile of one by two, at the drawing's own size. */
function inShapeOf(asked: Size, own: Size): Size {
  const shape = Math.min(2, Math.max(0.5, asked.width / asked.height));
  return shape > 1
    ? { width: Math.round(own.height * shape), height: own.height }
    : { width: own.width, height: Math.round(own.width / shape) };
}

function content(art: Art, box: Size): string {
  const { width, height } = box;
  switch (art.kind) {
    case 'banner':
      return MOTIFS[art.brand][art.motif]?.(canvas(width, height, art.seed)) ?? '';
    case 'emblem':
      return emblem(art.brand, art.symbol);
    case 'flag':
      return flag(art.market);
    case 'game':
      return drawGame(box, art.style, art.motif, art.seed);
    case 'seal':
      return seal(art.brand, art.initials);
    case 'studio':
      return drawStudio(box, art.style, art.seed);
    default:
      return wordmark(art.brand, art.text);
  }
}
