import { globalStyle, style } from '@vanilla-extract/css';
import { rim } from '../brands/patterns.ts';
import { SPACE } from '../ui/tokens.ts';
import { below, brand, displayFont, from, textFont, type, vars } from '../ui/vars.css.ts';

/**
 * Northlight: one quiet row over a hairline. Sol Alta: a strip of sections in plum, then a wide row
 * with the sign, over a scalloped rim; the strip scrolls away.
 */
export const STRIP = '48px';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 21,
  background: vars.surface,
  borderBottom: `1px solid ${vars.line}`,
  selectors: {
    [brand.solAlta]: { border: 0, background: vars.raised },
    'html[data-brand=sol-alta] &::after': {
      content: '',
      position: 'absolute',
      inset: '100% 0 auto',
      height: '12px',
      background: `${rim} 50% 0/72px 12px repeat-x`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [from.lg]: {
      selectors: {
        [brand.solAlta]: {
          top: `-${STRIP}`,
          background: `linear-gradient(${vars.art3} ${STRIP},${vars.raised} 0)`,
        },
      },
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s5,
  minHeight: '60px',
  width: `min(100% - 2 * ${SPACE.s4}, 1200px)`,
  marginInline: 'auto',
  '@media': {
    [below.lg]: { selectors: { 'html:has([data-flow]) &': { gap: SPACE.s3 } } },
    [from.lg]: {
      minHeight: '68px',
      gap: SPACE.s6,
      selectors: {
        [brand.solAlta]: {
          display: 'grid',
          gridTemplate: `"sections sections" ${STRIP} "brand tools" 80px / 1fr auto`,
          rowGap: 0,
        },
      },
    },
  },
});

/** It shrinks before the tools do: without room for its name beside the sign, the sign stands alone. */
export const brandLink = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: SPACE.s2,
  minWidth: '32px',
  maxWidth: 'max-content',
  height: 'max(44px, 2rem)',
  overflow: 'hidden',
  /* As high as the line, so that wrapped words fall out of sight. */
  '::before': { content: '', height: '100%', marginRight: `-${SPACE.s2}` },
  color: vars.text,
  textDecoration: 'none',
  gridArea: 'brand',
  justifySelf: 'start',
  /* Out of a flow it is the way home: its sign stays whole. */
  selectors: { 'html:has([data-flow]) &': { minWidth: '40px' } },
});
export const wordmark = style({
  font: displayFont(type.t5),
  letterSpacing: vars.displayTracking,
  whiteSpace: 'nowrap',
  selectors: {
    [brand.northlight]: {
      font: displayFont(type.t4),
      fontSize: '1.5rem',
      letterSpacing: '.02em',
    },
  },
  '@media': {
    [below.md]: {
      fontSize: '1.375rem',
      /* Beside a balance there is room for the sign alone. */
      selectors: { 'header:has([popover]#account) &': { display: 'none' } },
    },
  },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  marginLeft: 'auto',
  gridArea: 'tools',
});
export const preferences = style({
  '@media': {
    [below.lg]: {
      display: 'none',
      /* A flow has no bar at its foot: a visitor chooses the language here, a player in the account. */
      selectors: {
        'html:has([data-flow]) header:not(:has([popover]#account)) &': { display: 'block' },
      },
    },
    '(max-width: 359.98px)': {
      selectors: {
        'html:has([data-flow]) header:not(:has([popover]#account)) &': { display: 'none' },
      },
    },
  },
});
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minWidth: '44px',
  minHeight: '44px',
  padding: `0 ${SPACE.s2}`,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  font: textFont(type.t2, vars.labelWeight),
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});
/* Something waits behind it; its name says so in words. */
globalStyle(`${tool}[data-news]`, { position: 'relative' });
globalStyle(`${tool}[data-news]::after`, {
  content: 'attr(data-news)',
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: 0,
  minWidth: '20px',
  paddingInline: '5px',
  borderRadius: '99px',
  background: vars.critical,
  color: vars.onCritical,
  fontSize: '.75rem',
  lineHeight: '20px',
  textAlign: 'center',
});
/** On a phone the bottom navigation has it: in the longest language both would not fit. */
export const signUp = style({
  display: 'contents',
  '@media': { '(max-width: 479.98px)': { display: 'none' } },
});
/** Likewise beside a balance. */
export const deposit = style({
  display: 'contents',
  '@media': { '(max-width: 399.98px)': { display: 'none' } },
});
/** Room for the buttons of a visitor while the reader is unknown. */
export const reserved = style({ width: '180px', height: '44px' });

export const money = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  selectors: {
    [brand.solAlta]: {
      gap: SPACE.s2,
      paddingLeft: SPACE.s4,
      borderRadius: vars.radius,
      background: vars.sunken,
      minHeight: '44px',
    },
    /* The button ends the chip; without one, as for a player who may not deposit, the amount would touch its end. */
    'html[data-brand=sol-alta] &:not(:has(a))': { paddingRight: SPACE.s4 },
  },
  '@media': {
    '(max-width: 399.98px)': { selectors: { [brand.solAlta]: { paddingRight: SPACE.s4 } } },
  },
});
export const balance = style({
  display: 'grid',
  minWidth: '72px',
  textAlign: 'end',
  font: textFont(type.t2, vars.labelWeight),
  justifyItems: 'end',
  color: vars.text,
  '@media': {
    /* Alone in its chip, where nothing below needs to line up with it. */
    '(max-width: 399.98px)': {
      selectors: { [brand.solAlta]: { textAlign: 'center', justifyItems: 'center' } },
    },
  },
});
export const balanceLabel = style({
  font: textFont(type.t1),
  color: vars.quiet,
  '@media': { [below.md]: { display: 'none' } },
});
globalStyle(`${balance} > strong`, { fontWeight: 'inherit' });
globalStyle(`${balance} > strong[data-stale]`, { color: vars.quiet });
