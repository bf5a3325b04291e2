import { style } from '@vanilla-extract/css';
import { aloud } from './base.css.ts';
import { SPACE } from './tokens.ts';
import { LARGE_LETTERS, textFont, type, vars } from './vars.css.ts';

export const steps = style({ display: 'flex', gap: SPACE.s2, width: '100%' });
export const step = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: SPACE.s2,
  font: textFont(type.t2),
  color: vars.quiet,
  '::before': {
    content: '',
    height: '4px',
    borderRadius: vars.chip,
    background: vars.line,
  },
  selectors: {
    '&[data-done]::before': { background: vars.link },
    '&[aria-current]': { color: vars.text, fontWeight: vars.labelWeight },
    '&[aria-current]::before': { background: vars.link },
  },
});
/** On a phone only the current step has room for its name; the others are read aloud. */
export const stepName = style({
  /* A long name widens its step instead of breaking in two: Yhteystiedot, on a narrow phone. */
  overflowWrap: 'break-word',
  '@media': {
    '(max-width: 479.98px)': {
      whiteSpace: 'nowrap',
      selectors: { [`${step}:not([aria-current]) > &`]: aloud },
    },
    [LARGE_LETTERS]: { whiteSpace: 'normal' },
  },
});
