import { useEffect, useRef, useState } from 'react';
import type { LimitFacts } from '../../../machines/limits/money-limits/limit-facts.ts';
import { loosens } from '../../../machines/limits/money-limits/rules.ts';
import { formatMoney } from '../../money/format.ts';
import { sentences, useT } from '../../texts/index.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { atField } from './at-field.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { amountRule } from './amount-rule.ts';
import type { CardProps } from './card-props.ts';
import * as css from './money-limits.css.ts';
import { AMOUNTS, NAMES, refusalWords, waitWords } from './words.ts';

type Props = CardProps & { readonly facts: LimitFacts };

/** The amount of one limit; its effect is said while it is typed, before anything is sent. */
export function LimitForm(props: Props) {
  const { kind, period, screen, policy, facts, send } = props;
  const { limits } = screen;
  const { currency } = limits;
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const asked = 'change' in screen && screen.change.kind === 'set' ? screen.change : undefined;
  const [amount, setAmount] = useState(asked?.amount ?? facts.amount);
  const meaning = useMeaning(props);
  const busy = screen.name === 'saving';
  const refused = useRefusals(
    screen.name === 'refused' || screen.name === 'notSaved' ? screen : undefined,
    (found) =>
      found.name === 'refused'
        ? { refusals: { limit: refusalWords(found.refusal, period) } }
        : atField(found.failure),
  );
  useEffect(() => {
    top.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={top} className={css.group}>
      <Form
        label={t(NAMES[kind][period])}
        newsOf="limits"
        busy={busy}
        refusals={refused?.refusals}
        rules={{ limit: amountRule({ policy, kind, limits, period }) }}
        onSubmit={({ limit }) => {
          send({ type: 'limit.submitted', amount: Number(limit) });
        }}
      >
        <div inert={busy}>
          <AmountField
            name="limit"
            label={t(AMOUNTS[period])}
            help={meaning(amount)}
            currency={currency}
            onAmount={setAmount}
            {...(asked === undefined
              ? facts.amount !== undefined && { defaultAmount: facts.amount }
              : { defaultAmount: asked.amount })}
          />
        </div>
        <div className={css.actions}>
          <Button type="submit" compact busy={busy}>
            {t('limits.action.save')}
          </Button>
          <Button
            look="secondary"
            compact
            inactive={busy}
            // The hint under the field changes when the field is left: the button would move from under the
            // pointer.
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              send({ type: 'change.left' });
            }}
          >
            {t('limits.action.leave')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The meaning of an amount: whether it holds at once or waits, and how much of it is used already. */
function useMeaning({ kind, screen, policy, facts }: Props): (typed: number | undefined) => string {
  const t = useT();
  const deadline = useDeadlines();
  const { currency } = screen.limits;
  const { used, resetAt } = facts;
  return (typed) => {
    if (typed !== undefined && loosens(facts, typed)) return sentences(t, waitWords(policy));
    if (typed === undefined || used === undefined || resetAt === undefined || typed > used) {
      return t('limits.help.atOnce');
    }
    const values = { amount: formatMoney({ amount: used, currency }), date: deadline(resetAt) };
    return t(kind === 'deposit' ? 'limits.help.usedDeposit' : 'limits.help.usedSpend', values);
  };
}
