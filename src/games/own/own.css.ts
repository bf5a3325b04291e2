import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';

export const section = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** As high while the games come as when they are there, so that nothing below moves. */
export const body = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '244px',
});
/** Sideways only; the ring of the focus has room within it. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(132px, 164px)',
  gap: SPACE.s3,
  padding: '4px',
  margin: '-4px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  overscrollBehaviorX: 'contain',
});
/** As high as a tile of one column by one row. */
export const cell = style({ minWidth: 0, height: '236px', scrollSnapAlign: 'start' });
