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

let rendered = false;

/** With the first render what is read already stays where it is; a navigation changes everything anyway. */
export const showBrandFonts = (): void => {
  if (rendered) fonts?.show();
  else fonts?.showIfStill();
  rendered = true;
};
