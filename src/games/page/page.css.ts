import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { page as width } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, textFont, type, vars } from '../../ui/vars.css.ts';

export const page = style([
  width,
  { display: 'grid', gap: SPACE.s6, paddingBlock: SPACE.s6, gridTemplateColumns: 'minmax(0, 1fr)' },
]);
/** The picture beside the words and the facts; on a phone one under another. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: SPACE.s6,
  alignItems: 'start',
  '@media': {
    [below.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      rowGap: SPACE.s5,
    },
  },
});
/** Its size is known before the picture comes. */
export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius,
  border: `1px solid ${vars.cardLine}`,
  background: vars.sunken,
  boxShadow: vars.cardShadow,
  gridRow: 'span 2',
  '@media': { [below.md]: { width: '60%', gridRow: 'auto' } },
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const heart = style({ position: 'absolute', insetInlineEnd: 0, top: 0 });
export const lead = style({
  display: 'grid',
  gap: SPACE.s4,
  justifyItems: 'start',
  alignContent: 'start',
  maxWidth: '640px',
});
export const studio = style({ font: textFont(type.t2, vars.labelWeight), color: vars.quiet });
const row: StyleRule = { display: 'flex', flexWrap: 'wrap', gap: SPACE.s3, alignItems: 'center' };
export const actions = style(row);
/** Into the game, for money or for free: as wide as each other where they stand one under another. */
export const ways = style({ ...row, '@media': { [below.md]: { width: '100%' } } });
globalStyle(`${ways} > *`, { '@media': { [below.md]: { flexGrow: 1 } } });
export const note = style({
  display: 'grid',
  gap: SPACE.s2,
  justifyItems: 'start',
  font: textFont(type.t2),
  color: vars.quiet,
});
export const facts = style({
  display: 'grid',
  gap: SPACE.s4,
  paddingTop: SPACE.s5,
  borderTop: `1px solid ${vars.line}`,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: SPACE.s4,
});
export const fact = style({ display: 'grid', alignContent: 'start' });
export const label = style({ font: textFont(type.t2), color: vars.quiet });
export const explained = style({ maxWidth: '72ch', font: textFont(type.t2), color: vars.quiet });
