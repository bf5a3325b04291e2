import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { vars } from '../../ui/vars.css.ts';

export const panel = style({ display: 'grid', gap: SPACE.s3 });
export const until = style({
  padding: `${SPACE.s3} ${SPACE.s4}`,
  borderRadius: vars.radius,
  background: vars.sunken,
  fontWeight: vars.labelWeight,
});
export const cooling = style({
  display: 'grid',
  gap: SPACE.s2,
  paddingTop: SPACE.s3,
  borderTop: `1px solid ${vars.line}`,
});
export const lines = style({
  display: 'grid',
  gap: SPACE.s2,
  paddingTop: SPACE.s3,
  borderTop: `1px solid ${vars.line}`,
});
export const ways = style({ display: 'grid', gap: SPACE.s2, marginTop: SPACE.s2 });
