import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { chip, chips } from '../../ui/chip.css.ts';
import { rail } from '../../ui/rail.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { textFont, type, vars } from '../../ui/vars.css.ts';

export const lobby = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: SPACE.s5,
    alignContent: 'start',
    paddingBlock: SPACE.s5,
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s3,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  flex: '1 1 320px',
  maxWidth: '560px',
});
/** One line, whatever comes into it: nothing below is pushed away when the categories come. */
export const menu = style([rail, { display: 'flex', gap: SPACE.s2, minHeight: '64px' }]);
globalStyle(`${menu} > li`, { flex: 'none', whiteSpace: 'nowrap' });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s6,
});
export const section = style({ display: 'grid', gap: SPACE.s3 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: SPACE.s3,
});
export const all = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  font: textFont(type.t2, vars.labelWeight),
});
export const foot = style({ display: 'grid', justifyItems: 'center', gap: SPACE.s3 });
export const active = style([chips, { minHeight: '44px' }]);
export const studios = style({
  minWidth: 0,
  display: 'grid',
  gap: SPACE.s2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
});
export const studio = style([chip, { width: '100%' }]);
export const mark = style({ flex: 'none', borderRadius: vars.radius, background: vars.sunken });
export const panelFoot = style({
  position: 'sticky',
  /* Down to the edge of the window, whose own padding is below. */
  bottom: `-${SPACE.s5}`,
  display: 'flex',
  flexWrap: 'wrap',
  gap: SPACE.s3,
  paddingBlock: SPACE.s3,
  background: vars.raised,
});
globalStyle(`${section} h2`, { minWidth: 0, overflowWrap: 'anywhere' });
