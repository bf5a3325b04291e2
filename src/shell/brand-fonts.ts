import { brandFor } from '../brands/index.ts';
import { prepareFonts } from '../brands/fonts.ts';

/** Loading since this file was read, which is before the first render; none where there is no page. */
const show =
  typeof FontFace === 'undefined'
    ? undefined
    : prepareFonts(brandFor({ host: document.documentElement.dataset['brand'] ?? '' }).id);

// A face is applied while nobody looks, at the latest with the next page.
if (show !== undefined) {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) show();
  });
}

let rendered = false;

/** The first page keeps the face that it was painted in; a navigation changes everything anyway. */
export const showBrandFonts = (): void => {
  if (rendered) show?.();
  rendered = true;
};
