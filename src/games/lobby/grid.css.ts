import { style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { LARGE_LETTERS } from '../../ui/vars.css.ts';
import { twoLines, WORDS } from '../tile/words-height.ts';

/** Between the tiles; rows have the room in the words above them, too. */
const GAP = SPACE.s2;
/** Where letters are not so large that one tile takes the whole width. */
const SEVERAL_COLUMNS = `not all and ${LARGE_LETTERS}`;

/** Its width is what the cells of the grid in it are reckoned by. */
export const frame = style({
  containerType: 'inline-size',
  vars: { '--columns': '3' },
  '@media': {
    /* Names fit on no narrower tile, also where letters are made larger. */
    '(max-width: 22.49em)': { vars: { '--columns': '2', ...twoLines } },
    [LARGE_LETTERS]: { vars: { '--columns': '1' } },
    '(min-width: 40em)': { vars: { '--columns': '5' } },
    '(min-width: 64em)': { vars: { '--columns': '7' } },
    '(min-width: 75em)': { vars: twoLines },
  },
});

/** Cells of one size: a square for the picture, and the words below. Smaller tiles fill what larger ones leave. */
export const grid = style({
  vars: {
    '--cell': `calc((100cqi - (var(--columns) - 1) * ${GAP}) / var(--columns))`,
  },
  /* A picture as wide as the page need not be as high. */
  '@media': { [LARGE_LETTERS]: { vars: { '--cell': '50cqi' } } },
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: `calc(var(--cell) + ${WORDS})`,
  gridAutoFlow: 'dense',
});

const spans = (rule: { gridColumn?: string; gridRow?: string }) => ({
  '@media': { [SEVERAL_COLUMNS]: rule },
});

/** Columns and rows of a tile (LOBBY-05). */
export const span = styleVariants({
  '4x': spans({ gridColumn: 'span 2', gridRow: 'span 2' }),
  '2xv': spans({ gridRow: 'span 2' }),
  '2xh': spans({ gridColumn: 'span 2' }),
  '1x': {},
});
