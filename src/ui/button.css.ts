import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { textFont, type, vars } from './vars.css.ts';

const fill = createVar();
const hover = createVar();
const ink = createVar();
const border = createVar();

/** Every look has the same size and weight: a safe or free way is never smaller (look: one action). */
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: SPACE.s2,
  minHeight: vars.control,
  padding: `${SPACE.s2} ${SPACE.s5}`,
  border: `1px solid ${border}`,
  borderRadius: vars.radius,
  background: fill,
  color: ink,
  font: textFont(type.t3, vars.labelWeight),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .12s,border-color .12s',
  ':hover': { background: hover },
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default' },
    '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.5 },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
  },
  '@media': { print: { display: 'none!important' } },
});

const look = (vs: { fill: string; hover: string; ink: string; border: string }) => [
  base,
  {
    vars: { [fill]: vs.fill, [hover]: vs.hover, [ink]: vs.ink, [border]: vs.border },
  },
];

export const button = styleVariants({
  primary: look({
    fill: vars.accent,
    hover: vars.accentHover,
    ink: vars.onAccent,
    border: 'transparent',
  }),
  secondary: look({ fill: vars.raised, hover: vars.sunken, ink: vars.text, border: vars.edge }),
  quiet: look({ fill: 'transparent', hover: vars.sunken, ink: vars.link, border: 'transparent' }),
  danger: look({
    fill: vars.critical,
    hover: vars.criticalHover,
    ink: vars.onCritical,
    border: 'transparent',
  }),
});

export const wide = style({ width: '100%' });
/** Rows of controls: the header. Still 44 px to touch. */
export const compact = style({
  minHeight: '44px',
  padding: `${SPACE.s1} ${SPACE.s4}`,
  font: textFont(type.t2, vars.labelWeight),
});

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  width: '1.1em',
  height: '1.1em',
  flex: 'none',
  border: '2px solid',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} .8s linear infinite`,
});
