import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { from, LARGE_LETTERS, textFont, type, vars } from '../../ui/vars.css.ts';

/** Offers beside one another, of equal height in a row. */
export const offers = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const cell = style({ display: 'grid' });
export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'cover',
  background: vars.sunken,
});
export const words = style({
  display: 'grid',
  gap: SPACE.s3,
  alignContent: 'start',
  padding: SPACE.s5,
  '@media': { [LARGE_LETTERS]: { padding: SPACE.s3 } },
});
export const title = style({ font: textFont(type.t4, vars.labelWeight) });
