import { useState } from 'react';
import type { DepositChoice } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { exponentOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { AmountField, amountOf } from '../../ui/AmountField.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNotice } from '../../app/failure-notice.tsx';
import { Form } from '../../ui/form.tsx';
import { required, wrong, type Rule, type Values } from '../../ui/rules.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useTag } from '../tag.ts';
import { BonusChoice, NO_BONUS, type Bonuses } from './BonusChoice.tsx';
import * as css from './deposit.css.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { presetsFor, type OfferedMethod } from '../methods.ts';
import { FIELD_OF, REFUSAL_WORDS } from './words.ts';

export type CashierScreen = Extract<DepositScreen, { name: 'cashier' }>;

export interface CashierFormProps {
  readonly methods: readonly [OfferedMethod, ...OfferedMethod[]];
  readonly recent: ReadonlySet<string>;
  /** As the platform orders them. */
  readonly available: readonly OfferedMethod[];
  /** ISO 4217, of every amount here. */
  readonly currency: string;
  readonly bonuses: Bonuses;
  readonly screen: CashierScreen;
  readonly onSubmit: (choice: DepositChoice) => void;
}

type FieldName = 'amount' | 'method' | 'bonus';

export function CashierForm(props: CashierFormProps) {
  const { methods, recent, available, currency, bonuses, screen, onSubmit } = props;
  const { busy, entered, refusal } = screen;
  const t = useT();
  const tag = useTag();
  const money = (amount: number): string => formatMoney({ amount, currency });
  const find = (name: string | undefined): OfferedMethod =>
    methods.find(({ method }) => method === name) ?? methods[0];

  const [method, setMethod] = useState(() => find(entered?.method).method);
  const [amount, setAmount] = useState(entered?.amount);
  const [bonus, setBonus] = useState(entered?.selectedBonusId ?? NO_BONUS);
  const range = find(method);

  const offersBonus = bonuses.data?.some((campaign) => campaign.currency === currency) === true;
  const place = refusal && FIELD_OF[refusal];
  const field = place === 'bonus' && !offersBonus ? undefined : place;
  const atField = useRefusals(field && refusal, (code) => ({
    refusals: field === undefined ? {} : { [field]: [{ text: REFUSAL_WORDS[code] }] },
  }));

  const amountRule: Rule = (value, all) => {
    if (value === '') return wrong('deposit.amount.missing');
    const typed = amountOf(value);
    if (typed === undefined) {
      const example = money(50 * 10 ** exponentOf(currency));
      return wrong('deposit.amount.malformed', { example });
    }
    const { min, max } = find(all['method']);
    if (typed < min) return wrong('deposit.amount.tooLow', { min: money(min) });
    return typed > max ? wrong('deposit.amount.tooHigh', { max: money(max) }) : undefined;
  };
  const bonusRule: Rule = (campaignId, all) => {
    // The chosen one is no longer offered: that is not silently a deposit without one.
    if (campaignId === '') return offersBonus ? wrong('deposit.bonus.missing') : undefined;
    const chosen = bonuses.data?.find((campaign) => campaign.campaignId === campaignId);
    const typed = amountOf(all['amount'] ?? '');
    return chosen && typed !== undefined && typed < chosen.minimumDeposit
      ? wrong('deposit.bonus.tooLow', { min: money(chosen.minimumDeposit) })
      : undefined;
  };

  const submit = (values: Values<FieldName>) => {
    onSubmit({
      // The platform offered it: a method that this site does not know yet may be asked for too.
      method: values.method as DepositChoice['method'],
      amount: Number(values.amount),
      currency: currency as DepositChoice['currency'],
      ...(values.bonus === '' || values.bonus === NO_BONUS
        ? {}
        : { selectedBonusId: values.bonus }),
    });
  };

  return (
    <div className={css.cashier}>
      <Form<FieldName>
        label={t('deposit.title')}
        rules={{
          amount: amountRule,
          method: required('deposit.methods.missing'),
          bonus: bonusRule,
        }}
        refusals={atField?.refusals}
        busy={busy}
        onSubmit={submit}
      >
        {/* What is being sent must not change under way. */}
        <div className={css.fields} inert={busy}>
          <AmountField
            name="amount"
            label={t('deposit.amount.label')}
            help={t('deposit.amount.help', { min: money(range.min), max: money(range.max) })}
            currency={currency}
            tag={tag}
            presets={presetsFor(available, range)}
            onAmount={setAmount}
            {...(entered && { defaultAmount: entered.amount })}
          />
          <MethodChoice
            methods={methods}
            recent={recent}
            currency={currency}
            chosen={method}
            onChoose={setMethod}
          />
          <BonusChoice
            bonuses={bonuses}
            currency={currency}
            amount={amount}
            chosen={bonus}
            onChoose={setBonus}
          />
        </div>
        <div className={css.submit}>
          {refusal && !field && (
            <FailureNotice
              title={t('deposit.requestRefused.title')}
              words={[{ text: REFUSAL_WORDS[refusal] }]}
            />
          )}
          <Button type="submit" wide busy={busy}>
            {amount === undefined
              ? t('deposit.submit')
              : t('deposit.submit.amount', { amount: money(amount) })}
          </Button>
          <p className={css.next}>{t('deposit.submit.help')}</p>
          <output className={unseen}>{busy ? t('deposit.submitting') : ''}</output>
        </div>
      </Form>
    </div>
  );
}
