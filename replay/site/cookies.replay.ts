import { otherTab } from '../access/other-tab.ts';
import { COOKIE_KEYS, agreedToCookies, cookieChoice } from '../cookie-choice.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { cookiesDriver } from './cookies.driver.ts';

const PAGE = '/en-UN/terms';

const NOTHING = Object.fromEntries(COOKIE_KEYS.map((key) => [key, undefined]));

export function cookiesReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { see, perform } = cookiesDriver(stage.person);
  return {
    see,
    perform,
    arrange: {
      'choice.heard': () =>
        stage.elsewhere(cookieChoice({ performanceFunctional: false, marketing: false })),
      // The settings hide the header, which shows whose the tab is: the walk does not wait for it here.
      async 'session.authorized'() {
        await stage.signIn();
        await stage.session('startedElsewhere');
      },
      'session.ended': tab.logsOut,
    },
    async begin(input) {
      await stage.elsewhere(input === 'answered' ? agreedToCookies() : NOTHING);
      if (input === 'player') await stage.signIn();
      await stage.open(PAGE);
      await stage.quiet();
    },
  };
}
