import { style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';

export const terms = style([
  page,
  {
    paddingBlock: SPACE.s6,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    gap: SPACE.s6,
    justifyContent: 'center',
  },
]);
export const body = style({ display: 'grid', gap: SPACE.s4 });
export const protections = style({ display: 'flex', flexWrap: 'wrap', columnGap: SPACE.s4 });
export const text = style({ overflowWrap: 'anywhere' });
