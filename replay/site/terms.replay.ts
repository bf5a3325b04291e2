import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { termsDriver } from './terms.driver.ts';

export function termsReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...termsDriver(stage.person),
    arrange: {},
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN/accept-terms-condition');
    },
  };
}
