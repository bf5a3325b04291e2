import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schemas } from '../../openapi/types.ts';
import { freshDevice, leaveSite, type Site, type SiteOptions } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { balance, connects, flags, pushes } from '../app/live-site.ts';
import { list, NOW, openHistory, pageOf, row, shown, summary } from './history.support.tsx';

/** Money that moves elsewhere shows in the open list (TXN-01, WAL-06). */

beforeEach(() => {
  freshDevice();
  vi.setSystemTime(NOW);
});
afterEach(leaveSite);

async function connectedHistory(platform: NonNullable<SiteOptions['platform']>): Promise<Site> {
  const site = await openHistory({ platform });
  await connects();
  return site;
}

/** A platform's history, newest first, by the question's position and limit; a position is that of a row. */
const answering = (rows: readonly Schemas['Transaction'][]) => (request: Request) => {
  const query = new URL(request.url).searchParams;
  const from = Number(query.get('position') ?? 0);
  const end = from + Number(query.get('limit'));
  return Promise.resolve(pageOf(rows.slice(from, end), rows.length > end, end));
};

const netPosition = (amount: number) => withData('getNetPosition', { netPosition: amount });

test('a deposit that is paid elsewhere stands so in the open list, and in the net position; until the answer the old shows [WAL-06] [TXN-11]', async () => {
  const site = await connectedHistory({
    getTransactions: pageOf([row(1, { status: 'WAITING_INPUT' })]),
    getNetPosition: netPosition(0),
  });
  let answers = (): void => undefined;
  site.answer(
    'getTransactions',
    () =>
      new Promise((resolve) => {
        answers = () => {
          resolve(pageOf([row(0, { referenceId: 'tx_1' })]));
        };
      }),
  );
  site.answer('getNetPosition', netPosition(5_000));
  await pushes(balance(17_550, 900));
  await settle(10);
  expect(shown()).toEqual(['Deposit+€50.00Payments · 13:59 · Waiting for you']);
  expect(list().queryByText('Loading your transactions…')).toBeNull();
  answers();
  await waitFor(() => expect(shown()).toEqual(['Deposit+€50.00Payments · 14:00 · Succeeded']));
  expect(summary().getByText('Net position').nextSibling).toHaveTextContent('+€50.00');
});

test('a withdrawal that others decide stands so on a page further back, and no page is lost or added [RT-06] [TXN-06]', async () => {
  const newer = Array.from({ length: 11 }, (_, n) => row(n + 1, { type: 'BET' }));
  const older = Array.from({ length: 13 }, (_, n) => row(n + 40));
  const withdrawal = (status: 'PENDING' | 'CANCELLED') => row(30, { type: 'WITHDRAW', status });
  const site = await connectedHistory({
    getTransactions: answering([...newer, withdrawal('PENDING'), ...older]),
  });
  await site.user.click(list().getByRole('button', { name: 'Show more' }));
  await settle(10);
  const stands = () => [
    shown().find((words) => words.startsWith('Withdrawal')),
    list().getAllByRole('listitem')[0]?.getAttribute('aria-setsize'),
  ];
  expect(stands()).toEqual([expect.stringContaining('Being processed'), '20']);
  const back = row(0, { type: 'REVERSAL' });
  site.answer('getTransactions', answering([back, ...newer, withdrawal('CANCELLED'), ...older]));
  await pushes(flags({ withdrawalsOnTheirWay: 0 }));
  await waitFor(() => expect(stands()).toEqual([expect.stringContaining('Cancelled'), '21']));
});

test('a list that could not follow stays, says so, and tries again by itself [WAL-06] [API-058]', async () => {
  const site = await connectedHistory({ getTransactions: pageOf([row(1)]) });
  site.answer('getTransactions', 'no answer');
  await pushes(balance(17_550, 900));
  expect(await list().findByText('We could not look for new transactions')).toBeVisible();
  expect(shown()).toHaveLength(1);
  site.answer('getTransactions', pageOf([row(0), row(1)]));
  await settle(30_500);
  expect(shown()).toHaveLength(2);
  expect(list().queryByText('We could not look for new transactions')).toBeNull();
});
