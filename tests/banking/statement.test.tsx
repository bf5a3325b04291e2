import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { balancesOf } from '../../src/banking/statement/balances.ts';
import { csvOf } from '../../src/banking/statement/csv.ts';
import {
  apply,
  beginsBefore,
  form,
  HOUR,
  NOW,
  openHistory,
  pageOf,
  row,
} from './history.support.tsx';

// Before the first date is written: formats are kept.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  freshDevice();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  leaveSite();
  vi.unstubAllEnvs();
});

const card = () => within(screen.getByRole('region', { name: 'Statement' }));

const ROWS = [
  row(1, { amount: 5_000, balanceAfterTransaction: 12_550 }),
  row(2, { category: 'BONUS', amount: 1_000, balanceAfterTransaction: 1_000 }),
  row(3, {
    type: 'BET',
    category: 'CASINO',
    status: 'COMPLETED',
    amount: -250,
    balanceAfterTransaction: 7_550,
    referenceId: '=HYPERLINK("evil")',
  }),
];

async function openStatement() {
  const site = await openHistory({
    platform: {
      getTransactions: (request) => {
        const query = new URL(request.url).searchParams;
        const [first = row(1), ...others] = ROWS;
        if (query.get('limit') !== '100') return Promise.resolve(pageOf(ROWS));
        return Promise.resolve(
          query.has('position') ? pageOf([first, ...others]) : pageOf([first], true, 77),
        );
      },
      getNetPosition: withData('getNetPosition', { netPosition: -5_000, winLoss: -250 }),
    },
  });
  await site.user.click(card().getByRole('button', { name: 'Make a statement' }));
  await settle(10);
  return site;
}

describe('a statement', () => {
  test('has every page of the period that shows, and an end [TXN-06] [TXN-08]', async () => {
    const site = await openStatement();
    const { from, to, limit, position } = site.sent('getTransactions').query;
    expect({ limit, position }).toEqual({ limit: '100', position: '77' });
    expect(beginsBefore(from, 24 * HOUR)).toBe(true);
    expect(Date.parse(to ?? '')).toBeGreaterThanOrEqual(NOW);
    expect(card().getByText('Your statement is ready: 3 transactions.')).toBeVisible();
  });

  test('is of the period that shows: with another one it is made anew [TXN-01]', async () => {
    const site = await openStatement();
    expect(card().getByText(/^Your statement is ready/)).toBeVisible();
    await apply(site, { Period: '72' });
    expect(card().queryByText(/^Your statement is ready/)).toBeNull();
    await site.user.click(card().getByRole('button', { name: 'Make a statement' }));
    await settle(10);
    const { from } = site.sent('getTransactions').query;
    expect(beginsBefore(from, 72 * HOUR)).toBe(true);
  });

  test('is named by the last day of its period, which the player chose [TXN-06]', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:test');
    URL.revokeObjectURL = vi.fn();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const site = await openHistory({
      platform: { getTransactions: () => Promise.resolve(pageOf(ROWS)) },
    });
    await site.user.selectOptions(form().getByLabelText('Period'), 'dates');
    await apply(site, { 'First day': '2026-11-01', 'Last day': '2026-11-10' });
    await site.user.click(card().getByRole('button', { name: 'Make a statement' }));
    await settle(10);
    await site.user.click(card().getByRole('button', { name: 'Download as CSV' }));
    expect(names).toEqual(['transactions-2026-11-10.csv']);
  });

  test('of a night has the days of where the player lives, in the file and on paper [TXN-01]', async () => {
    // Half past midnight in Helsinki, half past seven the evening before in São Paulo.
    const night = row(0, { transactionDate: '2026-11-20T22:30:00Z' });
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('article')?.textContent ?? '');
    });
    const site = await openHistory({
      platform: { getTransactions: () => Promise.resolve(pageOf([night])) },
    });
    await site.user.click(card().getByRole('button', { name: 'Make a statement' }));
    await settle(10);
    await site.user.click(card().getByRole('button', { name: 'Print' }));
    expect(printed[0]).toContain('2026-11-2100:30');
  });

  test('is a file for a spreadsheet, in which nothing is a formula [TXN-01]', async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      blobs.push(blob);
      return 'blob:test';
    });
    URL.revokeObjectURL = vi.fn();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const site = await openStatement();
    await site.user.click(card().getByRole('button', { name: 'Download as CSV' }));
    expect(names).toEqual(['transactions-2026-11-21.csv']);
    const text = await blobs[0]?.text();
    expect(text?.split('\r\n')).toEqual([
      'Day,Time (Eastern European Time),Transaction,Category,Status,Amount,Balance after it,Currency,Reference',
      '2026-11-21,13:59,Deposit,Payments,Succeeded,50.00,125.50,EUR,tx_1',
      '2026-11-21,13:58,Deposit,Bonus,Succeeded,10.00,10.00,EUR,tx_2',
      '2026-11-21,13:57,Bet,Casino,Completed,-2.50,75.50,EUR,"\'=HYPERLINK(""evil"")"',
      '',
    ]);
    vi.restoreAllMocks();
  });

  test('is printed with whose it is, its period, balances and figures [TXN-01] [TXN-11]', async () => {
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('article')?.textContent ?? '');
    });
    const site = await openStatement();
    await site.user.click(card().getByRole('button', { name: 'Print' }));
    expect(printed[0]).toContain('Northlight · Statement');
    expect(printed[0]).toMatch(/Opening balance€78\.00Closing balance€125\.50/);
    expect(printed[0]).toMatch(/Net position−€50\.00Win or loss−€2\.50/);
    expect(printed[0]).toContain('Player number1004\u00A07213');
    // Where the player lives, whatever the zone of the device; a day before it is told by its zone.
    const text = printed[0]?.replaceAll('\u00A0', ' ');
    expect(text).toMatch(/20 November 2026, 14:00 EET.{1,9}21 November 2026, 14:00 EET/);
    expect(text).toContain('2026-11-2113:59');
    act(() => {
      dispatchEvent(new Event('afterprint'));
    });
    expect(document.querySelector('article')).toBeNull();
  });
});

