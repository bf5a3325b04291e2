import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

/** A number with what copies it beside it, and what came of that under both. */
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${SPACE.s2}`,
  '@media': { '(max-width: 479.98px)': { justifyContent: 'flex-start' } },
});
/* Under the number, its words stand where the number begins. */
globalStyle(`${number} > button`, {
  '@media': { '(max-width: 479.98px)': { marginInlineStart: `calc(-1 * ${SPACE.s4})` } },
});
export const digits = style({ fontVariantNumeric: 'tabular-nums', userSelect: 'all' });
export const told = style({
  flexBasis: '100%',
  textAlign: 'end',
  font: textFont(type.t2),
  color: vars.quiet,
  ':empty': { display: 'none' },
  '@media': { '(max-width: 479.98px)': { textAlign: 'start' } },
});
