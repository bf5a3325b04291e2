import type { ReactElement } from 'react';
import type {
  CancelWithdrawalEvent,
  PendingList,
} from '../../../machines/banking/cancel-withdrawal/machine.ts';
import type { CancelWithdrawalScreen } from '../../../machines/banking/cancel-withdrawal/screen.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Money } from '../../ui/Money.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { methodLabel } from '../methods.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import * as css from './withdraw.css.ts';
import {
  CANCEL_FAILURE_WORDS,
  CANCEL_REFUSAL_WORDS,
  OUTCOME_WORDS,
  REASON_WORDS,
  STATUS_WORDS,
} from './words.ts';

interface Props {
  readonly screen: CancelWithdrawalScreen;
  readonly send: (event: CancelWithdrawalEvent) => void;
}

/** The withdrawals that the player waits for, and the results of the latest others (WDR-07, WDR-08). */
export function PendingWithdrawals({ screen, send }: Props) {
  const t = useT();
  return (
    <section className={css.pending} aria-label={t('withdraw.pending.title')}>
      <h2>{t('withdraw.pending.title')}</h2>
      <Content screen={screen} send={send} />
    </section>
  );
}

function Content({ screen, send }: Props): ReactElement {
  const t = useT();
  const retry = (): void => {
    send({ type: 'retry.requested' });
  };
  switch (screen.name) {
    case 'inactive':
    case 'loading':
      return (
        <Loading label={t('withdraw.pending.loading')}>
          <Skeleton />
          <Skeleton shape="short" />
        </Loading>
      );
    case 'unknown':
      return (
        <FailureNotice
          title={t('withdraw.pending.error')}
          words={failureWords(screen.failure)}
          onRetry={retry}
        />
      );
    case 'listed':
      return (
        <>
          {screen.refusal !== undefined && (
            <FailureNotice
              title={t('withdraw.pending.refused.title')}
              words={[{ text: CANCEL_REFUSAL_WORDS[screen.refusal] }]}
            />
          )}
          <List screen={screen} send={send} />
        </>
      );
    case 'cancelling':
      return <List screen={screen} send={send} />;
    case 'cancelFailed':
      return (
        <>
          <FailureNotice
            title={t(
              screen.failure.kind === 'refused'
                ? 'withdraw.pending.refused.title'
                : 'withdraw.pending.failed.title',
            )}
            words={failureWords(screen.failure, CANCEL_FAILURE_WORDS)}
          >
            <Button look="secondary" compact onClick={retry}>
              {t('withdraw.pending.refresh')}
            </Button>
          </FailureNotice>
          <List screen={screen} send={send} />
        </>
      );
  }
}

type Listed = Extract<CancelWithdrawalScreen, { list: PendingList }>;

function List({ screen, send }: { screen: Listed; send: Props['send'] }) {
  const { list, isOld, can } = screen;
  const busy = screen.name === 'cancelling' ? screen.chosen : undefined;
  const t = useT();
  const moment = useDeadlines();
  return (
    <>
      {isOld && <output className={css.quiet}>{t('withdraw.pending.old')}</output>}
      {list.withdrawals.length === 0 ? (
        <p className={css.quiet}>{t('withdraw.pending.none')}</p>
      ) : (
        <ul className={css.list}>
          {list.withdrawals.map((one) => {
            const { pendingWithdrawalId: id, amount, currency, status, requestedAt, method } = one;
            return (
              <li key={id} className={css.row}>
                <div className={css.what}>
                  <span className={css.amount}>
                    <Money amount={amount} currency={currency} />
                  </span>
                  <span>{t(STATUS_WORDS[status])}</span>
                  <span className={css.quiet}>
                    {[
                      ...(method === undefined ? [] : [methodLabel(method)]),
                      ...(requestedAt === undefined
                        ? []
                        : [
                            t('withdraw.pending.requested', {
                              date: moment(requestedAt),
                            }),
                          ]),
                    ].join(' · ')}
                  </span>
                </div>
                {can.cancel && status === 'PENDING' && (
                  <Button
                    look="secondary"
                    compact
                    busy={busy === id}
                    onClick={() => {
                      send({ type: 'cancel.chosen', pendingWithdrawalId: id });
                    }}
                  >
                    <T
                      id="withdraw.pending.cancel"
                      values={{ amount: formatMoney(one) }}
                      components={{ 0: <span className={unseen} /> }}
                    />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <output className={unseen}>
        {busy === undefined ? '' : t('withdraw.pending.cancelling')}
      </output>
      {!can.cancel && list.withdrawals.length > 0 && (
        <p className={css.quiet}>{t('withdraw.pending.final')}</p>
      )}
      {list.decided.length > 0 && <Decided decided={list.decided} />}
    </>
  );
}

/** The list has all that ended in a week; more than these would bury what waits. */
const MOST_SHOWN = 5;

function Decided({ decided }: Pick<PendingList, 'decided'>) {
  const t = useT();
  const moment = useDeadlines();
  return (
    <>
      <h3>{t('withdraw.pending.decided')}</h3>
      <ul className={css.list}>
        {decided
          .slice(0, MOST_SHOWN)
          .map(({ pendingWithdrawalId, amount, currency, outcome, reason, decidedAt }) => (
            <li key={pendingWithdrawalId} className={css.row}>
              <div className={css.what}>
                <span className={css.amount}>
                  <Money amount={amount} currency={currency} />
                </span>
                <span>{t(OUTCOME_WORDS[outcome])}</span>
                {reason !== undefined && <span>{t(REASON_WORDS[reason])}</span>}
                <span className={css.quiet}>{moment(decidedAt)}</span>
              </div>
            </li>
          ))}
      </ul>
    </>
  );
}
