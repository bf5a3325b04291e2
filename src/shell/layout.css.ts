import { style } from '@vanilla-extract/css';
import { page } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { vars } from '../ui/vars.css.ts';

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
export const main = style({ minHeight: '70vh' });
/** News of the whole site, between the header and whichever page is shown. */
export const news = style([page, { paddingBlock: SPACE.s5 }]);
