import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

/** The target of a page's link: not under the header, which stays. */
export const target = style({ scrollMarginTop: SPACE.s4 });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s2,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: SPACE.s3,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  font: textFont(type.t2, vars.labelWeight),
  textDecoration: 'none',
  ':hover': { borderColor: vars.text },
  selectors: { '&[aria-current]': { borderColor: vars.text, background: 'none' } },
});

export const section = style({ display: 'grid', gap: SPACE.s4, justifyItems: 'start' });
export const intro = style({ color: vars.quiet });
