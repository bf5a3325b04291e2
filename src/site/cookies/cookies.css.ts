import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, displayFont, from, textFont, type, vars } from '../../ui/vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

/** Lies over the page and moves nothing; at most half of a phone, where the rest of it scrolls. */
export const notice = style({
  position: 'fixed',
  zIndex: 30,
  display: 'grid',
  /* Without room for all of it the words scroll, and the answers stay in sight. */
  gridTemplateRows: 'auto minmax(4.5em, 1fr) auto',
  gap: SPACE.s3,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: SPACE.s4,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  animation: `${rise} .18s`,
  '@media': {
    print: { display: 'none' },
    '(max-height: 600px)': { gap: SPACE.s2, padding: SPACE.s3 },
    [below.lg]: {
      insetInline: SPACE.s2,
      bottom: `calc(68px + ${SPACE.s2} + env(safe-area-inset-bottom))`,
      maxHeight: '50dvh',
    },
    [from.lg]: {
      /* Words and buttons of a page begin at its other side; the chat keeps its corner. */
      right: SPACE.s5,
      bottom: `calc(${SPACE.s5} + var(--corner, 0px))`,
      width: '480px',
      maxHeight: `calc(100dvh - 2 * ${SPACE.s5} - var(--corner, 0px))`,
    },
  },
});
/* Elements that the Tab key reaches, and the end of the page, come to rest above the notice (WCAG 2.4.11). */
/* The open chat takes the place: both stay in sight. */
globalStyle(`html:has([data-chat] > dialog[open]) ${notice}`, {
  '@media': { [from.lg]: { insetInline: `${SPACE.s5} auto` } },
});
globalStyle('html:has([data-cookie-notice])', {
  scrollPaddingBottom: 'calc(var(--notice, 0px) + 5rem)',
});
globalStyle('html:has([data-cookie-notice]) body', {
  '@media': { [below.lg]: { paddingBottom: 'var(--notice, 0px)' } },
});
export const title = style({ font: displayFont(type.t4) });
export const body = style({
  font: textFont(type.t2),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
/** All of one size: none is easier to press than another. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
  gap: SPACE.s2,
});
/* On a phone the third has a row of its own. */
globalStyle(`${notice} ${answers} > :nth-child(3)`, {
  '@media': { [below.lg]: { gridColumn: '1 / -1' } },
});
export const settings = style({ display: 'grid', gap: SPACE.s4 });
export const group = style({ fontWeight: vars.labelWeight });
export const saved = style({
  font: textFont(type.t2),
  color: vars.positive,
  ':empty': { display: 'none' },
});
