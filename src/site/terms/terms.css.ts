import { style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';

export const terms = style([
  page,
  {
    paddingBlock: SPACE.s6,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 480px)',
    justifyContent: 'center',
  },
]);
export const body = style({ display: 'grid', gap: SPACE.s4 });
