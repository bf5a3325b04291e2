import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/vars.css.ts';

/** The whole target; what is seen of it is the disc. */
export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
/** On any picture its edge is recognised. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  border: `1px solid ${vars.edge}`,
  background: vars.raised,
  color: vars.link,
});
const shape = style({ strokeWidth: vars.iconStroke });
export const empty = style([shape, { fill: 'none' }]);
export const full = style([shape, { fill: 'currentColor' }]);
