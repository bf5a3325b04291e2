import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const figures = style({ display: 'grid', gap: SPACE.s2, justifySelf: 'stretch' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: SPACE.s4,
  color: vars.quiet,
});
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: SPACE.s4,
  paddingTop: SPACE.s2,
  borderTop: `1px solid ${vars.line}`,
  font: textFont(type.t4, vars.labelWeight),
});
