import type { StateValue } from 'xstate';
import type { Place } from '../person.ts';
import type { Limits, ReplayDriver, Stage } from '../stage.ts';
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
    fleeting: (value) => stage.level === 'browser' && isFleeting(value),
    begin: () => stage.open('/en-UN/'),
  };
}

/** A browser's storage answers before anybody can look. */
const isFleeting = (value: StateValue): boolean => value === 'pending' || value === 'ending';

export const sessionLimits: Limits = (where, level) =>
  notByPerson(where) ?? (level === 'browser' ? notInBrowser(where) : undefined);

const notByPerson: (where: Parameters<Limits>[0]) => string | undefined = ({
  occurrence,
  screen,
  value,
}) => {
  if (!('send' in occurrence)) return undefined;
  switch (occurrence.send) {
    case 'signOut.requested':
      return screen === 'player'
        ? undefined
        : 'A session that could not be confirmed offers no log-out, only another try.';
    case 'account.reloadRequested':
      return JSON.stringify(value).includes('"account":"failed"')
        ? undefined
        : 'Only new terms that were accepted ask for the account again while it is known.';
    case 'standing.doubted':
      return 'A page that was left for a minute asks, and no replay waits that long; tests/app/standing.test.tsx does.';
    case 'retry.requested':
      return screen === 'unconfirmed'
        ? undefined
        : 'The account page asks for the account details again by their own event.';
    default:
      return undefined;
  }
};

const notInBrowser: typeof notByPerson = ({ occurrence, screen, value }) => {
  const port =
    'answer' in occurrence ? occurrence.answer : 'fail' in occurrence ? occurrence.fail : '';
  if ('fail' in occurrence && port.endsWith('Session'))
    return 'The site’s storage does not fail: what a browser does not keep, the page does.';
  if ('answer' in occurrence && port === 'clearStoredSession' && occurrence.with === 'another')
    return 'A tab that is awake hears of a login in another before it ends its own session.';
  if (isFleeting(value) && !port.endsWith('StoredSession')) {
    return 'The browser’s storage answers at once: nothing comes in between.';
  }
  if (!('send' in occurrence)) return undefined;
  const asks = 'A session’s end is noticed by a call';
  if (occurrence.send === 'session.expired' && screen !== 'player') {
    return `${asks} that begins, and here none does.`;
  }
  if (occurrence.send === 'session.rejected' && screen === 'unconfirmed') {
    return `${asks}, and here none is made.`;
  }
  return undefined;
};
