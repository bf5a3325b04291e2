import { Gauge, Wallet } from 'lucide-react';
import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { formatMoney } from '../../money/format.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Result, type Fact } from '../Result.tsx';
import { LIMIT_WORDS, NOTIFY_WORDS, REACHED_WORDS } from './words.ts';
import { HomeOrCheck } from '../ways-on.tsx';

type Send = (event: WithdrawEvent) => void;
type Limited = Extract<WithdrawScreen, { name: 'limitNotify' | 'limitReached' }>;

/** The limit of the period, and what it leaves. Daily, where the platform does not say (WDR-05). */
function useLimitFacts({ limit, originalLimit, duration, currency }: Limited['answer']) {
  const t = useT();
  const facts: Fact[] = [];
  if (originalLimit !== undefined) {
    facts.push({
      term: t(LIMIT_WORDS[duration ?? 'daily']),
      value: <Money amount={originalLimit} currency={currency} />,
    });
  }
  facts.push({
    term: t('withdraw.limit.left'),
    value: <Money amount={limit} currency={currency} />,
  });
  return facts;
}

/** There is more than the limit lets out (WDR-03). */
export function LimitNotify(props: {
  screen: Extract<WithdrawScreen, { name: 'limitNotify' }>;
  send: Send;
}) {
  const { answer } = props.screen;
  const { limit, duration = 'daily', currency } = answer;
  const t = useT();
  const amount = formatMoney({ amount: limit, currency });
  return (
    <Result
      icon={Gauge}
      tone="plain"
      title={t('withdraw.limitNotify.title')}
      facts={useLimitFacts(answer)}
      actions={
        <Button
          onClick={() => {
            props.send({ type: 'limit.accepted' });
          }}
        >
          {t('withdraw.limitNotify.go')}
        </Button>
      }
    >
      <p>{t(NOTIFY_WORDS[duration], { limit: amount })}</p>
    </Result>
  );
}

/** WDR-02. */
export function LimitReached(props: {
  screen: Extract<WithdrawScreen, { name: 'limitReached' }>;
  send: Send;
}) {
  const { answer } = props.screen;
  const t = useT();
  const moment = useDeadlines();
  return (
    <Result
      icon={Gauge}
      tone="caution"
      title={t('deposit.withdrawalLimitReached.title')}
      facts={useLimitFacts(answer)}
      actions={<HomeOrCheck send={props.send} />}
    >
      <p>{t(REACHED_WORDS[answer.duration ?? 'daily'])}</p>
      {answer.resetOn !== undefined && (
        <p>{t('withdraw.limitReached.from', { resetOn: moment(answer.resetOn) })}</p>
      )}
    </Result>
  );
}

/** The main balance is empty. */
export function Nothing({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={Wallet}
      tone="plain"
      title={t('withdraw.nothing.title')}
      actions={<HomeOrCheck send={send} />}
    >
      <p>{t('withdraw.nothing.body')}</p>
    </Result>
  );
}
