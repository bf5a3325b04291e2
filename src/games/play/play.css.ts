import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { footer } from '../../shell/footer.css.ts';
import * as header from '../../shell/header.css.ts';
import { sections } from '../../shell/header-sections.css.ts';
import { LOW, SPACE } from '../../ui/tokens.ts';
import { below, from, textFont, type, vars } from '../../ui/vars.css.ts';

/**
 * The header of a game stands in for the site's (LAYOUT-08). What the law wants in sight beside every page, the way
 * to a break and the time since the log-in, stays in its row.
 */
const IN_GAME = 'html:has([data-in-game])';
for (const part of [header.brandLink, sections, header.tools, footer]) {
  globalStyle(`${IN_GAME} ${part}`, { display: 'none' });
}
globalStyle(`${IN_GAME} ${header.bar}`, {
  minHeight: 0,
  width: `calc(100% - 2 * ${SPACE.s4})`,
  gridTemplateRows: 'auto',
  background: 'none',
});
globalStyle(`${IN_GAME} ${header.bar} > *`, { marginBlock: SPACE.s1 });
/*
 * The page is as high as what is in sight of it, so that nothing of a game is cut off, and it has no second scroll
 * bar. On a phone a swipe moves it nowhere, and takes the browser's bars away.
 */
globalStyle(`${IN_GAME} body`, { minHeight: '100lvh' });
const column = { display: 'flex', flexDirection: 'column' } as const;
globalStyle(`${IN_GAME} #root`, {
  ...column,
  /* As dark as the games are, in both themes: nothing glares beside them. What opens over a game keeps the theme. */
  colorScheme: 'dark',
  background: vars.surface,
  color: vars.text,
  position: 'sticky',
  top: 0,
  /* What is fixed to the foot of a page has room of its own there: the buttons of a game are at the foot, too. */
  height: 'calc(100dvh - max(var(--notice, 0px), var(--corner, 0px)))',
  minHeight: '22.5rem',
});
for (const place of ['main', 'main :has([data-in-game])']) {
  globalStyle(`${IN_GAME} ${place}`, { ...column, flex: '1 1 0', minHeight: 0, paddingTop: 0 });
}

/* As low as its words allow: beside one another where there is room. The navigation of a phone is not there. */
const notice = `${IN_GAME} [data-cookie-notice]`;
globalStyle(notice, {
  inset: 'auto 0 0',
  width: 'auto',
  maxHeight: '50dvh',
  gap: SPACE.s2,
  padding: `${SPACE.s3} ${SPACE.s4} calc(${SPACE.s3} + env(safe-area-inset-bottom))`,
  borderWidth: '1px 0 0',
  borderRadius: 0,
  boxShadow: 'none',
  '@media': {
    [from.md]: { gridTemplate: 'auto 1fr / 1fr minmax(0, 26rem)', columnGap: SPACE.s5 },
  },
});
globalStyle(`${notice} > :last-child`, {
  '@media': { [from.md]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});
globalStyle(`${IN_GAME} [data-chat] > button`, { bottom: SPACE.s2 });
globalStyle(`${IN_GAME}:has([data-cookie-notice]) [data-chat] > button`, { display: 'none' });

export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  flex: '1 1 0',
  minHeight: 0,
  background: vars.sunken,
  outline: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${SPACE.s1} ${SPACE.s3}`,
  padding: `${SPACE.s1} ${SPACE.s4}`,
  borderBottom: `1px solid ${vars.line}`,
  background: vars.raised,
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gap: `0 ${SPACE.s1}`,
      paddingInline: SPACE.s2,
    },
  },
});
export const name = style({
  minWidth: 0,
  maxWidth: '100%',
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: textFont(type.t3, vars.labelWeight),
  '@media': {
    [below.md]: {
      gridArea: '1 / 2',
      alignSelf: 'end',
      selectors: {
        [`${head}:has(> dl > :nth-child(2)) > &`]: { gridArea: '1 / 2 / 3', alignSelf: 'center' },
      },
    },
  },
});
export const figures = style({
  font: textFont(type.t2),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${SPACE.s4}`,
  '@media': {
    [below.md]: {
      gridArea: '2 / 2',
      alignSelf: 'start',
      /* Several need the whole width; one stands under the name. */
      selectors: {
        '&:has(> :nth-child(2))': {
          gridArea: '3 / 1 / 4 / -1',
          padding: `0 ${SPACE.s2} ${SPACE.s1}`,
        },
      },
    },
  },
});
export const figure = style({
  display: 'flex',
  gap: SPACE.s1,
  font: textFont(type.t2),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    /* Several stand in columns: in a row, the third would begin a line of its own. */
    [below.md]: { selectors: { '&:not(:only-child)': { flexDirection: 'column', gap: 0 } } },
  },
});
export const label = style({ color: vars.quiet });
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { background: vars.tint },
  '@media': { [below.md]: { gridRow: '1 / 3' } },
});
/** Beside the name and the kind of play, as high as both; under them where the name would have no room. */
export const wayOn = style({
  display: 'grid',
  '@media': {
    [below.md]: { gridRow: '1 / 3', alignSelf: 'center' },
    '(max-width: 379px)': { gridArea: '3 / 1 / 4 / -1', padding: `0 ${SPACE.s2} ${SPACE.s1}` },
  },
});
globalStyle(`${wayOn} > button`, { '@media': { [below.md]: { paddingInline: SPACE.s2 } } });
export const menu = style({
  position: 'fixed',
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  margin: 0,
  justifySelf: 'end',
  width: 'max-content',
  minWidth: '14rem',
  maxWidth: '100%',
  padding: SPACE.s2,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
});
export const item = style([
  tool,
  /* One under another: the menu is as wide as the longest. */
  {
    display: 'flex',
    justifyContent: 'flex-start',
    gap: SPACE.s3,
    width: '100%',
    paddingInline: SPACE.s3,
  },
]);
export const swipe = style({
  padding: SPACE.s2,
  textAlign: 'center',
  font: textFont(type.t2),
  color: vars.quiet,
});
export const stage = style({ position: 'relative', minHeight: 0 });
export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: vars.sunken,
});
/** Over the frame, which stays. */
export const news = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: SPACE.s4,
  padding: SPACE.s5,
  background: vars.sunken,
});
/** A line at the head of the frame: what is to be decided in a round stands at the foot, and is pressed. */
export const note = style({
  position: 'absolute',
  insetInline: SPACE.s4,
  top: SPACE.s4,
  pointerEvents: 'none',
  padding: SPACE.s3,
  borderRadius: vars.radius,
  border: `1px solid ${vars.edge}`,
  background: vars.raised,
  textAlign: 'center',
});
/** A game that opens at once says nothing of it. */
export const late = style({
  animation: `${keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } })} 600ms`,
});
export const scrolled = style({
  /* What is only read aloud is placed in here, and scrolls with the rest. */
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  flex: 1,
  minHeight: 0,
  paddingBottom: SPACE.s6,
  /* A page keeps its own gutter alone, so that it begins where the line above it does, and no far way below. */
  marginInline: `calc(-1 * ${SPACE.s4})`,
  marginTop: `calc(-1 * ${SPACE.s4})`,
});
export const list = style({
  display: 'grid',
  gap: SPACE.s3,
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  /* On a phone on its side the answers below them are in sight, too. */
  '@media': {
    [LOW]: { gridTemplateColumns: '1fr 1fr', gap: `${SPACE.s1} ${SPACE.s6}` },
  },
});
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: SPACE.s4 });
