import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import {
  amountField,
  button,
  clean,
  heading,
  leave,
  openCashier,
  openDeposit,
  PATH,
  RETURNED,
  settle,
  tracked,
} from './deposit.support.tsx';

beforeEach(clean);
afterEach(leave);

type Result = keyof (typeof outcomes)['checkDepositAllowed'];

/** The screen that the player must see after each result of the check. */
const SCREENS: readonly (readonly [Result, RegExp, string])[] = [
  ['documentsPreferred', /^Please verify your identity soon$/, 'DEP-06'],
  ['documentsUnderReview', /^We are checking your documents$/, 'DEP-07'],
  ['documentsRequired', /^We need your documents$/, 'DEP-08'],
  ['documentsRequiredRestricted', /^Verify your identity to deposit$/, 'DEP-09'],
  ['selfLimitReached', /^You have reached your deposit limit$/, 'DEP-10'],
  ['selfSpendLimitReached', /^You have reached your spend limit$/, 'DEP-13'],
  ['withdrawalLimitReached', /^You have reached your withdrawal limit$/, 'DEP-10'],
  ['restricted', /^Deposits are closed for your account$/, 'DEP-11'],
  ['notEnoughFunds', /^You cannot deposit right now$/, 'DEP-04'],
  ['exceedsKycLimit', /^Verify your identity to deposit more$/, 'DEP-04'],
  ['failure', /^You cannot deposit right now$/, 'DEP-04'],
  ['forbidden', /^Your account takes no deposits$/, 'DEP-13'],
  ['payoutsOff', /^We take no deposits while payouts are off$/, 'DEP-13'],
  ['cashierHidden', /^The cashier is closed at the moment$/, 'DEP-05'],
  ['limitOffered', /^Do you want to set a deposit limit first\?$/, 'LIM-11'],
  ['limitRequired', /^Set your deposit limit first$/, 'LIM-11'],
  ['unknownResult', /^You cannot deposit right now$/, 'DEP-04'],
];

describe('the check', () => {
  test('is asked once with the device, and a skeleton shows meanwhile [DEP-03] [DEP-19]', async () => {
    const site = await openDeposit();
    expect(screen.getByText('Checking whether you can deposit…')).toBeInTheDocument();
    expect(site.calls('checkDepositAllowed')).toEqual([
      { body: { ipAddress: '203.0.113.7', blackbox: 'fingerprint' } },
    ]);
  });

  test('documents wait where the player lives, not where the address says [DEP-06] [DEP-15]', async () => {
    const swedish = await openDeposit({ account: { countryCode: 'SE' } });
    await swedish.answer('checkDepositAllowed', 'documentsPreferred');
    expect(screen.queryByRole('button', { name: 'Deposit now, send later' })).toBeNull();
    swedish.view.unmount();
    const finnish = await openDeposit({ at: PATH.replace('en-UN', 'en-SE') });
    await finnish.answer('checkDepositAllowed', 'documentsPreferred');
    expect(button('Deposit now, send later')).toBeVisible();
  });

  test('a result that the contract does not list is reported by its name [DEP-04]', async () => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'unknownResult');
    expect(tracked()).toEqual([{ event: 'deposit-result-unknown', result: 'XYZ' }]);
  });

  test.each(SCREENS)('%s shows %s and no cashier [DEP-02] [%s]', async (result, title) => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', result);
    expect(heading(title)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    // Every screen has a way on.
    expect(
      screen.queryAllByRole('button').length + screen.queryAllByRole('link').length,
    ).toBeGreaterThan(1);
  });

  test('a reached withdrawal limit says from when deposits are taken again, and asks for no papers [DEP-10]', async () => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'withdrawalLimitReached');
    const said = screen.getByText(/^You have withdrawn as much as we pay out in a day/);
    expect(said).toHaveTextContent(/deposit again from 22 November 2026, 02:00 EET\.$/);
    expect(screen.queryByText(/verify your identity/)).toBeNull();
    // Only people can do more than the clock: they come before another look.
    const again = button('Check again');
    const support = screen.getByRole('link', { name: 'Contact support' });
    expect(support.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('every result of the contract is held here [DEP-02]', () => {
    expect(Object.keys(outcomes.checkDepositAllowed).toSorted()).toEqual(
      [...SCREENS.map(([result]) => result), 'success', 'bounded'].toSorted(),
    );
  });

  test('without an answer it says that no money has moved, and is repeated [DEP-04] [ERR-03]', async () => {
    const site = await openDeposit();
    await site.fail('checkDepositAllowed', 'unexpected');
    expect(heading('We could not check whether you can deposit')).toBeVisible();
    expect(screen.getByText('Your money has not moved.')).toBeVisible();
    expect(screen.getByText('Reference for support: trace-0001')).toBeVisible();
    await site.user.click(button('Try again'));
    await site.answer('checkDepositAllowed', 'success');
    expect(amountField()).toBeVisible();
  });

  test('the screen that replaces the pressed button takes the focus', async () => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'documentsRequired');
    await site.user.click(button('Send documents'));
    await settle();
    expect(heading('Send us your documents')).toHaveFocus();
  });

  test('an expired wait for documents counts as allowed [DEP-12]', async () => {
    const site = await openDeposit({ account: { kycStatus: 'PENDING_EXPIRED' } });
    await site.answer('checkDepositAllowed', 'documentsRequired');
    expect(amountField()).toBeVisible();
  });

  test('it waits for the account, whose KYC level decides [DEP-12]', async () => {
    const site = await openDeposit({ wait: ['getAccessDetails'] });
    expect(site.calls('checkDepositAllowed')).toEqual([]);
    await site.fail('getAccessDetails', 'unreachable');
    expect(site.calls('checkDepositAllowed')).toHaveLength(1);
  });
});

