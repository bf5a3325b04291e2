import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { from, textFont, type, vars } from '../../ui/vars.css.ts';
import { LINE, NAME_LINE, WORDS } from './words-height.ts';

/** Fills its cell of the grid: the words keep their height, the picture takes the rest. */
export const tile = style({ position: 'relative', height: '100%', minWidth: 0 });
export const link = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  color: vars.text,
  textDecoration: 'none',
  borderRadius: vars.radius,
});
/** The picture alone is a card: the words stand on the page, so that short ones leave no empty box. */
export const frame = style({
  position: 'relative',
  display: 'block',
  gridRow: 1,
  minHeight: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.sunken,
  boxShadow: vars.cardShadow,
  selectors: { [`${link}:hover &`]: { borderColor: vars.edge } },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const dimmed = style({ opacity: 0.35 });
export const restricted = style({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  padding: SPACE.s1,
  textAlign: 'center',
  font: textFont(type.t1, vars.labelWeight),
  color: vars.text,
  background: `color-mix(in srgb, ${vars.raised} 78%, transparent)`,
});
/** At the lower edge: the corner above belongs to the heart. */
export const badge = style({
  position: 'absolute',
  insetInlineStart: SPACE.s1,
  bottom: SPACE.s1,
  maxWidth: `calc(100% - 2 * ${SPACE.s1})`,
  padding: `1px ${SPACE.s2}`,
  font: textFont(type.t1, vars.labelWeight),
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s1,
  color: vars.onAccent,
  background: vars.accent,
  borderRadius: vars.chip,
});
/** Of a height that the cells of the grid count with. */
export const words = style({
  display: 'block',
  gridRow: 2,
  height: WORDS,
  paddingTop: SPACE.s1,
  overflow: 'hidden',
});
/** Where two lines have room, a third takes the place of the limits. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  font: textFont(type.t1, vars.labelWeight),
  lineHeight: NAME_LINE,
  '@media': { [from.md]: { font: textFont(type.t2, vars.labelWeight), lineHeight: NAME_LINE } },
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
export const line = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: textFont(type.t1),
  lineHeight: LINE,
  color: vars.quiet,
});
export const limits = style({
  display: 'block',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  font: textFont(type.t1),
  lineHeight: LINE,
  color: vars.quiet,
});
/** The heart: an element around it would be one more for each tile of a long list. */
globalStyle(`${tile} > button`, { position: 'absolute', insetInlineEnd: 0, top: 0, zIndex: 1 });
