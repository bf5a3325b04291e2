import { isFleeting } from '../../machines/access/session/exceptions.ts';
import type { Place } from '../person.ts';
import type { ReplayDriver, Stage } from '../stage.ts';
import { sessionDriver } from './session.driver.ts';
import { t } from '../texts.ts';

export function sessionReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const { person } = stage;
  const driver = sessionDriver(person);
  const { logIn } = driver;
  const header = person.getByRole('banner');
  const main = person.getByRole('main');
  const again = main.getByRole('button', { name: t('action.retry') });
  const ofBreak = main.getByRole('heading', { name: t('onBreak.title') });
  /** The session ends on the page of a break, which replaces a way to log in. */
  let isBreak = false;
  const port = (name: string) => (result: Parameters<typeof stage.port>[1]) =>
    stage.port(name, result);
  return {
    see: {
      ...driver.see,
      // Public pages stay meanwhile; the header leaves open who is signed in.
      async loading() {
        await person.seesNot(logIn);
        await person.seesNot(driver.account);
      },
      async anonymous() {
        if (isBreak) {
          await person.sees(ofBreak);
          await person.seesNot(logIn);
          await header.getByRole('link', { name: /home page/ }).click();
        }
        isBreak = false;
        await person.sees(logIn);
      },
    },
    perform: {
      'signOut.requested': () => driver.perform['signOut.requested']({}),
      'retry.requested': () => again.click(),
      async 'account.reloadRequested'() {
        if (!(await again.isVisible())) {
          await driver.account.click();
          await header.getByRole('link', { name: t('nav.account'), exact: true }).click();
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
      async 'session.onBreak'() {
        isBreak = true;
        await stage.session('onBreak');
      },
      'session.idled': () => stage.session('idled'),
    },
    ports: {
      readStoredSession: port('readStoredSession'),
      async clearStoredSession(result) {
        isBreak ||= 'answer' in result && JSON.stringify(result.answer).includes('"onBreak"');
        await stage.port('clearStoredSession', result);
      },
      renewTokens: port('renewTokens'),
    },
    fleeting: (value) => stage.level === 'browser' && isFleeting(value),
    begin: () => stage.open('/en-UN/'),
  };
}
