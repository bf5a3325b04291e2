import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { brand, from, textFont, type, vars } from '../ui/vars.css.ts';

/** One row; with letters made larger, as many as hold the words (WCAG 1.4.4). */
export const bar = style({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  padding: `0 ${SPACE.s1} env(safe-area-inset-bottom)`,
  borderTop: `1px solid ${vars.line}`,
  background: vars.raised,
  selectors: {
    [brand.solAlta]: { border: 0, boxShadow: vars.floatShadow },
  },
  '@media': { [from.lg]: { display: 'none' } },
});
/* Hidden beside a flow: its own buttons stand at the foot, and the ways out in the header. */
globalStyle(`html:has([data-flow]) ${bar}`, { display: 'none' });
export const item = style({
  display: 'grid',
  /* As narrow as a finger allows: all five stand in one row at 320 px in the longest language. */
  flex: '1 0 44px',
  justifyItems: 'center',
  /* Icons stand in one line, and so do the first lines of their words, however many words need a second one. */
  alignContent: 'start',
  gap: '2px',
  minWidth: 'min-content',
  minHeight: '60px',
  padding: `6px ${SPACE.s1} ${SPACE.s1}`,
  border: 0,
  background: 'none',
  color: vars.quiet,
  font: textFont(type.t1, vars.labelWeight),
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.link, boxShadow: `inset 0 2px ${vars.link}` },
    'html[data-brand=sol-alta] &[aria-current]': { boxShadow: 'none' },
  },
  /* In the longest language the words of neighbours would touch. */
  '@media': { '(max-width: 339.98px)': { fontSize: '.6875rem' } },
});
globalStyle(`${item} > svg`, { width: '30px', height: '30px', padding: '3px' });
export const primary = style([item, { color: vars.text }]);
globalStyle(`${primary} > svg`, {
  width: '44px',
  borderRadius: vars.radius,
  background: vars.accent,
  color: vars.onAccent,
});
/* The way to limits and breaks is as visible as the way to pay in. */
globalStyle(`${item}[data-id=saferPlay]:not([aria-current])`, { color: vars.text });
globalStyle(`${item}[data-id=saferPlay] > svg`, {
  width: '44px',
  borderRadius: vars.radius,
  boxShadow: `inset 0 0 0 1px ${vars.edge}`,
});
export const label = style({
  lineHeight: 1.17,
  textAlign: 'center',
});
