import type { LimitKind } from '../../machines/limits/money-limits/rules.ts';
import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { LIMITS_PATH, moneyLimitsDriver } from './money-limits.driver.ts';

/** Limits on one kind of money, beside those on the other, which the contract's example answers. */
export function moneyLimitsReplay<P extends Place<P>>(
  stage: Stage<P>,
  kind: LimitKind,
): ReplayDriver {
  const { see, perform } = moneyLimitsDriver(stage.person, kind);
  return {
    see,
    perform,
    arrange: {},
    async begin(_input, policy) {
      const country = residentUnder(policy);
      stage.resident(country);
      await stage.signIn();
      await stage.example(kind === 'deposit' ? 'getSpendLimits' : 'getDepositLimits');
      await stage.open(LIMITS_PATH);
    },
  };
}
