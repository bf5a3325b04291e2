import { Ban, CircleCheck, Undo2 } from 'lucide-react';
import type { PendingList } from '../../../machines/banking/cancel-withdrawal/machine.ts';
import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { formatMoney } from '../../money/format.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { methodLabel } from '../methods.ts';
import { Result, type ResultProps } from '../Result.tsx';
import { hero } from '../result.css.ts';
import { REASON_WORDS } from './words.ts';

/** A withdrawal that came to its end. */
export type Ended = PendingList['decided'][number];

/** The words that replace "will be paid out" once the withdrawal has ended. */
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

/** The money is locked, and goes out (WDR-11); or the result meanwhile. @param ended once it has come to its end */
export function Requested(props: {
  screen: Extract<WithdrawScreen, { name: 'requested' }>;
  ended: Ended | undefined;
  send: (event: WithdrawEvent) => void;
}) {
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
