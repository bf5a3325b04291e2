import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { dismissToast, toastList } from '../../src/ui/toasts.ts';
import { fewOf } from '../setup/few-of.ts';

/** The page of withdrawals over the real client. */

beforeEach(() => {
  freshDevice();
  sessionStorage.clear();
  for (const { id } of toastList()) dismissToast(id);
});
afterEach(leaveSite);

const WITHDRAW = '/en-UN/my-account/banking/withdraw';
const open = (platform: SiteOptions['platform'] = {}, at = WITHDRAW, more = {}) =>
  openSite({ at, player: true, platform, ...more });
const amountField = (name = 'Amount') => screen.findByRole('textbox', { name });
const submit = (name: string | RegExp = /^Withdraw/) =>
  within(screen.getByRole('form')).getByRole('button', { name });
const toasts = (): readonly string[] => toastList().map(({ message }) => message);
const refusal = (code: string, status = 409) => ({
  status,
  body: { code, message: 'No.', traceId: '7f3a9c1e5b2d4860' },
});
const check = (data: object) => withData('checkWithdrawalLimit', data);
const list = () => screen.findByRole('region', { name: 'Your withdrawals' });

describe('[WDR-01] [WDR-04] [WDR-11] the request', () => {
  test('[API-062] [API-064] carries what was chosen, and what tells one device from others', async () => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await site.user.click(screen.getByRole('radio', { name: /Trustly/ }));
    await site.user.click(submit('Withdraw €40.00'));
    expect(await screen.findByText('will be paid out', { exact: false })).toBeVisible();
    expect(site.sent('requestWithdrawal').body).toMatchObject({
      method: 'TRUSTLY',
      amount: 4_000,
      currency: 'EUR',
    });
    for (const operation of ['checkWithdrawalLimit', 'requestWithdrawal'] as const) {
      const { blackbox } = site.sent(operation).body as { blackbox: string };
      expect(JSON.parse(blackbox)).toMatchObject({ userAgent: navigator.userAgent });
    }
    expect(site.sent('requestWithdrawal').headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('[WDR-07] makes balance and list new', async () => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await list();
    const before = [site.called('getWallet'), site.called('getPendingWithdrawals')];
    await site.user.click(submit());
    await waitFor(() => {
      expect(site.called('getWallet')).toBeGreaterThan(before[0] ?? 0);
      expect(site.called('getPendingWithdrawals')).toBeGreaterThan(before[1] ?? 0);
    });
  });

  test('is sent once by a double click, and again under the same key when no answer came', async () => {
    const site = await open({ requestWithdrawal: { status: 500, body: {} } });
    await site.user.type(await amountField(), '40');
    await site.user.dblClick(submit());
    expect(
      await screen.findByRole('heading', { name: 'We could not confirm your withdrawal' }),
    ).toBeVisible();
    expect(site.called('requestWithdrawal')).toBe(1);
    const key = site.sent('requestWithdrawal').headers.get('Idempotency-Key');
    site.answer('requestWithdrawal', withData('requestWithdrawal', {}));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('will be paid out', { exact: false });
    expect(site.called('requestWithdrawal')).toBe(2);
    expect(site.sent('requestWithdrawal').headers.get('Idempotency-Key')).toBe(key);
  });

  test('after a reload in the middle has the same key still, and begins with a new check', async () => {
    const first = await open({ requestWithdrawal: { status: 500, body: {} } });
    await first.user.type(await amountField(), '40');
    await first.user.click(submit());
    await screen.findByRole('heading', { name: 'We could not confirm your withdrawal' });
    const key = first.sent('requestWithdrawal').headers.get('Idempotency-Key');
    first.close();
    const second = await open();
    await second.user.type(await amountField(), '40');
    await second.user.click(submit());
    await screen.findByText('will be paid out', { exact: false });
    expect(second.called('checkWithdrawalLimit')).toBe(1);
    expect(second.sent('requestWithdrawal').headers.get('Idempotency-Key')).toBe(key);
  });

  test('that was taken long ago is told of, and the same amount once more is another intention', async () => {
    const site = await open({ requestWithdrawal: refusal('error.idempotency.repeated', 422) });
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    await screen.findByRole('alert');
    const key = site.sent('requestWithdrawal').headers.get('Idempotency-Key');
    site.answer('requestWithdrawal', withData('requestWithdrawal', {}));
    await site.user.click(submit('Withdraw €40.00'));
    await screen.findByText('will be paid out', { exact: false });
    expect(site.sent('requestWithdrawal').headers.get('Idempotency-Key')).not.toBe(key);
  });

  test.each([
    ['error.withdrawal.not_enough_funds', 409, 'There is not as much in your balance any more.'],
    ['error.withdrawal.amount.too_low', 422, 'This amount is below the smallest withdrawal.'],
    [
      'error.withdrawal.amount.too_high',
      422,
      'This amount is above the largest withdrawal by this method.',
    ],
  ])('%s is told at the amount', async (code, status, words) => {
    const site = await open({ requestWithdrawal: refusal(code, status) });
    const field = await amountField();
    await site.user.type(field, '40');
    await site.user.click(submit());
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveFocus();
  });

  test.each([
    ['error.withdrawal.not_allowed', 409, 'You cannot withdraw this right now.'],
    [
      'error.withdrawal.bonus',
      409,
      'A bonus is active that you would lose. Look at it before you withdraw.',
    ],
    ['error.withdrawal.currency', 422, 'Withdrawals in this currency are not possible.'],
    [
      'error.idempotency.mismatch',
      422,
      'This withdrawal was already sent with other details. Start over.',
    ],
    [
      'error.idempotency.repeated',
      422,
      'You asked for this withdrawal a while ago, and it was taken then. Nothing more is withdrawn: it is in your list. To withdraw the same amount once more, press the button again.',
    ],
  ])('%s is told above the button', async (code, status, words) => {
    const site = await open({ requestWithdrawal: refusal(code, status) });
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('[WDR-11] that is not allowed any more leads to why, and to people who can say more', async () => {
    const site = await open({ requestWithdrawal: refusal('error.withdrawal.not_allowed') });
    await site.user.type(await amountField(), '40');
    site.answer('checkWithdrawalLimit', check({ limit: 0, methods: [], result: 'FORBIDDEN' }));
    await site.user.click(submit());
    const title = 'Withdrawals are closed for your account';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(site.called('requestWithdrawal')).toBe(1);
  });

  test('[DEP-21] a limit is told by the form and by a toast, in the same words', async () => {
    const site = await open({ requestWithdrawal: refusal('error.withdrawal.limit') });
    const field = await amountField();
    await site.user.type(field, '40');
    await site.user.click(submit());
    const words = 'This withdrawal would pass your limit.';
    await waitFor(() => expect(toasts()).toContain(words));
    expect(field).toHaveAccessibleDescription(words);
  });
});

describe('what is typed', () => {
  const LIMITED = {
    balance: 12_550,
    limit: 10_000,
    methods: [
      { method: 'TRUSTLY', min: 1_000, max: 2_000_000 },
      { method: 'CREDITCARD', min: 1_000, max: 8_000 },
    ],
  };

  for (const { rows, tags } of fewOf(
    [
      ['', 'Enter an amount.'],
      ['9.99', 'The smallest withdrawal is €10.00.'],
      ['40.5055', 'Enter an amount like €50.00.'],
      [
        '40.005',
        'This can mean €40,005.00 or €40.00. Type the one you mean as it is written here.',
      ],
      ['125.51', 'That is more than you can withdraw: €125.50.'],
      ['100.01', 'That is more than your limit leaves: €100.00.'],
      ['0', 'The smallest withdrawal is €10.00.'],
      ['-40', 'Enter an amount like €50.00.'],
      ['1e3', 'Enter an amount like €50.00.'],
      ['10 50', 'Enter an amount like €50.00.'],
      ['€ 1,234.50', 'That is more than you can withdraw: €125.50.'],
    ],
    6,
  ))
    test.each(rows)(
      '%j is refused at its field, and nothing is sent',
      { tags },
      async (typed, words) => {
        const site = await open({
          checkWithdrawalLimit: check({
            ...LIMITED,
            balance: 12_550,
            limit: 10_000,
            result: 'SUCCESS',
          }),
        });
        // More than the limit: told first.
        await site.user.click(await screen.findByRole('button', { name: 'Go on' }));
        const field = await amountField();
        if (typed !== '') await site.user.click(field);
        if (typed !== '') await site.user.paste(typed);
        await site.user.click(submit());
        await waitFor(() => expect(field).toHaveAccessibleDescription(words));
        expect(field).toHaveFocus();
        expect(site.called('requestWithdrawal')).toBe(0);
      },
    );

  test('what the limit leaves is the most that the page offers', async () => {
    const site = await open({ checkWithdrawalLimit: check({ ...LIMITED, result: 'SUCCESS' }) });
    await site.user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await amountField()).toHaveAccessibleDescription(/€125\.50.*€100\.00/);
  });

  test('the largest of a method is its own', async () => {
    const site = await open({ checkWithdrawalLimit: check({ ...LIMITED, limit: 50_000 }) });
    const field = await amountField();
    await site.user.type(field, '80.01');
    await site.user.click(screen.getByRole('radio', { name: /Card/ }));
    await site.user.click(submit());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('The largest withdrawal by this method is €80.00.'),
    );
  });

  test.each([
    ['/en-UN', 'Amount', ' € 1,234.50 ', 123_450],
    ['/en-UN', 'Amount', '40.5', 4_050],
    ['/fi-FI', 'Summa', '1 234,50 €', 123_450],
    ['/fi-FI', 'Summa', '40,5', 4_050],
    ['/pt-UN', 'Valor', '1.234,50', 123_450],
  ])('%s: %s pasted as %j is %d', async (locale, name, typed, amount) => {
    const site = await open(
      { checkWithdrawalLimit: check({ balance: 500_000 }) },
      `${locale}/my-account/banking/withdraw`,
    );
    const field = await amountField(name);
    await site.user.click(field);
    await site.user.paste(typed);
    await site.user.type(field, '{Enter}');
    await waitFor(() => expect(site.called('requestWithdrawal')).toBe(1));
    expect(site.sent('requestWithdrawal').body).toMatchObject({ amount });
  });

  test('all there is, is one press away', async () => {
    const site = await open();
    await amountField();
    await site.user.click(
      within(screen.getByRole('form')).getByRole('button', { name: 'The most: €125.50' }),
    );
    await site.user.click(submit('Withdraw €125.50'));
    await screen.findByText('will be paid out', { exact: false });
    expect(site.sent('requestWithdrawal').body).toMatchObject({ amount: 12_550 });
  });
});

describe('what the check finds', () => {
  test('[WDR-02] [WDR-05] a limit of 0 is reached, of the day where the platform does not say', async () => {
    await open({
      checkWithdrawalLimit: {
        body: { limit: 0, originalLimit: 100_000, currency: 'EUR', balance: 100, methods: [] },
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'You have reached your withdrawal limit' }),
    ).toBeVisible();
    expect(screen.getByText('Limit of the day')).toBeVisible();
    expect(screen.getByText(/possible in a day/)).toBeVisible();
    expect(screen.queryByText(/tomorrow/i)).toBeNull();
  });

  test('[WDR-02] [WDR-05] a limit that is reached says when it is back, by the day of where the player lives', async () => {
    await open({
      checkWithdrawalLimit: {
        body: {
          limit: 0,
          currency: 'EUR',
          balance: 100,
          methods: [],
          resetOn: '2026-11-21T22:00:00Z',
        },
      },
    });
    const said = await screen.findByText(/^You can go on from/);
    expect(said).toHaveTextContent(/^You can go on from 22\snovember 2026, 00:00 EET\.$/i);
  });

  test('[WDR-03] [WDR-05] above the limit the player reads what it leaves, and of which time', async () => {
    const site = await open({
      checkWithdrawalLimit: check({
        limit: 5_000,
        balance: 5_001,
        duration: 'weekly',
        originalLimit: 20_000,
      }),
    });
    expect(
      await screen.findByText(
        'You can withdraw up to €50.00 this week. The rest stays in your balance.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Limit of the week').nextElementSibling).toHaveTextContent('€200.00');
    site.answer('checkWithdrawalLimit', check({ limit: 5_000, balance: 5_000 }));
    await site.go('/en-UN/my-account');
    await site.go(WITHDRAW);
    expect(await amountField()).toBeVisible();
  });

  test('[WDR-06] who leaves and comes back begins with a new check', async () => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await site.go('/en-UN/my-account');
    await site.go(WITHDRAW);
    expect(await amountField()).toHaveValue('');
    expect(site.called('checkWithdrawalLimit')).toBe(2);
  });

  test('[WDR-13] [PROF-02] with withdrawals off nothing is asked, and the page says so', async () => {
    const site = await open({
      getAccessDetails: withData('getAccessDetails', { withdrawal: false }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Withdrawals are closed for your account' }),
    ).toBeVisible();
    expect(site.called('checkWithdrawalLimit')).toBe(0);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('[WDR-13] [PROF-02] under review the page says so, before and after', async () => {
    const site = await open({
      getAccessDetails: withData('getAccessDetails', { isWithdrawalReview: true }),
      requestWithdrawal: {
        body: { pendingWithdrawalId: 'wd_1', status: 'PENDING', needsReview: true },
        status: 201,
      },
    });
    await site.user.type(await amountField(), '40');
    expect(screen.getByText('Your withdrawals are under review')).toBeVisible();
    await site.user.click(submit());
    expect(await screen.findByText(/A person looks at the withdrawal/)).toBeVisible();
  });

  test('[DEP-01] [GUARD-10] a suspended player may look, and reads why nothing is paid out', async () => {
    const site = await open({
      getAccessContext: withData('getAccessContext', { multibrand: { suspended: true } }),
    });
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(site.path()).toBe(WITHDRAW);
    expect(site.called('checkWithdrawalLimit')).toBe(0);
  });

  test('[WDR-10] "later" is told to the platform, where the law lets documents wait', async () => {
    const documents = {
      body: {
        limit: 5_000,
        currency: 'EUR',
        balance: 100,
        methods: [],
        result: 'DOCUMENTS_PREFERRED',
      },
    };
    const site = await open({ checkWithdrawalLimit: documents });
    await site.user.click(await screen.findByRole('button', { name: 'Withdraw now, send later' }));
    await waitFor(() => expect(site.called('checkWithdrawalLimit')).toBe(2));
    expect(site.sent('checkWithdrawalLimit').query).toEqual({ later: 'true' });
  });
});

describe('[EDD-01] [WDR-10] who is asked for answers, and for no files', () => {
  const openAsked = (result: string, requestDocumentTypeStatus = 'EDD_QUESTIONNAIRE') =>
    open({
      checkWithdrawalLimit: {
        body: { limit: 5_000, currency: 'EUR', balance: 100, methods: [], result },
      },
      getAccessDetails: withData('getAccessDetails', {
        kycStatus: 'EDD_PENDING',
        eddQuestionnaire: 'REQUESTED',
        requestDocumentTypeStatus,
      }),
    });

  test.each(['DOCUMENTS_PREFERRED', 'DOCUMENTS_REQUIRED', 'DOCUMENTS_REQUIRED_RESTRICTED'])(
    '%s leads to the questionnaire, not to documents of which none is missing',
    async (result) => {
      const site = await openAsked(result);
      const way = await screen.findByRole('link', { name: 'Answer now' });
      expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull();
      const later = screen.queryByRole('button', { name: 'Withdraw now, answer later' });
      expect(later !== null).toBe(result === 'DOCUMENTS_PREFERRED');
      expect(screen.queryByText(/We need your answers/) === null).toBe(later !== null);
      await site.user.click(way);
      expect(site.path()).toBe('/en-UN/my-account/questionnaire');
    },
  );

  test('while files are asked for, too, those come first', async () => {
    await openAsked('DOCUMENTS_REQUIRED', 'PROOF_OF_ADDRESS,EDD_QUESTIONNAIRE');
    expect(await screen.findByRole('button', { name: 'Send documents' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Answer now' })).toBeNull();
  });
});

describe('[WDR-12] an active bonus', () => {
  const BONUS = check({ bonus: { amount: 2_500, wageringLeft: 50_000 } });

  test('is told of before the request, and closing the dialog loses nothing', async () => {
    const site = await open({ checkWithdrawalLimit: BONUS });
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw and lose the bonus?' });
    expect(dialog).toHaveTextContent('€25.00');
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(site.called('requestWithdrawal')).toBe(0);
    expect(await amountField()).toHaveValue('40.00');
  });

  test('[DOC-10] is asked about by itself, apart from documents that wait', async () => {
    const site = await open({
      checkWithdrawalLimit: (request) =>
        Promise.resolve(
          new URL(request.url).searchParams.has('later')
            ? BONUS
            : check({ result: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 5 }),
        ),
    });
    const later = { name: 'Withdraw now, send later' };
    await site.user.click(await screen.findByRole('button', later));
    await site.user.type(await amountField(), '40');
    expect(screen.queryByRole('dialog')).toBeNull();
    await site.user.click(submit());
    const name = 'Withdraw and lose the bonus?';
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog).toHaveAttribute('id', 'forfeit-withdrawal');
    await site.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // Neither the documents nor a new check: the form, as it was.
    expect(await amountField()).toHaveValue('40.00');
    expect(site.called('checkWithdrawalLimit')).toBe(2);
  });

  test('is lost by saying so, and the request says so', async () => {
    const site = await open({ checkWithdrawalLimit: BONUS });
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    const name = 'Withdraw €40.00 and lose the bonus';
    await site.user.click(await screen.findByRole('button', { name }));
    await screen.findByText('will be paid out', { exact: false });
    expect(site.sent('requestWithdrawal').body).toMatchObject({
      forfeitBonus: true,
      amount: 4_000,
    });
  });
});

describe('[WDR-07] [WDR-08] [WDR-09] the list', () => {
  const cancelButton = () =>
    screen.findByRole('button', { name: 'Cancel the withdrawal of €40.00' });

  test('[API-059] shows what waits, what is on its way and what became of others, with the reason', async () => {
    await open();
    const region = await list();
    const rows = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^€40\.00Waiting to be paid out.*Trustly/);
    expect(rows[1]).toMatch(/^€15\.00On its way to you/);
    expect(rows[2]).toMatch(/^€20\.00Paid out/);
    expect(rows[3]).toMatch(/^€30\.00Declined, back in your balance.*documents/);
    expect(within(region).getAllByRole('button')).toHaveLength(1);
  });

  test.each([
    ['ACCOUNT_NAME', 'The account is not in your name. Use one of your own.'],
    ['DOCUMENTS', 'We need documents from you first. Our support tells you which.'],
    ['OTHER', 'Our support can tell you why.'],
    ['PROVIDER', 'The receiving account did not take it. Try another method.'],
    ['UNPLAYED', 'Money that was paid in has to be played before it is paid out.'],
  ])('one that was declined says why: %s', async (reason, words) => {
    const declined = {
      pendingWithdrawalId: 'wd_0007',
      amount: 4_000,
      currency: 'EUR',
      outcome: 'DECLINED',
      reason,
      decidedAt: '2026-11-21T09:00:00Z',
    };
    await open({ getPendingWithdrawals: { body: { withdrawals: [], decided: [declined] } } });
    expect(await within(await list()).findByText(words)).toBeVisible();
  });

  test('of many that ended the latest five show', async () => {
    const decided = Array.from({ length: 6 }, (_, at) => ({
      pendingWithdrawalId: `wd_000${at}`,
      amount: 1_000 * (at + 1),
      currency: 'EUR',
      outcome: 'PAID',
      decidedAt: `2026-11-2${6 - at}T09:00:00Z`,
    }));
    await open({ getPendingWithdrawals: { body: { withdrawals: [], decided } } });
    const ended = await within(await list()).findAllByRole('listitem');
    expect(ended).toHaveLength(5);
    expect(ended.at(-1)).toHaveTextContent('€50.00');
  });

  test('[API-065] takes one back by one call, however often it is pressed, and tells', async () => {
    const site = await open({ cancelWithdrawal: 'silence' });
    await site.user.dblClick(await cancelButton());
    expect(await cancelButton()).toHaveAttribute('aria-busy', 'true');
    await site.user.click(await cancelButton());
    expect(site.called('cancelWithdrawal')).toBe(1);
    expect(site.sent('cancelWithdrawal').body).toEqual({
      pendingWithdrawalId: 'wd_0007',
      amount: 4_000,
      cancelByPlayer: true,
    });
  });

  test('and what came back is told, and in the balance', async () => {
    const site = await open();
    const button = await cancelButton();
    const wallets = site.called('getWallet');
    // The list of decided ones is the same: the cancellation alone says that the balance is another.
    site.answer('getPendingWithdrawals', withData('getPendingWithdrawals', { withdrawals: [] }));
    await site.user.click(button);
    await waitFor(() => expect(toasts()).toContain('€40.00 is back in your balance.'));
    expect(await screen.findByText('No withdrawal is waiting.')).toBeVisible();
    await waitFor(() => expect(site.called('getWallet')).toBeGreaterThan(wallets));
  });

  test('[WDR-09] a limit is told by a toast, and the button is free again', async () => {
    const site = await open({ cancelWithdrawal: refusal('error.withdrawal.cancel.limit_reached') });
    await site.user.click(await cancelButton());
    const words = 'You have cancelled as many withdrawals as is possible in a day.';
    await waitFor(() => expect(toasts()).toContain(words));
    expect(within(await list()).getByRole('alert')).toHaveTextContent(words);
    expect(await cancelButton()).not.toHaveAttribute('aria-busy');
  });

  test('one that no longer waits is told as such', async () => {
    const site = await open({ cancelWithdrawal: refusal('error.withdrawal.not_found', 404) });
    await site.user.click(await cancelButton());
    expect(await within(await list()).findByRole('alert')).toHaveTextContent('no longer waits');
  });

  test('where the law forbids it there is no button, and the page says why', async () => {
    const site = await open({
      getAccessDetails: withData('getAccessDetails', { countryCode: 'CA', provinceCode: 'QC' }),
    });
    expect(
      await screen.findByText('Where you live, a withdrawal cannot be taken back.'),
    ).toBeVisible();
    expect(within(await list()).queryByRole('button')).toBeNull();
    expect(site.called('cancelWithdrawal')).toBe(0);
  });

  test('follows what is decided elsewhere, and the balance with it', async () => {
    const site = await open();
    await cancelButton();
    const wallets = site.called('getWallet');
    site.answer('getPendingWithdrawals', {
      body: {
        withdrawals: [],
        decided: [
          {
            pendingWithdrawalId: 'wd_0007',
            amount: 4_000,
            currency: 'EUR',
            outcome: 'DECLINED',
            reason: 'ACCOUNT_NAME',
            decidedAt: '2026-11-21T09:00:00Z',
          },
        ],
      },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(
      await screen.findByText('The account is not in your name. Use one of your own.'),
    ).toBeVisible();
    await waitFor(() => expect(site.called('getWallet')).toBeGreaterThan(wallets + 1));
  });
});

describe('[WDR-07] what becomes of the withdrawal that was asked for', () => {
  const ended = (outcome: string, more: object = {}) => ({
    body: {
      withdrawals: [],
      decided: [
        {
          pendingWithdrawalId: 'wd_0007',
          amount: 4_000,
          currency: 'EUR',
          outcome,
          decidedAt: '2026-11-21T09:00:00Z',
          ...more,
        },
      ],
    },
  });

  test.each([
    ['CANCELLED', {}, '€40.00 is back in your balance', 'You cancelled this withdrawal.'],
    ['PAID', {}, '€40.00 was paid out', 'The money has left us.'],
    [
      'DECLINED',
      { reason: 'UNPLAYED' },
      '€40.00 is back in your balance',
      'Money that was paid in has to be played before it is paid out.',
    ],
  ])('%s takes the place of what was promised', async (outcome, more, title, words) => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    await screen.findByRole('heading', { name: '€40.00 will be paid out' });
    site.answer('getPendingWithdrawals', ended(outcome, more));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const region = within(screen.getByRole('region', { name: 'Withdraw' }));
    expect(region.getByText(words, { exact: false })).toBeVisible();
    expect(screen.queryByText('will be paid out', { exact: false })).toBeNull();
  });

  test.each([
    ['DECLINED', '40.00'],
    ['CANCELLED', '40.00'],
    ['PAID', ''],
  ])('[WDR-11] after %s the form begins with %j', async (outcome, typed) => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    await screen.findByRole('heading', { name: '€40.00 will be paid out' });
    site.answer('getPendingWithdrawals', ended(outcome));
    await vi.advanceTimersByTimeAsync(20_000);
    await screen.findByRole('heading', { name: /is back in your balance|was paid out/ });
    await site.user.click(screen.getByRole('button', { name: 'Make another withdrawal' }));
    expect(await amountField()).toHaveValue(typed);
  });

  test('[WDR-11] what comes back after a success does not bring its amount back', async () => {
    const site = await open();
    await site.user.type(await amountField(), '40');
    await site.user.click(submit());
    await screen.findByRole('heading', { name: '€40.00 will be paid out' });
    site.answer('getPendingWithdrawals', ended('PAID'));
    await vi.advanceTimersByTimeAsync(20_000);
    await site.user.click(await screen.findByRole('button', { name: 'Make another withdrawal' }));
    expect(await amountField()).toHaveValue('');
    const { decided } = ended('PAID').body;
    const other = { ...decided[0], pendingWithdrawalId: 'wd_0006', outcome: 'CANCELLED' };
    site.answer('checkWithdrawalLimit', check({ balance: 10_000 }));
    site.answer('getPendingWithdrawals', {
      body: { withdrawals: [], decided: [other, ...decided] },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('Cash to withdraw: €100.00.', { exact: false })).toBeVisible();
    expect(await amountField()).toHaveValue('');
  });

  test('[WDR-07] of two that ended at once each is told, and what came back is counted', async () => {
    const site = await open({ checkWithdrawalLimit: check({ balance: 6_000 }) });
    await screen.findByText('Cash to withdraw: €60.00.', { exact: false });
    await list();
    const { decided } = ended('DECLINED', { reason: 'UNPLAYED' }).body;
    const paid = { ...decided[0], pendingWithdrawalId: 'wd_0006', outcome: 'PAID' };
    site.answer('checkWithdrawalLimit', check({ balance: 10_000 }));
    site.answer('getPendingWithdrawals', {
      body: { withdrawals: [], decided: [paid, ...decided] },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('Cash to withdraw: €100.00.', { exact: false })).toBeVisible();
    const items = within(await list()).getAllByRole('listitem');
    expect(items).toHaveLength(2);
  });

  test('[WDR-01] money that came back may be withdrawn at once, and what was typed stays', async () => {
    const site = await open({ checkWithdrawalLimit: check({ balance: 6_000 }) });
    await site.user.type(await amountField(), '90');
    expect(screen.getByText('Cash to withdraw: €60.00.', { exact: false })).toBeVisible();
    await list();
    site.answer('checkWithdrawalLimit', check({ balance: 10_000 }));
    site.answer('getPendingWithdrawals', ended('CANCELLED'));
    await site.user.click(
      await screen.findByRole('button', { name: 'Cancel the withdrawal of €40.00' }),
    );
    expect(await screen.findByText('Cash to withdraw: €100.00.', { exact: false })).toBeVisible();
    expect(await amountField()).toHaveValue('90.00');
    expect(submit('Withdraw €90.00')).toBeVisible();
  });

  test('[WDR-04] where there was nothing to withdraw, what came back brings the form', async () => {
    const site = await open({ checkWithdrawalLimit: check({ balance: 0 }) });
    await screen.findByRole('heading', { name: 'There is nothing to withdraw' });
    await list();
    site.answer('checkWithdrawalLimit', check({ balance: 4_000 }));
    site.answer('getPendingWithdrawals', ended('DECLINED'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await amountField()).toHaveValue('');
  });
});

test('[ROUTE-18] the account leads to the page', async () => {
  const site = await open({}, '/en-UN/my-account');
  await site.user.click(await screen.findByRole('link', { name: 'Withdraw' }));
  expect(await amountField()).toBeVisible();
  expect(site.path()).toBe(WITHDRAW);
});

test('[LOGOUT-02] who logs out leaves nothing of the page', async () => {
  const site = await open();
  await site.user.type(await amountField(), '40');
  site.runtime.session.send({ type: 'signOut.requested' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your withdrawals' })).toBeNull(),
  );
  expect(screen.queryByDisplayValue('40.00')).toBeNull();
});
