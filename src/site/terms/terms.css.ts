import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';

export const body = style({ display: 'grid', gap: SPACE.s4 });
export const protections = style({ display: 'flex', flexWrap: 'wrap', columnGap: SPACE.s4 });
export const text = style({ overflowWrap: 'anywhere' });
