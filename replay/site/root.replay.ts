import type { StateValue } from 'xstate';
import type { RootScreen } from '../../machines/site/root/screen.ts';
import { sessionDriver } from '../access/session.driver.ts';
import type { Place } from '../person.ts';
import type { Limits, ReplayDriver, Stage } from '../stage.ts';

/** Session and wallet have drivers of their own; what they bring about together the header shows. */
export function rootReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { see } = sessionDriver(stage.person);
  const screens = {
    visitor: see.anonymous,
    player: see.player,
    landing: see.signingOut,
  } satisfies Record<RootScreen['name'], unknown>;
  return {
    see: screens,
    perform: {},
    arrange: {
      async 'session.authorized'() {
        await stage.signIn();
        await stage.session('startedElsewhere');
      },
      'session.ended': () => stage.session('endedElsewhere'),
      // The router says so.
      'landing.shown': () => Promise.resolve(),
    },
    fleeting: isLanding,
    begin: () => stage.open('/en-UN/'),
  };
}

/** A page of the site's own is there before anybody can look. */
const isLanding = (value: StateValue): boolean =>
  typeof value === 'object' && value['page'] === 'landing';

export const rootLimits: Limits = ({ occurrence, screen, value }) => {
  if (!('send' in occurrence)) return undefined;
  if (isLanding(value) && occurrence.send !== 'landing.shown') {
    return 'The landing page shows at once: nothing comes in between.';
  }
  switch (occurrence.send) {
    case 'page.returned':
      return 'No replay leaves the page for a minute; tests/app/standing.test.tsx does.';
    case 'session.unkept':
      return 'The browsers of the replays keep what they are given; tests/app/browser.test.tsx has one that does not.';
    case 'session.authorized':
      return occurrence.case === 'another'
        ? 'Another player logs in only after the first was signed out, which other tabs are told first.'
        : undefined;
    case 'session.ended':
      if (screen !== 'player') return 'Nobody is signed in whose session could end.';
      return occurrence.case === undefined
        ? undefined
        : 'The session’s own replay signs out; where that leads is in tests/app/announced-facts.test.tsx.';
    default:
      return undefined;
  }
};
