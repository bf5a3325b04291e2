import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { historyDriver } from './history.driver.ts';

export function historyReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = historyDriver(stage.person);
  return {
    see,
    perform,
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN/my-account/banking/transactions');
    },
  };
}
