import { globalFontFace } from '@vanilla-extract/css';

/**
 * The faces of both brands, self-hosted; the browser fetches only those that a page uses.
 *
 * `optional`, not `swap`: on a slow line the matched system face stays for that visit, so nothing
 * moves under a player's finger; on the next page the face comes from the cache.
 */

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

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
