import { keyframes, style } from '@vanilla-extract/css';
import { CALM, LINE, QUIET } from '../look.css.ts';

/** Reels as large as the stage allows, in both directions. */
export const stage = style({
  containerType: 'size',
  height: '100%',
  minHeight: '150px',
  display: 'grid',
  placeItems: 'center',
});
export const board = style({
  vars: { '--cell': 'min((100cqw - 20px) / 5, (100cqh - 52px) / 3, 150px)' },
  display: 'grid',
  gap: '8px',
  justifyItems: 'center',
});
export const feature = style({
  minHeight: '28px',
  paddingInline: '14px',
  borderRadius: '99px',
  fontWeight: 600,
  selectors: { '&:not(:empty)': { background: 'var(--scatter)', color: '#101418' } },
});
export const reels = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, var(--cell))',
  height: 'calc(var(--cell) * 3)',
  padding: 0,
  borderRadius: '14px',
  overflow: 'hidden',
  background: 'color-mix(in srgb, var(--plate) 88%, transparent)',
  boxShadow: `0 0 0 1px ${LINE}, 0 12px 40px rgb(0 0 0 / .45)`,
});
export const reel = style({
  height: 'calc(var(--cell) * 3)',
  overflow: 'hidden',
  selectors: { '& + &': { borderInlineStart: `1px solid ${LINE}` } },
});
const turn = keyframes({ from: { transform: 'translateY(var(--travel))' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });
/** The reel comes to rest on what was drawn: from the top, with weight. */
export const turning = style({
  willChange: 'transform',
  animation: `${turn} var(--ms) cubic-bezier(.3, .02, .25, 1) backwards`,
  '@media': { [CALM]: { willChange: 'auto', animation: `${appear} var(--ms) step-end` } },
});
export const cell = style({
  width: 'var(--cell)',
  height: 'var(--cell)',
  padding: '11%',
  selectors: { '&[data-other]': { opacity: 0.35 } },
});
export const picture = style({ width: '100%', height: '100%' });
/** Where the winning lines run. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});
export const line = style({
  fill: 'none',
  stroke: 'var(--accent)',
  strokeWidth: 0.05,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: { '&[data-quiet]': { stroke: QUIET, strokeWidth: 0.03 } },
});
