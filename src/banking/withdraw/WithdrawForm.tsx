import { Landmark } from 'lucide-react';
import { useState } from 'react';
import type {
  WithdrawalChoice,
  WithdrawEvent,
} from '../../../machines/banking/withdraw/machine.ts';
import type { WithdrawScreen } from '../../../machines/banking/withdraw/screen.ts';
import { FailureNotice } from '../../app/failure-notice.tsx';
import { Support } from '../../app/support.tsx';
import { exponentOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { AmountField, amountOf } from '../../ui/AmountField.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { required, wrong, type Rule, type Values } from '../../ui/rules.ts';
import { EmptyState } from '../../ui/States.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { cashier, fields, next, submit } from '../deposit/deposit.css.ts';
import { MethodChoice } from '../deposit/MethodChoice.tsx';
import type { OfferedMethod } from '../methods.ts';
import { useTag } from '../tag.ts';
import { AT_AMOUNT, REFUSAL_WORDS } from './words.ts';

type FormScreen = Extract<WithdrawScreen, { name: 'form' }>;

export interface WithdrawFormProps {
  readonly screen: FormScreen;
  readonly isReviewed: boolean;
  /** What the amount begins with where nothing was entered, minor units. */
  readonly begun: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
  readonly send: (event: WithdrawEvent) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Method and amount of a withdrawal (WDR-04, WDR-11). */
export function WithdrawForm({ isReviewed, ...others }: WithdrawFormProps) {
  const t = useT();
  const [first, ...more] = others.screen.answer.methods;
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
      <Fields methods={[first, ...more]} {...others} />
    </div>
  );
}

function Fields(
  props: Omit<WithdrawFormProps, 'isReviewed'> & {
    methods: readonly [OfferedMethod, ...OfferedMethod[]];
  },
) {
  const { screen, methods, begun, onAmount, send } = props;
  const { busy, entered, refusal, answer } = screen;
  const { balance, limit, currency } = answer;
  const t = useT();
  const tag = useTag();
  const money = (amount: number): string => formatMoney({ amount, currency });
  const find = (name: string | undefined): OfferedMethod =>
    methods.find(({ method }) => method === name) ?? methods[0];

  const [method, setMethod] = useState(() => find(entered?.method).method);
  const [start] = useState(entered?.amount ?? begun);
  const [amount, setAmount] = useState(start);
  const most = Math.min(balance, limit, find(method).max);

  const isAtAmount = refusal !== undefined && AT_AMOUNT.has(refusal);
  const atField = useRefusals(isAtAmount ? refusal : undefined, (code) => ({
    refusals: { amount: [{ text: REFUSAL_WORDS[code] }] },
  }));

  const amountRule: Rule = (value, all) => {
    if (value === '') return wrong('deposit.amount.missing');
    const typed = amountOf(value);
    if (typed === undefined) {
      const example = money(50 * 10 ** exponentOf(currency));
      return wrong('deposit.amount.malformed', { example });
    }
    const { min, max } = find(all['method']);
    if (typed < min) return wrong('withdraw.amount.tooLow', { min: money(min) });
    if (typed > balance) return wrong('withdraw.amount.aboveBalance', { balance: money(balance) });
    if (typed > limit) return wrong('withdraw.amount.aboveLimit', { limit: money(limit) });
    return typed > max ? wrong('withdraw.amount.tooHigh', { max: money(max) }) : undefined;
  };

  const onSubmit = (values: Values<'amount' | 'method'>): void => {
    const choice: WithdrawalChoice = {
      // The platform offered it: a method that this site does not know yet may be asked for too.
      method: values.method as WithdrawalChoice['method'],
      amount: Number(values.amount),
      currency,
    };
    send({ type: 'withdraw.submitted', choice });
  };

  return (
    <Form<'amount' | 'method'>
      label={t('withdraw.title')}
      rules={{ amount: amountRule, method: required('deposit.methods.missing') }}
      refusals={atField?.refusals}
      busy={busy}
      onSubmit={onSubmit}
    >
      {/* What is being sent must not change under way. */}
      <div className={fields} inert={busy}>
        <AmountField
          name="amount"
          label={t('deposit.amount.label')}
          help={t('withdraw.amount.help', { balance: money(balance), max: money(most) })}
          currency={currency}
          tag={tag}
          presets={[most]}
          onAmount={(typed) => {
            setAmount(typed);
            onAmount(typed);
          }}
          {...(start !== undefined && { defaultAmount: start })}
        />
        <MethodChoice
          methods={methods}
          recent={NONE}
          currency={currency}
          chosen={method}
          onChoose={setMethod}
        />
      </div>
      <div className={submit}>
        {refusal !== undefined && !isAtAmount && (
          <FailureNotice
            title={t('withdraw.requestRefused.title')}
            words={[{ text: REFUSAL_WORDS[refusal] }]}
          />
        )}
        <Button type="submit" wide busy={busy}>
          {amount === undefined
            ? t('withdraw.submit')
            : t('withdraw.submit.amount', { amount: money(amount) })}
        </Button>
        <p className={next}>{t('withdraw.submit.help')}</p>
        <output className={unseen}>{busy ? t('withdraw.submitting') : ''}</output>
      </div>
    </Form>
  );
}
