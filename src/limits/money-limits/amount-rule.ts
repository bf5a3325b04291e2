import { limitOf, type LimitsAnswer } from '../../../machines/limits/money-limits/limit-facts.ts';
import { highestLimit, type LimitKind } from '../../../machines/limits/money-limits/rules.ts';
import type { LimitPeriod, MarketPolicy } from '../../../reference/policies.ts';
import { formatMoney } from '../../money/format.ts';
import { amountOf, notAnAmount } from '../../money/typed.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { wrong, type Rule } from '../../ui/rules.ts';

/** The longer periods of each period: a limit never exceeds the next longer one that is set. */
const LONGER = {
  D: [
    ['W', 'limits.amount.aboveWeek'],
    ['M', 'limits.amount.aboveMonth'],
  ],
  W: [['M', 'limits.amount.aboveMonth']],
  M: [],
} as const satisfies Record<LimitPeriod, readonly (readonly [LimitPeriod, TextId])[]>;

const SHORTER = {
  D: [],
  W: [['D', 'limits.amount.belowDay']],
  M: [
    ['W', 'limits.amount.belowWeek'],
    ['D', 'limits.amount.belowDay'],
  ],
} as const satisfies Record<LimitPeriod, readonly (readonly [LimitPeriod, TextId])[]>;

interface Asked {
  readonly policy: MarketPolicy;
  readonly kind: LimitKind;
  readonly limits: LimitsAnswer;
  readonly period: LimitPeriod;
}

/** Judges an amount before the platform is asked, by the rules by which it would refuse it. */
export function amountRule({ policy, kind, limits, period }: Asked): Rule {
  const { currency } = limits;
  const money = (amount: number): string => formatMoney({ amount, currency });
  const highest = highestLimit(policy, kind, limits);
  return (value): Words | undefined => {
    if (value === '') return wrong('limits.amount.missing');
    const amount = amountOf(value);
    if (amount === undefined) return notAnAmount(value, currency);
    if (amount === 0) return wrong('limits.amount.zero');
    if (highest !== undefined && amount > highest) {
      return wrong('limits.amount.highest', { amount: money(highest) });
    }
    for (const [longer, text] of LONGER[period]) {
      const bound = limitOf(limits, longer).amount;
      if (bound !== undefined && amount > bound) return wrong(text, { amount: money(bound) });
    }
    for (const [shorter, text] of SHORTER[period]) {
      const bound = limitOf(limits, shorter).amount;
      if (bound !== undefined && amount < bound) return wrong(text, { amount: money(bound) });
    }
    return amount === limitOf(limits, period).amount ? wrong('limits.amount.same') : undefined;
  };
}
