import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { identityCheckDriver } from './identity-check.driver.ts';

export function identityCheckReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...identityCheckDriver(stage.person),
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN/my-account/identity-check');
    },
  };
}
