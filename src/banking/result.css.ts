import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { below, displayFont, textFont, type, vars } from '../ui/vars.css.ts';

export const result = style({ display: 'grid', gap: SPACE.s5, justifyItems: 'start' });

const signBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius,
});
const signOf = (ground: string, ink: string) => [signBase, { background: ground, color: ink }];
export const sign = styleVariants({
  good: signOf(vars.positiveTint, vars.positive),
  plain: signOf(vars.tint, vars.link),
  caution: signOf(vars.cautionTint, vars.caution),
  bad: signOf(vars.criticalTint, vars.critical),
});

export const news = style({ display: 'grid', gap: SPACE.s2, justifyItems: 'start' });
export const hero = style({
  display: 'block',
  font: displayFont(type.t7),
  letterSpacing: vars.displayTracking,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const title = style({ font: displayFont(type.t5) });
export const body = style({
  display: 'grid',
  gap: SPACE.s2,
  maxWidth: '60ch',
  color: vars.quiet,
});
globalStyle(`${body} > ul`, {
  display: 'grid',
  gap: SPACE.s1,
  paddingInlineStart: SPACE.s5,
  listStyle: 'disc',
});
globalStyle(`${body}:empty`, { display: 'none' });

export const facts = style({ width: '100%', borderTop: `1px solid ${vars.line}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: SPACE.s4,
  paddingBlock: SPACE.s3,
  borderBottom: `1px solid ${vars.line}`,
});
export const term = style({ color: vars.quiet });
export const value = style({
  font: textFont(type.t3, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/* The words of a button end where other values do, on a phone too. */
globalStyle(`${fact} ${value} button`, { marginInlineEnd: `-${SPACE.s4}` });

export const pending = style({ display: 'block', width: '96px' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  width: '100%',
  '@media': { [below.md]: { display: 'grid' } },
});
/** A flow of its own that goes on inside a piece of news. */
export const inside = style({ width: '100%', marginTop: SPACE.s4, color: vars.text });
/* Its headings stand below that of the news. */
globalStyle(`${inside} h2`, { font: textFont(type.t4, vars.labelWeight), letterSpacing: 0 });
globalStyle(`${inside} h3`, { font: textFont(type.t3, vars.labelWeight) });
