import { style } from '@vanilla-extract/css';
import { BREAKPOINTS } from '../../ui/tokens.ts';

export const columns = style({
  display: 'grid',
  gap: '1.5rem',
  marginBlock: '1.5rem',
  '@media': {
    [`(min-width: ${BREAKPOINTS.lg}px)`]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
  },
});

export const list = style({ display: 'grid', gap: '1rem', marginBlock: '1rem' });

export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  flexWrap: 'wrap',
});
