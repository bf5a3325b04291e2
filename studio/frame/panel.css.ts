import { style } from '@vanilla-extract/css';
import { LINE, QUIET, TEXT, WIDE } from '../look.css.ts';

export const panel = style({
  width: '100%',
  maxWidth: 'none',
  maxHeight: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'var(--ground, #0b1217)',
  color: TEXT,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '::backdrop': { background: 'rgb(0 0 0 / .6)' },
  '@media': {
    [WIDE]: {
      marginInlineStart: 'auto',
      maxWidth: '560px',
      borderInlineStart: `1px solid ${LINE}`,
    },
  },
});
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 16px',
  background: 'inherit',
  backgroundColor: 'var(--ground, #0b1217)',
  borderBottom: `1px solid ${LINE}`,
});
export const title = style({ fontSize: '20px', lineHeight: 1.2 });
export const body = style({
  display: 'grid',
  gap: '20px',
  padding: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const section = style({ display: 'grid', gap: '10px' });
export const subtitle = style({ fontSize: '16px', fontWeight: 650 });
export const text = style({ color: QUIET, maxWidth: '60ch' });
export const facts = style({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
});
export const label = style({ fontSize: '13px', color: QUIET });
export const value = style({
  fontSize: '20px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const pays = style({
  display: 'grid',
  gap: '10px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
});
export const pay = style({ display: 'flex', gap: '10px', alignItems: 'center' });
export const symbol = style({ width: '48px', height: '48px' });
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '8px',
  whiteSpace: 'nowrap',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});
export const lines = style({
  display: 'grid',
  gap: '10px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
});
export const line = style({ display: 'grid', gap: '2px', fontSize: '13px', color: QUIET });
export const shape = style({
  width: '100%',
  background: 'rgb(255 255 255 / .06)',
  borderRadius: '4px',
});
export const table = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  fontVariantNumeric: 'tabular-nums',
});
export const rounds = style({ display: 'grid' });
export const round = style({ borderBottom: `1px solid ${LINE}` });
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: '0 12px',
  minHeight: '44px',
  alignContent: 'center',
  paddingBlock: '8px',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  /* That it opens: the browser's own sign is gone with the grid. */
  '::after': {
    content: '',
    gridArea: '1 / 3 / 3',
    alignSelf: 'center',
    width: '9px',
    height: '9px',
    margin: '0 3px 4px',
    borderBlockEnd: '2px solid',
    borderInlineEnd: '2px solid',
    rotate: '45deg',
  },
  selectors: { '[open] > &::after': { rotate: '225deg', marginBlock: '4px 0' } },
});
export const when = style({ fontSize: '13px', color: QUIET });
export const paid = style({ textAlign: 'end', fontWeight: 650 });
export const again = style({ height: '240px', paddingBlock: '4px 12px' });
export const reference = style({ fontSize: '13px', color: QUIET, overflowWrap: 'anywhere' });
export const field = style({ display: 'grid', gap: '4px' });
