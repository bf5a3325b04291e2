import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { launchDriver } from './launch.driver.ts';

/** The residences of the samples: nobody is signed in for any other. */
const RESIDENTS: Readonly<Record<string, string>> = { player: 'FI', walled: 'CA', unlawful: 'DE' };

export function launchReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  let isGuest = true;
  return {
    ...launchDriver(stage.person, 'Crimson Planet', () => isGuest),
    arrange: {},
    async begin(input) {
      const country = RESIDENTS[input];
      isGuest = country === undefined;
      if (country !== undefined) {
        stage.resident(country);
        await stage.signIn();
      }
      await stage.open('/en-UN/play/crimson-planet');
    },
  };
}
