import { globalStyle, style } from '@vanilla-extract/css';
import { line, mark, narrow, phone } from './styles.css.ts';
import { color } from './theme.css.ts';

export const wide = style({ '@media': { [narrow]: { overflowX: 'auto' } } });
/** Tables in which one scrolls far keep their head in sight. */
const kept = {
  position: 'sticky',
  top: 0,
  background: color.paper,
  // A border of the table would scroll away.
  boxShadow: `inset 0 -1px ${color.line}`,
  zIndex: 1,
} as const;
/** Tables of one page whose columns stand under each other. */
export const even = style({ tableLayout: 'fixed' });
globalStyle(`.${even} th:first-child`, { width: '36%' });
globalStyle(`.${even} th:last-child`, { width: '14%' });
globalStyle(`.${even} th:first-child`, { '@media': { [narrow]: { width: '32%' } } });
globalStyle(`.${even} td`, { '@media': { [narrow]: { fontSize: '12px', paddingRight: '6px' } } });
globalStyle(`.${even} thead th`, {
  '@media': { [narrow]: { fontSize: '11px', paddingRight: '2px' } },
});
/** The list of results. */
export const results = style({ tableLayout: 'fixed' });
globalStyle(`.${results} th:nth-child(1)`, { width: '34%' });
globalStyle(`.${results} th:nth-child(2)`, { width: '92px' });
globalStyle(`.${results} td`, { overflowWrap: 'anywhere' });
/** The requirement matrix: wordings have room, ids and counts have not. */
export const matrix = style({
  tableLayout: 'fixed',
});
globalStyle(`.${matrix} th:nth-child(1)`, { width: '84px' });
globalStyle(`.${matrix} th:nth-child(2)`, { width: '26%' });
globalStyle(`.${matrix} th:nth-child(5)`, { width: '250px' });
globalStyle(`.${matrix} th:nth-child(3)`, { '@media': { [narrow]: { width: '92px' } } });
globalStyle(`.${matrix} th:nth-child(5)`, { '@media': { [narrow]: { width: '104px' } } });
globalStyle(`.${matrix} th:nth-child(6)`, { '@media': { [narrow]: { width: '132px' } } });
globalStyle(`.${matrix} tr[aria-current]`, { background: color.tint });
globalStyle(`.${matrix} td`, { overflowWrap: 'anywhere' });
globalStyle(`.${matrix} thead th`, { '@media': { screen: { ...kept } } });
globalStyle(`.${matrix} tr`, { scrollMarginTop: '40px' });
/** The chart in words. */
export const ledger = style({});
globalStyle(`.${ledger} td`, { '@media': { [narrow]: { fontSize: '13px' } } });
globalStyle(`.${ledger} thead th`, { '@media': { screen: { ...kept, top: '-16px' } } });
globalStyle(`.${ledger} code`, { overflowWrap: 'normal' });
globalStyle(`.${even} td:last-child .${mark}`, { whiteSpace: 'normal' });
globalStyle(`.${even} .${mark}`, { '@media': { [narrow]: { whiteSpace: 'normal' } } });

// On a phone a row is a block, and each cell repeats the head of its column.
const stacked = { [phone]: { display: 'block', width: 'auto' } };
for (const table of [even, matrix, ledger, results]) {
  globalStyle(`.${table}`, { '@media': { [phone]: { display: 'block' } } });
  const within = `.${table}`;
  globalStyle(`${within} tbody, ${within} tr, ${within} tbody th:first-child`, {
    '@media': stacked,
  });
  globalStyle(`${within} tr`, {
    '@media': { [phone]: { padding: '8px 0', borderBottom: line } },
  });
  globalStyle(`${within} tbody th:first-child`, {
    '@media': { [phone]: { border: 0, padding: '2px 0' } },
  });
  globalStyle(`${within} thead`, {
    '@media': {
      [phone]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  });
  globalStyle(`${within} tbody td`, {
    '@media': {
      [phone]: {
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        width: 'auto',
        padding: '2px 0',
        border: 0,
        textAlign: 'left',
        fontSize: '14px',
      },
    },
  });
  globalStyle(`${within} tbody td:empty`, { '@media': { [phone]: { display: 'none' } } });
  globalStyle(`${within} tbody td::before`, {
    '@media': { [phone]: { content: 'attr(data-head)', color: color.quiet, fontSize: '12px' } },
  });
  globalStyle(`${within} td > *`, { '@media': { [phone]: { gridColumn: 2 } } });
}
