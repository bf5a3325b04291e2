import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import {
  apply,
  beginsBefore,
  form,
  HOUR,
  list,
  NOW,
  openHistory,
  pageOf,
  PATH,
  row,
  shown,
  summary,
} from './history.support.tsx';

/** The browser's time zone, in which nobody lives here; before anything of the site is read. */
const before = vi.hoisted(() => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/Sao_Paulo';
  return zone;
});
afterAll(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});
beforeEach(() => {
  freshDevice();
  vi.setSystemTime(NOW);
});
afterEach(leaveSite);

/** Every type of the specification, in its own spelling. */
const TYPES = {
  BET: 'Bet',
  BET_VOID: 'Bet voided',
  CASHOUT: 'Cash-out',
  CASHOUT_VOID: 'Cash-out voided',
  DEPOSIT: 'Deposit',
  LOSS: 'Lost bet',
  WIN: 'Win',
  WIN_VOID: 'Win voided',
  WITHDRAW: 'Withdrawal',
  DORMANT: 'Charge for an unused account',
  REVERSAL: 'Reversal',
  FORFEIT: 'Bonus given up',
  CANCELED: 'Cancellation',
  REVERSAL_DP: 'Deposit reversed',
} as const;

/** Without the characters that keep words in one line. */
const written = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const iso = (at: number): string => new Date(at).toISOString();
/** How long ago a period begins, in hours. */
const hoursSince = ({ from = '' }: Readonly<Record<string, string>>): number =>
  Math.round((Date.now() - Date.parse(from)) / HOUR);
const failed = { status: 500, body: { code: 'error.internal', message: '', traceId: 'trace-77' } };

