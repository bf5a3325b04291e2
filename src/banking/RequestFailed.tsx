import { Ban, Unplug } from 'lucide-react';
import type { Failure } from '../../machines/operations.ts';
import { FailureSentences } from '../runtime/flows/failure-notice.tsx';
import { Support } from '../runtime/help/support.tsx';
import { useT, type TextId } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import type { OwnFailureWords } from '../ui/failure-words.ts';
import { Money } from '../ui/Money.tsx';
import { methodLabel } from './methods.ts';
import { Result } from './Result.tsx';
import { Retry, type Asking } from './ways-on.tsx';

export interface RequestFailedProps extends Asking {
  readonly screen: {
    /** Refused: a refusal that has no words of its own. Unanswered: nobody knows the result. */
    readonly name: 'requestRefused' | 'requestUnanswered';
    readonly entered: {
      readonly method: string;
      readonly amount: number;
      readonly currency: string;
    };
    readonly failure: Failure;
    /** Absent where a request alone moves no money. */
    readonly untouched?: boolean;
  };
  readonly words: {
    readonly refusedTitle: TextId;
    readonly refusedBody: TextId;
    readonly unansweredTitle: TextId;
    /** Where an earlier request may have been taken, in place of the body. */
    readonly refusedDoubt?: TextId;
    readonly failures: OwnFailureWords;
  };
  readonly onStartOver: () => void;
}

/**
 * A request for a deposit or a withdrawal that failed, or whose result is unknown: asking again asks for the same,
 * and moves money once (DEP-20, WDR-11, ERR-03).
 */
export function RequestFailed({ screen, words, send, onStartOver }: RequestFailedProps) {
  const { entered, failure } = screen;
  const t = useT();
  const isRefused = screen.name === 'requestRefused';
  const lost = failure.kind === 'unreachable';
  const unanswered = lost ? 'deposit.unreachable.title' : words.unansweredTitle;
  const refused = screen.untouched === false ? words.refusedDoubt : words.refusedBody;
  const body = isRefused ? refused : undefined;
  return (
    <Result
      icon={isRefused ? Ban : Unplug}
      tone={isRefused ? 'bad' : 'caution'}
      title={t(isRefused ? words.refusedTitle : unanswered)}
      facts={[
        {
          term: t('deposit.amount.label'),
          value: <Money amount={entered.amount} currency={entered.currency} />,
        },
        { term: t('deposit.methods.label'), value: methodLabel(entered.method) },
      ]}
      actions={
        <>
          <Retry send={send} />
          <Button look="secondary" onClick={onStartOver}>
            {t('deposit.startOver')}
          </Button>
          <Support />
        </>
      }
    >
      {body && <p>{t(body)}</p>}
      <FailureSentences failure={failure} own={words.failures} />
    </Result>
  );
}
