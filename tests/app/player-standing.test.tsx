import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

const DEPOSIT = '/en-UN/my-account/banking/deposit';
const suspended = withData('getAccessContext', { multibrand: { suspended: true } });
const risky = withData('getAccessContext', { riskPayout: true });
const CLOSED = 'This page is not open to your account';

function look(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

/** Leaves the page for so long, in ms, and comes back. */
async function leaveFor(ms: number): Promise<void> {
  look('hidden');
  await pass(ms);
  look('visible');
  await pass(0);
}

describe('an account that is suspended', () => {
  test('while a deposit is open is told there, with words about the money [DEP-13] [GUARD-06]', async () => {
    const site = await openSite({ at: DEPOSIT, player: true });
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    site.answer('getAccessContext', suspended);
    await leaveFor(60_000);
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.getByText('Your money has not moved.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    expect(site.path()).toBe(DEPOSIT);
  });

  test('is learnt after the check of a deposit, too [DEP-13] [GUARD-10]', async () => {
    const site = await openSite({ at: '/en-UN/my-account', player: true });
    await screen.findByText('aino.virtanen@example.com');
    site.answer('getAccessContext', suspended);
    await site.go(DEPOSIT);
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(site.path()).toBe(DEPOSIT);
  });

  test('is learnt after a check that failed, too [DEP-13] [GUARD-10]', async () => {
    const site = await openSite({
      at: '/en-UN/my-account',
      player: true,
      platform: { checkDepositAllowed: { status: 500, body: {} } },
    });
    await screen.findByText('aino.virtanen@example.com');
    site.answer('getAccessContext', suspended);
    await site.go(DEPOSIT);
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  });

  test('before the page opens leads home, with a word [GUARD-06] [GUARD-10] [GUARD-13]', async () => {
    const site = await openSite({
      at: DEPOSIT,
      player: true,
      platform: { getAccessContext: suspended },
    });
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(site.path()).toBe('/en-UN/');
    expect(site.called('checkDepositAllowed')).toBe(0);
    await site.go('/en-UN/payment-methods');
    expect(screen.queryByText(CLOSED)).toBeNull();
  });

  test('on the way back from the payment provider hears what became of the money [DEP-13] [DEP-22]', async () => {
    const site = await openSite({
      at: `${DEPOSIT}?deposit=dep_20261121_0003`,
      player: true,
      platform: { getAccessContext: suspended },
    });
    expect(await screen.findByRole('heading', { name: /is in your balance$/ })).toBeVisible();
    expect(site.path()).toBe(DEPOSIT);
    await site.user.click(screen.getByRole('button', { name: /deposit/i }));
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
  });
});

test('a player with a payout risk hears what became of the money, and no more [DEP-22] [GUARD-06] [GUARD-10]', async () => {
  const site = await openSite({
    at: `${DEPOSIT}?deposit=dep_20261121_0003`,
    player: true,
    platform: { getAccessContext: risky },
  });
  expect(await screen.findByRole('heading', { name: /is in your balance$/ })).toBeVisible();
  await pass(10_000);
  expect(screen.getByRole('heading', { name: /is in your balance$/ })).toBeVisible();
  expect(site.path()).toBe(DEPOSIT);
  await site.user.click(screen.getByRole('button', { name: 'Make another deposit' }));
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(site.path()).toBe('/en-UN/');
  expect(site.called('requestDeposit')).toBe(0);
});

test('a payout risk that is found while a deposit is open closes it, with a word [GUARD-06] [GUARD-10]', async () => {
  const site = await openSite({ at: DEPOSIT, player: true });
  await screen.findByRole('textbox', { name: 'Amount' });
  site.answer('getAccessContext', risky);
  await leaveFor(60_000);
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(site.path()).toBe('/en-UN/');
});

describe('what the player may do is asked for again', () => {
  test('after the page was out of sight for a minute, not before [GUARD-10] [GUARD-13]', async () => {
    const site = await openSite({ at: '/en-UN/my-account', player: true });
    await screen.findByText('aino.virtanen@example.com');
    expect(site.called('getAccessContext')).toBe(1);
    await leaveFor(59_000);
    look('visible');
    await pass(0);
    expect(site.called('getAccessContext')).toBe(1);
    await leaveFor(60_000);
    await waitFor(() => expect(site.called('getAccessContext')).toBe(2));
  });

  test('and an answer that does not come changes nothing [SESS-13]', async () => {
    const site = await openSite({ at: '/en-UN/my-account', player: true });
    await screen.findByText('aino.virtanen@example.com');
    site.answer('getAccessContext', 'no answer');
    await leaveFor(60_000);
    await pass(10_000);
    expect(screen.getByText('aino.virtanen@example.com')).toBeVisible();
  });
});

describe('banking', () => {
  test('opens at the deposit [ROUTE-18]', async () => {
    const site = await openSite({ at: '/en-UN/my-account/banking', player: true });
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    expect(site.path()).toBe(DEPOSIT);
  });

  test.each([
    ['suspended', { getAccessContext: suspended }],
    ['with a payout risk', { getAccessContext: risky }],
    [
      'for whom deposits are off',
      { getAccessDetails: withData('getAccessDetails', { deposit: false }) },
    ],
  ])(
    'opens at the withdrawal for a player %s [GUARD-10] [GUARD-16] [ROUTE-18]',
    async (_, platform) => {
      const site = await openSite({ at: '/en-UN/my-account/banking', player: true, platform });
      expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
      expect(site.path()).toBe('/en-UN/my-account/banking/withdraw');
    },
  );
});

test.each([
  [DEPOSIT, 'textbox', 'Amount'],
  ['/en-UN/my-account/gambling-limits', 'heading', 'Deposit limits'],
  ['/en-UN/my-account/account/verification', 'region', 'Your documents'],
] as const)('a welcome does not cover %s [MODAL-03]', async (path, role, name) => {
  const site = await openSite({
    at: '/en-UN/terms',
    player: true,
    platform: { getAccessDetails: withData('getAccessDetails', { firstLogin: true }) },
  });
  await screen.findByRole('dialog');
  await site.go(path);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole(role, { name })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
