import { style, type StyleRule } from '@vanilla-extract/css';
import { LINE, QUIET } from '../look.css.ts';

export const stage = style({
  containerType: 'size',
  height: '100%',
  minHeight: '110px',
  overflowY: 'auto',
});
export const hands = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '4px 16px',
  justifyContent: 'center',
  /* A hand is as high as its cards, and so is the frame around the one that is to be decided. */
  alignItems: 'start',
});
export const board = style({
  /* The width of a card: seven of a hand fit beside one another; of two hands, less. */
  vars: { '--card': 'clamp(38px, min(19cqw, 21cqh), 96px)' },
  display: 'grid',
  gap: '12px',
  justifyItems: 'center',
  alignContent: 'safe space-evenly',
  minHeight: '100%',
  // Too low for two rows: the dealer sits beside the player.
  '@container': {
    '(max-height: 230px)': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      alignContent: 'center',
      gap: '4px',
      selectors: {
        [`&:has(> ${hands} > :nth-child(2))`]: {
          vars: { '--card': 'clamp(28px, min(11.5cqw, 21cqh), 96px)' },
        },
      },
    },
  },
  selectors: {
    [`&:has(> ${hands} > :nth-child(2))`]: {
      vars: { '--card': 'clamp(38px, min(16cqw, 21cqh), 96px)' },
    },
  },
});
export const hand = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '6px 8px',
  borderRadius: '14px',
  border: '2px solid transparent',
  selectors: { '&[data-turn]': { borderColor: 'var(--accent)' } },
});
const size = 'var(--card)';
export const cards = style({
  display: 'flex',
  justifyContent: 'center',
  paddingInlineStart: `calc(${size} * .38)`,
});
/** Cards lie over each other, each with its rank in sight. */
export const place = style({ display: 'block', marginInlineStart: `calc(${size} * -.38)` });
const sheet: StyleRule = {
  display: 'block',
  width: size,
  aspectRatio: '5 / 7',
  borderRadius: '8%',
  boxShadow: '0 2px 10px rgb(0 0 0 / .45)',
};
export const card = style({
  ...sheet,
  position: 'relative',
  background: '#fbfaf6',
  color: '#15191d',
  selectors: { '&[data-red]': { color: '#b3201a' } },
});
export const rank = style({
  position: 'absolute',
  top: '4%',
  left: '8%',
  fontSize: `calc(${size} * .34)`,
  fontWeight: 700,
  lineHeight: 1.1,
});
export const suit = style({
  position: 'absolute',
  left: '8%',
  bottom: '8%',
  width: '46%',
  height: 'auto',
});
export const back = style({
  ...sheet,
  border: '4px solid #fbfaf6',
  background: 'repeating-linear-gradient(45deg, var(--glow) 0 6px, var(--plate) 6px 12px)',
});
export const empty = style({
  ...sheet,
  boxShadow: 'none',
  border: `1px dashed ${LINE}`,
  marginInlineStart: `calc(${size} * -.38)`,
});
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  justifyContent: 'center',
  minHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ color: QUIET });
export const outcome = style({
  fontWeight: 700,
  selectors: {
    '&:is([data-outcome=win],[data-outcome=blackjack]):not([data-quiet])': {
      color: 'var(--accent)',
    },
  },
});
