import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const card = style({
  display: 'grid',
  gap: SPACE.s3,
  minWidth: 0,
  padding: `${SPACE.s4} ${SPACE.s5}`,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
  /* The way to a statement is no part of a printed list; the statement itself is below. */
  '@media': { print: { display: 'none' } },
});
export const heading = style({});
globalStyle(`h2${heading}`, { font: textFont(type.t3, vars.labelWeight), letterSpacing: 0 });
export const quiet = style({ font: textFont(type.t2), color: vars.quiet });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s3 });

/** On paper there is nothing else, in ink alone. */
export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', color: '#000', background: '#fff' } },
});
globalStyle(`body:has(${printed}) :not(:has(${printed}), ${printed}, ${printed} *)`, {
  '@media': { print: { display: 'none!important' } },
});
globalStyle(`:has(${printed})`, {
  '@media': {
    print: {
      display: 'block!important',
      padding: '0!important',
      border: '0!important',
      background: '#fff!important',
      boxShadow: 'none!important',
    },
  },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8pt',
  marginBlock: '12pt',
  font: textFont('9pt/12pt'),
});
globalStyle(`${facts} dt`, { fontWeight: 600 });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: textFont('7.5pt/10pt'),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: '2pt 4pt',
  borderBottom: '.5pt solid #999',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const number = style({});
globalStyle(`${table} .${number}`, { textAlign: 'end', whiteSpace: 'nowrap' });
