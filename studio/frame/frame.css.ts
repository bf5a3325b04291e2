import { globalStyle, style } from '@vanilla-extract/css';
import { LOW, TEXT, WIDE } from '../look.css.ts';

/** Head, board, what became of the round, and the bar: the board takes whatever room is left. */
export const frame = style({
  height: '100%',
  minHeight: '380px',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
  position: 'relative',
  overflow: 'clip',
  color: TEXT,
  background: 'radial-gradient(120% 90% at 50% 20%, var(--glow), var(--ground) 75%)',
  paddingInline: 'max(10px, env(safe-area-inset-left)) max(10px, env(safe-area-inset-right))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': {
    [LOW]: {
      minHeight: '260px',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 34%)',
      columnGap: '12px',
    },
  },
});
/** The title's own picture, far behind. */
export const backdrop = style({
  position: 'absolute',
  inset: '-24px',
  zIndex: -1,
  width: 'calc(100% + 48px)',
  height: 'calc(100% + 48px)',
  objectFit: 'cover',
  opacity: 0.12,
  filter: 'blur(14px) saturate(1.2)',
});
export const head = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  minHeight: '52px',
  paddingBlock: '4px',
  '@media': { [LOW]: { gridColumn: '1 / -1', minHeight: '44px', paddingBlock: 0 } },
});
export const thumb = style({
  width: '36px',
  height: '36px',
  borderRadius: '8px',
  objectFit: 'cover',
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: '15px',
  lineHeight: 1.15,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '@media': { [WIDE]: { fontSize: '17px' } },
});
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '44px',
  minWidth: '44px',
  padding: '0 8px',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { background: 'rgb(255 255 255 / .1)' },
});
export const quietWords = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [WIDE]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
export const stage = style({
  minHeight: 0,
  overflow: 'hidden',
  '@media': { [LOW]: { gridRow: '2 / 4', gridColumn: 1 } },
});
export const result = style({
  minHeight: '52px',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  lineHeight: 1.3,
  paddingBlock: '4px',
  '@media': {
    [LOW]: {
      gridColumn: 2,
      alignSelf: 'end',
      minHeight: '44px',
      maxHeight: '100%',
      overflow: 'auto',
      placeItems: 'safe center',
      paddingBlock: 0,
      selectors: {
        /* Nothing else can be done until it is read: it has the room of the board's foot. */
        '&:has([data-screen=refused],[data-screen=lost],[data-screen=elsewhere])': {
          gridColumn: 1,
          gridRow: '2 / 4',
          zIndex: 1,
          marginBottom: '8px',
          padding: '10px',
          borderRadius: '10px',
          background: 'var(--plate)',
        },
      },
    },
  },
});
/** The amount first: larger where it is a win. */
export const won = style({
  fontSize: '24px',
  fontWeight: 700,
  color: 'var(--accent)',
  fontVariantNumeric: 'tabular-nums',
});
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '720px',
  '@media': { [LOW]: { rowGap: '4px', fontSize: '14px' } },
  selectors: {
    /* One way out stands beside its reason, and takes nothing from the board. */
    '&:has(> output + a:last-child)': { flexWrap: 'nowrap', textAlign: 'start' },
  },
});
globalStyle(`${notice} > a`, { flex: 'none' });
/** A page of the frame that is no board. */
export const plain = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  padding: '24px',
  textAlign: 'center',
  background: '#0b1217',
});
export const plainText = style({ maxWidth: '44ch' });
