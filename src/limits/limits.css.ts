import { style } from '@vanilla-extract/css';
import { page as width } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { vars } from '../ui/vars.css.ts';

export const page = style([width, { paddingBlock: SPACE.s6, display: 'grid', gap: SPACE.s5 }]);
export const intro = style({ color: vars.quiet, maxWidth: '72ch' });
export const sections = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
