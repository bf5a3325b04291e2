import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, textFont, type, vars } from '../../ui/vars.css.ts';

export const body = style({
  display: 'grid',
  gap: SPACE.s4,
  '@media': { [below.md]: { gap: SPACE.s2 } },
});
export const changes = style({ font: textFont(type.t4, vars.labelWeight) });
export const versions = style({ display: 'grid', gap: SPACE.s3 });
export const version = style({ color: vars.quiet, font: textFont(type.t2) });
export const protections = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${SPACE.s4}`,
});
/** Within reach however long the terms are: from edge to edge, so that no half line shows around it. */
export const answer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'grid',
  gap: SPACE.s2,
  paddingBlock: SPACE.s3,
  /* Painted outside of the column, where nothing scrolls for it. */
  borderImage: `linear-gradient(${vars.line} 1px,${vars.raised} 0) fill 0/0/0 100vw`,
  '@media': {
    [below.lg]: { paddingBottom: `calc(${SPACE.s3} + env(safe-area-inset-bottom))` },
    /* Three rows of them would leave no room for the terms: they come at the end of the terms then. */
    '(max-height: 480px)': { position: 'static' },
    '(min-width: 35em)': { gridTemplateColumns: 'repeat(3, minmax(max-content, 1fr))' },
  },
});
/* The cookie question would lie on them for as long as it stands: they come at the end of the terms then. */
globalStyle(`html:has([data-cookie-notice]) ${answer}`, { position: 'static' });
/* A notice above the answers takes the whole row. */
globalStyle(`${answer} > div`, { gridColumn: '1 / -1' });
/* Elements that the Tab key reaches come to rest above the answers (WCAG 2.4.11). */
globalStyle(`html:has(${answer})`, { scrollPaddingBottom: '16rem' });
export const text = style({ overflowWrap: 'anywhere' });