describe('the list', () => {
  test('is grouped by the days of the player’s own zone [TXN-01]', async () => {
    const rows = ['10:00', '00:10'].map((at) =>
      row(0, { transactionDate: `2026-11-21T${at}:00Z` }),
    );
    const older = ['22:10', '21:50', '21:00'].map((at) =>
      row(0, { transactionDate: `2026-11-20T${at}:00Z` }),
    );
    const all = [...rows, ...older].map((one, n) => ({ ...one, referenceId: `tx_${n}` }));
    await openHistory({ platform: { getTransactions: pageOf(all) } });
    const days = list().getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => written(textContent))).toEqual([
      '21 November 2026',
      '20 November 2026',
    ]);
    const items = list().getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('h2') !== null)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(shown()[2]).toContain('00:10');
  });

  test('says of each what it was, when, how it stands, and how much with its sign [TXN-01] [TXN-02] [TXN-03] [TXN-04]', async () => {
    const rows = [
      row(1),
      row(2, { type: 'BET', category: 'LIVE_CASINO', status: 'COMPLETED', amount: -250 }),
      row(3, { type: 'WITHDRAW', status: 'PENDING', amount: -1_500_000, currency: 'CLP' }),
    ];
    await openHistory({ platform: { getTransactions: pageOf(rows) } });
    expect(shown()).toEqual([
      'Deposit+€50.00Payments · 13:59 · Succeeded',
      'Bet−€2.50Live casino · 13:58 · Completed',
      'Withdrawal−CLP\u00a01,500,000Payments · 13:57 · Being processed',
    ]);
  });

  test('opens a row for what the support may ask, to be copied [TXN-01]', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const site = await openHistory({
      platform: { getTransactions: pageOf([row(1, { balanceAfterTransaction: 12_550 })]) },
    });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    const details = list().getByRole('listitem').querySelector('details');
    act(() => {
      if (details) details.open = true;
      details?.dispatchEvent(new Event('toggle'));
    });
    expect(list().getByText('Balance after it').nextSibling).toHaveTextContent('€125.50');
    await site.user.click(list().getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith('tx_1');
    expect(await list().findByText('Copied')).toBeVisible();
  });

  test('has each transaction once, the newest first, over pages [TXN-06] [TXN-08] [API-058]', async () => {
    const first = Array.from({ length: 10 }, (_, n) => row(n));
    const site = await openHistory({ platform: { getTransactions: pageOf(first, true, 48_210) } });
    const { query } = site.sent('getTransactions');
    expect([query['limit'], query['position'], hoursSince(query)]).toEqual(['10', undefined, 24]);
    // The last row of the page before was dated anew meanwhile, and is on this page, too.
    const again = [row(9, { status: 'REVERTED' }), row(11), row(10)];
    site.answer('getTransactions', pageOf(again, false, 48_100));
    await site.user.click(list().getByRole('button', { name: 'Show more' }));
    await settle(10);
    expect(site.sent('getTransactions').query).toMatchObject({ limit: '10', position: '48210' });
    expect(shown()).toHaveLength(12);
    expect(shown()[9]).toContain('Taken back');
    expect(
      shown()
        .slice(-2)
        .map((words) => /\d\d:\d\d/.exec(words)?.[0]),
    ).toEqual(['13:50', '13:49']);
    expect(list().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(list().getByText('That is all in this period.')).toBeVisible();
  });

  test('goes on behind its last row when the position is no more [TXN-06] [TXN-08]', async () => {
    const site = await openHistory({
      platform: { getTransactions: pageOf([row(1), row(2)], true, 48_210) },
    });
    site.answer('getTransactions', (request) => {
      const query = new URL(request.url).searchParams;
      return Promise.resolve(
        query.has('position')
          ? {
              status: 404,
              body: { code: 'error.transactions.position', message: '', traceId: 't' },
            }
          : pageOf([row(2), row(3)]),
      );
    });
    await site.user.click(list().getByRole('button', { name: 'Show more' }));
    await settle(10);
    const { query } = site.sent('getTransactions');
    expect([query['position'], query['to']]).toEqual([undefined, iso(NOW - 2 * 60_000 + 1)]);
    expect(hoursSince(query)).toBe(24);
    expect(shown()).toHaveLength(3);
  });

  test('that could not be read says so, and is read again on request [API-058] [TXN-05]', async () => {
    const site = await openHistory({ platform: { getTransactions: failed } });
    const alert = list().getByRole('alert');
    expect(alert).toHaveTextContent('We could not load your transactions');
    expect(alert).toHaveTextContent('trace-77');
    site.answer('getTransactions', pageOf([row(1)], true));
    await site.user.click(list().getByRole('button', { name: 'Try again' }));
    await settle(10);
    expect(shown()).toHaveLength(1);
    site.answer('getTransactions', failed);
    await site.user.click(list().getByRole('button', { name: 'Show more' }));
    await settle(10);
    expect(list().getByRole('alert')).toHaveTextContent('We could not load more transactions');
    expect(shown()).toHaveLength(1);
  });

  test('that is empty says so [TXN-01]', async () => {
    await openHistory({ platform: { getTransactions: pageOf([]) } });
    expect(list().getByText('No transactions in this period')).toBeVisible();
    expect(list().queryByRole('list')).toBeNull();
  });
});

