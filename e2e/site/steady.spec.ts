import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SLOW_LINE } from '../../tools/lib/slow-line.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from '../support/origin.ts';
import { expect, test } from '../support/test.ts';

interface Shift {
  readonly value: number;
  /** The text of the elements that moved. */
  readonly moved: readonly string[];
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** A difference that nobody sees. */
const STILL = 0.001;

/** Spanish has no texts: the page is in English then, and says so to developers. */
const NO_TEXTS = [/status of 404 .*\/locales\/es\//, /There are no texts in this language/];

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Each brand in its longest and its shortest language, and in one that falls back to English. */
const HOMES = [
  `${ORIGIN}/en-UN/`,
  `${ORIGIN}/fi-FI/`,
  `${SOL_ALTA_ORIGIN}/en-UN/`,
  `${SOL_ALTA_ORIGIN}/pt-BR/`,
  `${SOL_ALTA_ORIGIN}/es-CL/`,
];

/** Pages that once moved: every run looks at them. */
const MAIN: ReadonlySet<string> = new Set(['localhost/en-UN/1440', 'sol-alta.localhost/pt-BR/390']);

for (const home of HOMES) {
  const name = new URL(home).hostname + new URL(home).pathname;
  test(`[LAYOUT-02] ${name} fits a phone before the brand's face arrives @fonts`, async ({
    page,
    complaints,
  }) => {
    for (const known of NO_TEXTS) complaints.allow(known);
    await page.route('**/*.woff2', () => undefined);
    await page.goto(home, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#root [inert]')).toHaveCount(0);
    const found = await page.evaluate(() => ({
      // A phone zooms out to show content that is too wide: then its window is wider than the screen.
      window: innerWidth,
      page: document.documentElement.scrollWidth,
      hero: Math.max(
        ...[...document.querySelectorAll('section:has(> * h1), section:has(h1), h1')].map(
          (element) => element.getBoundingClientRect().right,
        ),
      ),
    }));
    expect(found.window).toBe(390);
    expect(found.page).toBe(390);
    expect(found.hero).toBeLessThanOrEqual(390);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  for (const size of SIZES) {
    test(`[LAYOUT-02] ${name}, ${size.width} px: nothing moves when face and scripts arrive @fonts${MAIN.has(name + size.width) ? ' @main' : ''}`, async ({
      page,
      context,
      complaints,
    }) => {
      for (const known of NO_TEXTS) complaints.allow(known);
      await page.setViewportSize(size);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      // The brand's face arrives long after the first paint.
      await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) => node?.textContent ?? ''),
            });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const face = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      await page.goto(home);
      await (await face).finished();
      await expect(page.locator('#root [inert]')).toHaveCount(0);
      await page.waitForLoadState('load');
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        // The moves of the last frame are told after the next one.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return (globalThis as unknown as { readonly shifts: readonly Shift[] }).shifts;
      });
      const moved = shifts.flatMap((shift) => shift.moved).join(' | ');
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        moved,
      ).toBeLessThanOrEqual(STILL);
    });
  }
}

for (const origin of [ORIGIN, SOL_ALTA_ORIGIN]) {
  for (const size of SIZES) {
    test(`${origin}, ${size.width} px: no footer stands in view that what a page waits for would push away`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(`${origin}/en-UN/page-error-401`);
      const footer = page.getByRole('contentinfo');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const begins = await footer.evaluate((element) => element.getBoundingClientRect().top);
      expect(begins).toBeGreaterThanOrEqual(size.height);
    });
  }
}

/**
 * The most that a first visit to the home page may take in scripts, in bytes as a phone receives them. Of banking,
 * verification and safer play it knows the routes of their pages, what the realtime channel tells the site, when
 * to remind of something, and of which ends of a session a break or an absence is the reason; of games, the
 * routes and addresses of lobbies, games and promotions, and that a page may bring what it reads. Its elements keep
 * texts apart, so that a translated page lives on. It knows what to do about a part of the site that does not come,
 * and what stands against a player whom a page turned away.
 */
const MOST_SCRIPTS = 128.1 * 1024;

test('The scripts that the home page names are no heavier than they were', async ({ request }) => {
  const html = await (await request.get('/en-UN/')).text();
  const named = [...html.matchAll(/<(?:link rel="modulepreload" href|script[^>]* src)="([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(2);
  const bodies = await Promise.all(
    named.map(async ([, path = '']) => (await request.get(path)).body()),
  );
  const total = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPTS);
});

/** How many scripts a page may name: a phone on a slow line waits for each of them. */
const MOST_FILES = 34;

/** A new page that shares modules outside the rules of `tools/build/chunk-rules.ts` would bring many small files. */
test('No page names more scripts than a slow line can bear', async ({ request }) => {
  const file = join(import.meta.dirname, '..', '..', 'dist', 'site', 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly routes: readonly { readonly path: string }[];
    readonly loaders: readonly { readonly pattern: string; readonly files: string }[];
  };
  const count = (html: string) => html.match(/"modulepreload"|<script[^>]* src=/g)?.length ?? 0;
  const loader = count(await (await request.get('/en-UN/my-account')).text());
  const found = site.loaders.map(({ pattern, files }): [string, number] => [
    pattern,
    loader + count(files),
  ]);
  for (const { path } of site.routes) {
    found.push([path, count(await (await request.get(`/en-UN${path}`)).text())]);
  }
  expect(loader).toBeGreaterThan(2);
  expect(found.filter(([, files]) => files > MOST_FILES)).toEqual([]);
});
