import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countReloads } from '../../replay/dom/dom-parts.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { page } from '../../replay/dom/wire.ts';
import { t } from '../../replay/texts.ts';
import type * as Parts from '../../src/ui/parts.ts';

/** Pages that miss a part in a file of its own, after the reload that such a page makes by itself. */

vi.mock('../../src/ui/parts.ts', async (load) => {
  const parts = await load<typeof Parts>();
  const lazyPart: typeof parts.lazyPart = (fetch) =>
    parts.lazyPart(
      /(?:LoginFlow|SignedIn|Sections|site-rich-text)\.tsx/.test(String(fetch))
        ? () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
        : fetch,
    );
  return { ...parts, lazyPart };
});
// The site answers: something holds the files back.
vi.mock('../../src/api/reach-site.ts', () => ({ reachSite: () => Promise.resolve() }));

beforeEach(() => {
  freshDevice();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(leaveSite);

/** Opens a page that has loaded itself anew. */
async function revisit(options: SiteOptions) {
  const reloads = countReloads();
  await openSite(options);
  await vi.waitFor(() => expect(reloads()).toBe(1));
  leaveSite();
  freshDevice();
  sessionStorage.setItem('reloadedFor', '');
  const site = await openSite(options);
  const words = await screen.findByRole('alert');
  expect(words).toHaveTextContent(/^We could not load this part of the page/);
  expect(reloads()).toBe(1);
  return { site, words };
}

test.each([
  ['/en-UN/my-account/gambling-limits', t('limits.title')],
  ['/en-UN/my-account/account', t('profile.title')],
])('[ERR-03] %s stays with its heading where its sections are missing', async (at, name) => {
  const { words } = await revisit({ at, player: true });
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(within(words).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('[ERR-03] a player who opens the sign-up is led to the account, whatever is missing', async () => {
  const { words } = await revisit({ at: '/en-UN/signup', player: true });
  expect(within(words).getByRole('link')).toHaveAttribute('href', '/en-UN/my-account');
});

test('[ERR-03] a log-in that is missing says so over its page until it is closed', async () => {
  const { site, words } = await revisit({ at: '/en-UN/#login' });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await site.user.click(within(words).getByRole('button', { name: 'Close' }));
  expect(words).not.toBeInTheDocument();
  expect(location.hash).toBe('');
});

test('[ERR-03] a page of errors whose text is missing says its own', async () => {
  await openSite({
    at: '/en-UN/page-error-500',
    content: {
      staticPage: { ...page('page-error-500', '/page-error-500', 'Back soon'), group: 'system' },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByRole('heading', { level: 1, name: 'Back soon' })).toBeVisible();
  expect(screen.getByText('The fault is ours. Try again in a moment.')).toBeVisible();
});
