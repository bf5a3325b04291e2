import { globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { LINE, LOW, NOT_LOW } from '../look.css.ts';

/** Of the board. */
const WIDE = '(min-width: 460px)';

/** A row of a table that stands: all of it is in sight, under the last number, where a thumb still finds each spot. */
const ROW = 'clamp(28px, (100cqh - 62px) / 14, 36px)';

/** The table stands on a phone, and lies where there is room. */
export const table = style({
  /* Rows of a table that lies: of numbers, and of groups. A phone on its side has room for lower ones only. */
  vars: { '--numbers': '52px', '--groups': '44px' },
  '@media': { [LOW]: { vars: { '--numbers': '40px', '--groups': '36px' } } },
  display: 'grid',
  gap: '3px',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 3.6fr)',
  gridTemplateRows: `${ROW} auto ${ROW}`,
  gridTemplateAreas: '". . zero" "evens dozens field" ". . columns"',
  width: '100%',
  minWidth: 0,
  maxWidth: '440px',
  marginInline: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [WIDE]: {
      maxWidth: '860px',
      gridTemplateColumns: '52px minmax(0, 1fr) 52px',
      gridTemplateRows: 'auto var(--groups) var(--groups)',
      gridTemplateAreas: '"zero field columns" ". dozens ." ". evens ."',
    },
  },
});

const spot: StyleRule = {
  position: 'relative',
  minWidth: 0,
  minHeight: '28px',
  padding: '2px',
  border: `1px solid ${LINE}`,
  borderRadius: '6px',
  background: 'rgb(0 0 0 / .25)',
  fontWeight: 600,
  lineHeight: 1.15,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:hover:not([aria-disabled=true])': { borderColor: '#fff' },
    '&[data-paid]': { boxShadow: 'inset 0 0 0 2px #fff' },
    '&:focus-visible': { zIndex: 3 },
  },
};
export const zero = style({ ...spot, gridArea: 'zero', background: '#0b6436' });
export const field = style({
  gridArea: 'field',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridTemplateRows: `repeat(12, ${ROW})`,
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(3, var(--numbers))',
    },
  },
});
/** On the field by its column and row. */
const placed: StyleRule = {
  gridColumn: 'var(--v)',
  gridRow: 'var(--u)',
  '@container': { [WIDE]: { gridColumn: 'var(--u)', gridRow: 'calc(4 - var(--v))' } },
};
export const cell = styleVariants({
  red: { ...spot, ...placed, background: '#a3241d', borderRadius: 0 },
  black: { ...spot, ...placed, background: '#1b2126', borderRadius: 0 },
});
/** Where the ball fell. */
export const fallen = style({
  ...placed,
  zIndex: 1,
  pointerEvents: 'none',
  border: '3px solid #fff',
  borderRadius: '8px',
});
export const columns = style({
  gridArea: 'columns',
  display: 'grid',
  gap: '3px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
      direction: 'ltr',
    },
  },
});
/* A table that lies has the first column at its foot. */
for (const [place, gridRow] of [
  ['first', 3],
  ['last', 1],
] as const) {
  globalStyle(`${columns} > :${place}-child`, { '@container': { [WIDE]: { gridRow } } });
}
export const outside = style({
  ...spot,
  fontSize: '11px',
  letterSpacing: '-.02em',
  '@container': {
    '(min-width: 330px)': { fontSize: '12px' },
    '(min-width: 560px)': { fontSize: '13px' },
  },
});
export const dozens = style({
  gridArea: 'dozens',
  display: 'grid',
  gap: '3px',
  gridTemplateRows: 'repeat(3, minmax(0, 1fr))',
  '@container': {
    [WIDE]: { gridTemplateRows: 'none', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const evens = style({
  gridArea: 'evens',
  display: 'grid',
  gap: '3px',
  gridTemplateRows: 'repeat(6, minmax(0, 1fr))',
  '@container': {
    [WIDE]: { gridTemplateRows: 'none', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
/** Beside the name of a spot; under a number that has no room beside it. */
export const odds = style({
  display: 'inline-block',
  marginInlineStart: '4px',
  fontSize: '10px',
  fontWeight: 400,
  letterSpacing: 0,
  opacity: 0.85,
});
globalStyle(`:is(${field}, ${table}) > button > ${odds}`, {
  '@container': { [WIDE]: { display: 'block', margin: 0 } },
});
/* On its side a phone has no room for the longest name and the odds in one line, and just enough for the name. */
globalStyle(`${evens} > button`, {
  '@media': { [LOW]: { paddingInline: 0, fontSize: '11px' } },
});
globalStyle(`${evens} > button > ${odds}`, {
  '@media': { [LOW]: { display: 'block', margin: 0 } },
});
/** On a line between numbers: large enough for a pointer; fingers and keys have the list. */
export const between = style({
  position: 'absolute',
  zIndex: 2,
  width: '18px',
  height: '18px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  transform: 'translate(-50%, -50%)',
  left: 'calc(var(--v) / 3 * 100%)',
  top: 'calc(var(--u) / 12 * 100%)',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / .5)' },
    '&:disabled': { visibility: 'hidden' },
  },
  '@media': {
    '(pointer: coarse)': { pointerEvents: 'none' },
  },
  '@container': {
    [WIDE]: { left: 'calc(var(--u) / 12 * 100%)', top: 'calc((1 - var(--v) / 3) * 100%)' },
  },
});
export const chip = style({
  position: 'absolute',
  zIndex: 2,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  paddingInline: '6px',
  minWidth: '30px',
  borderRadius: '99px',
  border: '2px dashed rgb(0 0 0 / .45)',
  background: 'var(--accent)',
  color: '#101418',
  fontSize: '11px',
  fontWeight: 700,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  pointerEvents: 'none',
});
/* On a group the chip lies under the name, which says what the money is on. */
globalStyle(`:is(${dozens}, ${evens}) > button > ${chip}`, {
  '@media': {
    [NOT_LOW]: {
      position: 'relative',
      top: 'auto',
      display: 'block',
      width: 'max-content',
      transform: 'translateX(-50%)',
    },
  },
});
