import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { tokenOf } from '../../replay/dom/token-platform.ts';
import { withData, type Answer } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const ACCOUNT = '/en-UN/my-account';
const CLOSED = 'This page is not open to your account';

/** The login of a player whose identity token has more claims than others'. */
function logInWith(more: object): Answer {
  const iat = Math.floor(Date.now() / 1_000);
  const idToken = tokenOf({
    player_id: '100123',
    player_access_id: 'a1',
    email: 'aino.virtanen@example.com',
    country_code: 'FI',
    language_code: 'en',
    registrationDate: '2026-01-15T09:30:00Z',
    iat,
    exp: iat + 3_600,
    ...more,
  });
  return { body: { idToken, accessToken: idToken, refreshToken: 'r', expiresIn: 3_600 } };
}

const WHO = [
  ['an ordinary player', {}, true],
  [
    'a player with a payout risk',
    { getAccessContext: withData('getAccessContext', { riskPayout: true }) },
    false,
  ],
  [
    'a player who is suspended at another brand',
    { getAccessContext: withData('getAccessContext', { multibrand: { suspended: true } }) },
    false,
  ],
] as const;

describe('[GUARD-06] [GUARD-16] who is asked to deposit', () => {
  test.each(WHO)('on the account page: %s', async (_, platform, asked) => {
    await openSite({ at: ACCOUNT, player: true, platform });
    await screen.findByText('aino.virtanen@example.com');
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.getByText('Total balance')).toBeVisible());
    expect(main.queryByRole('link', { name: 'Deposit' }) !== null).toBe(asked);
  });

  test.each(WHO)('by the welcome: %s', async (_, platform, asked) => {
    const first = withData('getAccessDetails', { firstLogin: true });
    await openSite({
      at: ACCOUNT,
      player: true,
      platform: { ...platform, getAccessDetails: first },
    });
    const welcome = within(await screen.findByRole('dialog', { name: /^Welcome/ }));
    expect(welcome.getByRole('button', { name: 'Look around first' })).toBeVisible();
    expect(welcome.queryByRole('link', { name: 'Deposit' }) !== null).toBe(asked);
  });
});

test('a suspension that only the token tells closes the deposit [SESS-04] [GUARD-16]', async () => {
  const site = await openSite({
    at: '/en-UN/my-account/banking/deposit',
    player: true,
    platform: { logIn: logInWith({ multibrand: { suspended: true } }) },
  });
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(site.path()).toBe('/en-UN/');
  expect(site.called('checkDepositAllowed')).toBe(0);
});

test('bonus codes are closed, with a word, to who may not claim by hand [GUARD-07] [GUARD-13]', async () => {
  const site = await openSite({
    at: `${ACCOUNT}/bonus-code`,
    player: true,
    platform: { getAccessContext: withData('getAccessContext', { manualClaimAllowed: false }) },
  });
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(site.path()).toBe('/en-UN/');
});

test('the header marks a balance that could not be read again as old [WAL-05]', async () => {
  const site = await openSite({ at: ACCOUNT, player: true });
  const header = within(screen.getByRole('banner'));
  const balance = await header.findByText('€146.00', { selector: 'strong, strong *' });
  const marked = () => balance.closest('strong')?.hasAttribute('data-stale');
  // A listener does not hear colour.
  const said = () => header.queryByText(/balance may be out of date/);
  expect(marked()).toBe(false);
  expect(said()).toBeNull();
  site.answer('getWallet', 'no answer');
  await pass(60_000);
  expect(marked()).toBe(true);
  expect(said()).toBeInTheDocument();
});
