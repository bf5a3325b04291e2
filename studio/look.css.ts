import { globalStyle, keyframes, style, type StyleRule } from '@vanilla-extract/css';

/** The table is dark on every device: colours come from the title's palette, as custom properties on `#root > *`. */
export const TEXT = '#f4f6f8';
export const QUIET = '#cdd6dc';
export const LINE = 'rgb(255 255 255 / .16)';
const RAISED = 'rgb(255 255 255 / .07)';

/** Room enough for board and bar side by side, or one under another. */
export const WIDE = '(min-width: 760px)';
/** A phone that lies on its side, and the frame in it; one that stands is narrower, however low its frame is. */
export const LOW = '(max-height: 460px) and (min-width: 560px)';
/** Every other. */
export const NOT_LOW = '(min-height: 461px),(max-width: 559px)';
export const CALM = '(prefers-reduced-motion: reduce)';

globalStyle('*,::before,::after', { boxSizing: 'border-box' });
globalStyle('html', {
  colorScheme: 'dark',
  background: '#0b1217',
  color: TEXT,
  font: '400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  overflowWrap: 'break-word',
});
globalStyle('body,h1,h2,h3,p,ul,ol,dl,dd,fieldset,legend', { margin: 0, padding: 0, border: 0 });
globalStyle('ul,ol', { listStyle: 'none' });
globalStyle('button,select', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('a', { color: 'var(--accent)', textUnderlineOffset: '.2em' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle(':focus-visible', { outline: '3px solid #fff', outlineOffset: '2px' });
globalStyle('#root', { height: '100dvh' });

export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Something to press. Its text may grow, its height is a thumb's at least. */
const pressed: StyleRule = {
  minHeight: '44px',
  minWidth: '44px',
  paddingInline: '14px',
  borderRadius: '10px',
  border: `1px solid ${LINE}`,
  background: RAISED,
  cursor: 'pointer',
  touchAction: 'manipulation',
  lineHeight: 1.2,
};
export const button = style({
  ...pressed,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  textDecoration: 'none',
  color: TEXT,
  ':hover': { background: 'rgb(255 255 255 / .14)' },
  selectors: { '&[aria-disabled=true],&:disabled': { opacity: 0.5, cursor: 'default' } },
});
export const select = style({
  ...pressed,
  paddingInline: '8px',
  background: 'var(--plate)',
  maxWidth: '100%',
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const show = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });

/** Something comes to its place; without movement where the player wants none. */
export const arriving = style({
  animation: `${arrive} min(var(--ms, 200ms), 400ms) ease-out`,
  '@media': { [CALM]: { animation: `${show} min(var(--ms, 200ms), 200ms) step-end` } },
});