describe('documents', () => {
  test('may wait: later asks again with later=true and opens the cashier [DEP-06] [DEP-15]', async () => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'documentsPreferred');
    expect(screen.getByText(/You have 12 days left/)).toBeVisible();
    await site.user.click(button('Deposit now, send later'));
    expect(site.calls('checkDepositAllowed')[1]).toMatchObject({ query: { later: true } });
    await site.answer('checkDepositAllowed', 'success');
    expect(amountField()).toBeVisible();
  });

  const closed = 'Deposits are closed until we have checked your documents. Your balance is safe.';
  test.each([
    [
      'documentsRequired',
      'The next page says what we need. You can deposit once we have checked it.',
    ],
    ['documentsRequiredRestricted', closed],
  ] as const)(
    '%s says what is to be done, and offers no later [DEP-08] [DEP-09]',
    async (result, body) => {
      const site = await openDeposit();
      await site.answer('checkDepositAllowed', result);
      expect(screen.getByText(body)).toBeVisible();
      expect(screen.queryByRole('button', { name: /later/ })).toBeNull();
    },
  );

  test('are handed in on the spot; back asks the check again [DEP-14]', async () => {
    // Compiled before a clock that runs ahead waits for it.
    await import('../../src/verification/documents/DocumentsFlow.tsx');
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'documentsRequired');
    await site.user.click(button('Send documents'));
    await waitFor(() => {
      expect(site.calls('getDocuments')).toHaveLength(1);
    });
    await site.answer('getDocuments', 'requested');
    expect(screen.getByRole('region', { name: 'Your documents' })).toBeVisible();
    await site.user.click(button('Back'));
    expect(site.calls('checkDepositAllowed')).toHaveLength(2);
  });
});

describe('limits', () => {
  test('show what is left, the limit and the reset with its zone [DEP-10] [DEP-17] [LOC-13]', async () => {
    const site = await openDeposit();
    const { data } = outcomes.checkDepositAllowed.selfLimitReached;
    await site.answerWith('checkDepositAllowed', { ok: true, data: { ...data, limitLeft: 1_250 } });
    expect(screen.getByText('Deposit limit')).toBeVisible();
    expect(screen.getByText('Left to deposit').nextSibling).toHaveTextContent('€12.50');
    expect(screen.getByText('Resets on').nextSibling).toHaveTextContent(
      '22 November 2026, 02:00 EET',
    );
  });

  test('a spend limit is told as one [DEP-13] [NS-12]', async () => {
    const site = await openDeposit();
    await site.answer('checkDepositAllowed', 'selfSpendLimitReached');
    expect(screen.getByText('Spend limit')).toBeVisible();
    expect(screen.getByText('Left to spend')).toBeVisible();
  });

  test('without details it still says that the limit is the player’s own [DEP-10]', async () => {
    const site = await openDeposit();
    await site.answerWith('checkDepositAllowed', {
      ok: true,
      data: { result: 'SELF_LIMIT_REACHED', currency: 'EUR' },
    });
    expect(screen.getByText(/You can deposit again when it resets/)).toBeVisible();
  });
});

describe('suspension', () => {
  test('learnt while the cashier is open closes it [DEP-13] [NS-13]', async () => {
    const site = await openCashier();
    site.know('getAccessContext', outcomes.getAccessContext.multibrandSuspended);
    act(() => {
      site.runtime.session.send({ type: 'session.startedElsewhere' });
    });
    await settle();
    expect(heading('Your account is suspended')).toBeVisible();
    expect(screen.getByText('Your money has not moved.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });

  test('known before the return closes the next deposit too [NS-13]', async () => {
    const site = await openDeposit({ at: RETURNED, wait: ['getAccessContext'] });
    await site.answer('getAccessContext', 'multibrandSuspended');
    await site.answer('getDeposit', 'declined');
    await site.user.click(button('Use another method'));
    expect(heading('Your account is suspended')).toBeVisible();
  });
});
