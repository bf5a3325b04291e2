import { Ban, CircleCheck, Unplug } from 'lucide-react';
import type {
  WithdrawalChoice,
  WithdrawEvent,
} from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { FailureSentences } from '../../app/failure-notice.tsx';
import { Support } from '../../app/support.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { methodLabel } from '../methods.ts';
import { Result, type Fact } from '../Result.tsx';
import { hero } from '../result.css.ts';
import { REQUEST_FAILURE_WORDS } from './words.ts';

/** What came of a request (WDR-11, ERR-03). */

type Send = (event: WithdrawEvent) => void;

interface Props<Name extends WithdrawScreen['name']> {
  readonly screen: Extract<WithdrawScreen, { name: Name }>;
  readonly send: Send;
}

/** The money is locked, and goes out. */
export function Requested({ screen, send }: Props<'requested'>) {
  const { entered, needsReview } = screen;
  const t = useT();
  return (
    <Result
      icon={CircleCheck}
      tone="good"
      title={
        <T
          id="withdraw.requested.title"
          values={{ amount: formatMoney(entered) }}
          components={{ 0: <span className={hero} /> }}
        />
      }
      facts={[{ term: t('deposit.methods.label'), value: methodLabel(entered.method) }]}
      actions={
        <Button
          look="secondary"
          onClick={() => {
            send({ type: 'withdraw.started' });
          }}
        >
          {t('withdraw.again')}
        </Button>
      }
    >
      <p>{t(needsReview ? 'withdraw.requested.review' : 'withdraw.requested.body')}</p>
    </Result>
  );
}

/** The platform said no in a way that has no words of its own: the money is where it was. */
export function RequestRefused({ screen, send }: Props<'requestRefused'>) {
  const t = useT();
  return (
    <Result
      icon={Ban}
      tone="bad"
      title={t('withdraw.requestRefused.title')}
      facts={useFacts(screen.entered)}
      actions={<WaysOn send={send} />}
    >
      <p>{t('withdraw.requestRefused.body')}</p>
      <FailureSentences failure={screen.failure} own={REQUEST_FAILURE_WORDS} />
    </Result>
  );
}

/** No answer, or none that can be read: asking again asks for the same, and moves money once. */
export function RequestUnanswered({ screen, send }: Props<'requestUnanswered'>) {
  const t = useT();
  const lost = screen.failure.kind === 'unreachable';
  return (
    <Result
      icon={Unplug}
      tone="caution"
      title={t(lost ? 'deposit.unreachable.title' : 'withdraw.error.title')}
      facts={useFacts(screen.entered)}
      actions={<WaysOn send={send} />}
    >
      <FailureSentences failure={screen.failure} own={REQUEST_FAILURE_WORDS} />
    </Result>
  );
}

function useFacts({ amount, currency, method }: WithdrawalChoice): readonly Fact[] {
  const t = useT();
  return [
    { term: t('deposit.amount.label'), value: <Money amount={amount} currency={currency} /> },
    { term: t('deposit.methods.label'), value: methodLabel(method) },
  ];
}

function WaysOn({ send }: { send: Send }) {
  const t = useT();
  return (
    <>
      <Button
        onClick={() => {
          send({ type: 'retry.requested' });
        }}
      >
        {t('action.retry')}
      </Button>
      <Button
        look="secondary"
        onClick={() => {
          send({ type: 'withdraw.started' });
        }}
      >
        {t('deposit.startOver')}
      </Button>
      <Support />
    </>
  );
}
