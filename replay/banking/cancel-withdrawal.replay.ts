import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { cancelWithdrawalDriver } from './cancel-withdrawal.driver.ts';

/** Where a player lives who is under a policy, whatever address they visit. */
const RESIDENTS: Readonly<Record<string, string>> = { default: 'FI', CA: 'CA' };

export function cancelWithdrawalReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = cancelWithdrawalDriver(stage.person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {},
    async begin(_input, policy = 'default') {
      const country = RESIDENTS[policy];
      if (country === undefined) throw new Error(`Nobody is known under the policy ${policy}`);
      stage.resident(country);
      await stage.signIn();
      // An account of the contract's example lives in Finland.
      if (country === 'FI') await stage.example('getAccessDetails');
      await stage.example('checkWithdrawalLimit');
      await stage.open('/en-UN/');
    },
  };
}
