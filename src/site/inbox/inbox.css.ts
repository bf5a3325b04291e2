import { style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';

export const inbox = style([
  page,
  { display: 'grid', gap: SPACE.s4, paddingBlock: SPACE.s6, gridTemplateColumns: 'minmax(0, 1fr)' },
]);
/** As wide as its content, with the frame's own room for the focus around it. */
export const frame = style({ marginInline: '-4px', scrollMarginTop: '96px' });
/** Loaded, and not visible yet. */
export const coming = style([frame, { visibility: 'hidden', position: 'absolute' }]);
export const messages = style({ display: 'block', width: '100%', height: '100%', border: 0 });
