import type { SessionEvent } from '../../machines/access/session/machine.ts';
import type { SessionScreen } from '../../machines/access/session/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** The signs of the session on a page: who is signed in, in the header. */
export function sessionDriver<P extends Place<P>>(person: Person<P>) {
  const header = person.getByRole('banner');
  const account = header.getByRole('button', { name: t('shell.account') });
  const logIn = header.getByRole('link', { name: t('action.logIn') });
  /** The button that leaves the news of an unconfirmed session. */
  const leave = person.getByRole('main').getByRole('button', { name: t('session.signOut') });
  const loader = person.getByRole('main').getByText(t('screen.loading'));

  const driver: Driver<
    SessionEvent,
    SessionScreen,
    | 'session.started'
    | 'session.startedElsewhere'
    | 'session.endedElsewhere'
    | 'session.rejected'
    | 'session.expired'
    | 'session.onBreak'
    | 'session.idled'
    | 'standing.doubted'
    | 'platform.lost'
    | 'platform.returned'
    | 'attributes.changed'
  > = {
    perform: {
      async 'signOut.requested'() {
        if (await leave.isVisible()) return leave.click();
        await account.click();
        await header.getByRole('button', { name: t('session.signOut') }).click();
      },
      async 'account.reloadRequested'() {
        await person
          .getByRole('alert')
          .getByRole('button', { name: t('action.retry') })
          .click();
      },
      async 'retry.requested'() {
        await person.reload();
      },
    },
    see: {
      loading: () => person.isTold(loader),
      signingOut: () => person.seesNot(logIn),
      anonymous: () => person.sees(logIn),
      unconfirmed: () => person.sees(leave),
      async player() {
        await person.sees(account);
        await person.seesNot(logIn);
      },
    },
  };
  return { ...driver, account, logIn, loader };
}
