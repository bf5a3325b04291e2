import type { Place } from '../support/person.ts';
import type { ReplayDriver, Stage } from '../support/stage.ts';
import { sessionDriver } from './session.driver.ts';

export function sessionReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = sessionDriver(person);
  const header = person.getByRole('banner');
  const main = person.getByRole('main');
  const logIn = header.getByRole('link', { name: 'Log in' });
  const again = main.getByRole('button', { name: 'Try again' });
  const port = (name: string) => (result: Parameters<typeof stage.port>[1]) =>
    stage.port(name, result);
  return {
    see: {
      ...driver.see,
      // Public pages stay meanwhile; who is signed in, the header leaves open.
      async loading() {
        await person.seesNot(logIn);
        await person.seesNot(driver.account);
      },
    },
    perform: {
      'signOut.requested': () => driver.perform['signOut.requested']({}),
      'retry.requested': () => again.click(),
      async 'account.reloadRequested'() {
        if (!(await again.isVisible())) {
          await driver.account.click();
          await header.getByRole('link', { name: 'Account' }).click();
        }
        await again.click();
      },
    },
    arrange: {
      'session.started': () => stage.session('started'),
      'session.startedElsewhere': () => stage.session('startedElsewhere'),
      'session.endedElsewhere': () => stage.session('endedElsewhere'),
      'session.rejected': () => stage.session('rejected'),
      'session.expired': () => stage.session('expired'),
    },
    ports: {
      readStoredSession: port('readStoredSession'),
      clearStoredSession: port('clearStoredSession'),
      renewTokens: port('renewTokens'),
    },
    cannot({ occurrence, screen, value }) {
      if (!('send' in occurrence)) return undefined;
      const account = JSON.stringify(value);
      switch (occurrence.send) {
        case 'signOut.requested':
          return screen === 'player'
            ? undefined
            : 'A session that could not be confirmed offers no log-out, only another try.';
        case 'account.reloadRequested':
          return account.includes('"account":"failed"')
            ? undefined
            : 'Only new terms that were accepted ask for the account again while it is known.';
        case 'retry.requested':
          return screen === 'unconfirmed'
            ? undefined
            : 'The account page asks for the account details again by their own event.';
        default:
          return undefined;
      }
    },
    begin: () => stage.open('/en-UN/'),
  };
}
