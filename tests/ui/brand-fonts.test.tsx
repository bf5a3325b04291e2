import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareFonts } from '../../src/brands/fonts.ts';

/** How many px the lines below move when a face shows. */
let growth = 0;
const shown = new Set<FontFace>();

class Face {
  readonly family: string;
  constructor(family: string) {
    this.family = family;
  }
  load = () => Promise.resolve(this);
}

const families = () => [...shown].map(({ family }) => family);

beforeEach(() => {
  shown.clear();
  vi.stubGlobal('FontFace', Face);
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  document.body.innerHTML = '<div id="root"><p>What is read</p></div>';
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 100 + (shown.size > 0 ? growth : 0), 300, 20),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

const arrive = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the faces of a brand that arrive while the page is read', () => {
  it('show when nothing in view moves by it', async () => {
    growth = 2;
    const fonts = prepareFonts('sol-alta');
    await arrive();
    fonts.showIfStill();
    expect(families()).toEqual(['Nunito']);
  });

  it('wait for the next page when a line would move', async () => {
    growth = 26;
    const fonts = prepareFonts('northlight');
    await arrive();
    fonts.showIfStill();
    expect(families()).toEqual([]);
    fonts.show();
    expect(families()).toEqual(['Figtree', 'Barlow Condensed']);
  });
});
