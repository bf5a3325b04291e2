import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { below, brand, from, LARGE_LETTERS, textFont, TIGHT, type, vars } from '../ui/vars.css.ts';
import { STRIP } from './header.css.ts';

/** The sections of the site in its header, and among them the way to safer play. */

/** Where the words of the way to safer play do not fit beside the balance. */
const NO_ROOM = `(max-width: 379.98px),${LARGE_LETTERS}`;

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
