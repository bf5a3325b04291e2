import { afterEach, expect, it, vi } from 'vitest';
import { prepareFonts } from '../../src/brands/fonts.ts';

const shown = new Set<FontFace>();

class Face {
  readonly family: string;
  constructor(family: string) {
    this.family = family;
  }
  load = () => (this.family === 'Figtree' ? Promise.reject(new Error()) : Promise.resolve(this));
}

const families = () => [...shown].map(({ family }) => family);

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

it('the faces of a brand that have arrived show when they are called for, and not before', async () => {
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  const show = prepareFonts('northlight');
  show();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(families()).toEqual([]);
  show();
  expect(families()).toEqual(['Barlow Condensed']);
});
