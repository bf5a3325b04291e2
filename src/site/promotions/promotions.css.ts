import { style } from '@vanilla-extract/css';
import { page as pageWidth } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { from, LARGE_LETTERS, textFont, type, vars } from '../../ui/vars.css.ts';

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

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: SPACE.s4,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.chip,
  color: vars.text,
  textDecoration: 'none',
  font: textFont(type.t2, vars.labelWeight),
  selectors: {
    '&[aria-current]': { background: vars.tint, borderColor: vars.link, color: vars.link },
    '&:hover': { borderColor: vars.link },
  },
});

export const grid = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const cell = style({ display: 'grid' });
export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16/9',
  objectFit: 'cover',
  background: vars.sunken,
});
export const widePicture = style([picture, { borderRadius: vars.radius }]);
export const words = style({
  display: 'grid',
  gap: SPACE.s3,
  alignContent: 'start',
  padding: SPACE.s5,
  '@media': { [LARGE_LETTERS]: { padding: SPACE.s3 } },
});
export const tileTitle = style({ font: textFont(type.t4, vars.labelWeight) });
/** As large as the running text: terms are no small print. */
export const terms = style({
  padding: SPACE.s3,
  borderRadius: vars.radius,
  background: vars.sunken,
});
