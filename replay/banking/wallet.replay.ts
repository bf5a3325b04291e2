import { otherTab } from '../access/other-tab.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { walletDriver } from './wallet.driver.ts';

/** A page for everybody, on which a player sees the balance card. */
const PAGE = '/en-UN/deposit';

export function walletReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const tab = otherTab(stage);
  const { person } = stage;
  const driver = walletDriver(person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {
      async 'session.authorized'() {
        // The end of a session has led home.
        if (!(await driver.card.isVisible())) await person.goTo(PAGE);
        await tab.logsIn();
      },
      'session.ended': tab.logsOut,
    },
    begin: () => stage.open(PAGE),
  };
}
