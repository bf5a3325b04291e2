import type { Place } from '../person.ts';
import type { Limits, ReplayDriver, Stage } from '../stage.ts';
import { walletDriver } from './wallet.driver.ts';

/** A page for everybody, on which a player sees the balance card. */
const PAGE = '/en-UN/deposit';

export function walletReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = walletDriver(person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {
      async 'session.authorized'() {
        // The end of a session has led home.
        if (!(await driver.card.isVisible())) await person.goTo(PAGE);
        await stage.signIn();
        await stage.session('startedElsewhere');
      },
      'session.ended': () => stage.session('endedElsewhere'),
    },
    begin: () => stage.open(PAGE),
  };
}

export const walletLimits: Limits = ({ occurrence, screen, value }) => {
  if (!('send' in occurrence)) return undefined;
  if (occurrence.send === 'refresh.requested' && screen !== 'unknown') {
    return 'Only a balance that is not known is asked for by the player; otherwise a deposit asks for it.';
  }
  if (occurrence.send === 'refresh.requested' && JSON.stringify(value).includes('fetching')) {
    return 'While an answer is awaited the button is busy; a deposit that arrives asks all the same.';
  }
  if (occurrence.send === 'session.authorized' && screen !== 'off') {
    return 'Another player logs in only after the first was signed out, which other tabs are told first.';
  }
  return undefined;
};
