import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { idleDriver } from './idle.driver.ts';

/** Where a tab notes that the player was there. */
const LAST_ACTIVITY = 'lastActivity';
/** Longer than the pause between two signs of the player that the site notices, in ms. */
const APART = 1_100;

export function idleReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = idleDriver(stage.person);
  let times = 0;
  return {
    see,
    perform,
    arrange: {
      async 'activity.elsewhere'() {
        times += 1;
        await stage.elsewhere({ [LAST_ACTIVITY]: String(times) });
      },
    },
    async begin() {
      await stage.signIn();
      await stage.open('/en-UN/responsible-gambling');
      await stage.quiet();
      await stage.pass(APART);
    },
  };
}
