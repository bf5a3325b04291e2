import { useState } from 'react';
import type { DepositChoice } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { formatMoney } from '../../money/format.ts';
import { amountOf } from '../../money/typed.ts';
import { useT } from '../../texts/index.ts';
import { wrong, type Rule, type Values } from '../../ui/rules.ts';
import { presetsFor, type OfferedMethod } from '../methods.ts';
import { MoneyForm, type Chosen, type OfferedMethods } from '../MoneyForm.tsx';
import { BonusChoice, NO_BONUS, type Bonuses } from './BonusChoice.tsx';
import * as css from './deposit.css.ts';
import { FIELD_OF, FORM_WORDS, REFUSAL_WORDS } from './words.ts';

export type CashierScreen = Extract<DepositScreen, { name: 'cashier' }>;

export interface CashierFormProps {
  readonly methods: OfferedMethods;
  readonly recent: ReadonlySet<string>;
  /** As the platform orders them. */
  readonly available: readonly OfferedMethod[];
  /** ISO 4217, of every amount here. */
  readonly currency: string;
  readonly bonuses: Bonuses;
  readonly screen: CashierScreen;
  readonly onSubmit: (choice: DepositChoice) => void;
}

export function CashierForm(props: CashierFormProps) {
  const { methods, recent, available, currency, bonuses, screen, onSubmit } = props;
  const { busy, entered, refusal } = screen;
  const t = useT();
  const money = (amount: number): string => formatMoney({ amount, currency });
  const [amount, setAmount] = useState(entered?.amount);
  const [bonus, setBonus] = useState(entered?.selectedBonusId ?? NO_BONUS);

  const offersBonus = bonuses.data?.some((campaign) => campaign.currency === currency) === true;
  const place = refusal && FIELD_OF[refusal];
  const field = place === 'bonus' && !offersBonus ? undefined : place;

  const bonusRule: Rule = (campaignId, all) => {
    // The chosen one is no longer offered: that is not silently a deposit without one.
    if (campaignId === '') return offersBonus ? wrong('deposit.bonus.missing') : undefined;
    const chosen = bonuses.data?.find((campaign) => campaign.campaignId === campaignId);
    const typed = amountOf(all['amount'] ?? '');
    return chosen && typed !== undefined && typed < chosen.minimumDeposit
      ? wrong('deposit.bonus.tooLow', { min: money(chosen.minimumDeposit) })
      : undefined;
  };

  const submit = (chosen: Chosen, { bonus: campaignId = '' }: Values) => {
    onSubmit({
      // The platform offered it: a method that this site does not know yet may be asked for too.
      method: chosen.method as DepositChoice['method'],
      amount: chosen.amount,
      currency: currency as DepositChoice['currency'],
      ...(campaignId === '' || campaignId === NO_BONUS ? {} : { selectedBonusId: campaignId }),
    });
  };

  return (
    <div className={css.cashier}>
      <MoneyForm
        words={FORM_WORDS}
        methods={methods}
        recent={recent}
        currency={currency}
        busy={busy}
        entered={entered}
        refusal={refusal && { text: REFUSAL_WORDS[refusal], field }}
        judge={(typed, { min, max }) => {
          if (typed < min) return wrong('deposit.amount.tooLow', { min: money(min) });
          return typed > max ? wrong('deposit.amount.tooHigh', { max: money(max) }) : undefined;
        }}
        amountHelp={({ min, max }) =>
          t('deposit.amount.help', { min: money(min), max: money(max) })
        }
        presets={(chosen) => presetsFor(available, chosen)}
        otherRules={{ bonus: bonusRule }}
        onAmount={setAmount}
        onSubmit={submit}
      >
        <BonusChoice
          bonuses={bonuses}
          currency={currency}
          amount={amount}
          chosen={bonus}
          onChoose={setBonus}
        />
      </MoneyForm>
    </div>
  );
}
