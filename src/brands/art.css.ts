import { style } from '@vanilla-extract/css';

/** The illustration of a hero; its frame gives the size. */
export const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
