import { globalStyle, style } from '@vanilla-extract/css';
import { page as pageWidth } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { from, textFont, type, vars } from '../../ui/vars.css.ts';

export const page = style([
  pageWidth,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: SPACE.s5,
    alignContent: 'start',
    paddingBlock: SPACE.s6,
    minHeight: '70vh',
  },
]);
export const list = style({ display: 'grid', gap: SPACE.s6 });
export const tournament = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s4,
  padding: SPACE.s3,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  '@media': { [from.md]: { padding: SPACE.s5 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s3,
});
export const state = style({
  padding: `2px ${SPACE.s3}`,
  borderRadius: vars.chip,
  background: vars.tint,
  color: vars.link,
  font: textFont(type.t2, vars.labelWeight),
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${SPACE.s3} ${SPACE.s6}` });
/** What is to be won, before when. */
globalStyle(`${facts} > :first-child dd`, { font: textFont(type.t4, vars.labelWeight) });
globalStyle(`${facts} > div`, { display: 'grid', alignContent: 'end' });
globalStyle(`${facts} dt`, { color: vars.quiet, font: textFont(type.t2) });
export const quiet = style({ color: vars.quiet });
export const places = style({ width: '100%', maxWidth: '640px', borderCollapse: 'collapse' });
globalStyle(`${places} caption`, {
  textAlign: 'start',
  paddingBlock: SPACE.s2,
  font: textFont(type.t4, vars.labelWeight),
});
globalStyle(`${places} :is(th, td)`, {
  padding: `${SPACE.s2} ${SPACE.s1}`,
  overflowWrap: 'normal',
  borderBottom: `1px solid ${vars.line}`,
  textAlign: 'start',
});
globalStyle(`${places} :is(th, td):nth-child(n+3)`, { textAlign: 'end' });
export const own = style({ background: vars.tint, fontWeight: vars.labelWeight });
export const games = style({ display: 'flex', flexWrap: 'wrap', columnGap: SPACE.s4 });
export const game = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
