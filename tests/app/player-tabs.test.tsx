import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { CLOSED_TO } from './closed-to.ts';

/** The tabs of the account and of banking: which there are, where they lead, and which one is open. */

beforeEach(freshDevice);
afterEach(leaveSite);

async function tabsAt(path: string, flags: object = {}, content = {}) {
  await openSite({
    at: `/en-UN/my-account${path}`,
    player: true,
    content,
    platform: { getAccessDetails: withData('getAccessDetails', flags) },
  });
  const tabs = await screen.findByRole('navigation', { name: 'My account' });
  return within(tabs)
    .getAllByRole('link')
    .map((tab) => [
      tab.dataset['id'],
      tab.getAttribute('href')?.replace('/en-UN/my-account', ''),
      tab.getAttribute('aria-current'),
    ]);
}

test.each(['/account', '/account/verification'])(
  '%s is one of two tabs of the account [ROUTE-17]',
  async (path) => {
    expect(await tabsAt(path)).toEqual(
      [
        ['account', '/account'],
        ['verification', '/account/verification'],
      ].map(([id, href]) => [id, href, href === path ? 'page' : null]),
    );
  },
);

test.each(['/rewards', '/rewards/active'])(
  '%s is one of two tabs of the rewards [ROUTE-21]',
  async (path) => {
    expect(await tabsAt(path)).toEqual(
      [
        ['rewards', '/rewards'],
        ['active', '/rewards/active'],
      ].map(([id, href]) => [id, href, href === path ? 'page' : null]),
    );
  },
);

test.each(['/banking/deposit', '/banking/withdraw', '/banking/transactions'])(
  '%s is one of three tabs of banking [ROUTE-18]',
  async (path) => {
    expect(await tabsAt(path)).toEqual(
      [
        ['deposit', '/banking/deposit'],
        ['withdraw', '/banking/withdraw'],
        ['transactions', '/banking/transactions'],
      ].map(([id, href]) => [id, href, href === path ? 'page' : null]),
    );
  },
);

test('who may not deposit has no tab for it [ROUTE-18] [GUARD-16]', async () => {
  const tabs = await tabsAt('/banking/transactions', { deposit: false });
  expect(tabs.map(([id]) => id)).toEqual(['withdraw', 'transactions']);
});

test('who owes the latest terms has no tab for it, as the header has no way to it [ROUTE-18] [GUARD-08]', async () => {
  const { content } = CLOSED_TO.newerTerms;
  await tabsAt('/banking/transactions', {}, content);
  const tabs = () => screen.getByRole('navigation', { name: 'My account' }).textContent;
  await waitFor(() => {
    expect(tabs()).not.toContain('Deposit');
  });
  expect(within(screen.getByRole('banner')).queryByText('Deposit')).toBeNull();
});
