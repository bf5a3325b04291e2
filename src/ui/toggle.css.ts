import { style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

export const toggle = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: SPACE.s3,
});
export const label = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '44px',
  cursor: 'pointer',
});
/** Where a long name leaves no room beside it, its hint is below. */
export const locked = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: SPACE.s3,
});
export const lockedLabel = style([
  label,
  { flex: '1 0 auto', maxWidth: '100%', cursor: 'default' },
]);
export const lock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s1,
  font: textFont(type.t2, vars.labelWeight),
});
export const hint = style({ flexBasis: '100%', font: textFont(type.t2), color: vars.quiet });
export const news = style({ font: textFont(type.t2), color: vars.quiet });
const shared = { content: '', gridArea: '1 / 1' } as const;
/** A track with a knob, in a target of 44 px; the place of the knob shows the state without colour. */
export const track = style({
  appearance: 'none',
  display: 'grid',
  alignItems: 'center',
  width: '52px',
  height: '44px',
  borderRadius: '16px',
  cursor: 'pointer',
  '::before': {
    ...shared,
    height: '32px',
    border: `1px solid ${vars.edge}`,
    borderRadius: '16px',
    background: vars.raised,
  },
  '::after': {
    ...shared,
    width: '24px',
    height: '24px',
    marginInlineStart: '4px',
    borderRadius: '50%',
    background: vars.edge,
    transition: 'translate .12s',
  },
  selectors: {
    '&:hover::before': { borderColor: vars.text },
    '&:checked::before': { background: vars.link, borderColor: vars.link },
    '&:checked::after': { background: vars.raised, translate: '20px 0' },
  },
  /* Colours that the reader chose for everything leave a plain checkbox. */
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});
