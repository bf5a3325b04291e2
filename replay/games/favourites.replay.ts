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
      isGuest = input === 'visitor';
      if (!isGuest) await stage.signIn();
      await stage.open('/en-UN/play/crimson-planet');
    },
  };
}
