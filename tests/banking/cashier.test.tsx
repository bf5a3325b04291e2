import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveFor } from '../../src/banking/deposit/provider-page.ts';
import {
  amountField,
  button,
  clean,
  deposit,
  heading,
  leave,
  link,
  openCashier,
  PATH,
  radio,
  settle,
  toasts,
} from './deposit.support.tsx';

vi.mock(import('../../src/banking/deposit/provider-page.ts'), async (original) => ({
  ...(await original()),
  leaveFor: vi.fn<(path: string) => void>(),
}));

beforeEach(() => {
  clean();
  vi.mocked(leaveFor).mockClear();
});
afterEach(leave);

const METHODS = [
  'CREDITCARD',
  'EUTELLER',
  'MUCHBETTER',
  'NETELLER',
  'PAYSAFECARD',
  'RAPIDTRANSFER',
  'SIRU',
  'SKRILL',
  'TRUSTLY',
  'MSIPAY',
  'PIX',
] as const;
const offer = (method: string) => ({ method, min: 1_000, max: 500_000 });

const methodNames = (): string[] =>
  within(screen.getByRole('radiogroup', { name: 'Payment method' }))
    .getAllByRole('radio')
    .map((option) => (option.closest('label')?.textContent ?? '').replaceAll('\u00A0', ' '));

describe('methods', () => {
  test('used lately come first, then the others with their ranges [WAL-07]', async () => {
    await openCashier();
    expect(methodNames()).toEqual([
      'TrustlyNordsund Bank · Used recently€10 to €20,000 · Fee €1.00 · Within 24 hours',
      'CardUsed recently€10 to €5,000 · No fee · At once',
      'Skrill€10 to €10,000',
    ]);
    expect(radio(/Trustly/)).toBeChecked();
  });

  test('a card, a bank, a purse and a voucher have icons of their own [WAL-08]', async () => {
    const { user } = await openCashier({
      methods: {
        methods: [],
        available: ['CREDITCARD', 'TRUSTLY', 'SKRILL', 'PAYSAFECARD', 'NEW'].map(offer),
      },
    });
    await user.click(button(/^Show \d\smore methods/));
    const icons = [/^Card/, /^Trustly/, /^Skrill/, /^paysafecard/, /^Other/].map((name) => {
      const shapes = radio(name).closest('label')?.querySelectorAll('svg');
      return [...(shapes ?? [])].map((shape) => shape.innerHTML).join('');
    });
    expect(new Set(icons).size).toBe(icons.length);
  });

  test.each([
    ['CREDITCARD', 'Card'],
    ['EUTELLER', 'Euteller'],
    ['MUCHBETTER', 'MuchBetter'],
    ['NETELLER', 'Neteller'],
    ['PAYSAFECARD', 'paysafecard'],
    ['RAPIDTRANSFER', 'Rapid Transfer'],
    ['SIRU', 'Siru Mobile'],
    ['SKRILL', 'Skrill'],
    ['TRUSTLY', 'Trustly'],
    ['MSIPAY', 'MSI Pay'],
    ['PIX', 'Pix'],
    ['NEWPAY', 'Other method'],
  ])('%s is called %s [WAL-08]', async (method, name) => {
    await openCashier({ methods: { methods: [], available: [offer(method)] } });
    expect(methodNames()).toEqual([`${name}€10 to €5,000`]);
  });

  test('a long list opens on request [WAL-07]', async () => {
    const { user } = await openCashier({
      methods: { methods: ['SIRU'], available: METHODS.map(offer) },
    });
    expect(methodNames()).toHaveLength(3);
    await user.click(button('Show 8\u00a0more methods'));
    expect(methodNames()).toHaveLength(11);
    expect(radio(/Siru Mobile/)).toBeChecked();
  });

  test.each(['VOLT', 'MACROPAY', 'CRYPTO'])(
    '%s shows to flagged players only [NS-76] [PROF-02]',
    async (method) => {
      const methods = { methods: [], available: [offer('CREDITCARD'), offer(method)] };
      const { view } = await openCashier({ methods });
      expect(methodNames()).toHaveLength(1);
      view.unmount();
      clean();
      await openCashier({ methods, account: { [method.toLowerCase()]: true } });
      expect(methodNames()).toHaveLength(2);
    },
  );

  test('that cannot be loaded leave a way on [ERR-03]', async () => {
    const site = await openCashier({ wait: ['getRecentDepositMethods'] });
    expect(screen.getByText('Loading payment methods…')).toBeInTheDocument();
    await site.fail('getRecentDepositMethods', 'unreachable');
    expect(screen.getByRole('alert')).toHaveTextContent('Your money has not moved.');
    await site.user.click(button('Try again'));
    await site.answer('getRecentDepositMethods', 'success');
    expect(amountField()).toBeVisible();
  });

  test('that do not exist are told, with the support [WAL-07]', async () => {
    await openCashier({ methods: { methods: ['TRUSTLY'], available: [] } });
    expect(screen.getByText(/There is no payment method/)).toBeVisible();
    expect(link('Contact support')).toBeVisible();
  });
});

