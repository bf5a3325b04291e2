import type { Place } from '../person.ts';
import type { Mode } from '../../machines/games/launch/decide.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { launchDriver } from './launch.driver.ts';

/** The residences of the samples: nobody is signed in for any other. */
const RESIDENTS: Readonly<Record<string, string>> = {
  player: 'FI',
  unlawful: 'DE',
  reloaded: 'FI',
};

/** How the game ran before the tab was reloaded. */
const RAN: Readonly<Record<string, Mode>> = {
  reloaded: 'money',
  reloadedFree: 'free',
  reloadedOut: 'money',
};

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
      const path = `/en-${input === 'walled' ? 'CA' : 'UN'}/play/crimson-planet`;
      const mode = RAN[input];
      if (mode === undefined) return stage.open(path);
      driver.expect(mode);
      const playerId = country === undefined ? '' : await stage.playerId();
      const note = ['game.crimson-planet', playerId, mode];
      await stage.remember('gameRan', JSON.stringify(note));
      await stage.reloaded(path);
    },
  };
}
