import { CircleCheck } from 'lucide-react';
import type { WithdrawEvent } from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { methodLabel } from '../methods.ts';
import { Result } from '../Result.tsx';
import { hero } from '../result.css.ts';

/** The money is locked, and goes out (WDR-11). */
export function Requested(props: {
  screen: Extract<WithdrawScreen, { name: 'requested' }>;
  send: (event: WithdrawEvent) => void;
}) {
  const { entered, needsReview } = props.screen;
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
            props.send({ type: 'withdraw.started' });
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
