import { style } from '@vanilla-extract/css';

/** A scene is drawn by day and by night: as the theme is, chosen or the device's. */
const isLight = '(prefers-color-scheme: light)';
export const day = style({
  display: 'none',
  selectors: { 'html[data-theme=light] &': { display: 'inline' } },
  '@media': { [isLight]: { selectors: { 'html[data-theme=auto] &': { display: 'inline' } } } },
});
export const night = style({
  selectors: { 'html[data-theme=light] &': { display: 'none' } },
  '@media': { [isLight]: { selectors: { 'html[data-theme=auto] &': { display: 'none' } } } },
});

/** The illustration of a hero; its frame gives the size. */
export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
