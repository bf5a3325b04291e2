import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, brand, textFont, type, vars } from '../../ui/vars.css.ts';

export const safer = style({
  display: 'grid',
  gap: SPACE.s2,
  justifyItems: 'start',
  font: textFont(type.t2),
  color: vars.quiet,
  '@media': {
    [below.lg]: { order: 1, paddingTop: SPACE.s5, borderTop: `1px solid ${vars.line}` },
  },
});

/** The cashier is a form, at most as wide as forms are. */
export const cashier = style({ display: 'grid', gap: SPACE.s4, width: 'min(100%, 480px)' });
export const fields = style({ display: 'grid', gap: SPACE.s5, minWidth: 0 });
/* The error of a choice stands above it: no line is kept for it below. */
globalStyle(`${fields} > fieldset > p:empty`, { display: 'none' });
/* High enough for a finger. */
globalStyle(`${safer} > a, ${fields} > fieldset > p > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
});
/** As near to the methods as they are to each other. */
export const more = style({ justifySelf: 'start', marginTop: `calc(${SPACE.s2} - ${SPACE.s5})` });
export const terms = style({ display: 'block' });
/** The summary of a bonus, before its terms. */
export const lead = style({ display: 'block', color: vars.text });
export const used = style({ display: 'block', color: vars.text });
export const submit = style({
  display: 'grid',
  gap: SPACE.s2,
  marginTop: SPACE.s4,
  selectors: { [brand.northlight]: { borderTop: `1px solid ${vars.line}`, paddingTop: SPACE.s5 } },
});
export const next = style({ font: textFont(type.t2), color: vars.quiet });
export const skeleton = style({ display: 'grid', gap: SPACE.s4, width: 'min(100%, 480px)' });
