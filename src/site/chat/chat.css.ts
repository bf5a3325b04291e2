import { globalStyle, style } from '@vanilla-extract/css';
import { aloud } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, displayFont, from, textFont, type, vars } from '../../ui/vars.css.ts';

/** Above the navigation of a phone. */
const ABOVE_NAVIGATION = `calc(68px + ${SPACE.s2} + env(safe-area-inset-bottom))`;

export const launcher = style({
  position: 'fixed',
  zIndex: 20,
  display: 'flex',
  gap: SPACE.s2,
  alignItems: 'center',
  minHeight: vars.control,
  padding: `0 ${SPACE.s4}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  font: textFont(type.t2, vars.labelWeight),
  cursor: 'pointer',
  '@media': {
    [below.lg]: { right: SPACE.s3, bottom: ABOVE_NAVIGATION },
    [from.lg]: { right: SPACE.s5, bottom: SPACE.s5 },
  },
});
/* Messages come to rest above it, too: over one it would swallow presses on it. */
globalStyle(`html:has(${launcher})`, {
  vars: { '--corner': `calc(${vars.control} + ${SPACE.s4})` },
});
/* The end of the page, with its warnings, comes to rest above it. */
globalStyle(`html:has(${launcher}) footer::after`, {
  content: '',
  '@media': { [below.lg]: { display: 'block', height: '64px' } },
});
/* The cookie question comes first: it covers the same place of a phone. */
globalStyle(`html:has([data-cookie-notice]) ${launcher}`, {
  '@media': { [below.lg]: { display: 'none' } },
});
/* Its sign alone on a phone: it floats over other buttons, and covers as little of them as it can. */
export const word = style({
  '@media': {
    [below.lg]: aloud,
  },
});
export const badge = style({
  minWidth: '24px',
  padding: `2px ${SPACE.s2}`,
  borderRadius: '99px',
  background: vars.accent,
  color: vars.onAccent,
  textAlign: 'center',
});
/** Loaded for its script, and invisible. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  border: 0,
  clipPath: 'inset(50%)',
  visibility: 'inherit',
});
export const panel = style({
  position: 'fixed',
  zIndex: 25,
  inset: 'auto',
  display: 'grid',
  width: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  selectors: { '&:not([open])': { display: 'none' } },
  '@media': {
    [below.lg]: {
      insetInline: SPACE.s2,
      bottom: ABOVE_NAVIGATION,
      height: 'min(560px, 100dvh - 160px)',
    },
    [from.lg]: {
      right: SPACE.s5,
      bottom: SPACE.s5,
      width: '384px',
      height: `min(600px, 100dvh - 2 * ${SPACE.s5})`,
    },
  },
});
export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingInlineStart: SPACE.s4,
  borderBottom: `1px solid ${vars.line}`,
});
export const title = style({ font: displayFont(type.t4) });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
export const waiting = style({ padding: SPACE.s4, color: vars.quiet });
export const frame = style({ width: '100%', height: '100%', border: 0 });
export const contact = style({
  display: 'grid',
  gap: SPACE.s3,
  justifyItems: 'start',
  marginBlockStart: SPACE.s5,
});
