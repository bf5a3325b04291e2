import { globalStyle, style } from '@vanilla-extract/css';
import { page as pageWidth } from '../../ui/base.css.ts';
import { SPACE } from '../../ui/tokens.ts';
import { skeleton } from '../../ui/skeleton.css.ts';
import { displayFont, from, textFont, type, vars } from '../../ui/vars.css.ts';

export const page = style([
  pageWidth,
  { display: 'grid', gap: SPACE.s5, paddingBlock: `${SPACE.s6} ${SPACE.s7}` },
]);

/** The totals of the period and its choice stand beside the list, on a phone above it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s5,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: '360px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"aside main" "below main"',
      alignItems: 'start',
    },
  },
});
export const aside = style({
  display: 'grid',
  gap: SPACE.s5,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'aside' } },
});
export const main = style({
  display: 'grid',
  gap: SPACE.s4,
  minWidth: 0,
  '@media': { [from.lg]: { gridArea: 'main' } },
});
export const below = style({ minWidth: 0, '@media': { [from.lg]: { gridArea: 'below' } } });

export const card = style({
  display: 'grid',
  gap: SPACE.s3,
  minWidth: 0,
  padding: `${SPACE.s4} ${SPACE.s5}`,
  border: `1px solid ${vars.cardLine}`,
  borderRadius: vars.radius,
  background: vars.raised,
  boxShadow: vars.cardShadow,
});
export const period = style({ font: textFont(type.t3, vars.labelWeight) });
globalStyle(`h2${period}`, { font: textFont(type.t3, vars.labelWeight), letterSpacing: 0 });
export const quiet = style({ font: textFont(type.t2), color: vars.quiet });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: SPACE.s4,
});
export const figure = style({ minWidth: 0 });
export const sum = style({
  font: displayFont(type.t4),
  letterSpacing: vars.displayTracking,
  overflowWrap: 'anywhere',
});
/** As high as the sum in whose place it stands, so that nothing below moves when that arrives. */
export const comingSum = style([
  skeleton.title,
  { width: 'min(100%, 5em)', height: ['28px', '1lh'], margin: 0 },
]);

/** Folded, it is no higher than the button that unfolds it. */
export const filter = style([card, { display: 'block', paddingBlock: SPACE.s2 }]);
globalStyle(`${filter}[open]`, { paddingBottom: SPACE.s4 });
/* Its choices are seldom wrong: no line is kept for errors. */
globalStyle(`${filter} form`, { gap: SPACE.s4, marginTop: SPACE.s2 });
globalStyle(`${filter} form p:empty`, { display: 'none' });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s2,
  minHeight: '44px',
  borderRadius: vars.radius,
  font: textFont(type.t3, vars.labelWeight),
  cursor: 'pointer',
  listStyle: 'none',
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
/** Shows that it folds, and which way. */
export const fold = style({ display: 'grid', marginInlineStart: 'auto', color: vars.quiet });
globalStyle(`${fold} > svg`, { transition: 'rotate .15s' });
globalStyle(`[open] > ${summary} ${fold} > svg`, { rotate: '180deg' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s3 });

export const coming = style({ display: 'grid', gap: SPACE.s4, paddingBlock: SPACE.s4 });
export const note = style({ font: textFont(type.t2), color: vars.quiet });
export const end = style({ font: textFont(type.t2), color: vars.quiet, textAlign: 'center' });

export const list = style({ minWidth: 0 });
export const day = style({});
globalStyle(`h2${day}`, {
  paddingBlock: `${SPACE.s4} ${SPACE.s2}`,
  font: textFont(type.t2, vars.labelWeight),
  letterSpacing: 0,
  color: vars.quiet,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: `${SPACE.s1} ${SPACE.s4}`,
  position: 'relative',
  minHeight: '76px',
  paddingBlock: '13px',
  paddingInlineEnd: SPACE.s5,
  borderTop: `1px solid ${vars.line}`,
  cursor: 'pointer',
  listStyle: 'none',
  /* Shows that there is more behind it, in line with the amount; drawn, because a list has many of them. */
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '5px',
    top: '25px',
    width: '7px',
    height: '7px',
    translate: '0 -70%',
    rotate: '45deg',
    border: `solid ${vars.quiet}`,
    borderWidth: '0 1.5px 1.5px 0',
  },
  selectors: {
    '[open] > &::after': { translate: '0 -30%', rotate: '225deg' },
    '&:hover::after': { borderColor: vars.text },
  },
});
globalStyle(`${row}::-webkit-details-marker`, { display: 'none' });
export const what = style({ font: textFont(type.t3, vars.labelWeight) });
export const amount = style({ font: textFont(type.t3, vars.labelWeight), textAlign: 'end' });
/** The sign says it, too. */
export const gain = style({ color: vars.positive });
/** Nothing moved, or not yet: no loss and no gain. */
export const unmoved = style({ color: vars.quiet, fontWeight: 400 });
export const facts = style({
  gridColumn: '1 / -1',
  font: textFont(type.t2),
  color: vars.quiet,
});
/** Its amounts stand under that of the row. */
export const details = style({
  display: 'grid',
  gap: SPACE.s3,
  padding: `0 ${SPACE.s5} ${SPACE.s4} 0`,
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${SPACE.s4}`,
});
