import { globalStyle, style } from '@vanilla-extract/css';
import { color, mono } from './theme.css.ts';

export const narrow = '(max-width: 1023px)';
export const phone = '(max-width: 639px)';
export const line = `1px solid ${color.line}`;

/** The small title of a part; every `h3` is one. */
export const caption = style({});
globalStyle(`h3, .${caption}`, {
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: color.quiet,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  padding: '0 20px',
  height: '48px',
  borderBottom: line,
  background: color.surface,
  '@media': {
    [phone]: { flexWrap: 'wrap', gap: '0 16px', height: 'auto', paddingBottom: '8px' },
    print: { display: 'none' },
  },
});
export const brand = style({ fontWeight: 600, color: color.ink, textDecoration: 'none' });
export const nav = style({
  display: 'flex',
  gap: '0 16px',
  '@media': { [phone]: { flexWrap: 'wrap', columnGap: '12px' } },
});
export const navLink = style({
  color: color.quiet,
  textDecoration: 'none',
  padding: '14px 0 12px',
  borderBottom: '2px solid transparent',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { padding: '10px 0 8px' } },
  selectors: {
    '&[aria-current=page]': { color: color.ink, borderBottomColor: color.ink },
    '&:hover': { color: color.ink },
  },
});
export const grow = style({ flex: 1 });

export const searchBox = style({
  position: 'relative',
  width: 'min(360px, 40vw)',
  '@media': { [phone]: { order: 1, width: '100%' } },
});
export const field = style({
  width: '100%',
  height: '32px',
  padding: '0 10px',
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
  background: color.paper,
});
export const results = style({
  position: 'absolute',
  zIndex: 10,
  top: '36px',
  right: 0,
  width: 'min(560px, 90vw)',
  maxHeight: '70vh',
  overflowY: 'auto',
  background: color.surface,
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
});
export const nothing = style([results, { padding: '10px 12px', width: '100%' }]);
export const result = style({
  display: 'grid',
  gridTemplateColumns: '88px 1fr',
  gap: '2px 8px',
  padding: '7px 12px',
  color: color.ink,
  textDecoration: 'none',
  borderBottom: line,
  selectors: { '&:hover, &[aria-selected=true]': { background: color.tint } },
});
export const quiet = style({ color: color.quiet });
export const small = style({
  fontSize: '12px',
  lineHeight: '17px',
  color: color.quiet,
  '@media': { print: { fontSize: '10px', lineHeight: '14px' } },
});
export const block = style({ display: 'block' });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const resultDetail = style([small, { gridColumn: 2, overflowWrap: 'anywhere' }]);

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '28px',
  padding: '0 10px',
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
  background: color.surface,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:hover': { background: color.tint },
    '&:disabled': { color: color.quiet, cursor: 'default', background: color.sunken },
    '&[aria-pressed=true]': { background: color.ink, color: color.paper },
  },
});

export const page = style({ maxWidth: '1240px', margin: '0 auto', padding: '24px 20px 64px' });
export const head = style({ display: 'grid', gap: '4px', marginBottom: '20px' });
export const area = style({ margin: '28px 0 6px', paddingBottom: '4px' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
});
export const apart = style({ padding: '12px 0 4px' });
export const stack = style({ display: 'grid', gap: '4px' });
export const section = style({ display: 'grid', gap: '4px', paddingTop: '14px' });

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  height: 'calc(100dvh - 48px)',
  // On a phone the page itself scrolls, from the chart to the text.
  '@media': { [phone]: { height: 'auto' }, print: { display: 'block', height: 'auto' } },
});
globalStyle(`${flow} nav`, { '@media': { print: { display: 'none' } } });
export const flowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '12px 20px 0',
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 20px',
  padding: '4px 20px 10px',
  borderBottom: line,
  // On paper the legend stays, and the selection goes.
  '@media': { print: { borderBottom: 0 } },
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  '@media': { print: { display: 'none' } },
});
export const select = style({
  minWidth: 0,
  maxWidth: '340px',
  height: '28px',
  padding: '0 6px',
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
  background: color.surface,
});
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  minHeight: 0,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '3fr 2fr' },
    [phone]: { gridTemplateRows: '60dvh auto' },
    print: { display: 'block' },
  },
});
/** For a request of the text beside the chart: on a phone it begins on the first screen. */
export const splitToRead = style([
  split,
  { '@media': { [phone]: { gridTemplateRows: '28dvh auto' } } },
]);
export const panel = style({
  overflowY: 'auto',
  padding: '16px 20px 40px',
  borderLeft: line,
  background: color.surface,
  minHeight: 0,
  '@media': {
    [narrow]: { borderLeft: 0, borderTop: line },
    print: { borderLeft: 0, overflow: 'visible', breakBefore: 'page' },
  },
});
globalStyle(`.${panel} > h2`, { marginBottom: '4px' });
/** A heading that is a value of the contract: as it is written there. */
export const verbatim = style({});
globalStyle(`.${panel} > h2:not(.${verbatim})::first-letter`, { textTransform: 'uppercase' });
export const scroll = style({ overflow: 'auto', padding: '16px 20px 40px', minHeight: 0 });
export const printOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', breakBefore: 'page' } },
});

export const sign = style({ fontFamily: mono, fontWeight: 600 });
export const tag = style({
  display: 'inline-block',
  fontFamily: mono,
  fontSize: '11px',
  lineHeight: '16px',
  padding: '0 5px',
  border: `1px solid ${color.strong}`,
  borderRadius: '3px',
  whiteSpace: 'nowrap',
});
/** A requirement's id beside its wording. */
export const asked = style({
  display: 'grid',
  gridTemplateColumns: '76px 1fr',
  alignItems: 'baseline',
});
globalStyle(`.${asked} a`, { justifySelf: 'start' });
export const facts = style({ display: 'grid', gridTemplateColumns: '92px 1fr', gap: '3px 10px' });
globalStyle(`.${facts} dt`, { color: color.quiet });
globalStyle(`.${facts} dd`, { overflowWrap: 'anywhere' });
export const list = style({ display: 'grid', gap: '4px' });
/** One of a list in which each has a title. */
export const entry = style({ display: 'grid', gap: '4px', padding: '10px 0', borderTop: line });
globalStyle(`.${entry} a[aria-current]`, { fontWeight: 600 });
/** A step of a path; one of them is the present one. */
export const stepLine = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  gap: '0 8px',
  padding: '6px 8px',
  borderLeft: '3px solid transparent',
  selectors: {
    '&[aria-current=step]': { background: color.tint, borderLeftColor: color.accent },
  },
});
export const step = style([
  stepLine,
  {
    width: '100%',
    borderWidth: '0 0 0 3px',
    background: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.tint } },
  },
]);
export const mark = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '5px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const markIcon = style({ flex: 'none', position: 'relative', top: '1.5px' });
export const legend = style([small, { display: 'flex', flexWrap: 'wrap', gap: '2px 14px' }]);
/** The output of a tool, line by line. */
export const message = style({
  margin: 0,
  fontFamily: mono,
  fontSize: '12px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const option = style({
  display: 'block',
  width: '100%',
  padding: '7px 10px',
  marginBottom: '4px',
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
  background: color.paper,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.accent, background: color.tint } },
});
export const screenName = style({ fontSize: '20px', lineHeight: '26px', fontWeight: 600 });
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
