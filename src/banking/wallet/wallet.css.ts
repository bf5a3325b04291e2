import { globalStyle, style } from '@vanilla-extract/css';
import { skeleton } from '../../ui/skeleton.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { displayFont, textFont, type, vars } from '../../ui/vars.css.ts';

export const wallet = style({
  display: 'grid',
  gap: SPACE.s3,
  padding: `${SPACE.s4} ${SPACE.s5}`,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const label = style({ font: textFont(type.t2), color: vars.quiet });
export const total = style({
  font: displayFont(type.t5),
  letterSpacing: vars.displayTracking,
  overflowWrap: 'anywhere',
});

/** As high as the sum in whose place it stands, so that nothing below moves when that arrives. */
export const comingTotal = style([
  skeleton.title,
  { width: 'min(100%, 5em)', height: ['32px', '1lh'], margin: 0 },
]);
/** The same of a part. */
export const comingPart = style([
  skeleton.title,
  { display: 'block', width: '5em', height: ['20px', '1lh'], margin: 0 },
]);
export const sum = style({ display: 'grid' });
export const details = style({});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${SPACE.s4}`,
  borderRadius: vars.radius,
  cursor: 'pointer',
  listStyle: 'none',
});
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s1,
  minHeight: '44px',
  font: textFont(type.t2, vars.labelWeight),
  color: vars.link,
});
globalStyle(`${toggle} > svg`, { transition: 'rotate .15s' });
globalStyle(`${details}[open] ${toggle} > svg`, { rotate: '180deg' });
export const parts = style({ display: 'grid', paddingTop: SPACE.s2 });
export const part = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: SPACE.s4,
  paddingBlock: SPACE.s2,
  borderTop: `1px solid ${vars.line}`,
  font: textFont(type.t2),
});
export const term = style({ color: vars.quiet });
export const old = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: SPACE.s2,
  alignItems: 'center',
  font: textFont(type.t2),
  color: vars.caution,
});
export const help = style({
  paddingTop: SPACE.s2,
  font: textFont(type.t1),
  color: vars.quiet,
});
export const history = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  font: textFont(type.t2, vars.labelWeight),
});
