import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { from, vars } from '../../ui/vars.css.ts';

export const account = style([page, { paddingBlock: SPACE.s6, display: 'grid', gap: SPACE.s5 }]);

export const columns = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': { [from.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const money = style({ display: 'grid', gap: SPACE.s5 });
/* Paying in and taking out weigh the same, and so do the other ways. */
export const pair = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});
export const ways = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

export const list = style({ display: 'grid', gap: SPACE.s4, marginBlock: SPACE.s4 });

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  /* A value that does not fit beside its name stands close under it, not midway to the next. */
  gap: `${SPACE.s1} ${SPACE.s4}`,
  flexWrap: 'wrap',
  '@media': { '(max-width: 479.98px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
globalStyle(`${entry} > dt`, { color: vars.quiet });

export const history = style({ marginBlock: SPACE.s4 });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s4,
  paddingBlock: SPACE.s2,
  borderRadius: vars.radius,
  cursor: 'pointer',
  listStyle: 'none',
  color: vars.link,
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} > svg`, { flex: 'none' });
globalStyle(`${history}[open] > ${summary} > svg`, { rotate: '180deg' });

export const logins = style({ display: 'grid', gap: SPACE.s2, marginBlock: SPACE.s3 });
