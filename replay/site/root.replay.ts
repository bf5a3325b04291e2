import type { StateValue } from 'xstate';
import type { RootScreen } from '../../machines/site/root/screen.ts';
import { sessionDriver } from '../access/session.driver.ts';
import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';

/** Session and wallet have drivers of their own; the header shows their common result. */
export function rootReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { see } = sessionDriver(stage.person);
  const screens = {
    visitor: see.anonymous,
    player: see.player,
    lastRound: see.anonymous,
    landing: see.signingOut,
  } satisfies Record<RootScreen['name'], unknown>;
  return {
    see: screens,
    perform: {},
    arrange: {
      'session.authorized': tab.logsIn,
      'session.ended': tab.logsOut,
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
