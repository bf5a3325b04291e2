import { globalStyle, style } from '@vanilla-extract/css';
import { color, mono, sans } from './theme.css.ts';

export const canvas = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 0,
  background: color.paper,
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: 'none' },
    // An outline would lie under the drawing.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${color.accent}`,
      pointerEvents: 'none',
    },
  },
  '@media': { print: { overflow: 'visible', height: 'auto' } },
});
export const drawing = style({
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: '0 0',
  // Texts were measured letter by letter.
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  userSelect: 'none',
  '@media': {
    print: {
      position: 'static',
      transform: 'none !important',
      width: '100% !important',
      height: 'auto !important',
      maxHeight: '96vh',
    },
  },
});
export const box = style({ fill: color.surface, stroke: color.strong, strokeWidth: 1 });
export const frame = style({ fill: 'none', stroke: color.strong, strokeWidth: 1 });
export const head = style({ fill: color.sunken, stroke: 'none' });
export const region = style({ strokeDasharray: '5 4' });
export const wire = style({ fill: 'none', stroke: color.quiet, strokeWidth: 1.1 });
export const label = style({ fill: color.paper });
export const row = style({ fill: 'transparent', cursor: 'pointer' });
export const state = style({ cursor: 'pointer' });
/** The way of success. */
export const main = style({ stroke: color.ink, strokeWidth: 1.8 });
export const stack = style({
  fill: 'none',
  stroke: color.strong,
  strokeWidth: 1.6,
  pointerEvents: 'none',
});
export const folded = style({ strokeDasharray: '1 2', pointerEvents: 'none' });
/** The inside of a fold, over what is around it. */
export const panel = style({
  fill: color.paper,
  stroke: color.strong,
  strokeWidth: 1,
  filter: 'drop-shadow(0 2px 10px rgb(0 0 0 / 0.28))',
});
/** Over a sheet that another lies on: it steps back, and nothing that it covers shows through. */
export const veil = style({ fill: color.paper, opacity: 0.58, pointerEvents: 'none' });
export const faded = style({ opacity: 0.34 });
export const unseen = style({ visibility: 'hidden' });
export const halo = style({ fill: color.tint, stroke: color.accent, strokeWidth: 2.4 });
export const wireHalo = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 6,
  opacity: 0.34,
});
export const chosen = style({ fill: color.tint, stroke: color.accent, strokeWidth: 1.2 });
export const icon = style({
  fill: 'none',
  stroke: color.quiet,
  strokeWidth: 1.2,
  pointerEvents: 'none',
});
export const absent = style({ opacity: 0.55 });
export const strike = style({ textDecoration: 'line-through' });

export const text = {
  title: style({ font: `600 13px ${sans}`, fill: color.ink }),
  status: style({ font: `400 12px ${mono}`, fill: color.quiet }),
  small: style({ font: `400 12px ${sans}`, fill: color.ink }),
  label: style({ font: `400 12px ${sans}`, fill: color.ink }),
  guard: style({ font: `400 12px ${sans}`, fill: color.quiet }),
  fact: style({ font: `400 12px ${sans}`, fill: color.quiet }),
} as const;

for (const name of Object.values(text)) globalStyle(`.${name}`, { pointerEvents: 'none' });

/** The title of a frame, over lines that come in from above. */
export const over = style({});
globalStyle(`.${over} text`, { paintOrder: 'stroke', stroke: color.sunken, strokeWidth: 5 });

/** The marks of a state or transition; each differs in form as well as in colour. */
export const tone = {
  active: style({}),
  passed: style({}),
  failed: style({}),
  open: style({}),
  outdated: style({}),
  idle: style({}),
  waived: style({}),
  added: style({}),
  removed: style({}),
  changed: style({}),
  absent: style({}),
  /** Not there before, or no more after: its place stays empty. */
  unseen: style({}),
} as const;
export type Tone = keyof typeof tone;

const TONES = {
  active: { stroke: color.accent, strokeWidth: 2.4 },
  passed: { stroke: color.passed, strokeWidth: 2 },
  failed: { stroke: color.failed, strokeWidth: 3, strokeDasharray: '10 3' },
  open: { stroke: color.open, strokeWidth: 2.4, strokeDasharray: '2 4' },
  outdated: { stroke: color.open, strokeWidth: 1, strokeDasharray: '1 3' },
  idle: { stroke: color.idle, strokeWidth: 1, strokeDasharray: '4 3' },
  waived: { stroke: color.open, strokeWidth: 1, strokeDasharray: '8 3 2 3' },
  added: { stroke: color.passed, strokeWidth: 2.6 },
  removed: { stroke: color.failed, strokeWidth: 2.6, strokeDasharray: '3 4' },
  changed: { stroke: color.open, strokeWidth: 2.6, strokeDasharray: '9 3' },
  absent: { stroke: color.idle, strokeWidth: 1, strokeDasharray: '2 5' },
  unseen: {},
} as const satisfies Record<Tone, object>;
for (const name of Object.keys(TONES) as Tone[]) {
  globalStyle(
    `.${tone[name]}.${box}, .${tone[name]}.${frame}, .${tone[name]}.${wire}`,
    TONES[name],
  );
}
for (const name of ['added', 'removed', 'changed'] as const)
  globalStyle(`.${tone[name]}.${row}`, { ...TONES[name], strokeWidth: 1.2 });
globalStyle(`.${tone.active}.${box}`, { fill: color.tint });
globalStyle(`.${tone.active}.${row}`, { fill: color.tint });

/** Letters smaller than 10 px are not drawn. */
export const far = style({});
globalStyle(`.${far} text, .${far} .${icon}`, { visibility: 'hidden' });
globalStyle(`.${far} text.${text.title}`, { visibility: 'visible' });
export const farther = style({});
globalStyle(`.${farther} text.${text.title}`, { visibility: 'hidden' });

/** The diagram over the element that moves it. */
export const whole = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: 0,
  minWidth: 0,
  background: color.paper,
});
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 8px 4px',
  '@media': { print: { display: 'none' } },
});
export const control = style({
  height: '22px',
  minWidth: '24px',
  padding: '0 7px',
  fontSize: '12px',
  lineHeight: '20px',
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
  background: color.surface,
  cursor: 'pointer',
});
export const scale = style({
  padding: '0 6px',
  background: color.paper,
  color: color.quiet,
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
});
export const minimap = style({
  position: 'absolute',
  overflow: 'hidden',
  lineHeight: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  '@media': { print: { display: 'none' }, '(max-width: 639px)': { display: 'none' } },
});
export const miniBox = style({ fill: color.line });
export const miniFrame = style({ fill: 'none', stroke: color.line, strokeWidth: 1 });
export const miniName = style({
  fontFamily: sans,
  fill: color.ink,
  paintOrder: 'stroke',
  stroke: color.surface,
  strokeWidth: '3px',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  userSelect: 'none',
});
/** It moves with every frame of a pan: as a layer of its own it paints nothing anew. */
export const miniView = style({
  position: 'absolute',
  top: 0,
  left: 0,
  outline: `1.5px solid ${color.accent}`,
  outlineOffset: '-1.5px',
  willChange: 'transform',
});
