import { style } from '@vanilla-extract/css';
import { color } from './theme.css.ts';

/** A line for a terminal beside the button that copies it. */
export const command = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  maxWidth: '100%',
});
export const line = style({
  padding: '3px 6px',
  borderRadius: '4px',
  background: color.sunken,
  overflowWrap: 'anywhere',
});
