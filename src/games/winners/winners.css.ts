import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const section = style({
  display: 'grid',
  /* Not as wide as the row that scrolls in it. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s3,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s3,
});
export const ranges = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });
export const range = style({
  minHeight: '44px',
  paddingInline: SPACE.s3,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.chip,
  background: vars.raised,
  color: vars.text,
  font: textFont(type.t2, vars.labelWeight),
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { borderColor: vars.link, background: vars.tint, color: vars.link },
    '&:hover': { borderColor: vars.text },
  },
});
/** Of one height with winners, without, and while they are on their way. */
export const row = style({ minHeight: '108px' });
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '240px',
  gap: SPACE.s3,
  /* Room for the ring of the focus, which would be cut off. */
  margin: `-${SPACE.s1}`,
  padding: SPACE.s1,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
export const winner = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: '92px',
  height: '100%',
  padding: SPACE.s3,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  color: vars.text,
  textDecoration: 'none',
});
export const picture = style({
  flex: 'none',
  borderRadius: vars.radius,
  background: vars.sunken,
});
export const words = style({ display: 'grid', minWidth: 0 });
export const amount = style({ font: textFont(type.t4, vars.labelWeight) });
export const line = style({
  font: textFont(type.t2),
  color: vars.quiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const none = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: '92px',
  color: vars.quiet,
});