describe('the filter', () => {
  test('offers windows back from now, the first of which holds at first [TXN-09] [TXN-10]', async () => {
    const site = await openHistory();
    const { from, ...others } = site.sent('getTransactions').query;
    expect(others).toEqual({ limit: '10' });
    expect(beginsBefore(from, 24 * HOUR)).toBe(true);
    const period = form().getByLabelText('Period');
    expect(period).toHaveValue('24');
    expect(
      [...period.querySelectorAll('option')].map(({ value, text }) => [value, written(text)]),
    ).toEqual([
      ['24', 'Last 24 hours'],
      ['72', 'Last 3 days'],
      ['168', 'Last 7 days'],
      ['720', 'Last 30 days'],
      ['dates', 'Choose dates'],
    ]);
    expect(screen.getByRole('heading', { name: /^Last.24.hours$/ })).toBeVisible();
    await apply(site, { Period: '72' });
    expect(beginsBefore(site.sent('getTransactions').query['from'], 72 * HOUR)).toBe(true);
    expect(screen.getByRole('heading', { name: /^Last.3.days$/ })).toBeVisible();
  });

  test('offers every status, category and type in words [TXN-02] [TXN-03] [TXN-04]', async () => {
    const rows = Object.keys(TYPES).map((type, n) => row(n, { type: type as keyof typeof TYPES }));
    await openHistory({ platform: { getTransactions: pageOf(rows) } });
    const types = list()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('summary span'));
    expect(types.map((span) => span?.textContent)).toEqual(Object.values(TYPES));
    const words = (label: RegExp) =>
      [...form().getByLabelText(label).querySelectorAll('option')].map(({ value, text }) => [
        value,
        written(text),
      ]);
    expect(words(/^Status/)).toEqual([
      ['', 'Any status'],
      ['FAILED', 'Declined'],
      ['PENDING', 'Being processed'],
      ['SUCCESS', 'Succeeded'],
      ['REVERTED', 'Taken back'],
      ['WAITING_INPUT', 'Waiting for you'],
      ['COMPLETED', 'Completed'],
      ['CANCELLED', 'Cancelled'],
    ]);
    expect(words(/^Category/)).toEqual([
      ['', 'All categories'],
      ['BONUS', 'Bonus'],
      ['CASINO', 'Casino'],
      ['PAYMENT', 'Payments'],
      ['SPORTS', 'Sports'],
      ['VIRTUAL_SPORTS', 'Virtual sports'],
      ['LIVE_CASINO', 'Live casino'],
      ['ADJUSTMENT', 'Corrections'],
      ['DORMANT_ADJUSTMENT', 'Unused account'],
    ]);
  });

  test('by category and days is the platform’s, whole days of the player’s zone [TXN-05] [TXN-08] [API-058] [API-060]', async () => {
    const site = await openHistory();
    await apply(site, {
      Period: 'dates',
      'First day': '2026-10-25',
      'Last day': '2026-10-25',
      Category: 'CASINO',
    });
    // The clocks are set back on that day: it has 25 hours.
    const day = { from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T22:00:00.000Z' };
    expect(site.sent('getTransactions').query).toEqual({ limit: '10', category: 'CASINO', ...day });
    expect(site.sent('getNetPosition').query).toEqual(day);
    expect(screen.getByRole('heading', { name: /25.October.2026/ })).toBeVisible();
  });

  test('refuses a last day before the first, at its field, and asks for nothing [TXN-05]', async () => {
    const site = await openHistory();
    const asked = site.called('getTransactions');
    await apply(site, { Period: 'dates', 'First day': '2026-11-20', 'Last day': '2026-11-19' });
    const field = form().getByLabelText(/^Last day/);
    expect(field).toHaveAccessibleDescription('The last day must not be before the first.');
    expect(field).toHaveFocus();
    expect(site.called('getTransactions')).toBe(asked);
  });

  test('by status is the site’s, and says what it was looked for among [TXN-12]', async () => {
    const rows = [row(1), row(2, { status: 'FAILED' }), row(3)];
    const site = await openHistory({ platform: { getTransactions: pageOf(rows, true, 7) } });
    await apply(site, { Status: 'FAILED' });
    expect(site.sent('getTransactions').query).not.toHaveProperty('status');
    expect(shown()).toEqual(['Deposit+€50.00Payments · 13:58 · Declined']);
    expect(list().getByText('1 of the 3 transactions loaded so far: “Declined”.')).toBeVisible();
    await apply(site, { Status: 'CANCELLED' });
    expect(list().getByText(/^None of the 3 transactions loaded so far/)).toBeVisible();
    site.answer('getTransactions', pageOf([row(4, { status: 'CANCELLED' })]));
    await site.user.click(list().getByRole('button', { name: 'Show more' }));
    await settle(10);
    expect(shown()).toEqual(['Deposit+€50.00Payments · 13:56 · Cancelled']);
  });
});

