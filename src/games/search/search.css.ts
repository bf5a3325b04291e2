import { style } from '@vanilla-extract/css';
import { control, holder, reveal, withEnd } from '../../ui/field.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const field = style([holder, { flex: 'none' }]);

export const lens = style({
  position: 'absolute',
  insetInlineStart: SPACE.s4,
  top: '50%',
  translate: '0 -50%',
  display: 'grid',
  color: vars.quiet,
  pointerEvents: 'none',
});

export const input = style([control, withEnd, { paddingInlineStart: SPACE.s7 }]);

export const clear = reveal;

/** Below the field, which stays in its place while the results scroll. */
export const body = style({
  flex: 1,
  minHeight: 0,
  paddingBottom: SPACE.s6,
  marginTop: SPACE.s4,
  marginInline: `calc(-1 * ${SPACE.s2})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
});

/* What is pressed is wider than its words, which stand below one another. */
export const whole = style({ padding: SPACE.s2 });
export const quiet = style([whole, { color: vars.quiet }]);
export const heading = style({
  padding: SPACE.s2,
  font: textFont(type.t2, vars.labelWeight),
  color: vars.quiet,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  width: '100%',
  minHeight: '64px',
  padding: `${SPACE.s1} ${SPACE.s2}`,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  color: vars.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
  selectors: {
    '&[aria-selected=true]': {
      background: vars.tint,
      outline: `2px solid ${vars.focus}`,
      outlineOffset: '-2px',
    },
  },
});

const square = { flex: 'none', width: '56px', height: '56px', borderRadius: vars.radius } as const;

export const picture = style({ ...square, objectFit: 'cover', background: vars.sunken });
export const dimmed = style({ opacity: 0.5 });
export const mark = style({
  ...square,
  display: 'grid',
  placeItems: 'center',
  background: vars.sunken,
  color: vars.quiet,
});

export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ font: textFont(type.t3, vars.labelWeight) });
export const line = style({ font: textFont(type.t2), color: vars.quiet });

export const recent = style({ marginBlock: SPACE.s2 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s2,
});
export const past = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  width: '100%',
  minHeight: '44px',
  padding: SPACE.s2,
  border: 0,
  borderRadius: vars.radius,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.sunken },
});
