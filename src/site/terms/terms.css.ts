import { globalStyle, style } from '@vanilla-extract/css';
import { primary } from '../../shell/bottom-nav.css.ts';
import { deposit } from '../../shell/header.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, textFont, type, vars } from '../../ui/vars.css.ts';

export const body = style({
  display: 'grid',
  gap: SPACE.s4,
  '@media': { [below.md]: { gap: SPACE.s2 } },
});
export const changes = style({ font: textFont(type.t4, vars.labelWeight) });
export const protections = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${SPACE.s4}`,
});
/**
 * Within reach however long the terms are: from edge to edge, and down to the bottom navigation where there
 * is one, so that no half line shows around it.
 */
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
    [below.lg]: {
      /* As high as the navigation, which covers what is left over. */
      bottom: 'calc(56px + env(safe-area-inset-bottom))',
      paddingBottom: SPACE.s4,
    },
    '(min-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
  },
});
/* A notice above the two answers takes the whole row. */
globalStyle(`${answer} > :not(button)`, { gridColumn: '1 / -1' });
/* What the Tab key reaches comes to rest above the answers (WCAG 2.4.11). */
globalStyle(`html:has(${answer})`, { scrollPaddingBottom: '16rem' });
/* A deposit has to wait for the answer: it is no page's first action beside it. */
globalStyle(`html:has(${answer}) ${primary} > svg`, { background: 'none', color: 'inherit' });
globalStyle(`html:has(${answer}) ${deposit} > a`, {
  borderColor: vars.edge,
  background: vars.raised,
  color: vars.text,
});
export const text = style({ overflowWrap: 'anywhere' });
