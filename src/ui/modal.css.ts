import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { cross } from './cross.css.ts';
import { LOW, SPACE } from './tokens.ts';
import { below, from, vars } from './vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: '#03080ecc',
  animation: `${appear} .16s`,
});

const sheet = style({
  position: 'fixed',
  zIndex: 41,
  inset: 0,
  margin: 'auto',
  width: '100%',
  height: 'fit-content',
  maxHeight: 'calc(var(--app-height, 100dvh) - 32px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: SPACE.s6,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.floatShadow,
  animation: `${rise} .18s`,
  '@media': {
    [below.md]: {
      top: 'auto',
      padding: `${SPACE.s5} ${SPACE.s4} calc(${SPACE.s5} + env(safe-area-inset-bottom))`,
      borderBottomLeftRadius: 0,
      borderBottomRightRadius: 0,
    },
    [LOW]: { maxHeight: 'calc(var(--app-height, 100dvh) - 16px)', paddingBlock: SPACE.s4 },
  },
});
/** As high as there is room for, whatever is in it: a part of it scrolls. On a phone it is the whole screen. */
const panel = style([
  sheet,
  {
    display: 'flex',
    flexDirection: 'column',
    height: 'calc(var(--app-height, 100dvh) - 96px)',
    /* Nothing scrolls the window itself, not even a link to a part of it: the way out would leave with its head. */
    overflow: 'clip',
    // The part that scrolls ends where the window does.
    paddingBottom: 0,
    '@media': {
      /* A phone on its side: what is around the window is worth more in it. */
      [LOW]: {
        height: 'var(--app-height, 100dvh)',
        maxHeight: 'none',
        paddingTop: SPACE.s4,
        borderBlock: 0,
        borderRadius: 0,
      },
      [below.md]: {
        top: 0,
        height: 'var(--app-height, 100dvh)',
        maxHeight: 'none',
        paddingBottom: 0,
        border: 0,
        borderRadius: 0,
      },
    },
  },
]);
/* A modal over another replaces it, and only the upper one shows. */
globalStyle(`${sheet}:has(~ ${sheet})`, { visibility: 'hidden' });
globalStyle(`${backdrop} ~ ${backdrop}`, { background: 'none' });

const upTo = (maxWidth: string) => ({ [from.md]: { maxWidth } });
const WIDE = upTo('720px');

export const modal = styleVariants({
  form: [sheet, { '@media': { ...upTo('480px'), [LOW]: { maxWidth: '640px' } } }],
  wide: [sheet, { '@media': WIDE }],
  panel: [panel, { '@media': WIDE }],
  /** A panel for pages of the site: where they stand in columns, it has the width that these need. */
  pages: [panel, { '@media': { ...WIDE, [from.lg]: { maxWidth: '1040px' } } }],
});

export const title = style({ marginBottom: SPACE.s4, paddingRight: '44px' });
export const close = style([cross, { position: 'absolute', top: SPACE.s4, right: SPACE.s4 }]);
export const intro = style({ marginBottom: SPACE.s4, color: vars.quiet });
