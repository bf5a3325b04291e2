import { brandFor } from '../brands/index.ts';
import { prepareFonts } from '../brands/fonts.ts';

/** Under way since this file was loaded, which is before the first render; none where there is no page. */
const fonts =
  typeof FontFace === 'undefined'
    ? undefined
    : prepareFonts(brandFor({ host: document.documentElement.dataset['brand'] ?? '' }).id);

// A late face comes on while nobody looks, at the latest with the next page.
if (fonts !== undefined) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) fonts.show();
  });
}

/** Puts the faces that have arrived on the page. */
export const showBrandFonts = (): void => {
  fonts?.show();
};
