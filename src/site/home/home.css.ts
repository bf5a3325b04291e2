import { globalStyle, style } from '@vanilla-extract/css';
import { tiles } from '../../brands/patterns.ts';
import { SPACE } from '../../ui/tokens.ts';
import {
  below,
  brand,
  displayFont,
  from,
  LARGE_LETTERS,
  textFont,
  type,
  vars,
} from '../../ui/vars.css.ts';

const onLarge = (rules: object) => ({ '@media': { [from.lg]: rules } });

export const hero = style({
  position: 'relative',
  display: 'grid',
  /* Never as wide as the picture itself: a phone would show half of the words. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.line}`,
  selectors: { [brand.solAlta]: { border: 0, paddingTop: SPACE.s6, marginTop: '-12px' } },
});
/** Northlight: the sky lies behind the words. Sol Alta: the wall stands beside them. */
export const scene = style({
  position: 'relative',
  height: '260px',
  '@media': {
    /* Four whole rows of tiles. */
    [below.lg]: {
      selectors: {
        [brand.solAlta]: {
          height: 'auto',
          aspectRatio: '532/424',
          width: 'min(100%, 532px)',
          marginInline: 'auto',
        },
      },
    },
    [from.lg]: {
      selectors: {
        [brand.northlight]: { position: 'absolute', inset: 0, height: 'auto' },
        [brand.solAlta]: {
          position: 'absolute',
          height: '532px',
          width: '532px',
          inset: '0 auto',
          marginBlock: 'auto',
          right: 'max(16px, (100% - 1200px) / 2)',
        },
      },
    },
  },
});
/** The sky fades out under the words, at any width. */
globalStyle(`html[data-brand=northlight] ${scene}::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(${vars.surface}, transparent 40%)`,
  '@media': {
    [from.lg]: {
      background: `linear-gradient(90deg, ${vars.surface} calc(max(16px, 50% - 600px) + 420px), transparent calc(max(16px, 50% - 600px) + 980px))`,
    },
  },
});
export const heroInner = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  paddingBlock: `${SPACE.s7} ${SPACE.s6}`,
  /* Only the edge of the banners shows: the largest thing of the first view is the title, which needs no request. */
  ...onLarge({
    minHeight: 'clamp(620px, 100svh - 140px, 860px)',
    paddingBlock: SPACE.s7,
    selectors: { [brand.solAlta]: { minHeight: 'clamp(620px, 100svh - 220px, 860px)' } },
  }),
});
export const copy = style({
  display: 'grid',
  gap: SPACE.s5,
  justifyItems: 'start',
  ...onLarge({
    maxWidth: '560px',
    selectors: { [brand.solAlta]: { maxWidth: 'min(560px, 100% - 572px)' } },
  }),
});
export const title = style({
  font: displayFont(type.t7),
  selectors: { [brand.northlight]: { letterSpacing: '-.01em' } },
});
export const lead = style({ font: textFont(type.t4), color: vars.quiet, maxWidth: '38ch' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  width: '100%',
  '@media': { [below.md]: { display: 'grid' } },
});
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  font: textFont(type.t2),
  color: vars.quiet,
});
export const ageBadge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: '1.5px solid',
  borderRadius: '50%',
  color: vars.text,
  font: textFont(type.t2, vars.labelWeight),
});

export const sections = style({
  display: 'grid',
  gap: vars.sectionGap,
  paddingTop: SPACE.s7,
  '@media': { [below.md]: { gap: '64px' } },
  selectors: { [brand.solAlta]: { paddingTop: SPACE.s8 } },
});
export const block = style({ display: 'grid', gap: SPACE.s5, alignContent: 'start', minWidth: 0 });
globalStyle(`${block} > p`, { maxWidth: '60ch', color: vars.quiet });

