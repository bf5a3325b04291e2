import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** When the faces of the brand are applied: never while somebody reads. */

const show = vi.fn<() => void>();
const prepareFonts = vi.fn<(brand: string) => typeof show>(() => show);
const count = () => show.mock.calls.length;

let page: EventTarget;
beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('../../src/brands/fonts.ts', () => ({ prepareFonts }));
});
afterEach(() => {
  vi.doUnmock('../../src/brands/fonts.ts');
  vi.unstubAllGlobals();
});

/** @param brand as the server writes it into the page */
function inBrowser(brand?: string): { hidden: boolean } {
  page = new EventTarget();
  const shown = Object.assign(page, {
    hidden: false,
    documentElement: { dataset: brand === undefined ? {} : { brand } },
  });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('FontFace', vi.fn());
  return shown;
}
const load = () => import('../../src/shell/brand-fonts.ts');

it.each([
  ['sol-alta', 'sol-alta'],
  ['northlight', 'northlight'],
  [undefined, 'northlight'],
])('of the page of %s those of %s are fetched, at once [BRAND-01]', async (written, brand) => {
  inBrowser(written);
  await load();
  expect(prepareFonts.mock.calls).toEqual([[brand]]);
});

it('the first page keeps its face, every later one has the brand’s', async () => {
  inBrowser();
  const { showBrandFonts } = await load();
  showBrandFonts();
  expect(count()).toBe(0);
  showBrandFonts();
  showBrandFonts();
  expect(count()).toBe(2);
});

it('late ones show while nobody looks', async () => {
  const shown = inBrowser();
  await load();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(0);
  shown.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(1);
});

it('on the server there are none', async () => {
  const { showBrandFonts } = await load();
  showBrandFonts();
  showBrandFonts();
  expect([prepareFonts.mock.calls.length, count()]).toEqual([0, 0]);
});
