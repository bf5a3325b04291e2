import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { queryClient } from '../../src/runtime/query.ts';
import { leaveFor } from '../../src/banking/deposit/provider-page.ts';

/** The requests and the storage of a deposit on the whole site, over the real client. */

vi.mock(import('../../src/banking/deposit/provider-page.ts'), async (original) => ({
  ...(await original()),
  leaveFor: vi.fn<(path: string) => void>(),
}));

beforeEach(() => {
  freshDevice();
  vi.mocked(leaveFor).mockClear();
});
afterEach(leaveSite);

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const amount = () => screen.findByRole('textbox', { name: 'Amount' });

describe('[DEP-19] [DEP-20] the check and the request', () => {
  test('tell one device from others, and where the payer is to come back to', async () => {
    const site = await openSite({ at: DEPOSIT, player: true });
    await site.user.type(await amount(), '50');
    await site.user.click(screen.getByRole('button', { name: /^Deposit €50/ }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    for (const operation of ['checkDepositAllowed', 'requestDeposit'] as const) {
      const { blackbox } = site.sent(operation).body as { blackbox: string };
      expect([operation, JSON.parse(blackbox) as object]).toMatchObject([
        operation,
        { userAgent: navigator.userAgent, timeZone: expect.any(String) as string },
      ]);
    }
    expect(site.sent('requestDeposit').body).toMatchObject({ amount: 5_000, returnUrl: DEPOSIT });
  });
});

test('[LOGOUT-02] what the cashier has read is kept as the player’s', async () => {
  await openSite({ at: DEPOSIT, player: true });
  await amount();
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter(([kind]) => kind === 'banking');
  expect(kept).toHaveLength(2);
  for (const key of kept) expect(key).toContain('100123');
});

test('[NS-67] who logs in on the page about deposits stays there, and may deposit', async () => {
  const site = await openSite({ at: '/en-UN/deposit#login' });
  const popup = await screen.findByRole('dialog', { name: 'Log in' });
  const form = within(popup);
  await site.user.type(form.getByLabelText('E-mail address'), 'aino@example.com');
  await site.user.type(form.getByLabelText('Password'), 'Correct-Horse-7');
  await site.user.click(form.getByRole('button', { name: 'Log in' }));
  expect(await amount()).toBeVisible();
  expect(site.path()).toBe('/en-UN/deposit');
});

test('[SESS-13] a player who could not be confirmed tries again, and is in', async () => {
  const site = await openSite({
    at: '/en-UN/',
    player: true,
    platform: { getAccessContext: { status: 500, body: {} } },
  });
  const notice = await screen.findByText('We could not confirm your session');
  const again = within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })[0];
  expect(again).toBeDefined();
  site.answer('getAccessContext', withData('getAccessContext', {}));
  if (again) await site.user.click(again);
  await within(screen.getByRole('banner')).findByText('€146.00', { selector: 'strong, strong *' });
  expect(notice).not.toBeInTheDocument();
});

test('[LOGOUT-01] [SESS-13] a player who could not be confirmed logs out, on the platform and here', async () => {
  const site = await openSite({
    at: '/en-UN/',
    player: true,
    platform: { getAccessContext: { status: 500, body: {} } },
  });
  const notice = await screen.findByText('We could not confirm your session');
  await site.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are logged out.')).toBeVisible();
  expect(notice).not.toBeInTheDocument();
  expect(site.called('signOut')).toBe(1);
  expect(localStorage.getItem('idToken')).toBeNull();
});
