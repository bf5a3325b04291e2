import { globalStyle, style } from '@vanilla-extract/css';
import { LARGE_LETTERS, SPACE } from '../ui/tokens.ts';

/** Running text: a comfortable measure, room above headings, real list marks. */
export const prose = style({ display: 'grid', gap: SPACE.s3, maxWidth: '72ch' });
globalStyle(`${prose} :is(p,li)`, {
  '@media': { [LARGE_LETTERS]: { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
});
/* Many are addresses, which have hyphens of their own. */
globalStyle(`${prose} a`, { hyphens: 'manual' });

globalStyle(`${prose} > h2, ${prose} > h3`, { marginTop: SPACE.s4 });
globalStyle(`${prose} > :first-child`, { marginTop: 0 });
globalStyle(`${prose} ul, ${prose} ol`, {
  display: 'grid',
  gap: SPACE.s2,
  paddingInlineStart: SPACE.s5,
});
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
