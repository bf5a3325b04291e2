import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { from, textFont, type, vars } from '../../ui/vars.css.ts';

export const boxes = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const box = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  '@media': { [from.lg]: { gridTemplate: 'auto / minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  aspectRatio: '16/9',
  objectFit: 'cover',
  background: vars.sunken,
});
export const words = style({
  display: 'grid',
  gap: SPACE.s3,
  alignContent: 'center',
  padding: SPACE.s4,
});
export const title = style({ font: textFont(type.t4, vars.labelWeight) });
