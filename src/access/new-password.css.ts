import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { textFont, type, vars } from '../ui/vars.css.ts';

export const field = style({ display: 'grid', gap: SPACE.s1, minWidth: 0 });
/** Two columns where there is room: six lines would push the button out of a phone's view. */
export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: `${SPACE.s1} ${SPACE.s3}`,
  paddingBottom: SPACE.s2,
});
/** A tick or a ring, not the colour alone, says which are met. */
export const rule = style({
  display: 'flex',
  gap: SPACE.s2,
  alignItems: 'flex-start',
  font: textFont(type.t2),
  color: vars.quiet,
  selectors: { '&[data-met]': { color: vars.positive } },
});
globalStyle(`${rule} > svg`, { marginBlock: '2px' });
