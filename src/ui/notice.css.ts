import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';
import { vars } from './vars.css.ts';

const noticeBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${SPACE.s1} ${SPACE.s3}`,
  width: '100%',
  padding: SPACE.s4,
  borderRadius: vars.radius,
  color: vars.text,
  textAlign: 'start',
});
const noticeOf = (ground: string) => [noticeBase, { background: ground }];
export const notice = styleVariants({
  info: noticeOf(vars.sunken),
  success: noticeOf(vars.positiveTint),
  warning: noticeOf(vars.cautionTint),
  error: noticeOf(vars.criticalTint),
});
const inks = {
  info: vars.link,
  success: vars.positive,
  warning: vars.caution,
  error: vars.critical,
} as const;
for (const severity of Object.keys(inks) as (keyof typeof inks)[]) {
  globalStyle(`${notice[severity]} > svg`, { color: inks[severity] });
}
export const noticeBody = style({ display: 'grid', gap: SPACE.s2, justifyItems: 'start' });
export const noticeTitle = style({ fontWeight: vars.labelWeight });