describe('amount', () => {
  test('is entered or chosen, and stands on the button [DEP-05]', async () => {
    const { user } = await openCashier();
    expect(button('Deposit')).toBeVisible();
    await user.type(amountField(), '12,5');
    expect(button('Deposit €12.50')).toBeVisible();
    await user.click(button('€50'));
    expect(amountField()).toHaveValue('50.00');
    expect(button('Deposit €50.00')).toBeVisible();
  });

  test.each([
    ['', 'Enter an amount.'],
    ['abc', 'Enter an amount like €50.00.'],
    ['0', 'The smallest deposit is €10.00.'],
    ['9.99', 'The smallest deposit is €10.00.'],
    ['20000.01', 'The largest deposit is €20,000.00.'],
  ])('%s is refused at the field, which gets the focus [DEP-20]', async (typed, words) => {
    const site = await openCashier();
    if (typed !== '') await site.user.type(amountField(), typed);
    await site.user.click(button(/^Deposit/));
    expect(amountField()).toHaveAccessibleDescription(words);
    expect(amountField()).toHaveFocus();
    expect(site.calls('requestDeposit')).toEqual([]);
  });

  test('is held to the range of the chosen method [DEP-20]', async () => {
    const site = await openCashier();
    await site.user.click(radio(/Card/));
    expect(amountField()).toHaveAccessibleDescription('Between €10.00 and €5,000.00');
    await deposit(site, '6000');
    expect(amountField()).toHaveAccessibleDescription('The largest deposit is €5,000.00.');
  });

  test('has no cents in a currency without them [LOC-11]', async () => {
    const site = await openCashier({
      at: '/en-UN/deposit',
      bonuses: 'none',
      methods: {
        currency: 'CLP',
        available: [{ method: 'CREDITCARD', min: 10_000, max: 5_000_000 }],
        methods: [],
      },
    });
    await deposit(site, 'ten');
    expect(amountField()).toHaveAccessibleDescription('Enter an amount like CLP\u00A010,000.');
    await deposit(site, '25.000');
    expect(site.calls('requestDeposit')).toMatchObject([
      { body: { amount: 25_000, currency: 'CLP', returnUrl: '/en-UN/deposit' } },
    ]);
  });
});

