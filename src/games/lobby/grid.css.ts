import { style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { LARGE_LETTERS } from '../../ui/vars.css.ts';
import { twoLines, WORDS } from '../tile/words-height.ts';

const GAP = SPACE.s2;

/** The windows with so many columns. Names fit on no narrower tile, also where letters are made larger. */
export const WINDOWS = {
  1: LARGE_LETTERS,
  2: '(19.99em < width <= 22.49em)',
  3: '(22.49em < width < 40em)',
  5: '(40em <= width < 64em)',
  7: '(width >= 64em)',
} as const;

/** As many columns as a grid has in some window, if it has several. */
export const COLUMNS = [2, 3, 5, 7] as const;

/** Its width is what the cells of the grid in it are reckoned by. */
export const frame = style({
  containerType: 'inline-size',
  vars: { '--columns': '3' },
  '@media': {
    [WINDOWS[1]]: { vars: { '--columns': '1' } },
    [WINDOWS[2]]: { vars: { '--columns': '2', ...twoLines } },
    [WINDOWS[5]]: { vars: { '--columns': '5' } },
    [WINDOWS[7]]: { vars: { '--columns': '7' } },
    '(width >= 75em)': { vars: twoLines },
  },
});

/** Cells of one size: a square for the picture, and the words below. Smaller tiles fill what larger ones leave. */
export const grid = style({
  vars: {
    '--cell': `calc((100cqi - (var(--columns) - 1) * ${GAP}) / var(--columns))`,
  },
  /* A picture as wide as the page need not be as high. */
  '@media': { [WINDOWS[1]]: { vars: { '--cell': '50cqi' } } },
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: `calc(var(--cell) + ${WORDS})`,
  gridAutoFlow: 'dense',
});

/** Columns and rows of a tile (LOBBY-05); and of one that does not show. */
const SPANS = {
  '4x': { gridColumn: 'span 2', gridRow: 'span 2' },
  '2xv': { gridRow: 'span 2' },
  '2xh': { gridColumn: 'span 2' },
  none: { display: 'none' },
} as const;

const spansIn = (columns: (typeof COLUMNS)[number]) =>
  styleVariants(SPANS, (rule) => ({ '@media': { [WINDOWS[columns]]: rule } }));

/** What a tile is where the grid has so many columns; in one column all are alike. */
export const spans = { 2: spansIn(2), 3: spansIn(3), 5: spansIn(5), 7: spansIn(7) };
