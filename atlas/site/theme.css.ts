import { globalStyle } from '@vanilla-extract/css';

/** Roles of colour; each pair of text and ground meets WCAG AA in light and dark. */
export const color = {
  paper: 'light-dark(#f7f6f2, #15171a)',
  surface: 'light-dark(#fffefb, #1c1f23)',
  sunken: 'light-dark(#efede6, #101214)',
  ink: 'light-dark(#1b1d1f, #ebe9e3)',
  quiet: 'light-dark(#54585c, #a9adb1)',
  line: 'light-dark(#cfccc2, #3b4046)',
  strong: 'light-dark(#7c7f80, #80868c)',
  accent: 'light-dark(#0a57a6, #86bbf5)',
  tint: 'light-dark(#e2edf8, #1d3247)',
  passed: 'light-dark(#1c6a3f, #74cf9b)',
  failed: 'light-dark(#ad2018, #ff9388)',
  open: 'light-dark(#7c5200, #e8b95e)',
  idle: 'light-dark(#5d6266, #a1a6ab)',
} as const;

export const sans = '"Atlas Sans", system-ui, sans-serif';
export const mono = '"Atlas Mono", ui-monospace, monospace';

globalStyle(':root', { colorScheme: 'light dark', fontFamily: sans, fontSize: '14px' });
globalStyle(':root[data-theme="light"]', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', { margin: 0, background: color.paper, color: color.ink, lineHeight: 1.45 });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, table, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1', { fontSize: '20px', lineHeight: '26px', fontWeight: 600 });
globalStyle('h2', { fontSize: '15px', lineHeight: '20px', fontWeight: 600 });
globalStyle('a', {
  color: color.accent,
  textUnderlineOffset: '2px',
  textDecorationThickness: '1px',
});
globalStyle('button, select, input', { font: 'inherit', color: 'inherit' });
globalStyle('code', { fontFamily: mono, fontSize: '12px', overflowWrap: 'anywhere' });
globalStyle(':focus-visible', { outline: `2px solid ${color.accent}`, outlineOffset: '1px' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('th, td', {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: '6px 10px 6px 0',
  borderBottom: `1px solid ${color.line}`,
});
globalStyle('th', { fontWeight: 600, fontSize: '12px', color: color.quiet });
globalStyle('tbody th', { color: color.ink, fontSize: '14px' });
globalStyle('th p', { fontWeight: 400 });
globalStyle(':root', {
  '@media': { print: { colorScheme: 'light', fontSize: '11px' } },
});
globalStyle('th, tbody th, code', { '@media': { print: { fontSize: '10px' } } });
