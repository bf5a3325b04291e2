import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import type { DepositChoice, DepositRefusal } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { exponentOf } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { AmountField, readAmount } from '../../ui/AmountField.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import type { Rule, Values } from '../../ui/form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { required } from '../../ui/rules.ts';
import { useTag } from '../tag.ts';
import { BonusChoice, NO_BONUS, type Bonuses } from './BonusChoice.tsx';
import * as css from './deposit.css.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { presetsFor, type OfferedMethod } from './methods.ts';

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

/** Where a refusal is shown; the others stand above the button. */
const FIELD_OF: Readonly<Partial<Record<DepositRefusal, FieldName>>> = {
  'error.deposit.amount.too_low': 'amount',
  'error.deposit.amount.too_high': 'amount',
  'error.deposit.limit_reached': 'amount',
  'error.deposit.bonus': 'bonus',
};

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
  // One object per refusal: the form shows each anew.
  const refusals = useMemo(
    () => (refusal && field ? { [field]: t(refusal) } : undefined),
    [refusal, field, t],
  );

  const amountRule: Rule = (text, all) => {
    if (text.trim() === '') return t('deposit.amount.missing');
    const typed = readAmount(text, currency, tag);
    if (typed === undefined) {
      return t('deposit.amount.malformed', { example: money(50 * 10 ** exponentOf(currency)) });
    }
    const { min, max } = find(all['method']);
    if (typed < min) return t('deposit.amount.tooLow', { min: money(min) });
    return typed > max ? t('deposit.amount.tooHigh', { max: money(max) }) : undefined;
  };
  const bonusRule: Rule = (campaignId, all) => {
    // The chosen one is no longer offered: that is not silently a deposit without one.
    if (campaignId === '') return offersBonus ? t('deposit.bonus.missing') : undefined;
    const chosen = bonuses.data?.find((campaign) => campaign.campaignId === campaignId);
    const typed = readAmount(all['amount'] ?? '', currency, tag);
    return chosen && typed !== undefined && typed < chosen.minimumDeposit
      ? t('deposit.bonus.tooLow', { min: money(chosen.minimumDeposit) })
      : undefined;
  };

  const submit = (values: Values<FieldName>) => {
    const typed = readAmount(values.amount, currency, tag);
    if (typed === undefined) return;
    onSubmit({
      // The platform offered it: a method that this site does not know yet may be asked for too.
      method: values.method as DepositChoice['method'],
      amount: typed,
      currency: currency as DepositChoice['currency'],
      ...(values.bonus === '' || values.bonus === NO_BONUS
        ? {}
        : { selectedBonusId: values.bonus }),
    });
  };

  const typing = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'amount') {
      setAmount(readAmount(target.value, currency, tag));
    }
  };

  return (
    <div className={css.cashier} onInput={typing}>
      <Form<FieldName>
        label={t('deposit.title')}
        rules={{
          amount: [amountRule],
          method: [required(t('deposit.methods.missing'))],
          bonus: [bonusRule],
        }}
        refusals={refusals}
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
          {refusal && !field && <Notice severity="error" live="alert" title={t(refusal)} />}
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
