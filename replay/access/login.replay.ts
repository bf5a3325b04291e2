import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { loginDriver } from './login.driver.ts';
import { sessionDriver } from './session.driver.ts';

export function loginReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = loginDriver(stage.person);
  const session = sessionDriver(stage.person);
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      async 'credentials.submitted'() {
        await driver.perform['credentials.submitted'](await stage.player());
      },
      async 'popup.opened'() {
        // A signed-in player has no popup to open; the header says so only once the account has come.
        await stage.person.sees(session.account.or(session.logIn));
        if (await session.account.isVisible()) {
          await session.perform['signOut.requested']({});
          await session.see.anonymous();
        }
        await driver.perform['popup.opened']({});
      },
    },
    arrange: {},
    begin: () => stage.open('/en-UN/'),
    // LOGIN-07: a cooling-off that fails is only logged.
    says: [/The cooling-off could not be started/],
  };
}
