import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, from, textFont, type, vars } from '../../ui/vars.css.ts';

export const body = style({ display: 'grid', gap: SPACE.s4 });
export const changes = style({ font: textFont(type.t4, vars.labelWeight) });
export const protections = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `-${SPACE.s4}`,
});
/** Within reach however long the terms are, above the bottom navigation where there is one. */
export const answer = style({
  position: 'sticky',
  bottom: SPACE.s4,
  display: 'grid',
  gap: SPACE.s2,
  marginTop: SPACE.s5,
  padding: SPACE.s4,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.floatShadow,
  '@media': {
    [below.lg]: { bottom: `calc(68px + ${SPACE.s2} + env(safe-area-inset-bottom))` },
    [from.lg]: { gridTemplateColumns: '1fr 1fr' },
  },
});
/* A notice above the two answers takes the whole row. */
globalStyle(`${answer} > :not(button)`, { gridColumn: '1 / -1' });
/* What the Tab key reaches comes to rest above the answers (WCAG 2.4.11). */
globalStyle(`html:has(${answer})`, { scrollPaddingBottom: '16rem' });
export const text = style({ overflowWrap: 'anywhere' });
