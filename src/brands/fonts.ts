import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?url';
import type { BrandId } from '../../reference/brands.ts';
import { LATIN } from './font-ranges.ts';

interface Face {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
}

const SHIPPED: Readonly<Record<BrandId, readonly Face[]>> = {
  northlight: [
    { family: 'Figtree', url: figtree, weight: '300 900' },
    { family: 'Barlow Condensed', url: barlow, weight: '500' },
  ],
  'sol-alta': [{ family: 'Nunito', url: nunito, weight: '200 1000' }],
};
const FACES: Readonly<Partial<Record<string, readonly Face[]>>> = SHIPPED;

/**
 * Fetches the brand's faces without showing them: text must not move while somebody reads it. The faces of the
 * stylesheet serve later visits, from the cache, in the first paint.
 * @returns puts the loaded faces on the page: call it where the whole page changes, or nobody looks
 */
export function prepareFonts(brand: string): () => void {
  let arrived: FontFace[] = [];
  for (const { family, url, weight } of FACES[brand] ?? []) {
    const face = new FontFace(family, `url(${url}) format('woff2')`, {
      weight,
      unicodeRange: LATIN,
    });
    face.load().then(
      () => arrived.push(face),
      // The system face stays: a missing face is no reason to trouble anybody.
      () => undefined,
    );
  }
  return () => {
    for (const face of arrived) document.fonts.add(face);
    arrived = [];
  };
}
