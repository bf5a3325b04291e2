import { style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const layout = style([
  page,
  { display: 'grid', gap: SPACE.s5, paddingBlock: SPACE.s6, maxWidth: '640px' },
]);
export const part = style({ display: 'grid', gap: SPACE.s4, outline: 'none' });
export const quiet = style({ color: vars.quiet, font: textFont(type.t2) });
