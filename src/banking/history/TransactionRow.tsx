import { memo, useState } from 'react';
import type { Transaction } from '../../../machines/banking/history/rows.ts';
import { formatDay, formatTime } from '../../locale/dates.ts';
import { useT } from '../../texts/index.ts';
import { classes } from '../../ui/classes.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { Money } from '../../ui/Money.tsx';
import * as css from './history.css.ts';
import { CATEGORY_WORDS, hasMoved, STATUS_WORDS, TYPE_WORDS } from '../transaction-words.ts';

export interface TransactionRowProps {
  readonly of: Transaction;
  /** The day stands above it (TXN-01). */
  readonly firstInGroup: boolean;
  /** BCP 47, of the texts on screen: read once for all rows. */
  readonly tag: string;
  /** IANA, of the player's days; read once, too. */
  readonly zone: string;
}

/**
 * One transaction: what it was, when, its status and its amount; the rest behind a press. It is drawn once, and
 * not again with every row that comes into the window after it.
 */
export const TransactionRow = memo(function TransactionRow({
  of,
  firstInGroup,
  tag,
  zone,
}: TransactionRowProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { type, category, status, amount, currency, transactionDate } = of;
  const facts = [
    t(CATEGORY_WORDS[category]),
    formatTime(transactionDate, tag, zone),
    t(STATUS_WORDS[status]),
  ];
  return (
    <>
      {firstInGroup && <h2 className={css.day}>{formatDay(transactionDate, tag, zone)}</h2>}
      <details
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary className={css.row}>
          <span className={css.what}>{t(TYPE_WORDS[type])}</span>
          <span
            className={classes(
              css.amount,
              !hasMoved(status) && css.unmoved,
              amount > 0 && css.gain,
            )}
          >
            <Money amount={amount} currency={currency} signed />
          </span>
          <span className={css.facts}>{facts.join(' · ')}</span>
        </summary>
        {isOpen && <Details of={of} />}
      </details>
    </>
  );
});

function Details({ of }: { of: Transaction }) {
  const t = useT();
  const { referenceId, balanceAfterTransaction, currency } = of;
  return (
    <dl className={css.details}>
      <div className={css.detail}>
        <dt className={css.quiet}>{t('history.row.balance')}</dt>
        <dd>
          <Money amount={balanceAfterTransaction} currency={currency} />
        </dd>
      </div>
      <div className={css.detail}>
        <dt className={css.quiet}>{t('history.row.reference')}</dt>
        <dd>
          <Copyable of={referenceId} />
        </dd>
      </div>
    </dl>
  );
}
