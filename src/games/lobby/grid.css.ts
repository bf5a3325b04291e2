import { style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { SPANS } from '../tile/spans.ts';
import { twoLines, WORDS } from '../tile/words-height.ts';

/** Between the tiles; rows have the room in the words above them, too. */
const GAP = SPACE.s2;
/** The windows in which a grid has so many columns. Where letters are so large that none of them holds, it has one. */
export const WINDOWS = {
  2: '(20em <= width < 22.5em)',
  3: '(22.5em <= width < 40em)',
  5: '(40em <= width < 64em)',
  7: '(width >= 64em)',
} as const;

type Columns = keyof typeof WINDOWS;

export const COLUMNS = [2, 3, 5, 7] as const satisfies readonly Columns[];

/** Its width is what the cells of the grid in it are reckoned by. */
export const frame = style({
  containerType: 'inline-size',
  vars: { '--columns': '1' },
  '@media': {
    ...Object.fromEntries(
      COLUMNS.map((columns) => [WINDOWS[columns], { vars: { '--columns': `${columns}` } }]),
    ),
    '(width >= 75em)': { vars: twoLines },
  },
});

/** Cells of one size: a square for the picture, and the words below. Smaller tiles fill what larger ones leave. */
export const grid = style({
  /* A picture as wide as the page need not be as high. */
  vars: { '--cell': '50cqi' },
  '@media': {
    '(width >= 20em)': {
      vars: { '--cell': `calc((100cqi - (var(--columns) - 1) * ${GAP}) / var(--columns))` },
    },
  },
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  gridAutoRows: `calc(var(--cell) + ${WORDS})`,
  gridAutoFlow: 'dense',
});

/** The cells of a tile where the grid has so many columns (LOBBY-05); `none`: it does not show there. */
const placeIn = (columns: Columns) => {
  const at = (rule: { gridColumn?: string; gridRow?: string; display?: string }) => ({
    '@media': { [WINDOWS[columns]]: rule },
  });
  return {
    ...styleVariants(SPANS, (span) =>
      at({
        ...(span.columns > 1 && { gridColumn: `span ${span.columns}` }),
        ...(span.rows > 1 && { gridRow: `span ${span.rows}` }),
      }),
    ),
    none: style(at({ display: 'none' })),
  };
};
export const place = { 2: placeIn(2), 3: placeIn(3), 5: placeIn(5), 7: placeIn(7) } as const;