export const quickLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  selectors: {
    [brand.northlight]: { borderBlock: `1px solid ${vars.line}` },
    [brand.solAlta]: { gap: SPACE.s4 },
  },
});
export const quickLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s4,
  minHeight: '72px',
  padding: SPACE.s4,
  color: vars.text,
  font: textFont(type.t3, vars.labelWeight),
  textDecoration: 'none',
  borderRadius: vars.radius,
  selectors: {
    [brand.northlight]: { paddingInline: SPACE.s2 },
    [brand.solAlta]: { background: vars.raised, boxShadow: vars.cardShadow },
  },
  '@media': { [LARGE_LETTERS]: { paddingInline: SPACE.s2 } },
});
export const bubble = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.link,
  selectors: {
    [brand.solAlta]: {
      width: '48px',
      height: '48px',
      borderRadius: '50%',
      background: vars.tint,
    },
  },
});
export const arrow = style({
  display: 'grid',
  marginLeft: 'auto',
  color: vars.quiet,
  transition: 'translate .16s',
  selectors: { [`${quickLink}:hover &`]: { translate: '4px', color: vars.link } },
  '@media': { [LARGE_LETTERS]: { display: 'none' } },
});

export const steps = style({
  display: 'grid',
  gap: SPACE.s6,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const step = style({
  display: 'grid',
  gap: SPACE.s2,
  alignContent: 'start',
  selectors: {
    [brand.northlight]: { paddingTop: SPACE.s4, borderTop: `1px solid ${vars.edge}` },
    [brand.solAlta]: {
      padding: SPACE.s5,
      borderRadius: vars.radius,
      background: vars.raised,
      boxShadow: vars.cardShadow,
    },
  },
});
globalStyle(`${step} > p`, { color: vars.quiet });
export const number = style({
  font: displayFont(type.t6),
  color: vars.link,
  selectors: {
    [brand.solAlta]: {
      display: 'grid',
      placeItems: 'center',
      width: '56px',
      height: '56px',
      marginBottom: SPACE.s2,
      borderRadius: vars.radius,
      background: vars.accent,
      color: vars.onAccent,
      font: displayFont(type.t5),
    },
    [`html[data-brand=sol-alta] ${step}:nth-child(2) > &`]: {
      background: vars.text,
      color: vars.surface,
    },
    [`html[data-brand=sol-alta] ${step}:nth-child(3) > &`]: {
      background: vars.link,
      color: vars.surface,
    },
  },
});

export const split = style({
  display: 'grid',
  gap: SPACE.s6,
  '@media': { [from.lg]: { gridTemplateColumns: '5fr 6fr', gap: SPACE.s8, alignItems: 'center' } },
});
export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.75rem), 1fr))',
  gap: SPACE.s2,
  selectors: {
    [brand.northlight]: { gap: 0, borderTop: `1px solid ${vars.line}` },
  },
});
export const method = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '60px',
  font: textFont(type.t3, vars.labelWeight),
  selectors: {
    [brand.northlight]: { borderBottom: `1px solid ${vars.line}` },
    [brand.solAlta]: {
      padding: SPACE.s3,
      borderRadius: vars.radius,
      background: vars.sunken,
      textAlign: 'center',
    },
  },
});
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '44px',
  font: textFont(type.t3, vars.labelWeight),
  justifySelf: 'start',
});

/** As large and as plain as any offer (look: safety actions). */
export const safer = style({
  display: 'grid',
  gap: SPACE.s6,
  padding: `${SPACE.s7} ${SPACE.s5}`,
  borderRadius: vars.radius,
  background: vars.sunken,
  selectors: {
    [brand.solAlta]: {
      colorScheme: 'dark',
      color: vars.text,
      paddingTop: SPACE.s8,
      background: `${tiles} 50% 0/96px 24px repeat-x ${vars.raised}`,
    },
  },
  ...onLarge({ padding: SPACE.s8 }),
});
export const tools = style({
  display: 'grid',
  gap: SPACE.s5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
});
export const toolItem = style({
  display: 'grid',
  gap: SPACE.s2,
  alignContent: 'start',
  position: 'relative',
});
/* The whole of it is the link: one line of words is too small for a finger. */
globalStyle(`${toolItem} > h3 > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${toolItem} > svg`, { color: vars.link });
globalStyle(`${toolItem} > p`, { color: vars.quiet, font: textFont(type.t2) });

export const about = style({
  display: 'grid',
  gap: SPACE.s5,
  '@media': { [from.lg]: { gridTemplateColumns: '5fr 6fr', gap: SPACE.s8 } },
});
export const aboutText = style({
  display: 'grid',
  gap: SPACE.s4,
  maxWidth: '72ch',
  font: textFont(type.t4),
  color: vars.quiet,
});
