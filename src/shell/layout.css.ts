import { keyframes, style } from '@vanilla-extract/css';
import { page } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { brand, vars } from '../ui/vars.css.ts';

export const skip = style({
  position: 'fixed',
  zIndex: 60,
  top: SPACE.s2,
  left: SPACE.s2,
  padding: `${SPACE.s3} ${SPACE.s5}`,
  borderRadius: vars.radius,
  background: vars.raised,
  translate: '0 -200%',
  ':focus-visible': { translate: 'none' },
});
/** How far the rim of Sol Alta's header reaches into the page. */
const RIM = '12px';
/** The lowest header of any brand and width. */
const HEADER = '60px';

/* The footer begins below the fold: late content does not push it through the view. */
export const main = style({
  minHeight: `calc(100svh - ${HEADER} - ${vars.sectionGap})`,
  /* Its header's rim hangs over the page: no title touches it. */
  selectors: { [brand.solAlta]: { paddingTop: RIM } },
});
/** News of the whole site, between the header and the page. */
export const news = style([page, { paddingBlock: SPACE.s5 }]);
/** One line over the foot of a page. */
export const bar = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: SPACE.s2,
  bottom: `calc(68px + ${SPACE.s2} + env(safe-area-inset-bottom))`,
  padding: SPACE.s4,
  borderRadius: vars.radius,
  border: `1px solid ${vars.edge}`,
  background: vars.raised,
});
const late = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** It needs no script to come, and goes with the first. It is no motion, so it shows to all. */
export const slow = style([
  bar,
  {
    animation: `${late} 15s!important`,
    selectors: { 'html[data-session] &': { display: 'none' } },
  },
]);
