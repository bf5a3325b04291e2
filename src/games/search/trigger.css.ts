import { style } from '@vanilla-extract/css';
import { fieldFace } from '../../ui/field-face.ts';
import { SPACE } from '../../ui/tokens.ts';
import { vars } from '../../ui/vars.css.ts';

/** It looks like the field that it opens. */
export const trigger = style({
  ...fieldFace,
  display: 'flex',
  alignItems: 'center',
  /* What stands beside it goes below it before its words are parted. */
  flex: '1 1 9rem',
  gap: SPACE.s3,
  color: vars.quiet,
  textAlign: 'start',
  cursor: 'text',
  ':hover': { borderColor: vars.text },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
