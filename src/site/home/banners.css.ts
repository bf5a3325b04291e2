import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import {
  below,
  brand,
  displayFont,
  from,
  LARGE_LETTERS,
  textFont,
  type,
  vars,
} from '../../ui/vars.css.ts';

/** Keeps its height with any content. */
export const slot = style({ display: 'grid', gap: SPACE.s5, minHeight: '220px' });
export const grid = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': {
    /* On a phone one card, and the edge of the next that invites a swipe. */
    [below.md]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(86%, 340px)',
      gap: SPACE.s4,
      marginInline: `-${SPACE.s4}`,
      padding: `0 ${SPACE.s4} ${SPACE.s4}`,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: SPACE.s4,
    },
    [from.md]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});
export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: vars.sunken,
});
export const banner = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  scrollSnapAlign: 'start',
  gridColumn: 'auto / span 2',
  /* The last row is full for any number: one alone is wide, two share a row. */
  selectors: {
    '&:first-child:nth-last-child(3n+2), :first-child:nth-last-child(3n+2) + &': {
      gridColumn: 'auto / span 3',
    },
    '&:first-child:nth-last-child(3n+1)': { gridColumn: 'auto / span 6' },
  },
  '@media': {
    [below.md]: { gridColumn: 'auto!important' },
    [from.lg]: {
      selectors: {
        '&:first-child:nth-last-child(3n+1)': {
          gridTemplate: 'auto / 3fr 2fr',
          alignItems: 'center',
        },
      },
    },
  },
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const bannerImage = style({ aspectRatio: '16/9' });
export const bannerText = style({
  display: 'grid',
  gap: SPACE.s2,
  alignContent: 'start',
  justifyItems: 'start',
  padding: SPACE.s5,
  /* Two lines of title, two of text, the link: late content fits into the skeleton. */
  minHeight: '216px',
});
export const greeting = style({ font: textFont(type.t2, vars.labelWeight), color: vars.link });
export const bannerTitle = style({
  font: displayFont(type.t5),
  letterSpacing: vars.displayTracking,
  textWrap: 'balance',
});
export const description = style({ color: vars.quiet });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '44px',
  font: textFont(type.t3, vars.labelWeight),
});
export const tiles = style({
  display: 'grid',
  gap: SPACE.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  '@media': {
    [from.lg]: { gap: SPACE.s5 },
    [LARGE_LETTERS]: { gridTemplateColumns: '1fr' },
  },
});
export const tile = style({
  display: 'grid',
  gap: SPACE.s1,
  color: vars.text,
  textDecoration: 'none',
  borderRadius: vars.radius,
});
export const tileImage = style({
  aspectRatio: '3/2',
  marginBottom: SPACE.s2,
  borderRadius: vars.radius,
  transition: 'translate .16s',
  selectors: {
    [`${tile}:hover &`]: { translate: '0 -4px' },
    [brand.solAlta]: { boxShadow: vars.cardShadow },
  },
});
export const tileTitle = style({ font: textFont(type.t4, vars.labelWeight) });
