import { useSelector } from '@xstate/react';
import { limitsIn } from '../../../machines/limits/money-limits/limit-facts.ts';
import {
  depositLimitsMachine,
  spendLimitsMachine,
} from '../../../machines/limits/money-limits/machine.ts';
import type { LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import { limitsScreen } from '../../../machines/limits/money-limits/screen.ts';
import type { LimitsEvent } from '../../../machines/limits/money-limits/setup.ts';
import { sameScreen, useRuntime } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useFlow } from '../../runtime/flows/use-flow.ts';
import { sentences, useT } from '../../texts/index.ts';
import { failureWords } from '../../ui/failure-words.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { pushToast } from '../../ui/toasts.ts';
import type { KnownScreen } from './card-props.ts';
import { LimitCard } from './LimitCard.tsx';
import * as css from './money-limits.css.ts';
import { watchTurns } from './turns.ts';
import { waitWords } from './words.ts';

export const DepositLimits = () => <MoneyLimits kind="deposit" />;
export const SpendLimits = () => <MoneyLimits kind="spend" />;

const MACHINES = { deposit: depositLimitsMachine, spend: spendLimitsMachine };

/** The amounts that may be deposited, or spent, in a day, a week and a month (LIM-01). */
function MoneyLimits({ kind }: { kind: LimitKind }) {
  const t = useT();
  const runtime = useRuntime();
  const policy = usePolicy();
  const actor = useFlow(
    runtime.bind(MACHINES[kind], { watchTurns }),
    ({ waits }) => {
      const message = t(waits ? 'limits.toast.waits' : 'limits.toast.saved');
      pushToast({ severity: 'success', message, of: 'limits' });
    },
    { input: { policy } },
  );
  const screen = useSelector(actor, limitsScreen, sameScreen);
  const send = (event: LimitsEvent): void => {
    actor.send(event);
  };
  switch (screen.name) {
    case 'loading':
      return <Waiting label={t('limits.loading')} />;
    case 'loadFailed':
    case 'stillUnknown':
      return (
        <ErrorState
          title={t(screen.name === 'loadFailed' ? 'limits.error.load' : 'limits.unknown.title')}
          onRetry={() => {
            send({ type: 'retry.requested' });
          }}
        >
          {sentences(t, failureWords(screen.failure))}
        </ErrorState>
      );
    case 'unknown':
      return (
        <>
          <Notice severity="warning" live="alert" title={t('limits.unknown.title')}>
            <p>{t('limits.unknown.reading')}</p>
          </Notice>
          <Waiting label={t('limits.loading')} />
        </>
      );
    default:
      return <Cards {...{ kind, screen, send }} />;
  }
}

interface CardsProps {
  readonly kind: LimitKind;
  readonly screen: KnownScreen;
  readonly send: (event: LimitsEvent) => void;
}

function Cards({ kind, screen, send }: CardsProps) {
  const t = useT();
  const policy = usePolicy();
  return (
    <>
      {kind === 'spend' && <p className={css.quiet}>{t('limits.spend.counts')}</p>}
      <p className={css.quiet}>
        {t('limits.lowerAtOnce')} {sentences(t, waitWords(policy))}
      </p>
      {(screen.name === 'readAgain' || screen.name === 'overtaken') && (
        <Notice severity="info" live="status" title={t('limits.readAgain.title')}>
          <p>
            {t(screen.name === 'readAgain' ? 'limits.readAgain.body' : 'limits.overtaken.body')}
          </p>
        </Notice>
      )}
      <ul className={css.cards}>
        {limitsIn(screen.limits).map(([period]) => (
          <li key={period} className={css.card} tabIndex={-1}>
            <LimitCard {...{ kind, period, screen, send, policy }} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <div className={css.waiting}>
    <Loading label={label}>
      <div className={css.cards}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </Loading>
  </div>
);
