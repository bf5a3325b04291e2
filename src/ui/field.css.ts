import { globalStyle, style } from '@vanilla-extract/css';
import { fieldFace } from './field-face.ts';
import { SPACE } from './tokens.ts';
import { displayFont, textFont, type, vars } from './vars.css.ts';

export const form = style({ display: 'grid', gap: SPACE.s2, width: 'min(100%, 480px)' });

/** The news of a form as a whole, as far above its first field as fields are from each other. */
export const formNews = style({ marginBottom: SPACE.s3, ':empty': { display: 'none' } });

export const field = style({ display: 'grid', gap: SPACE.s1, minWidth: 0 });

export const label = style({ font: textFont(type.t2, vars.labelWeight) });
export const legend = style([label, { paddingBottom: SPACE.s1 }]);
export const optional = style({ color: vars.quiet, fontWeight: 400 });

/** Always one line high, so that an error does not move the button under a finger. */
export const message = style({
  display: 'flex',
  gap: SPACE.s1,
  alignItems: 'flex-start',
  minHeight: '20px',
  font: textFont(type.t2),
  color: vars.quiet,
});
export const error = style({ color: vars.critical, fontWeight: vars.labelWeight });
globalStyle(`${message} > svg`, { marginBlock: '2px' });

const wrong = { borderColor: vars.critical, boxShadow: `inset 0 0 0 1px ${vars.critical}` };

export const control = style({
  ...fieldFace,
  appearance: 'none',
  ':hover': { borderColor: vars.text },
  '::placeholder': { color: vars.quiet, opacity: 1 },
  selectors: {
    '&[aria-invalid=true]': wrong,
    '&:disabled': { background: vars.sunken, color: vars.quiet },
    '&:autofill': { boxShadow: `inset 0 0 0 99px ${vars.raised}`, WebkitTextFillColor: vars.text },
  },
});

/** A control with something in its right end. */
export const holder = style({ position: 'relative', display: 'grid' });
export const holderIcon = style({
  position: 'absolute',
  right: SPACE.s4,
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  display: 'grid',
});
export const withEnd = style({ paddingRight: '56px', textOverflow: 'ellipsis' });
export const reveal = style({
  position: 'absolute',
  right: 0,
  top: 0,
  width: '52px',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.quiet,
  cursor: 'pointer',
  ':hover': { color: vars.text },
});

/** Dial prefix and number side by side; the native list lies invisibly over the short text. */
export const phone = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });
/* With letters made larger the number goes under its prefix before it is cut. */
globalStyle(`${phone} > input`, { flex: '1 1 9em', width: 0, minWidth: 0 });
export const prefix = style({
  ...fieldFace,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  flex: 'none',
  width: 'auto',
  minWidth: '104px',
  justifyContent: 'space-between',
  ':hover': { borderColor: vars.text },
  ':focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
});
export const prefixSelect = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});

/** Six cells that mirror one input. */
export const code = style({ position: 'relative' });
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: SPACE.s2,
});
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '60px',
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  font: displayFont(type.t5),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${code}:has(:focus-visible) &[data-next]`]: {
      outline: `3px solid ${vars.focus}`,
      outlineOffset: '1px',
    },
    [`${code}:has([aria-invalid=true]) &`]: wrong,
  },
});
export const codeInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  letterSpacing: '1.6em',
  '::selection': { background: 'transparent' },
});

/** The amount is the hero of its screen. */
export const amount = style({
  ...fieldFace,
  display: 'flex',
  alignItems: 'baseline',
  gap: SPACE.s2,
  paddingBlock: SPACE.s4,
  font: displayFont(type.t6),
  cursor: 'text',
  ':hover': { borderColor: vars.text },
  ':focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  selectors: { '&:has([aria-invalid=true])': wrong },
});
export const amountSign = style({ color: vars.quiet });
export const amountInput = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  '::placeholder': { color: vars.quiet, opacity: 1 },
});
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s2,
  paddingTop: SPACE.s1,
});
// As wide as their sums, which a code in front makes long, and equal where there is room.
// In a row, or where that is too narrow two and two: never three and one.
globalStyle(`${presets} > button`, {
  flex: '1 1 clamp(25% - 6px, (312px - 100%) * 999, 50% - 4px)',
  paddingInline: SPACE.s2,
});

export const longPresets = style({});
globalStyle(`${longPresets} > button`, { flexBasis: `calc(50% - ${SPACE.s1})` });

/* Marks the preset of the amount in the field; its edge is twice as wide, so that it does not depend on colour. */
globalStyle(`${presets} > button[aria-pressed=true]`, {
  background: vars.tint,
  borderColor: vars.link,
  boxShadow: `inset 0 0 0 1px ${vars.link}`,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: SPACE.s3,
  alignItems: 'start',
  minHeight: '44px',
  paddingBlock: '10px',
  cursor: 'pointer',
});
const mark = (shape: string) => ({
  appearance: 'none' as const,
  width: '24px',
  height: '24px',
  border: `1px solid ${vars.edge}`,
  borderRadius: shape,
  background: vars.raised,
  cursor: 'pointer',
  ':hover': { borderColor: vars.text },
});
export const tick = style({
  ...mark(`min(${vars.radius}, 8px)`),
  display: 'grid',
  placeItems: 'center',
  ':checked': { background: vars.link, borderColor: vars.link },
  '::after': {
    content: '',
    width: '12px',
    height: '7px',
    marginTop: '-4px',
    rotate: '-45deg',
    border: `solid ${vars.raised}`,
    borderWidth: '0 0 2.5px 2.5px',
    opacity: 0,
  },
  selectors: { '&:checked::after': { opacity: 1 }, '&[aria-invalid=true]': wrong },
});

export const options = style({ display: 'grid', gap: SPACE.s2 });
export const option = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: SPACE.s2,
  minHeight: '64px',
  padding: `${SPACE.s3} ${SPACE.s4}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  ':hover': { borderColor: vars.text },
  selectors: {
    '&:has(:checked)': {
      background: vars.tint,
      borderColor: vars.link,
      boxShadow: `inset 0 0 0 1px ${vars.link}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      background: vars.sunken,
      borderColor: vars.line,
      color: vars.quiet,
    },
  },
});
/** The mark stands beside the title, also above a detail of many lines; the whole card is pressed. */
export const optionLabel = style({
  display: 'flex',
  alignItems: 'start',
  gap: SPACE.s3,
  '::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
  selectors: { '&:has(:disabled)::after': { cursor: 'default' } },
});
export const dot = style({
  ...mark('50%'),
  /* Above the layer that makes the card one thing to press: it can be pressed itself, too. */
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  outline: 'none',
  ':checked': { borderColor: vars.link, borderWidth: '7px' },
});
export const optionText = style({ display: 'grid', flex: 1, minWidth: 0 });
export const optionTitle = style({ fontWeight: vars.labelWeight });
export const optionDetail = style({ font: textFont(type.t2), color: vars.quiet });
/** Below the title, not below the mark; secondary text looks secondary. */
export const optionPoints = style({
  display: 'grid',
  gap: SPACE.s1,
  marginLeft: '36px',
  paddingLeft: SPACE.s4,
  listStyle: 'disc',
  font: textFont(type.t2),
  color: vars.quiet,
});
