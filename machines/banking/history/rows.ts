import type { Schemas } from '../../../openapi/types.ts';

export type Transaction = Schemas['Transaction'];
export type TransactionStatus = Schemas['TransactionStatus'];
export type TransactionCategory = Schemas['TransactionCategory'];

const moment = ({ transactionDate }: Transaction): number => Date.parse(transactionDate);

/** Newest first; rows of one moment keep the platform's order. */
const newestFirst = (rows: readonly Transaction[]): readonly Transaction[] =>
  rows.toSorted((a, b) => moment(b) - moment(a));

const byReference = (rows: readonly Transaction[]): Map<string, Transaction> =>
  new Map(rows.map((row) => [row.referenceId, row]));

/** Adds rows that follow the known ones: each once, as it was read last (TXN-06). */
export function behind(
  known: readonly Transaction[],
  read: readonly Transaction[],
): readonly Transaction[] {
  const all = byReference(known);
  for (const row of read) all.set(row.referenceId, row);
  return newestFirst([...all.values()]);
}

/** Whether a row is at least as new as the oldest of the known ones. */
export const isAmong = (row: Transaction, known: readonly Transaction[]): boolean => {
  const oldest = known.at(-1);
  return oldest === undefined || moment(row) >= moment(oldest);
};

/** The same for rows that are as new as the known ones or newer: older ones come with their own page. */
export function before(
  read: readonly Transaction[],
  known: readonly Transaction[],
): readonly Transaction[] {
  const all = byReference(read.filter((row) => isAmong(row, known)));
  for (const row of known) if (!all.has(row.referenceId)) all.set(row.referenceId, row);
  return newestFirst([...all.values()]);
}

/**
 * Whether newly read rows reach down to the known ones, so that nothing lies between them. A row with a new
 * date does not count.
 */
export function meet(read: readonly Transaction[], known: readonly Transaction[]): boolean {
  const all = byReference(known);
  return read.some((row) => all.get(row.referenceId)?.transactionDate === row.transactionDate);
}

/** The moment just behind the oldest row, ISO 8601: the rows up to it begin with that row. */
export function upToOldest(rows: readonly Transaction[]): string | undefined {
  const oldest = rows.at(-1);
  return oldest && new Date(moment(oldest) + 1).toISOString();
}
