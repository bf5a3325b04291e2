import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { below, brand, from, textFont, type, vars } from '../../ui/vars.css.ts';

/** Actions stand left, facts stand right; on a phone the balance comes first. */
export const layout = style({
  display: 'grid',
  gap: SPACE.s5,
  paddingBlock: `${SPACE.s6} ${SPACE.s7}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 546px) 320px',
      gridTemplateAreas: '"title title" "main aside"',
      justifyContent: 'center',
      alignItems: 'start',
      columnGap: SPACE.s7,
      paddingBlock: `${SPACE.s7} ${SPACE.s8}`,
    },
  },
});
export const title = style({ '@media': { [from.lg]: { gridArea: 'title' } } });
/** A sheet of its own on large screens; on a phone the page itself is the sheet. */
export const main = style({
  minWidth: 0,
  '@media': {
    [from.lg]: {
      gridArea: 'main',
      padding: SPACE.s6,
      border: `1px solid ${vars.cardLine}`,
      borderRadius: vars.radius,
      background: vars.raised,
      boxShadow: vars.cardShadow,
    },
  },
});
export const aside = style({
  display: 'grid',
  gap: SPACE.s5,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'aside' }, [below.lg]: { display: 'contents' } },
});
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

/* High enough for a finger. */
globalStyle(`${safer} > a`, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

/** The cashier is a form, at most as wide as forms are. */
export const cashier = style({ display: 'grid', gap: SPACE.s4, width: 'min(100%, 480px)' });
export const fields = style({ display: 'grid', gap: SPACE.s5, minWidth: 0 });
/* The error of a choice stands above it: no line is kept for it below. */
globalStyle(`${fields} > fieldset > p:empty`, { display: 'none' });
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
