import { style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';
import { below, from, vars } from '../ui/vars.css.ts';

/** Actions stand left, facts stand right; on a phone the balance comes first. */
export const layout = style({
  display: 'grid',
  gap: SPACE.s5,
  paddingBlock: `${SPACE.s6} ${SPACE.s7}`,
  '@media': {
    [from.lg]: {
      /* From the page's own edge, as on the tab beside it: the title does not move between the two. */
      gridTemplateColumns: 'minmax(0, 546px) 320px',
      gridTemplateAreas: '"title title" "main aside"',
      alignItems: 'start',
      columnGap: SPACE.s7,
      paddingBlock: `${SPACE.s7} ${SPACE.s8}`,
    },
  },
});
export const title = style({
  display: 'grid',
  gap: SPACE.s4,
  '@media': { [from.lg]: { gridArea: 'title' } },
});
export const aside = style({
  display: 'grid',
  gap: SPACE.s5,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'aside' }, [below.lg]: { display: 'contents' } },
});
/** The form, and what stands below it. */
export const column = style({
  display: 'grid',
  gap: SPACE.s6,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'main' } },
});
/** A sheet of its own on large screens; on a phone the page itself is the sheet. */
export const sheet = style({
  minWidth: 0,
  '@media': {
    [from.lg]: {
      padding: SPACE.s6,
      border: `1px solid ${vars.cardLine}`,
      borderRadius: vars.radius,
      background: vars.raised,
      boxShadow: vars.cardShadow,
    },
  },
});
