import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const bounds = style({
  display: 'grid',
  gap: SPACE.s2,
  padding: SPACE.s4,
  borderRadius: vars.radius,
  background: vars.sunken,
});
export const title = style({ font: textFont(type.t3, vars.labelWeight) });
export const list = style({ display: 'grid' });
/** Name and rest side by side, the other facts below them in full width. */
export const bound = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: SPACE.s4,
  alignItems: 'baseline',
  paddingBlock: SPACE.s2,
  selectors: { '& + &': { borderTop: `1px solid ${vars.line}` } },
});
export const left = style({
  font: textFont(type.t3, vars.labelWeight),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const quiet = style({
  gridColumn: '1 / -1',
  font: textFont(type.t2),
  color: vars.quiet,
});
export const lift = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  font: textFont(type.t2, vars.labelWeight),
});
