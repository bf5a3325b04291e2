import { BRAND_COLOURS } from '../../../reference/brand-colours.ts';
import type { Tokens } from '../../ui/tokens.ts';

/** Ink blue-black and paper, one aurora green used sparingly; hairlines, 6 px corners, narrow headings. */
export const tokens: Tokens = {
  colours: BRAND_COLOURS.northlight,
  fonts: {
    text: "Figtree,'Figtree Fallback',system-ui,sans-serif",
    display: "'Barlow Condensed','Barlow Condensed Fallback',system-ui,sans-serif",
    displayWeight: '500',
    displayTracking: '0',
    labelWeight: '600',
  },
  type: [
    { phone: [12, 16], desktop: [12, 16] },
    { phone: [14, 20], desktop: [14, 20] },
    { phone: [16, 24], desktop: [16, 24] },
    { phone: [20, 28], desktop: [20, 28] },
    { phone: [28, 32], desktop: [30, 36] },
    { phone: [36, 40], desktop: [44, 48] },
    { phone: [54, 56], desktop: [88, 88] },
  ],
  shape: {
    radius: '6px',
    chip: '4px',
    cardLine: 'var(--line)',
    cardShadow: 'none',
    floatShadow: '0 0 0 1px var(--line)',
    control: '48px',
    iconStroke: '1.5',
    sectionGap: '96px',
  },
};
