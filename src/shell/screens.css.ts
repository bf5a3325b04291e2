import { style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { below, textFont, type, vars } from '../ui/vars.css.ts';

/** A page that holds one message and the way on. */
export const screen = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: SPACE.s4,
  width: `min(100% - 2 * ${SPACE.s4}, 560px)`,
  minHeight: 'min(70vh, 640px)',
  marginInline: 'auto',
  paddingBlock: SPACE.s7,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: vars.radius,
  background: vars.tint,
  color: vars.link,
});
export const body = style({
  display: 'grid',
  gap: SPACE.s3,
  font: textFont(type.t3),
  color: vars.quiet,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  paddingTop: SPACE.s3,
  /* Ways on of equal weight are equally wide, whatever the language makes of their words. */
  '@media': { [below.md]: { display: 'grid', width: '100%' } },
});

export const loader = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '70vh',
  color: vars.link,
  fontSize: '2rem',
});
