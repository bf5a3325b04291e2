import { useState } from 'react';
import type { DepositBound } from '../../../machines/banking/deposit/bounds.ts';
import type { DepositChoice } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { hasBonusCodes } from '../../../machines/site/guard/decide.ts';
import { formatMoney } from '../../money/format.ts';
import { amountOf } from '../../money/typed.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { guardedPlayer } from '../../runtime/guard/guard.tsx';
import { useT, type Words } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { wrong, type Rule, type Values } from '../../ui/rules.ts';
import { presetsFor, type OfferedMethod } from '../methods.ts';
import { MoneyForm, type Chosen, type OfferedMethods } from '../MoneyForm.tsx';
import { BonusChoice, NO_BONUS, type Bonuses } from './BonusChoice.tsx';
import { unseen } from '../../ui/base.css.ts';
import * as css from './deposit.css.ts';
import { boundedAmount, boundValues } from './bound-words.ts';
import { DepositBounds } from './DepositBounds.tsx';
import { FIELD_OF, FORM_WORDS, refusalWords } from './words.ts';

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
  const { bounds, busy, entered, refusal } = screen;
  const t = useT();
  const money = (amount: number): string => formatMoney({ amount, currency });
  const [amount, setAmount] = useState(entered?.amount);
  const [bonus, setBonus] = useState(entered?.selectedBonusId ?? NO_BONUS);

  const [tightest] = bounds;
  const say = ({ text, values }: Words): string => t(text, values);
  /** Less is left than the smallest deposit: no amount fits. */
  const tooTight = (bound: DepositBound, min: number): Words => ({
    text: 'deposit.bound.belowMinimum',
    values: { ...boundValues(bound, currency), min: money(min) },
  });

  const offersBonus = bonuses.data?.some((campaign) => campaign.currency === currency) === true;
  const place = refusal && FIELD_OF[refusal];
  const field = place === 'bonus' && !offersBonus ? undefined : place;

  const bonusRule: Rule = (campaignId, all) => {
    // The chosen one is no longer offered: that must not become a deposit without one unnoticed.
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
      <DepositBounds bounds={bounds} currency={currency} />
      <MoneyForm
        words={FORM_WORDS}
        methods={methods}
        recent={recent}
        currency={currency}
        busy={busy}
        entered={entered}
        refusal={
          refusal && {
            ...refusalWords(refusal, screen.refusedBy, currency),
            field,
            ...(refusal === 'error.deposit.terms' && { wayOn: <NewTerms /> }),
          }
        }
        judge={(typed, { min, max }) => {
          if (tightest && tightest.left < min) return tooTight(tightest, min);
          if (typed < min) return wrong('deposit.amount.tooLow', { min: money(min) });
          const passed = boundedAmount(bounds, typed, currency);
          if (passed) return passed;
          return typed > max ? wrong('deposit.amount.tooHigh', { max: money(max) }) : undefined;
        }}
        amountHelp={({ min, max }) => {
          if (tightest && tightest.left < min) return say(tooTight(tightest, min));
          const most = Math.min(max, tightest?.left ?? max);
          return t('deposit.amount.help', { min: money(min), max: money(most) });
        }}
        presets={(chosen) => presetsFor(available, chosen)}
        presetsUpTo={({ min }) =>
          tightest && {
            amount: tightest.left,
            why: say(
              tightest.left < min
                ? tooTight(tightest, min)
                : { text: 'deposit.bound.presets', values: boundValues(tightest, currency) },
            ),
          }
        }
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
        <BonusCodeWay />
      </MoneyForm>
    </div>
  );
}

/** The way to the codes, some of which ask for a yes before a deposit offers what they bring (DEP-18). */
function BonusCodeWay() {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  if (player === undefined || !hasBonusCodes(player)) return null;
  return (
    <p>
      <a href={address('/my-account/bonus-code')}>{t('deposit.bonus.code')}</a>
    </p>
  );
}

/** The terms have changed since the check: they open beside the form, which keeps what was typed (TERMS-02). */
function NewTerms() {
  const t = useT();
  const address = useAddress();
  return (
    <LinkButton
      look="secondary"
      compact
      href={address('/accept-terms-condition')}
      target="_blank"
      rel="noopener"
    >
      {t('terms.update.read')}
      <span className={unseen}> {t('signup.newTab')}</span>
    </LinkButton>
  );
}
