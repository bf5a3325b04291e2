import { keyframes, style } from '@vanilla-extract/css';
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
  /* Ways on of equal weight are equally wide, however long their words are. */
  '@media': { [below.md]: { display: 'grid', width: '100%' } },
});

export const loader = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: SPACE.s5,
  minHeight: '70vh',
  paddingInline: SPACE.s4,
  color: vars.link,
  fontSize: '2rem',
});
const late = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** Shown only when it takes long, and before there are scripts. It is no motion, so it shows to all. */
export const slow = style({
  animation: `${late} 8s!important`,
  color: vars.quiet,
  font: textFont(type.t3),
  textAlign: 'center',
});
