import { globalStyle, style } from '@vanilla-extract/css';
import { page as width } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, from, textFont, type, vars } from '../../ui/vars.css.ts';

const parts = { display: 'grid', gap: SPACE.s4, justifyItems: 'start' } as const;

export const part = style(parts);
/* A day off by one press is a choice of its own, not the first of those below it. */
globalStyle(`${part} > button + form`, { marginTop: SPACE.s3 });
export const confirm = style(parts);
export const until = style({ fontWeight: vars.labelWeight });
export const follows = style({
  display: 'grid',
  gap: SPACE.s2,
  paddingInlineStart: SPACE.s5,
  listStyle: 'disc',
});
export const ways = style({ display: 'grid', gap: SPACE.s3, width: '100%' });
export const page = style([width, parts, { paddingBlock: SPACE.s6, maxWidth: '72ch' }]);
globalStyle(`${page} > h2`, { marginTop: SPACE.s3 });
export const help = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s3 });
const SMALLEST = '(max-width: 359.98px)';
const closer = { marginRight: `-${SPACE.s5}` };
/* Over a game there are no tools beside them. */
const BESIDE_TOOLS = 'html[data-brand=northlight]:not(:has([data-in-game]))';

/**
 * It stands between brand and tools, in room that was empty: it comes late, and nothing moves. Northlight's single row
 * has little of that, however wide the window.
 */
export const panic = style({
  gridArea: 'brand',
  display: 'flex',
  marginLeft: 'auto',
  justifySelf: 'end',
  '@media': { [from.lg]: { selectors: { [`${BESIDE_TOOLS} &`]: closer } } },
});
globalStyle(`${panic} + *`, { marginLeft: 0 });
globalStyle(`${BESIDE_TOOLS} nav:has(+ ${panic})`, { '@media': { [from.lg]: closer } });
globalStyle(`:has(> ${panic})`, { '@media': { [below.lg]: { columnGap: SPACE.s2 } } });
/* The brand's sign always stays; in a row with sections its name does, too. */
globalStyle(`:has(> ${panic}) > :first-child`, {
  '@media': { [from.lg]: { minWidth: 'max-content' } },
});
globalStyle(`html[data-brand=sol-alta] :has(> ${panic}) > :first-child`, {
  '@media': { [below.lg]: { minWidth: '40px' } },
});
/* Beside either, the way to limits in a flow's row has no room for its words: only its sign shows. */
globalStyle(`html nav[class]:has(+ ${panic})`, { '@media': { [below.md]: { flexShrink: 0 } } });
globalStyle(`html nav[class]:has(+ ${panic}) a[data-id=saferPlay][class]`, {
  '@media': { [below.md]: { minWidth: '44px', fontSize: 0 } },
});
globalStyle(`html nav[class]:has(+ ${panic}) a[data-id=saferPlay][class] > svg`, {
  '@media': { [below.md]: { display: 'block' } },
});
/* On a phone a flow's row gives them the room of the balance: a paying player sees it on the page. */
globalStyle(`html:has([data-flow]) :has(> ${panic}) span:has(> strong)`, {
  '@media': { [below.md]: { display: 'none' } },
});
/* Nor is an empty chip left of it. */
globalStyle(`html:has([data-flow]) :has(> ${panic}) span:has(> span > strong)`, {
  '@media': { [below.md]: { padding: 0, background: 'none' } },
});
/** The time since the log-in, in the same place; no market asks for both. */
export const clock = style([
  panic,
  {
    alignItems: 'center',
    gap: SPACE.s1,
    minHeight: '44px',
    font: textFont(type.t2, vars.labelWeight),
    fontVariantNumeric: 'tabular-nums',
    color: vars.quiet,
    whiteSpace: 'nowrap',
    '@media': { [SMALLEST]: { fontSize: '.75rem' } },
  },
]);
/* Never smaller than a finger, nor lower than the row: its words take two lines where they must. */
globalStyle(`${panic} > button`, {
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media': {
    [below.md]: { maxWidth: '7.5rem', paddingInline: SPACE.s3 },
    [SMALLEST]: { paddingInline: '6px', fontSize: '.75rem' },
  },
});
globalStyle(`html[data-brand=northlight] ${panic} > button`, {
  '@media': { [from.lg]: { maxWidth: '5.75rem', paddingInline: SPACE.s2, fontSize: '.8125rem' } },
});
