import { globalStyle, style } from '@vanilla-extract/css';
import { progressBar } from '../progress-bar.ts';
import { SPACE } from '../../ui/tokens.ts';
import { displayFont, from, textFont, type, vars } from '../../ui/vars.css.ts';

export const cards = style({
  width: '100%',
  display: 'grid',
  gap: SPACE.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
  },
});
export const waiting = style({ width: '100%' });

export const card = style({
  padding: SPACE.s4,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  minWidth: 0,
});
export const inner = style({ display: 'grid', gap: SPACE.s3, minWidth: 0 });
export const group = style({ minWidth: 0 });

export const amount = style({ font: displayFont(type.t5) });
export const none = style([amount, { color: vars.quiet }]);
export const quiet = style({ font: textFont(type.t2), color: vars.quiet, textWrap: 'pretty' });
export const used = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${SPACE.s1} ${SPACE.s4}`,
  font: textFont(type.t2),
  fontVariantNumeric: 'tabular-nums',
});

export const bar = progressBar(vars.sunken);

/** A limit that waits, or is asked once more. */
export const pending = style({
  display: 'grid',
  gap: SPACE.s2,
  padding: SPACE.s3,
  borderRadius: vars.radius,
  background: vars.sunken,
});
export const wanted = style({ font: textFont(type.t3, vars.labelWeight) });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });
/* The answers to a change have one weight, whichever words are longer. */
globalStyle(`${pending} > ${actions} > *`, { flex: '1 1 auto' });
export const saving = style({
  font: textFont(type.t2),
  color: vars.quiet,
  ':empty': { display: 'none' },
});
