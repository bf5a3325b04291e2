import { style } from '@vanilla-extract/css';
import { tiles } from '../../brands/patterns.ts';
import { page } from '../../ui/base.css.ts';
import { progressBar } from '../../limits/progress-bar.ts';
import { SPACE } from '../../ui/tokens.ts';
import { brand, from, textFont, type, vars } from '../../ui/vars.css.ts';

export const home = style([
  page,
  {
    display: 'grid',
    gap: SPACE.s6,
    paddingBlock: SPACE.s6,
    /* Nothing of it makes a column wider than the page. */
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${SPACE.s2} ${SPACE.s5}`,
});
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  font: textFont(type.t2),
  color: vars.quiet,
});
export const age = style({
  flex: 'none',
  padding: `0 ${SPACE.s2}`,
  border: '1.5px solid',
  borderRadius: '1em',
  color: vars.text,
  font: textFont(type.t2, vars.labelWeight),
});

export const columns = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});
export const money = style({ display: 'grid', gap: SPACE.s4, alignContent: 'start' });
/* Paying in and taking out weigh the same. */
export const pair = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});

export const block = style({ display: 'grid', gap: SPACE.s4, alignContent: 'start', minWidth: 0 });
export const quiet = style({ color: vars.quiet });
export const failed = style({ display: 'grid', gap: SPACE.s3, justifyItems: 'start' });
export const matter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s4}`,
  paddingBlock: SPACE.s2,
  borderTop: `1px solid ${vars.line}`,
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '44px',
  font: textFont(type.t3, vars.labelWeight),
});

/** As large and as plain as any offer (look: safety actions). */
export const safer = style({
  display: 'grid',
  gap: SPACE.s5,
  padding: SPACE.s5,
  borderRadius: vars.radius,
  background: vars.sunken,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    [brand.solAlta]: {
      paddingTop: SPACE.s7,
      background: `${tiles} 50% 0/96px 24px repeat-x ${vars.sunken}`,
    },
  },
});
export const ways = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});
export const limits = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const limit = style({ display: 'grid', gap: SPACE.s2, alignContent: 'start', minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s4}`,
});
export const left = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s4}`,
  font: textFont(type.t2),
  color: vars.quiet,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = progressBar(vars.raised);
