import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { below, displayFont, textFont, type, vars } from './vars.css.ts';

/** The few rules that hold for bare elements. Everything else is a class of a component. */

globalStyle('*,::before,::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'light dark',
  background: vars.surface,
  color: vars.text,
  font: textFont(type.t3),
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
  scrollPaddingTop: '96px',
  /* Elements that the Tab key reaches must not come to rest under the bottom navigation (WCAG 2.4.11). */
  '@media': { [below.lg]: { scrollPaddingBottom: '5rem' } },
});
globalStyle('html[data-theme=light]', { colorScheme: 'light' });
globalStyle('html[data-theme=dark]', { colorScheme: 'dark' });
/* The page stands still under a modal, and keeps its width when its scrollbar goes away. */
globalStyle('html:has([data-modal])', {
  overflow: 'hidden',
  paddingInlineEnd: 'var(--scrollbar-width, 0)',
});
globalStyle('body,h1,h2,h3,h4,p,ul,ol,dl,dd,fieldset,legend,figure', {
  margin: 0,
  padding: 0,
  border: 0,
});
/* With letters made larger a long word breaks before it pushes the page wider (WCAG 1.4.4). */
globalStyle('main :is(h1,h2,h3,p,li,dt,dd,label)', { overflowWrap: 'anywhere' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('ul,ol', { listStyle: 'none' });
globalStyle('h1,h2', {
  font: displayFont(type.t6),
  letterSpacing: vars.displayTracking,
  textWrap: 'balance',
});
globalStyle('h2', { font: displayFont(type.t5) });
globalStyle('h3', { font: textFont(type.t4, vars.labelWeight) });
globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('a', { color: vars.link, textUnderlineOffset: '.2em' });
globalStyle('svg', { flex: 'none' });
globalStyle('[hidden]', { display: 'none!important' });
globalStyle(':focus-visible', {
  outline: `3px solid ${vars.focus}`,
  outlineOffset: '2px',
});
/* A script moved the focus there, not the player: the ring would point at the whole page. */
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('*,::before,::after', {
  '@media': {
    '(prefers-reduced-motion:reduce)': {
      transition: 'none!important',
      animation: 'none!important',
      scrollBehavior: 'auto!important' as 'auto',
    },
  },
});

/** Read aloud, not shown. */
export const aloud = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const unseen = style(aloud);

/** Content width of a page, with its gutters. */
export const page = style({
  width: `min(100% - 2 * ${SPACE.s4}, 1200px)`,
  marginInline: 'auto',
});

/** A page of one column, as wide as text and forms are read best. */
export const column = style([
  page,
  {
    paddingBlock: SPACE.s6,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    gap: SPACE.s6,
    justifyContent: 'center',
  },
]);

/** Children one under another. */
export const stack = style({
  display: 'grid',
  gap: SPACE.s4,
  justifyItems: 'start',
  alignContent: 'start',
});
/** Numbers of equal width. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
