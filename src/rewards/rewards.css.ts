import { globalStyle, style } from '@vanilla-extract/css';
import { progressBar } from '../limits/progress-bar.ts';
import { page } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { toasts } from '../ui/toast.css.ts';
import { below, displayFont, textFont, type, vars } from '../ui/vars.css.ts';

export const sheet = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px)',
    gap: SPACE.s5,
    paddingBlock: `${SPACE.s6} ${SPACE.s7}`,
  },
]);
export const quiet = style({ color: vars.quiet, maxWidth: '60ch' });
export const part = style({ display: 'grid', gap: SPACE.s4, minWidth: 0 });
export const cards = style({ display: 'grid', gap: SPACE.s5 });

export const reward = style({ display: 'grid', gap: SPACE.s4, minWidth: 0 });
export const head = style({ display: 'grid', gap: SPACE.s2 });
/** What one gets is the largest on its card. */
export const amount = style({
  font: displayFont(type.t6),
  letterSpacing: vars.displayTracking,
  fontVariantNumeric: 'tabular-nums',
});
export const small = style({ font: textFont(type.t2), color: vars.quiet, textWrap: 'pretty' });
export const bar = progressBar(vars.sunken);
export const used = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${SPACE.s1} ${SPACE.s4}`,
  font: textFont(type.t2),
  fontVariantNumeric: 'tabular-nums',
});

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
  display: 'grid',
  font: textFont(type.t3, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
/** Several lines, which go under their name on a phone. */
export const lines = style({ display: 'grid', textAlign: 'start' });
/* One line explains the one above it. */
globalStyle(`${value} > ${small}`, { font: textFont(type.t2) });

export const claim = style({ display: 'grid', gap: SPACE.s3, justifyItems: 'start' });
/* On a phone as wide as the page, as everywhere. */
globalStyle(`${claim} > :is(a, button)`, { '@media': { [below.md]: { width: '100%' } } });

/** Of the window: what is lost beside what is got, and two answers of one weight. */
export const asked = style({ display: 'grid', gap: SPACE.s4 });
export const choice = style({ display: 'grid', gap: SPACE.s3 });

/** News that stands for some seconds over the page, which it must not move. */
export const news = style([toasts, { pointerEvents: 'none' }]);
