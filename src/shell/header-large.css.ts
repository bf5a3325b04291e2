import { globalStyle } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { vars } from '../ui/vars.css.ts';
import * as css from './header.css.ts';
import { sectionList, sections } from './header-sections.css.ts';

/**
 * The header of wide windows with letters made larger: one row is too short for the words, which take as many as
 * they need (WCAG 1.4.4). An em of a media query is the reader's own size, so that none of this holds at 16 px.
 */
const LARGE_LETTERS = '(min-width: 1024px) and (max-width: 63.98em)';
const SOL_ALTA = 'html[data-brand=sol-alta]';

const withLarge = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@media': { [LARGE_LETTERS]: rule } });
};

withLarge(`html ${css.bar}`, { flexWrap: 'wrap', rowGap: 0, paddingBlock: SPACE.s1 });
withLarge(`html ${sectionList}`, { flexWrap: 'wrap', rowGap: 0 });
/* Sol Alta's strip is as high as its rows, from edge to edge. */
withLarge(`${SOL_ALTA} ${css.header}`, { background: vars.raised });
withLarge(`${SOL_ALTA} ${css.bar}`, { gridTemplateRows: 'auto', paddingBlock: 0 });
withLarge(`${SOL_ALTA} ${sections}`, {
  background: vars.art3,
  boxShadow: `0 0 0 100vmax ${vars.art3}`,
  clipPath: 'inset(0 -100vmax)',
});
