import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { launchDriver } from './launch.driver.ts';

/** The residences of the samples: nobody is signed in for any other. */
const RESIDENTS: Readonly<Record<string, string>> = { player: 'FI', unlawful: 'DE' };

export function launchReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  let isGuest = true;
  const driver = launchDriver(stage.person, 'Crimson Planet', () => isGuest);
  return {
    ...driver,
    arrange: {},
    // What becomes of an open game, its own tests say: here the player leaves it.
    ports: { play: () => driver.leave() },
    // There is no studio: the browser notes that nothing answers in its frame.
    says: [/frame-ancestors/, /csp-report/],
    async begin(input) {
      const country = RESIDENTS[input];
      isGuest = country === undefined;
      if (country !== undefined) {
        stage.resident(country);
        await stage.signIn();
      }
      // The studio bars the game in Canada.
      await stage.open(`/en-${input === 'walled' ? 'CA' : 'UN'}/play/crimson-planet`);
    },
  };
}
