import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import barlow from '@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2?url';
import type { BrandId } from '../../openapi/reference/brands.ts';
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

interface BrandFonts {
  /** Puts the faces that have arrived on the page: call it where the whole page changes, or nobody looks. */
  readonly show: () => void;
  /** Does so unless something in view would move; then they wait for the next {@link show}. */
  readonly showIfStill: () => void;
}

/** From how many px a person sees a line move, as browsers count layout shifts. */
const MOVED_PX = 3;

/**
 * Fetches the brand's faces without showing them. Widths of system face and brand face are matched,
 * and yet a word may go to the next line: what a visitor reads must not move under their eyes. The
 * faces of the stylesheet serve later visits, from the cache, in the first paint.
 */
export function prepareFonts(brand: string): BrandFonts {
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
  const show = (): void => {
    for (const face of arrived) document.fonts.add(face);
    arrived = [];
  };
  return {
    show,
    showIfStill: () => {
      const faces = arrived;
      if (faces.length === 0) return;
      const moved = watchView();
      show();
      if (!moved()) return;
      for (const face of faces) document.fonts.delete(face);
      arrived = faces;
    },
  };
}

/** Notes where everything in view stands. @returns whether anything of it has moved up or down since */
function watchView(): () => boolean {
  const inView = [...document.querySelectorAll('#root *')].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight ? [{ element, top }] : [];
  });
  return () =>
    inView.some(
      ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) >= MOVED_PX,
    );
}
