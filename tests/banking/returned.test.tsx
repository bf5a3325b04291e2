import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import {
  amountField,
  button,
  clean,
  heading,
  leave,
  link,
  openDeposit,
  PATH,
  RETURNED,
  settle,
  toasts,
  tracked,
} from './deposit.support.tsx';

beforeEach(clean);
afterEach(leave);

async function openSucceeded(count: 'noDeposit' | 'success' = 'success', at = RETURNED) {
  const site = await openDeposit({ at });
  await site.answer('getDeposit', 'success');
  await site.answer('getTransactionSummary', count);
  return site;
}

describe('back from the provider', () => {
  test('the result is asked for, not the check [DEP-22]', async () => {
    const site = await openDeposit({ at: RETURNED });
    expect(heading('Checking your payment…')).toBeVisible();
    expect(site.calls('getDeposit')).toEqual([{ path: { referenceId: 'dep_20261121_0003' } }]);
    expect(site.calls('checkDepositAllowed')).toEqual([]);
  });

  test('a success shows the amount, the new balance and the reference [DEP-22]', async () => {
    const site = await openSucceeded();
    expect(heading('€50.00 is in your balance')).toBeVisible();
    expect(screen.getByText('New balance').nextSibling).toHaveTextContent('€146.00');
    expect(screen.getByText('Payment method').nextSibling).toHaveTextContent(
      'Card · Visa ···· 4242',
    );
    // In Finland, where the player of the example lives.
    expect(screen.getByText('Date').nextSibling).toHaveTextContent('21 November 2026, 11:12 EET');
    expect(screen.getByText('Reference').nextSibling).toHaveTextContent('dep_20261121_0003');
    expect(toasts()).toEqual(['€50.00 was added to your balance.']);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await site.user.click(button('Copy'));
    await settle();
    expect(copied).toHaveBeenCalledWith('dep_20261121_0003');
    expect(screen.getByText('Copied')).toBeVisible();
    expect(screen.getByText('Copied').closest('output')).not.toBeNull();
    await site.user.click(button('Make another deposit'));
    await site.answer('checkDepositAllowed', 'success');
    expect(amountField()).toHaveValue('');
  });

  test('who left the payment page without paying is told so, and finds the amount when starting over [DEP-20]', async () => {
    const site = await openDeposit({ at: RETURNED });
    await site.answer('getDeposit', 'waitingInput');
    expect(heading('Checking your payment…')).toBeVisible();
    await settle(3_000);
    await site.answer('getDeposit', 'waitingInput');
    expect(heading('This deposit is not paid yet')).toBeVisible();
    expect(screen.getByText(/^Your money has not moved\./)).toBeVisible();
    await site.user.click(button('Start over'));
    await site.answer('checkDepositAllowed', 'success');
    expect(amountField()).toHaveValue('50.00');
  });

  test('a payment in another window reaches the page that says it is not paid [DEP-22] [WAL-06]', async () => {
    const site = await openDeposit({ at: RETURNED });
    await site.answer('getDeposit', 'waitingInput');
    await settle(3_000);
    await site.answer('getDeposit', 'waitingInput');
    const { data } = outcomes.getWallet.success;
    const push = async (version: number) => {
      site.know('getWallet', { ok: true, data: { ...data, version: data.version + version } });
      site.runtime.wallet.send({ type: 'refresh.requested' });
      await settle();
      // A game in another tab pushes balances too: nobody who reads is disturbed.
      expect(heading('This deposit is not paid yet')).toBeVisible();
    };
    await push(1);
    await site.answer('getDeposit', 'waitingInput');
    await push(2);
    await site.fail('getDeposit', 'unreachable');
    await push(3);
    await push(4);
    await site.answer('getDeposit', 'success');
    await site.answer('getTransactionSummary', 'success');
    expect(heading('€50.00 is in your balance')).toBeVisible();
  });

  test('of a deposit that was begun over a game leads back to the game [DEP-22] [INGAME-01]', async () => {
    await openSucceeded('success', `${RETURNED}&game=crimson-planet`);
    const back = link('Back to the game');
    expect(back).toHaveAttribute('href', '/en-UN/play/crimson-planet');
    expect(screen.queryByRole('link', { name: 'Go to the home page' })).toBeNull();
  });

  test('the balance before the deposit is never shown as the new one [WAL-01] [DEP-22]', async () => {
    const site = await openDeposit({ at: RETURNED, wait: ['getWallet'] });
    await site.answer('getDeposit', 'success');
    await site.answer('getTransactionSummary', 'success');
    // The fetch that was under way may be older than the deposit: it is asked again.
    await site.answer('getWallet', 'empty');
    expect(site.calls('getWallet')).toHaveLength(2);
    expect(screen.getByText('New balance').nextSibling).not.toHaveTextContent('€0.00');
    await site.answer('getWallet', 'success');
    expect(screen.getByText('New balance').nextSibling).toHaveTextContent('€146.00');
  });

  test.each([
    ['noDeposit', 'first-deposit'],
    ['success', 'recurring-deposit'],
  ] as const)(
    'after a count of %s it is tracked once as %s [DEP-22] [NS-77]',
    async (count, event) => {
      await openSucceeded(count);
      await settle(60_000);
      expect(tracked()).toEqual([{ event, amount: 5_000, currency: 'EUR' }]);
    },
  );

  test('deposits that cannot be counted are tracked as recurring [DEP-22]', async () => {
    const site = await openDeposit({ at: RETURNED });
    await site.answer('getDeposit', 'success');
    await site.fail('getTransactionSummary', 'unexpected');
    expect(tracked()).toEqual([{ event: 'recurring-deposit', amount: 5_000, currency: 'EUR' }]);
  });

  test('the reference leaves the address, the rest of the query stays [DEP-22]', async () => {
    const site = await openSucceeded('success', `${RETURNED}&brand=sol-alta`);
    expect(site.address()).toBe(`${PATH}?brand=sol-alta`);
    expect(heading('€50.00 is in your balance')).toBeVisible();
  });

  test('a second return with the same deposit is not announced again [DEP-22]', async () => {
    const { view } = await openSucceeded();
    view.unmount();
    await openSucceeded();
    expect(heading('€50.00 is in your balance')).toBeVisible();
    expect(tracked()).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
  });

  test.each([
    ['declined', 'Your payment was declined', 'Use another method'],
    ['cancelled', 'You cancelled the payment', 'Start over'],
  ] as const)(
    '%s says that no money has moved, and how to go on [DEP-20]',
    async (status, title, action) => {
      const site = await openDeposit({ at: RETURNED });
      await site.answer('getDeposit', status);
      expect(heading(title)).toBeVisible();
      expect(screen.getByText(/Your money has not moved/)).toBeVisible();
      expect(screen.getByText('Amount').nextSibling).toHaveTextContent('€50.00');
      expect(site.address()).toBe(PATH);
      await site.user.click(button(action));
      await site.answer('checkDepositAllowed', 'success');
      expect(amountField()).toHaveValue('50.00');
      expect(tracked()).toEqual([]);
    },
  );

  test('an unknown reference is told so [DEP-20]', async () => {
    const site = await openDeposit({ at: RETURNED });
    await site.answer('getDeposit', 'depositNotFound');
    expect(heading('We do not know this payment')).toBeVisible();
    expect(link('Contact support')).toBeVisible();
    expect(button('Start over')).toBeVisible();
  });

  test('a result that cannot be fetched may be asked for again, after a reload too [ERR-03]', async () => {
    const site = await openDeposit({ at: RETURNED });
    await site.fail('getDeposit', 'unreachable');
    expect(heading('We could not check your payment')).toBeVisible();
    expect(screen.getByText(/If you paid, your balance changes by itself/)).toBeVisible();
    expect(link('Contact support')).toBeVisible();
    expect(site.address()).toBe(RETURNED);
    await site.user.click(button('Try again'));
    await site.answer('getDeposit', 'success');
    await site.answer('getTransactionSummary', 'success');
    expect(heading('€50.00 is in your balance')).toBeVisible();
  });
});

describe('a visitor', () => {
  test('reads how it works, and logs in to come back here [NS-67] [ROUTE-06]', async () => {
    const site = await openDeposit({ at: '/en-UN/deposit', visitor: true });
    expect(heading('Log in to deposit')).toBeVisible();
    expect(link('Log in')).toHaveAttribute('href', '#login');
    expect(link('Create an account')).toHaveAttribute('href', '/en-UN/signup');
    expect(site.calls('checkDepositAllowed')).toEqual([]);
  });

  test('finds the deposit once logged in [NS-67]', async () => {
    const site = await openDeposit({ at: '/en-UN/deposit', visitor: true });
    site.runtime.session.send({
      type: 'session.started',
      session: {
        email: 'a@example.com',
        playerId: '1',
        playerAccessId: '1',
        countryCode: 'FI',
        language: 'en',
        loginMethod: 'DEFAULT',
        registrationDate: '2026-01-01T00:00:00Z',
        multibrand: { suspended: false },
      },
      renewIn: 900_000,
    });
    await settle();
    await site.answerWith('checkDepositAllowed', outcomes.checkDepositAllowed.success);
    expect(amountField()).toBeVisible();
  });
});
