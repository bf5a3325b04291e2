import { Ban, Unplug } from 'lucide-react';
import type { DepositChoice, DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureSentences } from '../../app/failure-notice.tsx';
import { Money } from '../../ui/Money.tsx';
import { methodLabel } from '../methods.ts';
import { StartOver } from './paying.tsx';
import { Result, type Fact } from '../Result.tsx';
import { Support } from '../../app/support.tsx';
import { REQUEST_FAILURE_WORDS } from './words.ts';

/** A request for a deposit that came to nothing, or to nothing that is known (DEP-20, ERR-03). */

interface Props<Name extends DepositScreen['name']> {
  readonly screen: Extract<DepositScreen, { name: Name }>;
  readonly send: (event: DepositEvent) => void;
}

/** The platform said no in a way that has no words of its own: nothing was paid, whatever the reason. */
export function RequestRefused({ screen, send }: Props<'requestRefused'>) {
  const t = useT();
  return (
    <Result
      icon={Ban}
      tone="bad"
      title={t('deposit.requestRefused.title')}
      facts={useFacts(screen.entered)}
      actions={
        <>
          <Retry send={send} />
          <StartOver send={send} />
          <Support />
        </>
      }
    >
      <p>{t('deposit.requestRefused.body')}</p>
      <FailureSentences failure={screen.failure} own={REQUEST_FAILURE_WORDS} />
    </Result>
  );
}

/** No answer, or none that can be read: asking again asks for the same, and is charged once. */
export function RequestUnanswered({ screen, send }: Props<'requestUnanswered'>) {
  const t = useT();
  const lost = screen.failure.kind === 'unreachable';
  return (
    <Result
      icon={Unplug}
      tone="caution"
      title={t(lost ? 'deposit.unreachable.title' : 'deposit.error.title')}
      facts={useFacts(screen.entered)}
      actions={
        <>
          <Retry send={send} />
          <StartOver send={send} />
          <Support />
        </>
      }
    >
      <p>{t('deposit.notMoved')}</p>
      <FailureSentences failure={screen.failure} own={REQUEST_FAILURE_WORDS} />
    </Result>
  );
}

function useFacts({ amount, currency, method }: DepositChoice): readonly Fact[] {
  const t = useT();
  return [
    { term: t('deposit.amount.label'), value: <Money amount={amount} currency={currency} /> },
    { term: t('deposit.methods.label'), value: methodLabel(method) },
  ];
}

function Retry({ send }: Pick<Props<'requestRefused'>, 'send'>) {
  const t = useT();
  return (
    <Button
      onClick={() => {
        send({ type: 'retry.requested' });
      }}
    >
      {t('action.retry')}
    </Button>
  );
}