describe('bonus', () => {
  test('none is chosen first and looks like the others [DEP-18] [NS-64]', async () => {
    const site = await openCashier();
    expect(radio(/No bonus/)).toBeChecked();
    const cards = [/No bonus/, /Welcome bonus/].map((name) => radio(name).closest('label'));
    expect(cards[0]?.className).toBe(cards[1]?.className);
    await deposit(site, '50');
    expect(site.calls('requestDeposit')).toEqual([
      {
        body: {
          method: 'TRUSTLY',
          amount: 5_000,
          currency: 'EUR',
          returnUrl: '/en-UN/my-account/banking/deposit',
          ipAddress: '203.0.113.7',
          blackbox: 'fingerprint',
        },
      },
    ]);
  });

  test('the chosen one is sent [DEP-18]', async () => {
    const site = await openCashier();
    await site.user.click(radio(/Welcome bonus/));
    await deposit(site, '50');
    expect(site.calls('requestDeposit')).toMatchObject([
      { body: { selectedBonusId: 'camp_welcome' } },
    ]);
  });

  test('one that needs more cannot be chosen, and says why [DEP-18]', async () => {
    const { user } = await openCashier();
    expect(radio(/Fifty spins/)).toBeEnabled();
    await user.type(amountField(), '15');
    expect(radio(/Fifty spins.*needs a deposit of at least €20.00/)).toBeDisabled();
    expect(radio(/Welcome bonus/)).toBeEnabled();
    await user.type(amountField(), '0');
    expect(radio(/Fifty spins/)).toBeEnabled();
  });

  test('is not dropped in silence when the amount gets too small for it [DEP-18]', async () => {
    const site = await openCashier();
    await site.user.click(radio(/Fifty spins/));
    await deposit(site, '15');
    expect(
      screen.getByRole('radiogroup', { name: 'Bonus for this deposit' }),
    ).toHaveAccessibleDescription('This bonus needs a deposit of at least €20.00.');
    expect(site.calls('requestDeposit')).toEqual([]);
  });

  test('that is refused is told at the choice, and the offers are read anew [DEP-18]', async () => {
    const site = await openCashier();
    await site.user.click(radio(/Welcome bonus/));
    site.know('getDepositBonuses', { ok: true, data: { campaigns: [] } });
    await deposit(site, '50');
    await site.answer('requestDeposit', 'bonusNotAvailable');
    await settle();
    expect(site.calls('getDepositBonuses')).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent(/This bonus is not available/);
  });

  test('offers that cannot be loaded do not stop a deposit [DEP-18] [ERR-03]', async () => {
    const site = await openCashier({ broken: ['getDepositBonuses'] });
    expect(screen.getByText(/You can deposit without one/)).toBeVisible();
    await deposit(site, '50');
    expect(site.calls('requestDeposit')).toHaveLength(1);
  });

  test('without offers there is no choice [DEP-18]', async () => {
    await openCashier({ bonuses: 'none' });
    expect(screen.queryByRole('radio', { name: /No bonus/ })).toBeNull();
  });
});

