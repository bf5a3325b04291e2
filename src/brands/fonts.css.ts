import { globalFontFace } from '@vanilla-extract/css';
import { LATIN, LATIN_EXT } from './font-ranges.ts';

/**
 * The faces of both brands, self-hosted; the browser fetches only those that a page uses.
 *
 * `optional`, not `swap`: nothing may move under a player's finger, and a preload would delay the
 * first paint (measured: 0.2 s on a slow line). A first visit starts in the matched system face and
 * changes with the first render of the application (`fonts.ts`); later visits have the face cached.
 */

interface Face {
  readonly family: string;
  /** Path of the file in its package, `*` standing for the subset. */
  readonly file: string;
  readonly weight: string;
  /** How Arial must be stretched to take the same room (ascent, descent, size). */
  readonly match: readonly [ascent: string, descent: string, size: string];
}

const FACES: readonly Face[] = [
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    weight: '300 900',
    match: ['94.3231%', '24.8219%', '100.7176%'],
  },
  {
    family: 'Barlow Condensed',
    file: '@fontsource/barlow-condensed/files/barlow-condensed-*-500-normal.woff2',
    weight: '500',
    match: ['130.7334%', '26.1467%', '76.4916%'],
  },
  {
    family: 'Nunito',
    file: '@fontsource-variable/nunito/files/nunito-*-wght-normal.woff2',
    weight: '200 1000',
    match: ['99.7134%', '34.8159%', '101.3906%'],
  },
];

for (const { family, file, weight, match } of FACES) {
  globalFontFace(
    family,
    [
      ['latin', LATIN],
      ['latin-ext', LATIN_EXT],
    ].map(([subset = '', range = '']) => ({
      src: `url(${file.replace('*', subset)}) format('woff2')`,
      fontWeight: weight,
      fontDisplay: 'optional',
      unicodeRange: range,
    })),
  );
  const [ascentOverride, descentOverride, sizeAdjust] = match;
  globalFontFace(`${family} Fallback`, {
    src: 'local(Arial),local(ArialMT),local(Liberation Sans)',
    ascentOverride,
    descentOverride,
    lineGapOverride: '0%',
    sizeAdjust,
  });
}
