import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { LARGE_LETTERS, vars } from './vars.css.ts';

/** A hairline in one brand, a soft shadow in the other. */
export const card = style({
  width: '100%',
  padding: SPACE.s5,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  '@media': { [LARGE_LETTERS]: { padding: SPACE.s3 } },
});
