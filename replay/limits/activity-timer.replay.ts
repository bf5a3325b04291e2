import type { Place } from '../person.ts';
import { residentUnder } from '../residents.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { activityTimerDriver } from './activity-timer.driver.ts';

/** Where tabs tell each other of a reminder. */
const REMINDER_NEWS = 'reminderNews';

export function activityTimerReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see, perform } = activityTimerDriver(stage.person);
  let times = 0;
  const otherTab = (what: string) => async (): Promise<void> => {
    times += 1;
    await stage.elsewhere({ [REMINDER_NEWS]: `${what} ${times}` });
  };
  return {
    see,
    perform,
    arrange: {
      'answered.elsewhere': otherTab('answered'),
      'settings.changed': otherTab('changed'),
      'device.woke': () => stage.channel('woke'),
    },
    async begin(_input, policy) {
      stage.resident(residentUnder(policy));
      await stage.signIn();
      await stage.open('/en-UN/responsible-gambling');
      await stage.quiet();
    },
  };
}
