import { globalStyle, style } from '@vanilla-extract/css';
import { rim } from '../brands/patterns.ts';
import { SPACE } from '../ui/tokens.ts';
import { below, brand, displayFont, from, textFont, type, vars } from '../ui/vars.css.ts';

/**
 * Northlight: one quiet row over a hairline. Sol Alta: a strip of sections in plum, then a wide row
 * with the sign, over a scalloped rim; the strip scrolls away.
 */
const STRIP = '48px';

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

/** Gives way before the tools do: without room for its name beside the sign, the sign stands alone. */
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
  /* As high as the line, so that what wraps falls out of sight. */
  '::before': { content: '', height: '100%', marginRight: `-${SPACE.s2}` },
  color: vars.text,
  textDecoration: 'none',
  gridArea: 'brand',
  justifySelf: 'start',
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
    [below.lg]: { display: 'none' },
    [from.lg]: { selectors: { [brand.solAlta]: { colorScheme: 'dark', color: vars.text } } },
  },
});
export const sectionList = style({
  display: 'flex',
  gap: SPACE.s5,
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

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  marginLeft: 'auto',
  gridArea: 'tools',
});
export const preferences = style({ '@media': { [below.lg]: { display: 'none' } } });
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
/** On a phone the bottom navigation has it; in the longest language both would not fit. */
export const signUp = style({
  display: 'contents',
  '@media': { '(max-width: 479.98px)': { display: 'none' } },
});
/** Likewise beside a balance. */
export const deposit = style({
  display: 'contents',
  '@media': { '(max-width: 399.98px)': { display: 'none' } },
});
/** Room for the buttons of a visitor while it is not known who looks. */
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
});
export const balanceLabel = style({
  font: textFont(type.t1),
  color: vars.quiet,
  '@media': { [below.md]: { display: 'none' } },
});
globalStyle(`${balance} > strong`, { fontWeight: 'inherit' });
globalStyle(`${balance} > strong[data-stale]`, { color: vars.quiet });

/** Menus under the header; a sheet at the bottom of a phone. */
export const menu = style({
  position: 'fixed',
  inset: 'auto',
  top: '80px',
  right: SPACE.s4,
  width: '320px',
  maxHeight: 'calc(100dvh - 96px)',
  margin: 0,
  padding: `${SPACE.s1} ${SPACE.s4} ${SPACE.s4}`,
  overflow: 'auto',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  '@media': {
    [below.lg]: {
      inset: 'auto 0 0',
      width: '100%',
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
      paddingBottom: `calc(${SPACE.s5} + env(safe-area-inset-bottom))`,
      selectors: { '&::backdrop': { background: '#03080e99' } },
    },
  },
});
/* Under its button where the browser knows how, else under the header's right end. */
for (const name of ['preferences', 'account']) {
  globalStyle(`[popovertarget=${name}]`, { anchorName: `--${name}` });
  globalStyle(`#${name}`, {
    '@supports': {
      '(top: anchor(--a bottom))': {
        '@media': {
          [from.lg]: {
            top: `calc(anchor(--${name} bottom) + 12px)`,
            right: `anchor(--${name} right)`,
          },
        },
      },
    },
  });
}
export const menuTitle = style({
  font: textFont(type.t1, vars.labelWeight),
  color: vars.quiet,
  paddingBlock: `${SPACE.s3} ${SPACE.s2}`,
});
export const menuList = style({ marginBottom: SPACE.s3 });
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: '44px',
  paddingInline: SPACE.s2,
  marginInline: `-${SPACE.s2}`,
  borderRadius: vars.radius,
  color: vars.text,
  textDecoration: 'none',
  ':hover': { background: vars.sunken },
  selectors: { '&[aria-current]': { background: vars.tint, color: vars.link } },
});
export const choiceList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: SPACE.s2,
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: SPACE.s1,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  color: vars.text,
  font: textFont(type.t2),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: vars.edge },
  selectors: {
    '&[aria-current],&:has(:checked)': {
      borderColor: vars.link,
      background: vars.tint,
      fontWeight: vars.labelWeight,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const choiceInput = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
});
