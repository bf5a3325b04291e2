import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const verification = style({ display: 'grid', gap: SPACE.s4, overflowWrap: 'anywhere' });

/** As high as the button that takes the countdown's place. */
export const again = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.control,
  font: textFont(type.t2),
  color: vars.quiet,
});

/** A sentence, not a figure: it may take two lines. */
export const countdown = style({ fontVariantNumeric: 'tabular-nums' });

export const wrong = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s2}`,
  paddingTop: SPACE.s3,
  borderTop: `1px solid ${vars.line}`,
  font: textFont(type.t2),
  color: vars.quiet,
});
globalStyle(`${wrong} > button`, { marginInline: `-${SPACE.s4}` });

export const ways = style({ display: 'grid', gap: SPACE.s3 });