describe('the request', () => {
  test('is sent once however often the button is pressed [DEP-20]', async () => {
    const site = await openCashier();
    await site.user.type(amountField(), '50');
    await site.user.dblClick(button('Deposit €50.00'));
    await site.user.click(button('Deposit €50.00'));
    await site.user.keyboard('{Enter}');
    expect(site.calls('requestDeposit')).toHaveLength(1);
    expect(button('Deposit €50.00')).toHaveAttribute('aria-busy', 'true');
  });

  test('leads to the provider’s page [DEP-05]', async () => {
    const site = await openCashier();
    await deposit(site, '50');
    await site.answer('requestDeposit', 'success');
    expect(heading('Taking you to the payment page…')).toBeVisible();
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/payment-provider/cashier/pay_0003');
    // Back from there, the page tells of this deposit.
    expect(site.address()).toBe(`${PATH}?deposit=dep_20261121_0003`);
    expect(screen.queryByRole('link', { name: 'Go to the payment page' })).toBeNull();
    await settle(8_000);
    expect(link('Go to the payment page')).toHaveAttribute(
      'href',
      '/payment-provider/cashier/pay_0003',
    );
  });

  test('never leads to another origin [DEP-05]', async () => {
    const site = await openCashier();
    await deposit(site, '50');
    await site.answerWith('requestDeposit', {
      ok: true,
      data: { referenceId: 'x', status: 'WAITING_INPUT', redirectUrl: 'https://evil.example/pay' },
    });
    expect(leaveFor).not.toHaveBeenCalled();
    expect(heading('We could not open the payment page')).toBeVisible();
    await site.user.click(button('Start over'));
    expect(site.calls('checkDepositAllowed')).toHaveLength(2);
  });

  test('a slow way to the provider can be given up [DEP-05]', async () => {
    const site = await openCashier();
    await deposit(site, '50');
    await site.answer('requestDeposit', 'success');
    await settle(8_000);
    await site.user.click(button('Start over'));
    await site.answer('checkDepositAllowed', 'success');
    expect(amountField()).toHaveValue('50.00');
  });

  test.each([
    ['amountTooLow', 'This amount is below the smallest deposit. Your money has not moved.'],
    ['amountTooHigh', 'This amount is above the largest deposit. Your money has not moved.'],
  ] as const)(
    '%s stands at the amount, and what was typed stays [DEP-20]',
    async (refusal, words) => {
      const site = await openCashier();
      await deposit(site, '50');
      await site.answer('requestDeposit', refusal);
      expect(amountField()).toHaveAccessibleDescription(words);
      expect(amountField()).toHaveFocus();
      expect(amountField()).toHaveValue('50.00');
      expect(toasts()).toEqual([]);
    },
  );

  test.each([
    ['notAllowed', 'You cannot deposit right now. Your money has not moved.'],
    ['wrongCurrency', 'Deposits in this currency are not possible. Your money has not moved.'],
    [
      'idempotencyMismatch',
      'This deposit was already sent with other details. Start a new deposit.',
    ],
  ] as const)(
    '%s stands above the button, and the next attempt is sent [DEP-20]',
    async (refusal, words) => {
      const site = await openCashier();
      await deposit(site, '50');
      await site.answer('requestDeposit', refusal);
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      await deposit(site, '40');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(site.calls('requestDeposit')).toHaveLength(2);
    },
  );

  test.each([
    ['limitReached', 'This deposit would pass your limit. Your money has not moved.'],
    [
      'withdrawalLimit',
      'You have reached the withdrawal limit of your account, so you cannot deposit. Your money has not moved.',
    ],
  ] as const)(
    '%s is told by the form and by a toast, in the same words [DEP-20] [DEP-21]',
    async (refusal, words) => {
      const site = await openCashier();
      await deposit(site, '50');
      await site.answer('requestDeposit', refusal);
      expect(toasts()).toEqual([words]);
      expect(screen.getByText(/Your money has not moved/)).toHaveTextContent(words);
    },
  );

  test('without an answer says so, and try again repeats the same choice [DEP-20] [ERR-03]', async () => {
    const site = await openCashier();
    await site.user.click(radio(/Card/));
    await site.user.click(radio(/Welcome bonus/));
    await deposit(site, '50');
    await site.fail('requestDeposit', 'unreachable');
    expect(heading('We lost the connection')).toHaveFocus();
    expect(screen.queryByText(/has not moved/)).toBeNull();
    expect(screen.getByText('Amount').nextSibling).toHaveTextContent('€50.00');
    await site.user.click(button('Try again'));
    expect(amountField()).toHaveValue('50.00');
    expect(radio(/Card/)).toBeChecked();
    expect(radio(/Welcome bonus/)).toBeChecked();
    const [first, second] = site.calls('requestDeposit');
    expect(second).toEqual(first);
  });

  test('stays under way when the account is read again [SESS-14]', async () => {
    const site = await openCashier();
    await site.user.type(amountField(), '50');
    act(() => {
      site.runtime.session.send({ type: 'account.reloadRequested' });
    });
    await settle();
    expect(amountField()).toHaveValue('50');
  });
});
