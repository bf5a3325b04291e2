import { style } from '@vanilla-extract/css';
import { LINE, QUIET, TEXT } from '../look.css.ts';
import { pocketColours } from './pockets.ts';

/** Room for the table to lie beside the wheel. */
const BESIDE = '(min-width: 720px)';

export const stage = style({
  containerType: 'size',
  height: '100%',
  minHeight: '200px',
  overflowY: 'auto',
});
/** The table makes room for the wheel while it turns; where there is enough, both stand side by side. */
export const board = style({
  display: 'grid',
  gap: '20px',
  minHeight: '100%',
  alignContent: 'safe center',
  '@container': {
    [BESIDE]: {
      gridTemplateColumns: 'minmax(200px, 300px) minmax(0, 860px)',
      justifyContent: 'center',
      alignItems: 'center',
    },
  },
});
export const wheelPlace = style({
  minWidth: 0,
  selectors: { '[data-betting] > &': { display: 'none' } },
  '@container': { [BESIDE]: { selectors: { '[data-betting] > &': { display: 'block' } } } },
});
export const tablePlace = style({
  minWidth: 0,
  display: 'grid',
  gap: '12px',
  paddingBlock: '4px',
  selectors: { ':not([data-betting]) > &': { display: 'none' } },
  '@container': { [BESIDE]: { selectors: { ':not([data-betting]) > &': { display: 'grid' } } } },
});
/** What fell, where the table has taken the wheel's place. */
export const last = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '34px',
  color: QUIET,
  '@container': { [BESIDE]: { display: 'none' } },
});
export const fell = style({
  minWidth: '96px',
  paddingInline: '12px',
  borderRadius: '8px',
  border: `1px solid ${LINE}`,
  color: TEXT,
  fontSize: '18px',
  lineHeight: '32px',
  textAlign: 'center',
  selectors: pocketColours,
});
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'center',
});
export const moreLabel = style({ color: QUIET });
export const bets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'center',
});
export const bet = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: '12px',
  borderRadius: '99px',
  border: `1px solid ${LINE}`,
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
});
export const off = style({
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '18px',
  cursor: 'pointer',
  selectors: { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } },
});
