import { style } from '@vanilla-extract/css';
import { line } from './styles.css.ts';
import { color } from './theme.css.ts';

/** A brand on a phone and on a desktop, beside each other. */
export const pair = style({ display: 'flex', gap: '8px' });
export const picture = style({ flex: '1 1 0', minWidth: 0, margin: 0 });
/** The top of it, as far as there is room: the whole is a press away. */
export const image = style({
  display: 'block',
  width: '100%',
  height: '220px',
  objectFit: 'cover',
  objectPosition: 'top',
  border: line,
  borderRadius: '4px',
  background: color.surface,
});
