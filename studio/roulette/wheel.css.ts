import { keyframes, style } from '@vanilla-extract/css';
import { CALM, LINE } from '../look.css.ts';
import { pocketColours } from './pockets.ts';

export const wheel = style({
  display: 'grid',
  gap: '10px',
  justifyItems: 'center',
  alignContent: 'center',
});
export const drawing = style({
  width: 'min(300px, 74cqw, max(120px, 100cqh - 58px))',
  height: 'auto',
  aspectRatio: '1',
  filter: 'drop-shadow(0 10px 30px rgb(0 0 0 / .5))',
});
export const resting = style({ transform: 'rotate(var(--rest))' });

const run = keyframes({
  from: { transform: 'rotate(calc(var(--rest) - 1080deg))' },
  to: { transform: 'rotate(var(--rest))' },
});
const roll = keyframes({ from: { transform: 'rotate(1800deg)' }, to: { transform: 'none' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

export const running = style({
  transform: 'rotate(var(--rest))',
  animation: `${run} var(--ms) cubic-bezier(.2, .4, .2, 1)`,
  '@media': { [CALM]: { animation: `${appear} var(--ms) step-end` } },
});
export const rolling = style({
  animation: `${roll} var(--ms) cubic-bezier(.25, .5, .3, 1)`,
  '@media': { [CALM]: { animation: `${appear} var(--ms) step-end` } },
});
export const number = style({
  minHeight: '40px',
  minWidth: '120px',
  paddingInline: '16px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '10px',
  border: `1px solid ${LINE}`,
  fontWeight: 700,
  fontSize: '20px',
  fontVariantNumeric: 'tabular-nums',
  selectors: pocketColours,
});
