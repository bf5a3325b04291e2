import { style, styleVariants } from '@vanilla-extract/css';
import { stepLine } from './styles.css.ts';
import { color, mono } from './theme.css.ts';

const line = `1px solid ${color.line}`;
/** The widths that the site is shown at, in px of its own, and the scale at which it is drawn. */
const SIZES = { phone: { width: 390, scale: 1 }, desktop: { width: 1_024, scale: 0.6 } } as const;
const drawn = ({ width, scale }: { width: number; scale: number }): string =>
  `${Math.round(width * scale)}px`;
const narrow = '(max-width: 1023px)';
const single = '(max-width: 767px)';

/** Chart over steps, the site beside them; on a tablet the site stands beside the steps alone. */
export const stage = style({
  display: 'grid',
  gridTemplate: `'chart site' minmax(0, 3fr) 'steps site' minmax(120px, 2fr) / minmax(0, 1fr) auto`,
  minHeight: 0,
  '@media': {
    [narrow]: {
      gridTemplate: `'chart chart' minmax(0, 2fr) 'steps site' minmax(0, 3fr) / minmax(0, 1fr) auto`,
    },
    [single]: { display: 'block', overflowY: 'auto' },
  },
});
export const chart = style({
  display: 'grid',
  gridArea: 'chart',
  minHeight: 0,
  '@media': { [single]: { height: '40vh' } },
});
export const steps = style({
  gridArea: 'steps',
  minHeight: 0,
  overflowY: 'auto',
  padding: '8px 12px 16px',
  borderTop: line,
  background: color.surface,
  '@media': { [single]: { height: '30vh' } },
});
export const site = style({
  display: 'grid',
  gridArea: 'site',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  borderLeft: line,
  background: color.surface,
  '@media': { [narrow]: { borderTop: line }, [single]: { borderLeft: 0 } },
});
export const address = style({
  display: 'flex',
  alignItems: 'center',
  height: '32px',
  padding: '0 12px',
  borderBottom: line,
  fontFamily: mono,
  fontSize: '12px',
  color: color.quiet,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
export const screen = styleVariants(SIZES, (size) => ({
  width: drawn(size),
  maxWidth: '100vw',
  overflow: 'hidden',
  minHeight: 0,
  '@media': { [single]: { height: '720px' } },
}));
/** The site in its own px; the ring is placed in it. */
export const scaled = styleVariants(SIZES, ({ width, scale }) => ({
  position: 'relative',
  width: `${width}px`,
  height: `${100 / scale}%`,
  transform: scale === 1 ? undefined : `scale(${scale})`,
  transformOrigin: '0 0',
  background: '#fff',
}));
export const frame = style({ width: '100%', height: '100%', border: 0, display: 'block' });
/** The title of a path may be long. */
export const choice = style({ maxWidth: 'min(320px, 60vw)' });
/** Marks the next element to be pressed or filled in. */
export const ring = style({
  position: 'absolute',
  pointerEvents: 'none',
  border: `3px solid ${color.accent}`,
  borderRadius: '6px',
  boxShadow: '0 0 0 2px #fff',
});
export const notice = style({
  padding: '20px',
  display: 'grid',
  gap: '10px',
  alignContent: 'start',
});
export const step = style([
  stepLine,
  { gridTemplateColumns: 'minmax(24px, auto) minmax(0, 1fr) auto', paddingBlock: '4px' },
]);
/** It shows with its step: a link on every line would be louder than the steps. */
export const fromHere = style({
  marginLeft: '8px',
  fontSize: '12px',
  opacity: 0,
  selectors: {
    [`${step}:hover &, ${step}[aria-current=step] &, &:focus-visible`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});
export const failure = style({
  display: 'block',
  color: color.failed,
  fontSize: '12px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export type Size = keyof typeof SIZES;
