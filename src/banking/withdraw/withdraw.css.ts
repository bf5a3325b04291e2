import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.line}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${SPACE.s2} ${SPACE.s4}`,
  paddingBlock: SPACE.s3,
  borderBottom: `1px solid ${vars.line}`,
});
/** Beside the button that cancels it, while there is room for its words. */
export const what = style({ display: 'grid', flex: '1 1 12em', minWidth: 0 });
export const amount = style({
  font: textFont(type.t3, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = style({ font: textFont(type.t2), color: vars.quiet, textWrap: 'pretty' });
export const pending = style({ display: 'grid', gap: SPACE.s4 });
export const stakes = style({ display: 'grid', gap: SPACE.s4 });
export const choice = style({ display: 'grid', gap: SPACE.s3 });
