import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { eddDriver } from './edd.driver.ts';

export function eddReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  return {
    ...eddDriver(stage.person),
    arrange: {},
    async begin(input) {
      if (input !== 'unasked') await stage.account('eddPending');
      await stage.signIn();
      if (input !== 'reminder') return stage.open('/en-UN/my-account/questionnaire');
      await stage.open('/en-UN/');
      return stage.quiet();
    },
  };
}