test.each([
  ['en-GB', '1,-2.50\r\n"a,b",\'+1\r\n'],
  ['fi-FI', '1;-2,50\r\n"a,b";\'+1\r\n'],
  ['pt-BR', '1;-2,50\r\n"a,b";\'+1\r\n'],
])('a spreadsheet in %s reads its numbers and its columns [TXN-01]', (tag, expected) => {
  const rows = [
    ['1', { amount: -250, currency: 'EUR' }],
    ['a,b', '+1'],
  ] as const;
  expect(csvOf(rows, tag)).toBe(`\uFEFF${expected}`);
  expect(csvOf([[{ amount: -1_500, currency: 'CLP' }]], tag)).toBe('\uFEFF-1500\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
  '%j is a text to a spreadsheet [TXN-01]',
  (text) => {
    expect(csvOf([[text]], 'en-GB')).toMatch(/^\uFEFF"?'/);
    expect(csvOf([[text]], 'fi-FI')).toMatch(/^\uFEFF"?'/);
  },
);

test('what was asked for and came back leaves the balances of a period as they were [TXN-01] [WDR-08]', () => {
  const asked = row(3, {
    type: 'WITHDRAW',
    status: 'CANCELLED',
    amount: -4_000,
    balanceAfterTransaction: 46_000,
  });
  const paidIn = row(2, { amount: 5_000, balanceAfterTransaction: 51_000 });
  const back = row(1, {
    type: 'REVERSAL',
    status: 'COMPLETED',
    amount: 4_000,
    balanceAfterTransaction: 55_000,
  });
  expect(balancesOf([back, paidIn, asked])).toEqual({ opening: 50_000, closing: 55_000 });
});

test('a stake that is not settled yet has left the balance that a period begins with [TXN-01]', () => {
  const staked = row(1, {
    type: 'BET',
    category: 'SPORTS',
    status: 'PENDING',
    amount: -700,
    balanceAfterTransaction: 50,
  });
  expect(balancesOf([staked])).toEqual({ opening: 750, closing: 50 });
});

test('a period without transactions has no balances to tell [TXN-01]', () => {
  expect(balancesOf([])).toBeUndefined();
  expect(
    balancesOf([row(1, { status: 'FAILED', amount: 700, balanceAfterTransaction: 50 })]),
  ).toEqual({
    opening: 50,
    closing: 50,
  });
});
