import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';
import { vars } from '../../ui/vars.css.ts';

/** It looks like the field that it opens. */
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  width: '100%',
  minHeight: vars.control,
  padding: `${SPACE.s2} ${SPACE.s4}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  color: vars.quiet,
  textAlign: 'start',
  cursor: 'text',
  ':hover': { borderColor: vars.text },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
