import { globalStyle, style } from '@vanilla-extract/css';
import { line, small } from './styles.css.ts';
import { color } from './theme.css.ts';

/** As wide as a page is on paper. */
export const sheet = style({
  maxWidth: '860px',
  margin: '0 auto',
  padding: '8px 20px 32px',
  '@media': { print: { maxWidth: 'none', padding: 0 } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 0',
  '@media': { print: { display: 'none' } },
});
export const contents = style({});
globalStyle(`${contents} ol`, { columns: '220px', columnGap: '24px', padding: '4px 0 8px' });
export const section = style({ paddingTop: '20px', scrollMarginTop: '8px' });
export const title = style({
  fontSize: '17px',
  lineHeight: '24px',
  paddingBottom: '3px',
  marginBottom: '8px',
  borderBottom: `1px solid ${color.strong}`,
  breakAfter: 'avoid',
});
export const heading = style({
  margin: '16px 0 4px',
  // An operation is called as it is.
  textTransform: 'none !important' as 'none',
  fontSize: '13px !important',
  letterSpacing: '0 !important',
  color: `${color.ink} !important`,
  breakAfter: 'avoid',
});
export const list = style({});
globalStyle(`${list} li`, { overflowWrap: 'anywhere', padding: '1px 0' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 18%) 1fr',
  gap: '3px 10px',
  padding: '6px 0',
});
globalStyle(`${facts} dt`, { color: color.quiet });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
export const scroll = style({
  overflowX: 'auto',
  padding: '4px 0 8px',
  '@media': { print: { overflow: 'visible' } },
});
export const table = style({
  tableLayout: 'fixed',
  minWidth: '640px',
  fontSize: '13px',
  '@media': { print: { minWidth: 0, fontSize: '8pt' } },
});
globalStyle(`${table} th, ${table} td`, { overflowWrap: 'anywhere' });
globalStyle(`${table} tbody th`, { fontSize: 'inherit', fontWeight: 400 });
globalStyle(`${table} thead`, { breakAfter: 'avoid' });
// Where a row is cut the head stands again, and a row stays whole where it can.
globalStyle(`${table} thead`, { display: 'table-header-group' });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const drawing = style({
  display: 'grid',
  gap: '4px',
  padding: '8px 0',
  breakInside: 'avoid',
  breakBefore: 'auto',
});
globalStyle(`${drawing} svg`, {
  maxWidth: '100%',
  height: 'auto',
  background: '#ffffff',
  border: line,
});
globalStyle(`${drawing} svg`, { '@media': { print: { maxHeight: '255mm', border: 0 } } });
/** Tables that are wider than a page get one that lies across: their letters would be too small. */
export const across = style({ '@media': { print: { page: 'across' } } });
globalStyle(`${across} svg`, { '@media': { print: { maxHeight: '165mm' } } });
globalStyle(`${drawing} text`, { fontKerning: 'none', fontVariantLigatures: 'none' });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  '@media': { print: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
globalStyle(`${pictures} figure`, { breakInside: 'avoid' });
globalStyle(`${pictures} img`, { maxWidth: '100%', height: 'auto', border: line });

/** On paper it stands at the foot of every page. */
export const foot = style([
  small,
  {
    padding: '10px 20px',
    borderTop: line,
    overflowWrap: 'anywhere',
    '@media': {
      print: {
        padding: '2mm 0 0',
        fontSize: '7pt',
        lineHeight: '9pt',
        color: '#1b1d1f',
      },
    },
  },
]);
