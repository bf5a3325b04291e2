import { globalStyle, style } from '@vanilla-extract/css';
import { rim } from '../brands/patterns.ts';
import { SPACE } from '../ui/tokens.ts';
import {
  below,
  brand,
  displayFont,
  from,
  LARGE_LETTERS,
  textFont,
  TIGHT,
  type,
  vars,
} from '../ui/vars.css.ts';

/**
 * Northlight: one quiet row over a hairline. Sol Alta: a strip of sections in plum, then a wide row
 * with the sign, over a scalloped rim; the strip scrolls away.
 */
const STRIP = '48px';
/** Where the words of the way to safer play do not fit beside the balance. */
const NO_ROOM = `(max-width: 379.98px),${LARGE_LETTERS}`;

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

export const sections = style({
  gridArea: 'sections',
  '@media': {
    /* A flow has no bar at its foot: the way to limits and breaks stands here, on a phone, too. */
    [below.lg]: {
      display: 'none',
      minWidth: 0,
      selectors: { 'html:has([data-flow]) &': { display: 'block' } },
    },
    [from.lg]: { selectors: { [brand.solAlta]: { colorScheme: 'dark', color: vars.text } } },
  },
});
export const sectionList = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s5,
  /* Beside money and a panic button nothing is left of the row. */
  '@media': { [below.xl]: { gap: SPACE.s4 } },
  selectors: { [brand.solAlta]: { gap: SPACE.s1, marginInline: '-16px' } },
});
export const section = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '68px',
  color: vars.quiet,
  font: textFont(type.t2, vars.labelWeight),
  textDecoration: 'none',
  ':hover': { color: vars.text },
  selectors: {
    '&[aria-current]': { color: vars.text, boxShadow: `inset 0 -2px ${vars.link}` },
    [brand.solAlta]: {
      minHeight: STRIP,
      paddingInline: SPACE.s4,
      color: vars.text,
      boxShadow: 'none',
    },
    'html[data-brand=sol-alta] &:hover': { background: '#ffffff1f' },
    'html[data-brand=sol-alta] &[aria-current]': { background: vars.accent, color: vars.onAccent },
  },
});
globalStyle(`${section} > svg`, { display: 'none' });
/* The way to limits and breaks is a button like the way to pay in, as high and as easy to find. */
for (const either of ['', 'html[data-brand=sol-alta] ']) {
  const saferPlay = `${either}${section}[data-id=saferPlay]`;
  globalStyle(saferPlay, {
    minHeight: '44px',
    paddingInline: SPACE.s4,
    borderRadius: vars.radius,
    boxShadow: `inset 0 0 0 1px ${vars.edge}`,
    color: vars.text,
    /* Which paint no shadows. */
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  });
  globalStyle(`${saferPlay}[aria-current]`, {
    background: vars.tint,
    boxShadow: `inset 0 0 0 2px ${vars.link}`,
  });
}
/* Beside money and a panic button nothing is left of the row. */
globalStyle(`html ${section}[data-id=saferPlay]`, {
  '@media': { [below.xl]: { paddingInline: SPACE.s3 } },
});
globalStyle(`${section}[data-id=saferPlay]:hover`, { background: vars.sunken });
globalStyle(`${sectionList} > li:not(:has([data-id=saferPlay]))`, {
  '@media': { [below.lg]: { display: 'none' } },
});
/* Beside money Northlight's one row has no room for them: the brand leads home, and preferences to the other. */
globalStyle(
  `html[data-brand=northlight] header:has([popover]#account) ${sectionList} > li:has([data-id=home],[data-id=paymentMethods])`,
  { '@media': { [TIGHT]: { display: 'none' } } },
);
globalStyle(`html ${sections} ${sectionList}`, {
  '@media': { [below.lg]: { minWidth: 0, marginInline: 0 } },
});
globalStyle(`html ${sections} ${section}[data-id=saferPlay]`, {
  '@media': {
    [below.lg]: {
      minHeight: '44px',
      paddingInline: SPACE.s2,
      color: vars.text,
      font: textFont(type.t1, vars.labelWeight),
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    /* Without room for the words the sign shows alone; a screen reader still reads them. */
    [NO_ROOM]: { fontSize: 0 },
  },
});

globalStyle(`html ${sections} ${section}[data-id=saferPlay] > svg`, {
  '@media': { [NO_ROOM]: { display: 'block' } },
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
