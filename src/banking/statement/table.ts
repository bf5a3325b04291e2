import type { Transaction } from '../../../machines/banking/history/rows.ts';
import { formatTime } from '../../locale/dates.ts';
import { zoneName } from '../../locale/moments.ts';
import { useT } from '../../texts/index.ts';
import { dayOf } from '../days.ts';
import { CATEGORY_WORDS, STATUS_WORDS, TYPE_WORDS } from '../transaction-words.ts';
import { useTag } from '../../runtime/locale/tag.ts';
import { useZone } from '../../runtime/locale/use-zone.ts';
import type { Cell } from './csv.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Writes transactions as a table, with the columns of a statement. */
export function useTable(): (rows: readonly Transaction[]) => Table {
  const t = useT();
  const tag = useTag();
  const zone = useZone();
  return (rows) => ({
    head: [
      t('statement.column.day'),
      t('statement.column.time', { zone: zoneName(tag, zone) }),
      t('statement.column.type'),
      t('history.filter.category'),
      t('history.filter.status'),
      t('statement.column.amount'),
      t('history.row.balance'),
      t('statement.column.currency'),
      t('history.row.reference'),
    ],
    rows: rows.map((row) => {
      const { transactionDate, type, category, status, referenceId } = row;
      const { amount, balanceAfterTransaction, currency } = row;
      return [
        dayOf(transactionDate, zone),
        formatTime(transactionDate, tag, zone),
        t(TYPE_WORDS[type]),
        t(CATEGORY_WORDS[category]),
        t(STATUS_WORDS[status]),
        { amount, currency },
        { amount: balanceAfterTransaction, currency },
        currency,
        referenceId,
      ];
    }),
  });
}
