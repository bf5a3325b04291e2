import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { tiles } from '../../brands/patterns.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, brand, from, textFont, type, vars } from '../../ui/vars.css.ts';

const NARROW = '(max-width: 479.98px)';

export const flow = style({
  width: `min(100% - 2 * ${SPACE.s4}, 1040px)`,
  marginInline: 'auto',
  paddingBlock: `${SPACE.s5} ${SPACE.s7}`,
  '@media': { [from.lg]: { paddingBlock: `${SPACE.s7} ${SPACE.s8}` } },
});

export const columns = style({
  display: 'grid',
  gap: SPACE.s5,
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 480px)',
  '@media': {
    [from.lg]: {
      gridTemplate: '"top needs" auto "step needs" 1fr / minmax(0, 480px) minmax(0, 320px)',
      columnGap: '120px',
      alignItems: 'start',
    },
  },
});

/* A screen of news brings its own gutter; the flow has one already. */
globalStyle(`${flow} > section:not(${columns})`, { width: 'min(100%, 560px)' });

export const step = style({
  display: 'grid',
  gap: SPACE.s5,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'step' } },
});
export const top = style([step, { '@media': { [from.lg]: { gridArea: 'top' } } }]);
/** Nothing, where there is no other way. */
export const otherWay = style({
  minWidth: 0,
  ':empty': { display: 'none' },
  '@media': { [from.lg]: { gridArea: 'other' } },
});
globalStyle(`${columns}:has(> ${otherWay}:not(:empty))`, {
  '@media': {
    [from.lg]: {
      gridTemplate: '"top other" auto "step needs" 1fr / minmax(0, 480px) minmax(0, 320px)',
    },
  },
});
/* What is taller than the heading pushes the form down only where it stands above it. */
globalStyle(`${columns}:has(> ${otherWay} > [data-tall])`, {
  '@media': {
    [from.lg]: {
      gridTemplate:
        '"top other" auto "step other" auto "step needs" 1fr / minmax(0, 480px) minmax(0, 320px)',
    },
  },
});
export const head = style({ display: 'grid', gap: SPACE.s2 });
export const intro = style({ color: vars.quiet });

/** Northlight writes on the page; Sol Alta hands over a card. */
export const panel = style({
  minWidth: 0,
  selectors: {
    [brand.solAlta]: {
      padding: SPACE.s5,
      borderRadius: vars.radius,
      background: vars.raised,
      boxShadow: vars.cardShadow,
    },
  },
  '@media': { [NARROW]: { selectors: { [brand.solAlta]: { padding: SPACE.s4 } } } },
});

export const haveAccount = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${SPACE.s2}`,
  alignItems: 'center',
  color: vars.quiet,
});
globalStyle(`${haveAccount} > a`, {
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  fontWeight: vars.labelWeight,
});

globalStyle(`${panel} form`, { gap: SPACE.s3 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s2 });

export const conditions = style({
  display: 'grid',
  minWidth: 0,
  marginBlock: `${SPACE.s1} ${SPACE.s3}`,
  padding: `${SPACE.s1} 0`,
  borderBlock: `1px solid ${vars.line}`,
});
/* No line of the box touches an error. */
globalStyle(`${conditions} p`, { marginBlockEnd: SPACE.s2 });
export const allConditions = style({ fontWeight: vars.labelWeight });
/* A choice of its own, which the box above does not make. */
export const apart = style({
  marginBlockStart: SPACE.s1,
  paddingBlockStart: SPACE.s1,
  borderBlockStart: `1px solid ${vars.line}`,
});

export const pair = style({
  display: 'grid',
  gap: `${SPACE.s2} ${SPACE.s4}`,
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  '@media': { [NARROW]: { gridTemplateColumns: '1fr' } },
});
export const postal = style([pair, { gridTemplateColumns: '2fr 3fr' }]);

export const dateParts = style({
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 3fr',
  gap: SPACE.s3,
  maxWidth: '320px',
  /* With letters made larger a name may take two lines; the boxes stay on one. */
  alignItems: 'end',
});
export const datePart = style({ display: 'grid', gap: SPACE.s1, minWidth: 0 });
export const datePartName = style({ font: textFont(type.t2), color: vars.quiet });

export const address = style({ color: vars.text, overflowWrap: 'anywhere' });

export const needs = style({
  minWidth: 0,
  display: 'grid',
  gap: SPACE.s4,
  selectors: {
    [brand.northlight]: { paddingTop: SPACE.s5, borderTop: `1px solid ${vars.line}` },
    [brand.solAlta]: {
      padding: `${SPACE.s7} ${SPACE.s5} ${SPACE.s5}`,
      borderRadius: vars.radius,
      background: `${tiles} 0 0/96px 24px repeat-x ${vars.sunken}`,
    },
  },
  '@media': {
    [from.lg]: {
      gridArea: 'needs',
      selectors: {
        [brand.northlight]: {
          paddingBlock: SPACE.s2,
          paddingLeft: SPACE.s6,
          borderTop: 0,
          borderLeft: `1px solid ${vars.line}`,
        },
      },
    },
    [below.lg]: { marginTop: SPACE.s5 },
  },
});
export const late = style({ '@media': { [below.lg]: { display: 'none' } } });
export const needsTitle = style({ font: textFont(type.t4, vars.labelWeight) });
export const needsList = style({ display: 'grid', gap: SPACE.s4 });
export const need = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  gap: SPACE.s3,
  alignItems: 'center',
  color: vars.quiet,
});
export const needIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: vars.radius,
  background: vars.tint,
  color: vars.link,
  font: textFont(type.t2, vars.labelWeight),
});

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } });

export const ready = style({ display: 'grid', gap: SPACE.s5 });
export const loggingIn = style({ display: 'grid', gap: SPACE.s4, paddingBlock: SPACE.s4 });
/** How long it takes is not known: up to five tries. */
export const progress = style({
  overflow: 'hidden',
  height: '4px',
  borderRadius: vars.chip,
  background: vars.line,
  '::before': {
    content: '',
    display: 'block',
    width: '33%',
    height: '100%',
    borderRadius: vars.chip,
    background: vars.link,
    animation: `${slide} 1.4s ease-in-out infinite`,
  },
});
