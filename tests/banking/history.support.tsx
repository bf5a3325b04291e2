import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Schemas } from '../../openapi/types.ts';
import { openSite, type Site, type SiteOptions } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';

/** The page of the transactions in the whole site: real client, router and charts. */

export const NOW = Date.UTC(2026, 10, 21, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const PATH = '/en-UN/my-account/banking/transactions';

type Row = Schemas['Transaction'];

const iso = (at: number): string => new Date(at).toISOString();

const [example] = outcomes.getTransactions.success.data.transactions;

/** A deposit of so many minutes ago, with these differences. */
export const row = (minutes: number, different: Partial<Row> = {}): Row => ({
  ...(example as Row),
  referenceId: `tx_${minutes}`,
  transactionDate: iso(NOW - minutes * MINUTE),
  ...different,
});

/** A page of the history; its position is that of its last row, unless told otherwise. */
export const pageOf = (rows: readonly Row[], hasMore = false, position = rows.length) =>
  withData('getTransactions', { transactions: rows, hasMore, position });

/** Whether a period begins so many ms before now, which is {@link NOW} or later: however long the page took. */
export function beginsBefore(from: string | undefined, ms: number): boolean {
  const now = Date.parse(from ?? '') + ms;
  return now >= NOW && now <= Date.now();
}

/** The height of every row, without a layout: as it is without larger letters. */
const ROW_HEIGHT = 77;

export async function openHistory(options: Partial<SiteOptions> = {}): Promise<Site> {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
  const site = await openSite({ at: PATH, player: true, ...options });
  await screen.findByRole('region', { name: /^(Transactions|Tapahtumat|Transações)$/ });
  await settle(10);
  return site;
}

export const list = () => within(screen.getByRole('region', { name: 'Transactions' }));
export const summary = () => within(screen.getByRole('region', { name: 'Summary' }));
export const form = () => within(screen.getByRole('form', { name: 'Filter' }));

/** The short text of each row, from the top. */
export const shown = (): readonly string[] =>
  list()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('summary')?.textContent ?? '');

/** Chooses in the form, and applies it. */
export async function apply(site: Site, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(choices)) {
    const field = form().getByLabelText(new RegExp(`^${label}`));
    if (field instanceof HTMLSelectElement) await site.user.selectOptions(field, value);
    else {
      await site.user.click(field);
      await site.user.paste(value);
    }
  }
  await site.user.click(form().getByRole('button', { name: 'Apply filter' }));
  await settle(10);
}
