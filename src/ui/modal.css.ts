import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { below, textFont, type, vars } from './vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: '#03080ecc',
  animation: `${appear} .16s`,
});

const sheet = style({
  position: 'fixed',
  zIndex: 41,
  inset: 0,
  margin: 'auto',
  width: '100%',
  height: 'fit-content',
  maxHeight: 'calc(var(--app-height, 100dvh) - 32px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: SPACE.s6,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  animation: `${rise} .18s`,
  '@media': {
    [below.md]: {
      top: 'auto',
      padding: `${SPACE.s5} ${SPACE.s4} calc(${SPACE.s5} + env(safe-area-inset-bottom))`,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
  },
});
export const modal = styleVariants({
  form: [sheet, { '@media': { '(min-width: 768px)': { maxWidth: '480px' } } }],
  wide: [sheet, { '@media': { '(min-width: 768px)': { maxWidth: '720px' } } }],
});

export const title = style({ marginBottom: SPACE.s4, paddingRight: '44px' });
const cross = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});
export const close = style([cross, { position: 'absolute', top: SPACE.s4, right: SPACE.s4 }]);
export const intro = style({ marginBottom: SPACE.s4, color: vars.quiet });

export const toasts = style({
  position: 'fixed',
  zIndex: 50,
  right: 0,
  bottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  gap: SPACE.s2,
  width: 'min(100%, 424px)',
  padding: SPACE.s4,
  outline: 'none',
  /* Radix takes pointer events from the page while a modal is open. */
  pointerEvents: 'auto',
  '@media': { [below.lg]: { bottom: 'calc(72px + env(safe-area-inset-bottom))' } },
});
const slice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: SPACE.s3,
  alignItems: 'center',
  padding: `${SPACE.s3} ${SPACE.s2} ${SPACE.s3} ${SPACE.s4}`,
  borderRadius: vars.radius,
  borderInlineStart: '4px solid',
  background: vars.raised,
  boxShadow: vars.floatShadow,
  animation: `${rise} .18s`,
});
export const toast = styleVariants({
  error: [slice, { borderColor: vars.critical }],
  success: [slice, { borderColor: vars.positive }],
  warning: [slice, { borderColor: vars.caution }],
  warningValue: [slice, { borderColor: vars.caution }],
});
export const toastIcon = styleVariants({
  error: { color: vars.critical, display: 'grid' },
  success: { color: vars.positive, display: 'grid' },
  warning: { color: vars.caution, display: 'grid' },
  warningValue: { color: vars.caution, display: 'grid' },
});
export const toastText = style({ color: vars.text });
export const toastValue = style({
  display: 'block',
  font: textFont(type.t4, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
});
export const toastClose = cross;
