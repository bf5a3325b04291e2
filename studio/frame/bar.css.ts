import { globalStyle, style } from '@vanilla-extract/css';
import { LINE, LOW, QUIET, WIDE } from '../look.css.ts';

export const bar = style({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"sums sums" "acts acts" "stake play"',
  alignItems: 'center',
  paddingBlock: '10px 12px',
  borderTop: `1px solid ${LINE}`,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"sums acts stake play"',
      gap: '20px',
    },
    [LOW]: {
      gridColumn: 2,
      alignSelf: 'end',
      gap: '8px',
      paddingBlock: '4px 8px',
      borderTop: 0,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"sums" "acts" "stake" "play"',
    },
  },
});
/** A table of roulette has its two ways to take chips back there. */
globalStyle(`${bar}[data-kind=roulette]`, {
  '@media': {
    '(max-width: 759px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"sums sums acts" "stake play play"',
    },
    [LOW]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"sums sums" "stake stake" "acts play"',
    },
  },
});
export const sums = style({
  gridArea: 'sums',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  '@media': {
    '(max-width: 759px)': { justifyContent: 'space-between' },
    [WIDE]: { columnGap: '24px' },
  },
});
export const sum = style({ display: 'grid', lineHeight: 1.25 });
export const label = style({ fontSize: '12px', color: QUIET });
export const amount = style({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    // Words, and longer than the bar of a phone that lies.
    '&[data-part=top-win]': { whiteSpace: 'normal', '@media': { [LOW]: { fontSize: '13px' } } },
  },
});
export const stake = style({
  gridArea: 'stake',
  display: 'flex',
  gap: '6px',
  alignItems: 'end',
  minWidth: 0,
});
export const ladder = style({ display: 'grid', lineHeight: 1.25, minWidth: 0, flex: 1 });
/** The list has every stake: where there is no room, it is enough. */
export const step = style({
  padding: 0,
  fontSize: '22px',
  '@media': { '(max-width: 340px)': { display: 'none' } },
});
/* With the chance of the highest win, a phone that lies has room for one row below the sums. */
const withChance = `${bar}:has([data-part=top-win])`;
globalStyle(withChance, {
  '@media': {
    [LOW]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"sums sums" "stake play"',
    },
  },
});
globalStyle(`${withChance} ${step}`, { '@media': { [LOW]: { display: 'none' } } });
export const play = style({
  gridArea: 'play',
  minHeight: '60px',
  minWidth: '112px',
  paddingInline: '14px',
  border: 0,
  borderRadius: '16px',
  background: 'var(--accent)',
  color: '#0c1217',
  fontSize: '17px',
  lineHeight: 1.15,
  fontWeight: 700,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&[aria-disabled=true]': {
      background: 'rgb(255 255 255 / .16)',
      color: '#dfe6ea',
      cursor: 'default',
    },
    '&:not([aria-disabled=true]):hover': { filter: 'brightness(1.1)' },
  },
  maxWidth: '132px',
  '@media': {
    [WIDE]: { maxWidth: 'none', fontSize: '19px' },
    [LOW]: { minHeight: '48px', maxWidth: 'none' },
  },
});
/** Beside the sums, above the stake and the start: where a thumb is, whatever of the table is in sight. */
export const backs = style({ gridArea: 'acts', display: 'flex', gap: '8px' });
export const back = style({ padding: 0 });
/** They stand there for as long as the game does, so that nothing moves and no focus is lost. */
export const acts = style({
  gridArea: 'acts',
  minWidth: 0,
  display: 'grid',
  gap: '6px',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [WIDE]: { gap: '8px', gridTemplateColumns: 'repeat(4, auto)' } },
});
export const act = style({
  minHeight: '52px',
  paddingInline: '6px',
  fontSize: '14px',
  fontWeight: 650,
  background: 'rgb(255 255 255 / .14)',
  '@media': { [WIDE]: { paddingInline: '16px', fontSize: '16px' } },
});
