import { globalStyle, style } from '@vanilla-extract/css';
import { page as width } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { vars } from '../../ui/vars.css.ts';

const parts = { display: 'grid', gap: SPACE.s4, justifyItems: 'start' } as const;

export const part = style(parts);
/* A day off by one press is a way of its own, not the first of the choices below it. */
globalStyle(`${part} > button + form`, { marginTop: SPACE.s3 });
export const confirm = style(parts);
export const until = style({ fontWeight: vars.labelWeight });
export const follows = style({
  display: 'grid',
  gap: SPACE.s2,
  paddingInlineStart: SPACE.s5,
  listStyle: 'disc',
});
export const ways = style({ display: 'grid', gap: SPACE.s3, width: '100%' });
export const page = style([width, parts, { paddingBlock: SPACE.s6, maxWidth: '72ch' }]);
globalStyle(`${page} > h2`, { marginTop: SPACE.s3 });
export const help = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s3 });
/** Under what the header always shows: in reach on every page, however far down. */
export const panic = style({
  display: 'flex',
  justifyContent: 'end',
  width: `min(100% - 2 * ${SPACE.s4}, 1200px)`,
  marginInline: 'auto',
  paddingBottom: SPACE.s2,
});
