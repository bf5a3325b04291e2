import { BRAND_COLOURS } from '../../../reference/brand-colours.ts';
import type { Tokens } from '../../ui/tokens.ts';

/** Terracotta, cream and deep plum, a marigold accent; soft shadows, 16 px corners, round headings. */
export const tokens: Tokens = {
  colours: BRAND_COLOURS['sol-alta'],
  fonts: {
    text: "Nunito,'Nunito Fallback',ui-rounded,sans-serif",
    display: "Nunito,'Nunito Fallback',ui-rounded,sans-serif",
    displayWeight: '900',
    displayTracking: '-.025em',
    labelWeight: '800',
  },
  type: [
    { phone: [13, 16], desktop: [13, 16] },
    { phone: [15, 20], desktop: [15, 20] },
    { phone: [17, 24], desktop: [17, 24] },
    { phone: [21, 28], desktop: [22, 28] },
    { phone: [26, 32], desktop: [32, 40] },
    { phone: [33, 36], desktop: [48, 52] },
    { phone: [44, 46], desktop: [72, 74] },
  ],
  shape: {
    radius: '16px',
    chip: '99px',
    cardLine: 'transparent',
    cardShadow: '0 1px 2px #5a1e2a14,0 10px 28px #5a1e2a1a',
    floatShadow: '0 4px 12px #3a0f2a26,0 24px 64px #3a0f2a40',
    control: '52px',
    iconStroke: '2.25',
    sectionGap: '88px',
  },
};
