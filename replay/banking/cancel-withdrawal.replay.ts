import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { cancelWithdrawalDriver } from './cancel-withdrawal.driver.ts';

export function cancelWithdrawalReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = cancelWithdrawalDriver(stage.person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {},
    async begin(_input, policy) {
      const country = residentUnder(policy);
      stage.resident(country);
      await stage.signIn();
      // An account of the contract's example lives in Finland.
      if (country === 'FI') await stage.example('getAccessDetails');
      await stage.example('checkWithdrawalLimit');
      await stage.open('/en-UN/');
    },
  };
}
