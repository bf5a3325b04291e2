import { globalFontFace } from '@vanilla-extract/css';
import { LATIN, LATIN_EXT } from './font-ranges.ts';
import { SYSTEM_FACES } from './system-faces.ts';

/**
 * The faces of both brands, self-hosted; the browser fetches only those that a page uses.
 *
 * `optional`, not `swap`: nothing may move under a player's finger, and a preload would delay the
 * first paint (measured: 0.2 s on a slow line). A first visit starts in a matched system face and
 * changes with the next page (`fonts.ts`); later visits have the face cached.
 */

interface Widths {
  readonly regular: number;
  readonly bold?: number;
  readonly black?: number;
}

interface Face {
  readonly family: string;
  /** Path of the file in its package, `*` standing for the subset. */
  readonly file: string;
  readonly weight: string;
  /** Height above and below the line, in em. */
  readonly metrics: readonly [ascent: number, descent: number];
  /**
   * How much wider than Arial it runs, in regular weights, in bold ones and in the heaviest. Measured
   * over the site's own texts; a little more for headings, so that they break into as many lines.
   */
  readonly widths: Widths;
}

const FACES: readonly Face[] = [
  {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-*-wght-normal.woff2',
    weight: '300 900',
    metrics: [0.95, 0.25],
    widths: { regular: 1.007, bold: 0.95 },
  },
  {
    family: 'Barlow Condensed',
    file: '@fontsource/barlow-condensed/files/barlow-condensed-*-500-normal.woff2',
    weight: '500',
    metrics: [1, 0.2],
    widths: { regular: 0.775 },
  },
  {
    family: 'Nunito',
    file: '@fontsource-variable/nunito/files/nunito-*-wght-normal.woff2',
    weight: '200 1000',
    metrics: [1.011, 0.353],
    widths: { regular: 1.008, bold: 0.995, black: 1.03 },
  },
];

const local = (names: readonly string[]) => names.map((name) => `local(${name})`).join(',');

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

for (const { family, file, weight, metrics, widths } of FACES) {
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
  const [ascent, descent] = metrics;
  const fallback = (src: string, weights: string, width: number) => ({
    src,
    ...(widths.bold === undefined ? {} : { fontWeight: weights }),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
    sizeAdjust: percent(width),
  });
  globalFontFace(
    `${family} Fallback`,
    SYSTEM_FACES.flatMap(({ regular, bold, arial }) => [
      fallback(local(regular), '100 500', widths.regular * arial.regular),
      ...(widths.bold === undefined
        ? []
        : [
            fallback(
              local(bold),
              widths.black === undefined ? '600 1000' : '600 800',
              widths.bold * arial.bold,
            ),
          ]),
      ...(widths.black === undefined
        ? []
        : [fallback(local(bold), '850 1000', widths.black * arial.bold)]),
    ]),
  );
}
