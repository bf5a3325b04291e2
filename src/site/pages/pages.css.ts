import { globalStyle, style } from '@vanilla-extract/css';
import { page as pageWidth } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { from, LARGE_LETTERS, textFont, type, vars } from '../../ui/vars.css.ts';

export const article = style([
  pageWidth,
  {
    display: 'grid',
    gap: SPACE.s5,
    justifyItems: 'start',
    paddingBlock: SPACE.s6,
    /* Room for the skeleton and the text alike, so that the footer does not jump. */
    minHeight: '70vh',
    alignContent: 'start',
  },
]);
export const header = style({ display: 'grid', gap: SPACE.s2, maxWidth: '72ch' });
export const updated = style({ font: textFont(type.t2), color: vars.quiet });
/** What is on its way has no width of its own: in a grid that stretches nothing it would not be seen. */
globalStyle(`${article} > [aria-busy]`, { width: '100%' });
export const bones = style({ display: 'grid', gap: SPACE.s2, width: 'min(100%, 72ch)' });

export const help = style({ display: 'grid', gap: SPACE.s4, width: 'min(100%, 72ch)' });

export const methods = style({
  display: 'grid',
  gap: SPACE.s4,
  width: '100%',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
});
export const method = style({ display: 'grid', gap: SPACE.s3, alignContent: 'start' });
export const methodHead = style({ display: 'flex', alignItems: 'center', gap: SPACE.s3 });
export const methodLogo = style({ width: '40px', height: '40px' });
export const methodName = style({ font: textFont(type.t4, vars.labelWeight) });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) 1fr',
  gap: `${SPACE.s1} ${SPACE.s4}`,
  '@media': { [LARGE_LETTERS]: { gridTemplateColumns: '1fr', rowGap: SPACE.s3 } },
});
export const fact = style({
  display: 'contents',
  '@media': { [LARGE_LETTERS]: { display: 'block' } },
});
export const factName = style({ color: vars.quiet });
