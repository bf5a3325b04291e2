import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { WORDS } from './words-height.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

/** Of the words, in every brand. */
const LINE = '1rem';

/** Fills its cell of the grid: the words keep their height, the picture takes the rest. */
export const tile = style({ position: 'relative', height: '100%', minWidth: 0 });
export const link = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  overflow: 'hidden',
  color: vars.text,
  textDecoration: 'none',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  selectors: { '&:hover': { borderColor: vars.edge } },
});
export const frame = style({
  position: 'relative',
  display: 'block',
  minHeight: 0,
  background: vars.sunken,
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
  height: WORDS,
  padding: `${SPACE.s1} ${SPACE.s2}`,
  overflow: 'hidden',
});
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  font: textFont(type.t1, vars.labelWeight),
  lineHeight: LINE,
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
/** Of two lines in currencies with large numbers. */
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
