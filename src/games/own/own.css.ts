import { style } from '@vanilla-extract/css';
import { rail } from '../../ui/rail.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { WORDS } from '../tile/words-height.ts';

/** Of a picture, which grows with the letters below it. */
const SIDE = '9rem';
const CELL = `calc(${SIDE} + ${WORDS})`;

export const section = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** As high while the games come as when they are there, so that nothing below moves. */
export const body = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `calc(${CELL} + 2 * ${SPACE.s1})`,
});
export const row = style([
  rail,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: SIDE,
    gap: SPACE.s3,
    scrollSnapType: 'x proximity',
  },
]);
/** As high as a tile of one column by one row. */
export const cell = style({ minWidth: 0, height: CELL, scrollSnapAlign: 'start' });
