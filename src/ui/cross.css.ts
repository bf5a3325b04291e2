import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** The button that closes the box around it. */
export const cross = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});
