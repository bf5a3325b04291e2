import { globalStyle, style } from '@vanilla-extract/css';
import { line, narrow } from '../styles.css.ts';
import { color } from '../theme.css.ts';

/** What a link far down the page opens stands below the edge of the window. */
/** Who follows a link far down the page sees what it opened, and above it where to choose another market. */
export const opened = style({ scrollMarginTop: '104px' });

/** The form beside its results; under each other where there is no room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 420px) minmax(0, 1fr)',
  gap: '32px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block' } },
});
export const form = style({
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});
export const ruled = style({
  display: 'grid',
  gap: '4px',
  padding: '10px 0 10px 10px',
  margin: 0,
  border: 0,
  borderTop: line,
  borderLeft: '3px solid transparent',
  minWidth: 0,
  selectors: { '&[data-changed=true]': { borderLeftColor: color.accent, background: color.tint } },
});
globalStyle(`.${ruled} legend`, { float: 'left', width: '100%', padding: 0, fontWeight: 600 });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
});
export const short = style({
  height: '32px',
  padding: '0 10px',
  border: `1px solid ${color.strong}`,
  borderRadius: '4px',
  background: color.paper,
  width: '100%',
  maxWidth: '220px',
});
export const wide = style([short, { maxWidth: '520px' }]);
export const wrong = style({ color: color.failed });
export const found = style({
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  '@media': { screen: { position: 'sticky', top: '12px' }, [narrow]: { position: 'static' } },
});
export const card = style({
  display: 'grid',
  gap: '6px',
  padding: '12px 14px',
  border: line,
  borderRadius: '4px',
  background: color.surface,
  breakInside: 'avoid',
});
export const bar = style({ width: '100%', height: '8px', accentColor: color.accent });
/** Sentences, each with the result without the policy. */
export const sentences = style({ display: 'grid', gap: '8px', maxWidth: '76ch' });
export const way = style({
  display: 'grid',
  gap: '2px',
  paddingLeft: '20px',
  listStyle: 'decimal',
});
export const rules = style({ tableLayout: 'fixed' });
globalStyle(`.${rules} th:nth-child(1)`, { width: '22%' });
globalStyle(`.${rules} td`, { overflowWrap: 'anywhere' });
/** Sentences have room; a yes or no, and a mark, are as wide as needed. */
export const claims = style({});
globalStyle(`.${claims} thead th:nth-child(3)`, { width: '104px' });
globalStyle(`.${claims} thead th:nth-child(4)`, { width: '22%' });
export const regulators = style({});
globalStyle(`.${regulators} thead th:nth-child(2)`, { width: '26%' });
globalStyle(`.${regulators} thead th:nth-child(4)`, { width: '132px' });
globalStyle(`.${rules} tr[aria-current]`, { background: color.tint });

/** A link to the results, in sight while the form is scrolled. */
export const jump = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'block',
      position: 'sticky',
      bottom: '0',
      padding: '8px 0',
      background: color.paper,
      borderTop: line,
    },
    print: { display: 'none' },
  },
});

/** Rules down, markets across: wider than any page, so it scrolls in a frame of its own. */
export const across = style({
  // Elements for screen readers alone are placed in it. In the page they would widen it.
  position: 'relative',
  overflow: 'auto',
  maxHeight: '80vh',
  border: line,
  padding: '0 8px',
});
export const matrix = style({ borderCollapse: 'collapse' });
globalStyle(`.${matrix} th, .${matrix} td`, { minWidth: '124px', verticalAlign: 'top' });
globalStyle(`.${matrix} thead th`, { top: 0 });
globalStyle(`.${matrix} th:first-child`, {
  minWidth: '280px',
  maxWidth: '320px',
  '@media': {
    screen: { position: 'sticky', left: 0, zIndex: 1, background: color.paper },
    [narrow]: { position: 'static' },
  },
});
globalStyle(`.${matrix} thead th:first-child`, { zIndex: 2 });
globalStyle(`.${matrix} tr[aria-current] th`, { background: color.tint });
/** A value that differs from the default: heavier, and with a bar beside it, so that it shows without colours. */
export const differs = style({
  display: 'block',
  fontWeight: 600,
  borderLeft: `3px solid ${color.accent}`,
  paddingLeft: '6px',
});
