import { Landmark } from 'lucide-react';
import type {
  WithdrawalChoice,
  WithdrawEvent,
} from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { Support } from '../../runtime/help/support.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Notice } from '../../ui/Notice.tsx';
import { wrong } from '../../ui/rules.ts';
import { EmptyState } from '../../ui/States.tsx';
import { cashier } from '../deposit/deposit.css.ts';
import type { OfferedMethod } from '../methods.ts';
import { MoneyForm, type Chosen } from '../MoneyForm.tsx';
import { AT_AMOUNT, FORM_WORDS, REFUSAL_WORDS } from './words.ts';

export interface WithdrawFormProps {
  readonly screen: Extract<WithdrawScreen, { name: 'form' }>;
  readonly isReviewed: boolean;
  /** The last typed amount, minor units: the form begins with it when it is resumed. */
  readonly begun: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
  readonly send: (event: WithdrawEvent) => void;
}

/** Method and amount of a withdrawal (WDR-04, WDR-11). */
export function WithdrawForm(props: WithdrawFormProps) {
  const { screen, isReviewed, begun, onAmount, send } = props;
  const { busy, entered, refusal, answer, resumed } = screen;
  const { balance, limit, currency } = answer;
  const t = useT();
  const money = (amount: number): string => formatMoney({ amount, currency });
  const most = ({ max }: OfferedMethod): number => Math.min(balance, limit, max);

  const judge = (amount: number, { min, max }: OfferedMethod) => {
    if (amount < min) return wrong('withdraw.amount.tooLow', { min: money(min) });
    if (amount > balance) return wrong('withdraw.amount.aboveBalance', { balance: money(balance) });
    if (amount > limit) return wrong('withdraw.amount.aboveLimit', { limit: money(limit) });
    return amount > max ? wrong('withdraw.amount.tooHigh', { max: money(max) }) : undefined;
  };
  const submit = ({ method, amount }: Chosen): void => {
    // The platform offered it: a method that this site does not know yet may be asked for too.
    const choice = { method: method as WithdrawalChoice['method'], amount, currency };
    send({ type: 'withdraw.submitted', choice });
  };

  const [first, ...others] = answer.methods;
  if (first === undefined) {
    return <EmptyState icon={Landmark} title={t('withdraw.method.empty')} action={<Support />} />;
  }
  return (
    <div className={cashier}>
      {isReviewed && (
        <Notice severity="info" title={t('withdraw.review.title')}>
          <p>{t('withdraw.review')}</p>
        </Notice>
      )}
      <MoneyForm
        words={FORM_WORDS}
        methods={[first, ...others]}
        currency={currency}
        busy={busy}
        entered={entered}
        begun={resumed ? begun : undefined}
        refusal={
          refusal && {
            text: REFUSAL_WORDS[refusal],
            field: AT_AMOUNT.has(refusal) ? 'amount' : undefined,
          }
        }
        judge={judge}
        amountHelp={(method) =>
          t('withdraw.amount.help', { balance: money(balance), max: money(most(method)) })
        }
        presets={(method) => [most(method)]}
        presetLabel={(sum) => t('withdraw.amount.most', { amount: sum })}
        onAmount={onAmount}
        onSubmit={submit}
      />
    </div>
  );
}
