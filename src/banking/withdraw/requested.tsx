import { Ban, CircleCheck, Undo2, Unplug } from 'lucide-react';
import type { PendingList } from '../../../machines/banking/cancel-withdrawal/machine.ts';
import type {
  WithdrawalChoice,
  WithdrawEvent,
} from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { FailureSentences } from '../../app/failure-notice.tsx';
import { Support } from '../../app/support.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { methodLabel } from '../methods.ts';
import { Result, type Fact, type ResultProps } from '../Result.tsx';
import { hero } from '../result.css.ts';
import { REASON_WORDS, REQUEST_FAILURE_WORDS } from './words.ts';

/** What came of a request (WDR-11, ERR-03). */

type Send = (event: WithdrawEvent) => void;

interface Props<Name extends WithdrawScreen['name']> {
  readonly screen: Extract<WithdrawScreen, { name: Name }>;
  readonly send: Send;
}

/** A withdrawal that came to its end. */
export type Ended = PendingList['decided'][number];

/** What stands in place of "will be paid out" once the withdrawal has ended. */
const ENDS = {
  PAID: {
    icon: CircleCheck,
    tone: 'good',
    title: 'withdraw.ended.paid.title',
    body: 'withdraw.ended.paid.body',
  },
  CANCELLED: {
    icon: Undo2,
    tone: 'plain',
    title: 'withdraw.ended.back.title',
    body: 'withdraw.ended.cancelled.body',
  },
  DECLINED: {
    icon: Ban,
    tone: 'caution',
    title: 'withdraw.ended.back.title',
    body: 'withdraw.ended.declined.body',
  },
} as const satisfies Record<
  Ended['outcome'],
  Pick<ResultProps, 'icon' | 'tone'> & { readonly title: TextId; readonly body: TextId }
>;

/** The money is locked, and goes out; or what became of it meanwhile. @param ended once it has come to its end */
export function Requested(props: Props<'requested'> & { readonly ended: Ended | undefined }) {
  const { screen, ended, send } = props;
  const { entered, needsReview } = screen;
  const t = useT();
  const { icon, tone, title, body } = ended
    ? ENDS[ended.outcome]
    : ({
        icon: CircleCheck,
        tone: 'good',
        title: 'withdraw.requested.title',
        body: needsReview ? 'withdraw.requested.review' : 'withdraw.requested.body',
      } as const);
  return (
    <Result
      icon={icon}
      tone={tone}
      title={
        <T
          id={title}
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
      <p>{t(body)}</p>
      {ended?.reason !== undefined && <p>{t(REASON_WORDS[ended.reason])}</p>}
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
