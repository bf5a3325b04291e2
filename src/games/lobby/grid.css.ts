import { style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { WORDS } from '../tile/words-height.ts';

const GAP = SPACE.s2;

/** Its width is what the cells of the grid in it are reckoned by. */
export const frame = style({
  containerType: 'inline-size',
  vars: { '--columns': '3' },
  '@media': {
    /* Names fit on no narrower tile, also where letters are made larger. */
    '(width <= 22.49em)': { vars: { '--columns': '2' } },
    '(width >= 40em)': { vars: { '--columns': '5' } },
    '(width >= 64em)': { vars: { '--columns': '7' } },
  },
});

/** Cells of one size: a square for the picture, and the words below. Smaller tiles fill what larger ones leave. */
export const grid = style({
  vars: {
    '--cell': `calc((100cqi - (var(--columns) - 1) * ${GAP}) / var(--columns))`,
  },
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: `calc(var(--cell) + ${WORDS})`,
  gridAutoFlow: 'dense',
});

/** As many columns as `--columns` has in some window. */
export const COLUMNS = [2, 3, 5, 7] as const;

/** Not shown where the grid has so many columns. */
export const notIn = styleVariants({
  2: { '@media': { '(width <= 22.49em)': { display: 'none' } } },
  3: { '@media': { '(22.49em < width < 40em)': { display: 'none' } } },
  5: { '@media': { '(40em <= width < 64em)': { display: 'none' } } },
  7: { '@media': { '(width >= 64em)': { display: 'none' } } },
});

/** Columns and rows of a tile (LOBBY-05). */
export const span = styleVariants({
  '4x': { gridColumn: 'span 2', gridRow: 'span 2' },
  '2xv': { gridRow: 'span 2' },
  '2xh': { gridColumn: 'span 2' },
  '1x': {},
});
