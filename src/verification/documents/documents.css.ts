import { globalStyle, style } from '@vanilla-extract/css';
import { page, unseen } from '../../ui/base.css.ts';
import { button } from '../../ui/button.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { below, textFont, type, vars } from '../../ui/vars.css.ts';

export const sheet = style([
  page,
  {
    display: 'grid',
    /* From the page's own edge, as on the tab beside it: the title does not move between the two. */
    gridTemplateColumns: 'minmax(0, 720px)',
    gap: SPACE.s5,
    paddingBlock: `${SPACE.s6} ${SPACE.s7}`,
  },
]);
export const part = style({ display: 'grid', gap: SPACE.s4, minWidth: 0 });
export const quiet = style({ color: vars.quiet, maxWidth: '60ch' });
/** As everywhere on a phone, one under another and as wide as the page. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  width: '100%',
  '@media': { [below.md]: { display: 'grid' } },
});
/* Errors stand above the choices: below them no line of it keeps the buttons away. */
globalStyle(`form > fieldset + ${actions}`, { marginTop: SPACE.s2 });

/** A way back that stands alone, high enough for a finger. */
export const back = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px' });

export const list = style({ display: 'grid', gap: SPACE.s3 });
export const row = style({
  display: 'grid',
  gap: SPACE.s3,
  padding: SPACE.s4,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${SPACE.s1} ${SPACE.s3}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  font: textFont(type.t2),
  color: vars.quiet,
  selectors: {
    '&[data-tone=done]': { color: vars.positive },
    '&[data-tone=wanted]': { color: vars.caution },
  },
});

/** The zone where files are dropped; pressing it opens the device's own choice. */
export const zone = style({
  display: 'grid',
  gap: SPACE.s3,
  padding: SPACE.s5,
  border: `2px dashed ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.sunken,
  justifyItems: 'start',
  selectors: { '&[data-over]': { borderColor: vars.link, background: vars.tint } },
});
export const input = unseen;
export const pick = style([
  button.secondary,
  {
    selectors: {
      '&:focus-within': { outline: `3px solid ${vars.focus}`, outlineOffset: '2px' },
    },
  },
]);

/** A device with a mouse accepts files dropped on the page, and its camera takes no pictures of papers. */
const MOUSE = '(hover: hover) and (pointer: fine)';
export const ofMouse = style({ display: 'none', '@media': { [MOUSE]: { display: 'block' } } });
export const photograph = style([pick, { '@media': { [MOUSE]: { display: 'none' } } }]);

export const file = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: SPACE.s3,
  alignItems: 'center',
});
/** Beside a long name there is no room for it on a phone; its words begin where the name does. */
export const remove = style({
  '@media': {
    '(max-width: 480px)': { gridColumn: 2, justifySelf: 'start', marginLeft: `-${SPACE.s5}` },
  },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: vars.radius,
  background: vars.sunken,
  color: vars.quiet,
  overflow: 'hidden',
});
export const picture = style({ width: '64px', height: '64px', objectFit: 'cover' });
export const fileName = style({ overflowWrap: 'anywhere' });
export const size = style({ font: textFont(type.t2), color: vars.quiet });
export const progress = style({ width: '100%', height: '8px', accentColor: vars.accent });
