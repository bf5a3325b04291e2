import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

export const lines = style({ display: 'grid', gap: SPACE.s4, width: '100%' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${SPACE.s2} ${SPACE.s4}`,
  selectors: { '& + &': { paddingTop: SPACE.s4, borderTop: `1px solid ${vars.line}` } },
});
export const who = style({ flex: '1 1 14rem', display: 'grid' });
export const name = style({ font: textFont(type.t3, vars.labelWeight) });
export const facts = style({ font: textFont(type.t2), color: vars.quiet });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });
