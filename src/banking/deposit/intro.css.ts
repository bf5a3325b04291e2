import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, displayFont, from, textFont, type, vars } from '../../ui/vars.css.ts';

export const intro = style({
  display: 'grid',
  gap: SPACE.s7,
  paddingBlock: `${SPACE.s6} ${SPACE.s7}`,
  '@media': { [from.lg]: { paddingBlock: `${SPACE.s8} ${SPACE.s8}`, gap: SPACE.s8 } },
});
export const head = style({ display: 'grid', gap: SPACE.s4, justifyItems: 'start' });
export const lead = style({ maxWidth: '44ch', font: textFont(type.t4), color: vars.quiet });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  width: '100%',
  paddingTop: SPACE.s2,
  '@media': { [below.md]: { display: 'grid' } },
});
export const how = style({ display: 'grid', gap: SPACE.s5 });
export const howTitle = style({ font: displayFont(type.t5) });
export const steps = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: SPACE.s6 } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: SPACE.s4,
  rowGap: SPACE.s1,
  alignItems: 'baseline',
  alignContent: 'start',
  paddingTop: SPACE.s4,
  borderTop: `1px solid ${vars.line}`,
});
export const number = style({
  gridRow: 'span 2',
  minWidth: '1.2em',
  font: displayFont(type.t5),
  color: vars.link,
});
export const quiet = style({ color: vars.quiet });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${SPACE.s3} ${SPACE.s5}` });
