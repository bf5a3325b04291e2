import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { personAt } from '../../replay/browser/page-person.ts';
import { forScript, scriptsNamed } from '../../replay/browser/site-files.ts';
import { missingPartDriver } from '../../replay/site/missing-part.driver.ts';
import { t } from '../../replay/texts.ts';

interface SiteIndex {
  readonly brands: readonly { readonly id: string; readonly locales: readonly string[] }[];
  readonly routes: readonly { readonly kind: string; readonly path: string }[];
}

const dist = join(import.meta.dirname, '..', '..', 'dist', 'site');
const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteIndex;

declare global {
  interface Window {
    blocked: string[];
  }
}

/** Collects everything that the content security policy stops, from the first byte on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.blocked = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.blocked.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => window.blocked);
}

/** Collects the page's complaints: also about differences from the server's markup. */
function watchConsole(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
}

/** Lets everything through but the scripts. */
const holdScripts = (page: Page) => page.route('**/assets/*.js', () => undefined);

for (const { id } of site.brands) {
  const open = (page: Page, path: string, options?: { readonly waitUntil: 'commit' }) =>
    page.goto(`/en-UN${path}?brand=${id}`, options);

  test(`${id}: what was painted becomes live under the policy, every script checked by digest @main`, async ({
    page,
  }) => {
    const blocked = await watchPolicy(page);
    const complaints = watchConsole(page);
    for (const { kind, path } of site.routes) {
      const reply = await open(page, path);
      const painted = await page.locator('h1').elementHandle();
      expect(reply?.headers()['content-security-policy'], kind).toContain("default-src 'none'");
      await expect(page.locator('#root [inert]'), kind).toHaveCount(0);
      const unchecked = await page.evaluate(() => {
        const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel=modulepreload]',
        );
        return [...files]
          .filter((one) => !one.integrity.startsWith('sha'))
          .map((one) => one.outerHTML);
      });
      expect(unchecked, kind).toEqual([]);
      expect(await page.locator('style').count(), kind).toBeLessThanOrEqual(1);
      expect(await blocked(), kind).toEqual([]);
      expect(complaints, kind).toEqual([]);
      expect(await painted?.evaluate((heading) => heading.isConnected), kind).toBe(true);
    }
  });

  test(
    `${id}: before the scripts, nothing takes a press and loses it`,
    // The markup of both brands is one.
    { tag: id === site.brands[0]?.id ? '@main' : [] },
    async ({ page }) => {
      await holdScripts(page);
      for (const { kind, path } of site.routes) {
        await open(page, path, { waitUntil: 'commit' });
        await expect(page.locator('#root > *').first(), kind).toBeAttached();
        const alive = await page.evaluate(() =>
          [...document.querySelectorAll('button, input, select, textarea, summary, a:not([href])')]
            .filter((one) => one.closest('[inert]') === null)
            .map((one) => one.outerHTML),
        );
        expect(alive, kind).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}

/** Firefox takes no import map after the first script: here the policy refuses it, and the page still has its text. */
const withoutMap = (page: Page) =>
  page.route(/\/en-UN\/(?:signup)?$/, async (route) => {
    const reply = await route.fetch();
    const headers = reply.headers();
    const policy = headers['content-security-policy'] ?? '';
    const without = policy.replace(/(script-src 'self') 'sha256-[^']+'/, '$1');
    expect(without).not.toBe(policy);
    await route.fulfill({
      response: reply,
      headers: { ...headers, 'content-security-policy': without },
    });
  });

/** Has the file of the sign-up say that it ran. */
async function tamper(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  let asked = 0;
  await page.route(forScript(/^signup$/), (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: "console.log('ran')" });
  });
  return { said, asked: () => asked };
}

test('a script that was tampered with does not run, whatever imports it and however often @main', async ({
  page,
}) => {
  await page.goto('/en-UN/');
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  const { said, asked } = await tamper(page);
  const [file = ''] = scriptsNamed(/^signup$/).keys();
  for (const times of [1, 2]) {
    const end = page.evaluate((one) => import(one) as Promise<unknown>, file);
    await expect(end).rejects.toThrow('Failed to fetch');
    expect(asked()).toBe(times);
  }
  expect(said).not.toContain('ran');
});

test('a lazy script that was tampered with does not run where the browser takes no late import map @main', async ({
  page,
}) => {
  await withoutMap(page);
  await page.goto('/en-UN/');
  await expect(page.locator('#root [inert]')).toHaveCount(0);
  const { said, asked } = await tamper(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/en-UN/signup');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect.poll(() => said.filter((text) => text.includes("'integrity'"))).not.toEqual([]);
  // The page has asked for the file again by then, and loaded anew.
  const missing = missingPartDriver(personAt(page));
  await missing.see.withheld();
  const before = asked();
  await page.getByRole('button', { name: t('action.retry') }).click();
  await expect.poll(asked).toBeGreaterThan(before);
  await missing.see.withheld();
  expect(said).not.toContain('ran');
});

test('GUARD-03: with a session cookie the page is only a loader until the scripts decide', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'session', value: 'x', url: baseURL ?? '' }]);
  await holdScripts(page);
  const reply = await page.goto('/en-UN/', { waitUntil: 'commit' });
  expect(reply?.headers()['cache-control']).toBe('no-store');
  await expect(page.locator('#root > *').first()).toBeAttached();
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('LOC-03: the bare host leads to the default locale', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en-UN\/$/);
});
