import { style } from '@vanilla-extract/css';
import * as css from './styles.css.ts';
import { color } from './theme.css.ts';

/** Keys and fingerprints are longer than a panel is wide. */
export const history = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

export const entry = style([css.entry, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const writing = style([
  css.field,
  { height: 'auto', minHeight: '64px', padding: '6px 10px', resize: 'vertical' },
  { selectors: { '&[aria-invalid=true]': { borderColor: color.failed } } },
]);

/** Fingerprints, too, are longer than a panel. */
export const signed = style({ overflowWrap: 'anywhere' });

/** Why nothing was signed; commands print it in lines. */
export const refusal = style({
  display: 'grid',
  gap: '4px',
  paddingLeft: '10px',
  borderLeft: `3px solid ${color.failed}`,
  color: color.ink,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
