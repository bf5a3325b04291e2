import { globalStyle, style } from '@vanilla-extract/css';
import { tiles } from '../brands/patterns.ts';
import { SPACE } from '../ui/tokens.ts';
import { below, brand, displayFont, from, textFont, type, vars } from '../ui/vars.css.ts';

export const footer = style({
  marginTop: vars.sectionGap,
  paddingBlock: SPACE.s7,
  borderTop: `1px solid ${vars.line}`,
  color: vars.quiet,
  font: textFont(type.t2),
  selectors: {
    [brand.solAlta]: {
      colorScheme: 'dark',
      border: 0,
      background: `${tiles} 50% 0/96px 24px repeat-x ${vars.sunken}`,
      paddingTop: SPACE.s8,
    },
  },
  '@media': {
    /* Room for the bottom navigation, which grows with the letters. */
    [below.lg]: {
      paddingBottom: `calc(max(96px, 11rem - 80px) + env(safe-area-inset-bottom))`,
      selectors: {
        'html:has([data-flow]) &': {
          paddingBottom: `calc(${SPACE.s7} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});
/** Where links are touched. */
const finger = '(pointer: coarse)';

export const columns = style({
  display: 'grid',
  gap: SPACE.s6,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(240px, 2fr) repeat(auto-fit, minmax(8.75rem, 1fr))' },
  },
});
export const about = style({
  display: 'grid',
  gap: SPACE.s2,
  alignContent: 'start',
  maxWidth: '36ch',
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  font: displayFont(type.t5),
  letterSpacing: vars.displayTracking,
  color: vars.text,
});
export const age = style({ color: vars.text, fontWeight: vars.labelWeight });
export const group = style({ minWidth: 0 });
export const title = style({
  color: vars.text,
  fontWeight: vars.labelWeight,
  paddingBottom: SPACE.s2,
});
export const link = style({
  display: 'inline-block',
  paddingBlock: '6px',
  color: vars.quiet,
  textDecoration: 'none',
  ':hover': { color: vars.text, textDecoration: 'underline' },
  '@media': { [finger]: { display: 'flex', alignItems: 'center', minHeight: '44px' } },
});
/** Never the smallest among the others (look: safety weighs as much as play). */
export const saferPlay = style([
  link,
  {
    color: vars.text,
    font: textFont(type.t3, vars.labelWeight),
    textDecoration: 'underline',
  },
]);
/** A button among links. */
export const press = style([
  link,
  { justifySelf: 'start', padding: '6px 0', border: 0, background: 'none', cursor: 'pointer' },
]);
export const logos = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s5,
  marginTop: SPACE.s6,
});
const row = { display: 'flex', alignItems: 'center', gap: SPACE.s3, minWidth: 0 } as const;
export const logo = style(row);
globalStyle(`${logo} [aria-hidden]`, { minWidth: 0, overflowWrap: 'anywhere' });
/** The picture has room beside the seal, which starts at the edge of the page. */
export const seal = style({
  display: 'block',
  flex: 'none',
  width: '44px',
  height: '44px',
  objectFit: 'cover',
});
/** As high as makes the smallest lettering of a plate 11 px. */
export const plate = style({ display: 'block', height: '64px', width: 'auto' });
export const logoLink = style(row);
export const company = style({
  display: 'grid',
  gap: SPACE.s2,
  marginTop: SPACE.s6,
  paddingTop: SPACE.s5,
  borderTop: `1px solid ${vars.line}`,
});
globalStyle(`${company} > *`, { maxWidth: '96ch' });
/* The target of a link in a sentence grows, and not the line. */
globalStyle(`${company} a`, { '@media': { [finger]: { paddingBlock: '14px' } } });
