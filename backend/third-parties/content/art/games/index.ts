import { canvas } from '../draw.ts';
import { ANIMALS } from './animals.ts';
import { glass, jewel } from './glossy-styles.ts';
import { ceramic, papercut, poster } from './light-styles.ts';
import { deco, hairline, neon } from './line-styles.ts';
import { mark } from './mark.ts';
import { COLOURINGS, huesOf, type ToneName } from './palettes.ts';
import { PLACES } from './places.ts';
import { comic, woodcut } from './print-styles.ts';
import { ARRANGEMENTS, BACKDROPS, type Scene } from './scene.ts';
import type { Motif } from './shapes.ts';
import { THINGS } from './things.ts';
import { TREASURES } from './treasures.ts';
import { TREATS } from './treats.ts';

const MOTIFS: Readonly<Record<string, Motif>> = {
  ...ANIMALS,
  ...PLACES,
  ...THINGS,
  ...TREASURES,
  ...TREATS,
};

/** What the picture of a game may show. */
export const GAME_MOTIFS: readonly string[] = Object.keys(MOTIFS).toSorted();

/** The ways of drawing, each with the tones that it is used in: three studios draw alike, none in the same colours. */
const WAYS = {
  ceramic: { draw: ceramic, tones: ['coast', 'ember', 'grove'] },
  comic: { draw: comic, tones: ['candy', 'coast', 'ember'] },
  deco: { draw: deco, tones: ['dusk', 'frost', 'grove'] },
  glass: { draw: glass, tones: ['candy', 'dusk', 'frost'] },
  hairline: { draw: hairline, tones: ['coast', 'frost', 'grove'] },
  jewel: { draw: jewel, tones: ['candy', 'dusk', 'ember'] },
  neon: { draw: neon, tones: ['candy', 'dusk', 'frost'] },
  papercut: { draw: papercut, tones: ['coast', 'dusk', 'grove'] },
  poster: { draw: poster, tones: ['coast', 'dusk', 'ember'] },
  woodcut: { draw: woodcut, tones: ['ember', 'frost', 'grove'] },
} as const satisfies Readonly<
  Record<string, { draw: (scene: Scene) => string; tones: readonly ToneName[] }>
>;

interface Style {
  readonly draw: (scene: Scene) => string;
  readonly tone: ToneName;
}

const BY_NAME: ReadonlyMap<string, Style> = new Map(
  Object.entries(WAYS).flatMap(([way, { draw, tones }]) =>
    tones.map((tone): [string, Style] => [`${way}-${tone}`, { draw, tone }]),
  ),
);

/** The styles of studios, each a way of drawing in a tone: `neon-dusk`. */
export const STYLES: readonly string[] = [...BY_NAME.keys()];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Seeds from 0 on, until only details differ. */
export const VARIANTS = COLOURINGS * BACKDROPS * ARRANGEMENTS * 2;

const arrangementOf = (seed: number): number =>
  Math.floor(seed / (COLOURINGS * BACKDROPS)) % ARRANGEMENTS;

/** What one sees at once of a seed: two of one style and motif that differ here are told apart as small tiles. */
export const lookOf = (seed: number): string => `${seed % COLOURINGS} ${arrangementOf(seed)}`;

/** A numeral, and a curve that rises. */
const UPRIGHT: readonly Motif[] = [TREASURES.seven, TREASURES.ascent];

function sceneOf({ width, height }: Size, seed: number, tone: ToneName, motif: Motif): Scene {
  const { random } = canvas(width, height, seed);
  const mayFlip = !UPRIGHT.includes(motif);
  return {
    width,
    height,
    side: Math.min(width, height),
    x: width / 2,
    y: height / 2,
    hues: huesOf(tone, seed),
    motif,
    backdrop: Math.floor(seed / COLOURINGS) % BACKDROPS,
    arrangement: arrangementOf(seed),
    flip: mayFlip && Math.floor(seed / (COLOURINGS * BACKDROPS * ARRANGEMENTS)) % 2 === 1,
    mayFlip,
    random,
  };
}

/**
 * The picture of a game, composed for its shape. The thing stands in the middle, so that a crop from there shows
 * it, too. An unknown style or motif is an empty picture.
 */
export function drawGame(size: Size, style: string, motif: string, seed: number): string {
  const way = BY_NAME.get(style);
  const shapes = MOTIFS[motif];
  return way && shapes ? way.draw(sceneOf(size, seed, way.tone, shapes)) : '';
}

/** The mark of a studio, in its tone. */
export const drawStudio = (size: Size, style: string, seed: number): string =>
  mark(sceneOf(size, seed, BY_NAME.get(style)?.tone ?? 'dusk', []));
