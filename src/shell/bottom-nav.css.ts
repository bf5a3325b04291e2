import { globalStyle, style, styleVariants, type ComplexStyleRule } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { brand, from, textFont, type, vars } from '../ui/vars.css.ts';

const bar = style({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 0 0',
  display: 'grid',
  padding: `0 ${SPACE.s1} env(safe-area-inset-bottom)`,
  borderTop: `1px solid ${vars.line}`,
  background: vars.raised,
  selectors: {
    [brand.solAlta]: { border: 0, boxShadow: vars.floatShadow },
  },
  '@media': { [from.lg]: { display: 'none' } },
});
const columns = (count: number): ComplexStyleRule => [
  bar,
  { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
];
/** By the number of items, so that none moves while the page is still on its way. */
export const bars = styleVariants({ 2: columns(2), 3: columns(3), 4: columns(4), 5: columns(5) });
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minWidth: 0,
  minHeight: '60px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.quiet,
  font: textFont(type.t1, vars.labelWeight),
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: vars.link, boxShadow: `inset 0 2px ${vars.link}` },
    'html[data-brand=sol-alta] &[aria-current]': { boxShadow: 'none' },
  },
});
export const primary = style([item, { color: vars.text }]);
globalStyle(`${primary} > svg`, {
  width: '44px',
  height: '30px',
  padding: '3px',
  borderRadius: vars.radius,
  background: vars.accent,
  color: vars.onAccent,
});
export const label = style({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  hyphens: 'auto',
  lineHeight: '14px',
  textAlign: 'center',
});
