import { globalStyle, style } from '@vanilla-extract/css';
import { SPACE } from '../ui/tokens.ts';

/** Running text: a comfortable measure, room above headings, real list marks. */
export const prose = style({ display: 'grid', gap: SPACE.s3, maxWidth: '72ch' });

globalStyle(`${prose} > h2, ${prose} > h3`, { marginTop: SPACE.s4 });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${prose} ul, ${prose} ol`, {
  display: 'grid',
  gap: SPACE.s2,
  paddingInlineStart: SPACE.s5,
});
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
