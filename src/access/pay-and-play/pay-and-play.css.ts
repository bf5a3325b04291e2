import { globalStyle, style } from '@vanilla-extract/css';
import { bar } from '../../shell/bottom-nav.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { brand, textFont, type, vars } from '../../ui/vars.css.ts';

export const page = style({
  display: 'grid',
  gap: SPACE.s5,
  width: `min(100% - 2 * ${SPACE.s4}, 480px)`,
  marginInline: 'auto',
  paddingBlock: `${SPACE.s6} ${SPACE.s8}`,
});

/* A screen of news brings its own gutter; the page has one already. */
globalStyle(`${page} > section`, { width: '100%' });

export const head = style({ display: 'grid', gap: SPACE.s2 });
export const intro = style({ color: vars.quiet });

/** The facts to know before anything is paid. */
export const before = style({ font: textFont(type.t2), color: vars.quiet });

/** Northlight writes on the page; Sol Alta hands over a card. */
export const panel = style({
  display: 'grid',
  gap: SPACE.s4,
  minWidth: 0,
  selectors: {
    [brand.solAlta]: {
      padding: SPACE.s5,
      borderRadius: vars.radius,
      background: vars.raised,
      boxShadow: vars.cardShadow,
    },
  },
});

export const banner = style({
  display: 'block',
  width: '100%',
  height: '120px',
  objectFit: 'cover',
  borderRadius: vars.radius,
});

/** As high as the provider's longest step on a phone: the page scrolls, the frame seldom. */
export const frame = style({
  width: '100%',
  height: 'min(80vh, 760px)',
  minHeight: '480px',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  background: vars.raised,
});

globalStyle(`${page}:has(${frame}, > section)`, {
  maxWidth: '560px',
  width: `calc(100% - 2 * ${SPACE.s4})`,
});

export const news = style({ display: 'grid', gap: SPACE.s3 });

/* One tap on it would lose a payment that is under way; the page has its own way out. */
globalStyle(`body:has(${frame}) ${bar}`, { display: 'none' });

export const option = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  padding: SPACE.s4,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
});

export const optionBody = style({ display: 'grid', gap: SPACE.s3, justifyItems: 'start' });
