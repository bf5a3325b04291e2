import { SPACE } from './tokens.ts';
import { vars } from './vars.css.ts';

/** What everything looks like in which something is written or chosen. */
export const fieldFace = {
  width: '100%',
  minHeight: vars.control,
  padding: `${SPACE.s2} ${SPACE.s4}`,
  border: `1px solid ${vars.edge}`,
  borderRadius: vars.radius,
  background: vars.raised,
  transition: 'border-color .12s',
} as const;
