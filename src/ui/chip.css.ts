import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

/** A short choice or way among others of its kind; the one that holds is filled. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s2,
  /* Narrower than its words where letters are so large that they do not fit the line. */
  flex: '0 1 auto',
  minHeight: '44px',
  padding: `${SPACE.s1} ${SPACE.s3}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.chip,
  background: vars.raised,
  color: vars.text,
  font: textFont(type.t2, vars.labelWeight),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.text },
    '&[aria-current], &[aria-pressed=true]': {
      borderColor: vars.link,
      background: vars.tint,
      color: vars.link,
    },
  },
});

/** Chips beside one another, in as many lines as they take. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s2,
  minWidth: 0,
});
