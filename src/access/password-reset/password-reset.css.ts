import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const step = style({ display: 'grid', gap: SPACE.s4, minWidth: 0 });
export const account = style({ color: vars.quiet, overflowWrap: 'anywhere' });

export const nothingCame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s2}`,
  font: textFont(type.t2),
  color: vars.quiet,
});
globalStyle(`${nothingCame} > a`, { marginInline: `-${SPACE.s4}` });
