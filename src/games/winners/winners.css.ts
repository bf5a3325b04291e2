import { style } from '@vanilla-extract/css';
import { rail } from '../../ui/rail.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { LARGE_LETTERS, textFont, type, vars } from '../../ui/vars.css.ts';

/** Of a win: the amount, who won it, and two lines of a game's name. */
const HEIGHT = '7.25rem';

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
/** Of one height with winners, without, and while they are on their way. */
export const row = style({ minHeight: `calc(${HEIGHT} + 2 * ${SPACE.s1})` });
export const list = style([
  rail,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(17rem, 82vw)',
    gap: SPACE.s3,
    /* Room for the shadows of cards, which would be cut off. */
    paddingBottom: SPACE.s5,
    marginBottom: `-${SPACE.s5}`,
  },
]);
export const winner = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: HEIGHT,
  height: '100%',
  padding: SPACE.s3,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  color: vars.text,
  textDecoration: 'none',
  '@media': { [LARGE_LETTERS]: { flexWrap: 'wrap' } },
});
export const picture = style({
  flex: 'none',
  borderRadius: vars.radius,
  background: vars.sunken,
});
export const words = style({ display: 'grid', minWidth: 0 });
export const amount = style({
  font: textFont(type.t4, vars.labelWeight),
  '@media': { [LARGE_LETTERS]: { font: textFont(type.t2, vars.labelWeight) } },
});
export const line = style({ font: textFont(type.t2), color: vars.quiet });
export const none = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: HEIGHT,
  color: vars.quiet,
});
