import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

/** A number with its copy button beside it, and the result under both. */
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `0 ${SPACE.s2}`,
  '@media': { '(max-width: 479.98px)': { justifyContent: 'flex-start' } },
});
/* A line with it is no higher than one without, and its words end where other values do. Under the number,
   they begin where the number does. */
globalStyle(`${number} > button`, {
  marginBlock: `-${SPACE.s3}`,
  marginInlineEnd: `-${SPACE.s4}`,
  '@media': { '(max-width: 479.98px)': { marginInline: `-${SPACE.s4} 0`, marginBlock: 0 } },
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
