import { style } from '@vanilla-extract/css';
import { page as pageWidth } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { vars } from '../../ui/vars.css.ts';

const SHEET = {
  display: 'grid',
  gap: SPACE.s5,
  alignContent: 'start',
  paddingBlock: SPACE.s6,
  /* Room for the skeleton and the list alike, so that the footer does not jump. */
  minHeight: '70vh',
} as const;

export const page = style([pageWidth, SHEET]);
/** One promotion or landing page, as wide as text is read best. */
export const whole = style([
  pageWidth,
  { ...SHEET, gridTemplateColumns: 'minmax(0, 72ch)', justifyContent: 'center' },
]);
export const header = style({ display: 'grid', gap: SPACE.s2, maxWidth: '72ch' });
export const intro = style({ color: vars.quiet });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '44px',
  justifySelf: 'start',
});

export const widePicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'cover',
  borderRadius: vars.radius,
  background: vars.sunken,
});
/** As large as the running text: terms are no small print. */
export const terms = style({
  padding: SPACE.s3,
  borderRadius: vars.radius,
  background: vars.sunken,
});
