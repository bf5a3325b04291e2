import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: SPACE.s3,
  width: '100%',
  padding: `${SPACE.s7} ${SPACE.s5}`,
  border: `1px dashed ${vars.line}`,
  borderRadius: vars.radius,
  textAlign: 'center',
  color: vars.quiet,
});
export const stateTitle = style({ color: vars.text, font: textFont(type.t4, vars.labelWeight) });
