import { CircleCheck, CircleX, Clock, SearchX, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useWallet } from '../../runtime/context.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { FailureSentences } from '../../runtime/flows/failure-notice.tsx';
import { Money } from '../../ui/Money.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { useWalletIsFetching } from '../wallet/refresh.ts';
import { methodLabel } from '../methods.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { Result, type Fact } from '../Result.tsx';
import * as css from '../result.css.ts';
import { Support } from '../../runtime/help/support.tsx';
import { HomeOrCheck, Onward, Retry } from '../ways-on.tsx';

type Send = (event: DepositEvent) => void;
type Screen<Name extends DepositScreen['name']> = Extract<DepositScreen, { name: Name }>;

export function Confirming() {
  const t = useT();
  return (
    <Result icon="busy" tone="plain" title={t('deposit.returned.checking')}>
      <p>{t('deposit.returned.checking.body')}</p>
    </Result>
  );
}

/** The money is there: how much, and the new balance (DEP-22). */
export function Succeeded({ screen, send }: { screen: Screen<'succeeded'>; send: Send }) {
  const { deposit } = screen;
  const t = useT();
  const balance = useNewBalance();
  const deadline = useDeadlines();
  const facts = depositFacts(t, deposit, deadline);
  if (balance !== undefined) facts.unshift({ term: t('deposit.newBalance'), value: balance });
  return (
    <Result
      icon={CircleCheck}
      tone="good"
      title={
        deposit ? (
          <T
            id="deposit.returned.success.title"
            values={{ amount: formatMoney(deposit) }}
            components={{ 0: <span className={css.hero} /> }}
          />
        ) : (
          t('deposit.returned.success.body')
        )
      }
      facts={facts}
      actions={
        <>
          <Onward look="primary" />
          <Again send={send} look="secondary">
            {t('deposit.again')}
          </Again>
        </>
      }
    />
  );
}

export function Declined({ screen, send }: { screen: Screen<'declined'>; send: Send }) {
  const t = useT();
  const deadline = useDeadlines();
  return (
    <Result
      icon={CircleX}
      tone="bad"
      title={t('deposit.returned.declined.title')}
      facts={depositFacts(t, screen.deposit, deadline, true)}
      actions={
        <>
          <Again send={send}>{t('deposit.otherMethod')}</Again>
          <Onward />
        </>
      }
    >
      <p>{t('deposit.returned.declined.body')}</p>
    </Result>
  );
}

export function Cancelled({ screen, send }: { screen: Screen<'cancelled'>; send: Send }) {
  const t = useT();
  const deadline = useDeadlines();
  return (
    <Result
      icon={CircleX}
      tone="plain"
      title={t('deposit.returned.cancelled.title')}
      facts={depositFacts(t, screen.deposit, deadline, true)}
      actions={
        <>
          <Again send={send}>{t('deposit.startOver')}</Again>
          <Onward />
        </>
      }
    >
      <p>{t('deposit.returned.cancelled.body')}</p>
    </Result>
  );
}

/** Nothing was paid: the payment goes on where it was left, or another one begins. */
export function Unpaid({ screen, send }: { screen: Screen<'unpaid'>; send: Send }) {
  const t = useT();
  const deadline = useDeadlines();
  return (
    <Result
      icon={Clock}
      tone="plain"
      title={t('deposit.returned.unpaid.title')}
      facts={depositFacts(t, screen.deposit, deadline, true)}
      actions={
        <>
          <Button
            onClick={() => {
              send({ type: 'payment.resumed' });
            }}
          >
            {t('deposit.redirecting.link')}
          </Button>
          <Again send={send} look="secondary">
            {t('deposit.startOver')}
          </Again>
        </>
      }
    >
      <p>{t('deposit.returned.unpaid.body')}</p>
    </Result>
  );
}

/** The provider has not reported; the player need not wait here. */
export function StillPending({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={Clock}
      tone="plain"
      title={t('deposit.returned.pending.title')}
      actions={<HomeOrCheck send={send} />}
    >
      <p>{t('deposit.returned.pending.body')}</p>
    </Result>
  );
}

/** The result could not be fetched; that does not affect the payment itself. */
export function ConfirmationFailed(props: { screen: Screen<'confirmationFailed'>; send: Send }) {
  const { failure } = props.screen;
  const t = useT();
  return (
    <Result
      icon={Unplug}
      tone="caution"
      title={t('deposit.returned.unknown.title')}
      actions={
        <>
          <Retry send={props.send} />
          <Support />
          <Onward />
        </>
      }
    >
      <p>{t('deposit.returned.unknown.body')}</p>
      {failure && <FailureSentences failure={failure} />}
    </Result>
  );
}

/** The platform knows no such deposit of this player. */
export function NotFound({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={SearchX}
      tone="caution"
      title={t('deposit.returned.notFound.title')}
      actions={
        <>
          <Support look="primary" />
          <Again send={send} look="secondary">
            {t('deposit.startOver')}
          </Again>
        </>
      }
    >
      <p>{t('deposit.returned.notFound.body')}</p>
    </Result>
  );
}

/**
 * The deposit as a receipt: when, in the zone where the player lives, by what method, and its reference; the
 * amount only where it is not the hero already.
 */
function depositFacts(
  t: ReturnType<typeof useT>,
  deposit: Screen<'succeeded'>['deposit'],
  momentOf: (iso: string) => string,
  withAmount = false,
): Fact[] {
  if (!deposit) return [];
  const { amount, at, currency, instrument, method, referenceId } = deposit;
  // Some methods have no other name for the instrument.
  const paidBy = [...new Set([methodLabel(method), instrument ?? methodLabel(method)])];
  return [
    ...(withAmount
      ? [{ term: t('deposit.amount.label'), value: <Money amount={amount} currency={currency} /> }]
      : []),
    ...(at === undefined ? [] : [{ term: t('deposit.receipt.date'), value: momentOf(at) }]),
    { term: t('deposit.methods.label'), value: paidBy.join(' · ') },
    { term: t('deposit.reference'), value: <Copyable of={referenceId} /> },
  ];
}

/** The balance once it was read again: the earlier one would be a wrong answer here. */
function useNewBalance(): ReactNode {
  const t = useT();
  const wallet = useWallet();
  const fetching = useWalletIsFetching();
  if (fetching || wallet.name === 'pending') {
    return (
      <Loading label={t('wallet.loading')}>
        <span className={css.pending}>
          <Skeleton />
        </span>
      </Loading>
    );
  }
  if (wallet.name !== 'current') return undefined;
  const { totalBalance, currency } = wallet.balances;
  return <Money amount={totalBalance} currency={currency} />;
}

function Again(props: { send: Send; look?: 'primary' | 'secondary'; children: ReactNode }) {
  const { send, look = 'primary', children } = props;
  return (
    <Button
      look={look}
      onClick={() => {
        send({ type: 'deposit.started' });
      }}
    >
      {children}
    </Button>
  );
}
