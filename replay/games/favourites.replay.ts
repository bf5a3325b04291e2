import { favouritesSamples } from '../../machines/games/favourites/samples.ts';
import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { favouritesDriver } from './favourites.driver.ts';

export function favouritesReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  let isGuest = false;
  return {
    ...favouritesDriver(stage.person, 'Crimson Planet', () => isGuest),
    arrange: {
      // It does as soon as a guest has pressed a heart.
      'login.shown': () => Promise.resolve(),
      'favourites.doubted': () => stage.channel('woke'),
      async 'session.authorized'() {
        await tab.logsIn();
        isGuest = false;
      },
    },
    fleeting: (value) => typeof value === 'object' && value['nobody'] === 'asking',
    async begin(input) {
      isGuest = input === 'visitor' || input === 'stillGuest';
      if (input === 'back' || input === 'stillGuest') {
        const { asked } = favouritesSamples.inputs.back;
        await stage.remember('asked.favourites', JSON.stringify(asked));
      }
      if (!isGuest) await stage.signIn();
      // Whoever left to log in, and comes back without, has the question before them again.
      const question = input === 'stillGuest' ? '#login' : '';
      await stage.open(`/en-UN/play/crimson-planet${question}`);
    },
  };
}
