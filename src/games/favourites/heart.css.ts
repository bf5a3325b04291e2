import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/vars.css.ts';

/**
 * The whole target. What is seen of it is the disc, which on any picture has an edge; it is no element, as a long
 * list has many hearts.
 */
export const heart = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  color: vars.link,
  '::before': {
    content: "''",
    gridArea: '1 / 1',
    width: '32px',
    height: '32px',
    borderRadius: '50%',
    border: `1px solid ${vars.edge}`,
    background: vars.raised,
  },
});
const shape = style({ gridArea: '1 / 1', strokeWidth: vars.iconStroke });
export const empty = style([shape, { fill: 'none' }]);
export const full = style([shape, { fill: 'currentColor' }]);
