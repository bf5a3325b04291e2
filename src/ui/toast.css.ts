import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { below, textFont, type, vars } from './vars.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const toasts = style({
  position: 'fixed',
  zIndex: 50,
  right: 0,
  /* The element in the corner of the page sets `--corner`. */
  /* Until a place is measured where they cover no button. */
  bottom: 'calc(var(--corner, 0px) + env(safe-area-inset-bottom))',
  display: 'grid',
  gap: SPACE.s2,
  width: 'min(100%, 424px)',
  padding: SPACE.s4,
  outline: 'none',
  /* Radix takes pointer events from the page while a modal is open. */
  pointerEvents: 'auto',
  '@media': {
    [below.lg]: { bottom: 'calc(72px + var(--corner, 0px) + env(safe-area-inset-bottom))' },
    print: { display: 'none' },
  },
});
const slice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: SPACE.s3,
  alignItems: 'center',
  padding: `${SPACE.s3} ${SPACE.s2} ${SPACE.s3} ${SPACE.s4}`,
  borderRadius: vars.radius,
  border: `1px solid ${vars.edge}`,
  borderInlineStartWidth: '4px',
  background: vars.raised,
  boxShadow: vars.floatShadow,
  animation: `${rise} .18s`,
});
export const toast = styleVariants({
  error: [slice, { borderInlineStartColor: vars.critical }],
  success: [slice, { borderInlineStartColor: vars.positive }],
  warning: [slice, { borderInlineStartColor: vars.caution }],
  warningValue: [slice, { borderInlineStartColor: vars.caution }],
});
export const icon = styleVariants({
  error: { color: vars.critical, display: 'grid' },
  success: { color: vars.positive, display: 'grid' },
  warning: { color: vars.caution, display: 'grid' },
  warningValue: { color: vars.caution, display: 'grid' },
});
export const text = style({ color: vars.text });
export const value = style({
  display: 'block',
  font: textFont(type.t4, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
});
