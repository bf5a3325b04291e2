import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

export const toggle = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: SPACE.s4,
});
export const label = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '44px',
  fontWeight: vars.labelWeight,
  cursor: 'pointer',
});
export const hint = style({ gridColumn: '1 / -1', font: textFont(type.t2), color: vars.quiet });
/** A track with a knob; where it lies says what colour alone must not. */
export const track = style({
  appearance: 'none',
  display: 'grid',
  alignItems: 'center',
  width: '52px',
  height: '32px',
  padding: '3px',
  border: `1px solid ${vars.edge}`,
  borderRadius: '16px',
  background: vars.raised,
  cursor: 'pointer',
  '::after': {
    content: '',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    background: vars.edge,
    transition: 'translate .12s',
  },
  ':checked': { background: vars.link, borderColor: vars.link },
  ':disabled': { cursor: 'default', opacity: 0.6 },
  selectors: {
    '&:checked::after': { background: vars.raised, translate: '20px 0' },
  },
  /* Colours that the reader chose for everything leave a box that is checked or not. */
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::after': { display: 'none' } } },
});
