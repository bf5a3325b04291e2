import { imageUrl, parseAsset, PLACEHOLDER_IMAGE } from '../../content/images.ts';
import type { GameImages, TileSize } from '../../../reference/game-card.ts';
import { SPANS } from './spans.ts';

/** The picture of a tile in CSS px, where the tile is at its smallest, and its asset. */
const PICTURES = {
  '1x': { asset: 'thumbnail', width: 120, height: 120 },
  '2xh': { asset: '2xh', width: 240, height: 120 },
  '2xv': { asset: '2xv', width: 120, height: 310 },
  '4x': { asset: '4x', width: 240, height: 320 },
} as const satisfies Record<TileSize, { asset: keyof GameImages; width: number; height: number }>;

/** The screen's share that a column takes, as `grid.css.ts` lays them out. */
const columnsWide = (columns: number): string =>
  `(max-width: 639px) ${columns * 32}vw, (max-width: 1023px) ${columns * 19}vw, ${columns * 164}px`;

/** The attributes of a tile's picture: once, twice and three times its size, of which the browser takes one (GAME-07). */
export function tilePicture(images: GameImages, size: TileSize, dataset: string) {
  const { asset, width, height } = PICTURES[size];
  // Its address has blanks, which end one in a set.
  if (!parseAsset(images[asset])) return { src: PLACEHOLDER_IMAGE, width, height };
  // An address asks for twice the size that it is given.
  const at = (times: number) =>
    imageUrl(images[asset], { width: (width * times) / 2, height: (height * times) / 2 }, dataset);
  return {
    src: at(2),
    srcSet: [1, 2, 3].map((times) => `${at(times)} ${width * times}w`).join(', '),
    sizes: columnsWide(SPANS[size].columns),
    width,
    height,
  };
}
