import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { LIMITS_PATH } from './money-limits.driver.ts';
import { reminderSettingsDriver } from './reminder-settings.driver.ts';

/** The section of the reminder, beside the limits, which the contract's examples answer. */
export function reminderSettingsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...reminderSettingsDriver(stage.person),
    arrange: {},
    async begin(_input, policy) {
      stage.resident(residentUnder(policy));
      await stage.signIn();
      await stage.example('getDepositLimits', 'getSpendLimits');
      await stage.open(LIMITS_PATH);
    },
  };
}