describe('while a filter is applied', () => {
  test('what is new appears every 30 seconds, and nothing twice [TXN-06] [TXN-07]', async () => {
    const site = await openHistory({ platform: { getTransactions: pageOf([row(1), row(2)]) } });
    await settle(90_000);
    expect(site.called('getTransactions')).toBe(1);
    await apply(site, { Period: '72' });
    site.answer('getTransactions', pageOf([row(0), row(1)]));
    await settle(90_500);
    expect(site.called('getTransactions')).toBe(5);
    expect(site.called('getNetPosition')).toBe(5);
    expect(shown()).toHaveLength(3);
    await site.user.click(form().getByRole('button', { name: 'Clear filter' }));
    await settle(90_500);
    expect(site.called('getTransactions')).toBe(6);
    expect(form().getByLabelText('Period')).toHaveValue('24');
    expect(site.sent('getTransactions').query).not.toHaveProperty('category');
  });

  test('nothing is asked after the log-out [TXN-07]', async () => {
    const site = await openHistory();
    await apply(site, { Period: '72' });
    await act(async () => {
      site.runtime.session.send({ type: 'signOut.requested' });
      await Promise.resolve();
    });
    await settle(2_000);
    const asked = site.called('getTransactions');
    await settle(120_000);
    expect([site.path(), site.called('getTransactions')]).toEqual(['/en-UN/', asked]);
  });

  test('a poll that fails keeps the list, and says so [TXN-07]', async () => {
    const site = await openHistory({ platform: { getTransactions: pageOf([row(1)]) } });
    await apply(site, { Period: '72' });
    site.answer('getTransactions', failed);
    await settle(31_000);
    expect(list().getByText('We could not look for new transactions')).toBeVisible();
    expect(shown()).toHaveLength(1);
  });
});

test('asks for the last hours by the platform’s clock, where the device’s is three days ahead or behind [TXN-09]', async () => {
  for (const days of [3, -3]) {
    const site = await openHistory({ ahead: days * 24 * HOUR });
    const from = () => hoursSince(site.sent('getTransactions').query);
    const expected = (days + 1) * 24;
    expect([from(), hoursSince(site.sent('getNetPosition').query)]).toEqual([expected, expected]);
    await apply(site, { Status: 'SUCCESS' });
    expect(from()).toBe(expected);
    await site.user.click(form().getByRole('button', { name: 'Clear filter' }));
    await settle(10);
    expect(from()).toBe(expected);
    await site.user.click(screen.getByRole('button', { name: 'Make a statement' }));
    await settle(10);
    const { to } = site.sent('getTransactions').query;
    expect(hoursSince({ from: to ?? '' })).toBe(days * 24);
    leaveSite();
    freshDevice();
    vi.setSystemTime(NOW);
  }
});

describe('the summary', () => {
  test('says net position and win or loss of the period [TXN-11] [API-060]', async () => {
    const site = await openHistory({
      platform: {
        getNetPosition: withData('getNetPosition', { netPosition: -5_000, winLoss: 450 }),
      },
    });
    const { query } = site.sent('getNetPosition');
    expect([Object.keys(query), hoursSince(query)]).toEqual([['from'], 24]);
    expect(summary().getByText('Net position').nextSibling).toHaveTextContent('−€50.00');
    expect(summary().getByText('Win or loss').nextSibling).toHaveTextContent('+€4.50');
  });

  test('loads by itself: the list is usable meanwhile [TXN-11]', async () => {
    const site = await openHistory({
      platform: { getNetPosition: 'silence', getTransactions: pageOf([row(1)], true) },
    });
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveAttribute('aria-busy', 'true');
    expect(summary().getByText('Loading the summary…')).toBeInTheDocument();
    // The coming content has its place: nothing below it moves when it is there.
    expect(summary().getByText('Net position').nextSibling).toHaveTextContent(/^$/);
    await site.user.click(list().getByRole('button', { name: 'Show more' }));
    await settle(10);
    expect(site.called('getTransactions')).toBe(2);
  });

  test('that failed is read again on request, and the list shows all the same [TXN-11] [API-060]', async () => {
    const site = await openHistory({ platform: { getNetPosition: failed } });
    expect(summary().getByRole('alert')).toHaveTextContent('We could not load the summary');
    expect(shown()).toHaveLength(2);
    site.answer('getNetPosition', withData('getNetPosition', { netPosition: 100 }));
    await site.user.click(summary().getByRole('button', { name: 'Try again' }));
    await settle(10);
    expect(summary().getByText('Net position').nextSibling).toHaveTextContent('+€1.00');
    expect(summary().queryByRole('alert')).toBeNull();
  });
});

test('the balance leads to them, on the account’s page [ROUTE-18]', async () => {
  await openSite({ at: '/en-UN/my-account', player: true });
  const link = await screen.findByRole('link', { name: 'See your transactions' });
  expect(link).toHaveAttribute('href', PATH);
});
