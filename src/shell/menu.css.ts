import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { below, from, textFont, TIGHT, type, vars } from '../ui/vars.css.ts';

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
/** The menu's name, and the way to close it: they stay while it scrolls. */
export const menuHead = style({
  position: 'sticky',
  top: `-${SPACE.s1}`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: `-${SPACE.s4}`,
  padding: `${SPACE.s1} 0 ${SPACE.s1} ${SPACE.s4}`,
  background: vars.raised,
});
export const menuName = style({ font: textFont(type.t3, vars.labelWeight) });
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
/* Among bare words a sign would look like more. */
globalStyle(`#account ${menuItem} > svg`, { display: 'none' });
/** The news at a place of the menu. */
export const news = style({
  marginInlineStart: 'auto',
  paddingInline: SPACE.s2,
  borderRadius: vars.chip,
  background: vars.tint,
  font: textFont(type.t1, vars.labelWeight),
});
/** The header's sections, where it has no room for them. */
export const places = style({
  '@media': {
    [from.lg]: { display: 'none' },
    [TIGHT]: {
      selectors: {
        'html[data-brand=northlight] header:has([popover]#account) &': { display: 'block' },
      },
    },
  },
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
