import { globalStyle, style } from '@vanilla-extract/css';
import { page as width } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { from, vars } from '../ui/vars.css.ts';

export const page = style([width, { paddingBlock: SPACE.s6, display: 'grid', gap: SPACE.s5 }]);
export const intro = style({ color: vars.quiet, maxWidth: '72ch' });
export const sections = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/* A few choices fill the card in two columns, instead of its left half. */
globalStyle(`${sections} form:has([role=radiogroup])`, {
  '@media': { [from.lg]: { width: '100%' } },
});
globalStyle(`${sections} [role=radiogroup] > div`, {
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${sections} form > button`, { maxWidth: '480px' });
