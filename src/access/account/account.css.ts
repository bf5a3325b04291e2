import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { from, LARGE_LETTERS, textFont, type, vars } from '../../ui/vars.css.ts';

export const account = style([page, { paddingBlock: SPACE.s6, display: 'grid', gap: SPACE.s5 }]);

/** The player's money first; on a wide screen their details stand beside it. */
export const groups = style({
  display: 'grid',
  gap: SPACE.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: {
      columnGap: SPACE.s5,
      grid: '"money details" "safer details" 1fr "documents messages" / minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});
const area = (gridArea: string) =>
  style({ display: 'grid', gap: SPACE.s3, '@media': { [from.lg]: { gridArea } } });
export const group = {
  money: area('money'),
  details: area('details'),
  safer: area('safer'),
  documents: area('documents'),
  messages: area('messages'),
};
export const heading = style({ font: textFont(type.t4, vars.labelWeight) });

/* Paying in and taking out weigh the same. */
export const pair = style({
  display: 'grid',
  gap: SPACE.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
});
/** Ways of one weight, from edge to edge of their card. */
export const rows = style({ margin: `-${SPACE.s2} -${SPACE.s3}` });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s3,
  minHeight: vars.control,
  padding: `${SPACE.s2} ${SPACE.s3}`,
  borderRadius: vars.radius,
  color: vars.text,
  font: textFont(type.t3, vars.labelWeight),
  textDecoration: 'none',
  ':hover': { background: vars.sunken },
  '::after': {
    content: '',
    flex: 'none',
    width: '8px',
    height: '8px',
    border: 'solid',
    borderWidth: '2px 2px 0 0',
    rotate: '45deg',
    color: vars.quiet,
  },
});
/* A long word needs the room of the arrow. */
globalStyle(`${row}::after`, { '@media': { [LARGE_LETTERS]: { display: 'none' } } });
globalStyle(`${row} > svg`, { color: vars.link });
globalStyle(`${row} > svg + *`, { flex: 1 });
globalStyle(`${rows} > li + li`, { borderTop: `1px solid ${vars.line}` });
/* Under the details they follow a line. */
globalStyle(`${rows}:not(:first-child)`, { marginTop: 0, borderTop: `1px solid ${vars.line}` });

export const list = style({ display: 'grid', gap: SPACE.s4, marginBottom: SPACE.s4 });

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  /* A value that does not fit beside its name stands close under it, not midway to the next. */
  gap: `${SPACE.s1} ${SPACE.s4}`,
  flexWrap: 'wrap',
  '@media': { '(max-width: 479.98px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
globalStyle(`${entry} > dt`, { color: vars.quiet });

export const history = style({
  marginInline: `-${SPACE.s3}`,
  paddingInline: SPACE.s3,
  borderTop: `1px solid ${vars.line}`,
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s4,
  minHeight: vars.control,
  borderRadius: vars.radius,
  cursor: 'pointer',
  listStyle: 'none',
  font: textFont(type.t3, vars.labelWeight),
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${summary} > svg`, { flex: 'none' });
globalStyle(`${history}[open] > ${summary} > svg`, { rotate: '180deg' });

export const logins = style({ display: 'grid', gap: SPACE.s2, marginBlock: SPACE.s3 });
