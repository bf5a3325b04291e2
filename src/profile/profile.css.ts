import { style } from '@vanilla-extract/css';
import { page } from '../ui/base.css.ts';
import { SPACE } from '../ui/tokens.ts';
import { from, textFont, type, vars } from '../ui/vars.css.ts';

export const profile = style([page, { paddingBlock: SPACE.s6, display: 'grid', gap: SPACE.s5 }]);

export const sections = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});
export const column = style({ display: 'grid', gap: SPACE.s5, minWidth: 0 });

export const postal = style({
  display: 'grid',
  gap: `${SPACE.s2} ${SPACE.s4}`,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  '@media': { '(max-width: 479.98px)': { gridTemplateColumns: '1fr' } },
});

/** Whether the number is verified: a shape and words, never colour alone. */
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '24px',
  font: textFont(type.t2),
  color: vars.quiet,
});
export const proven = style([flag, { color: vars.positive }]);

export const wide = style({ width: '100%' });
export const group = style({ width: '100%', display: 'grid', gap: SPACE.s1 });
export const legend = style({ font: textFont(type.t3, vars.labelWeight), paddingBottom: SPACE.s1 });
/** Under a switch: why it could not be saved. */
export const whole = style({
  paddingBottom: SPACE.s3,
  ':empty': { display: 'none' },
});
