import type { LoginEvent } from '../../machines/access/login/machine.ts';
import type { LoginScreen } from '../../machines/access/login/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

const CLOSED = 'You cannot log in to this account';
const EXCLUDED = 'You are excluded from play';

/** The login popup as a person meets it. */
export function loginDriver<P extends Place<P>>(person: Person<P>) {
  /** Whatever it is about by now. */
  const dialog = person.getByRole('dialog');
  const popup = person.getByRole('dialog', { name: 'Log in' });
  const email = popup.getByLabel('E-mail address');
  const password = popup.getByLabel('Password', { exact: true });
  const submit = popup.getByRole('button', { name: 'Log in' });
  const busy = popup.getByRole('button', { name: 'Logging you in…' });
  const alert = popup.getByRole('alert');
  const signUp = popup.getByRole('link', { name: 'Create an account' });
  const says = (words: string | RegExp) => async (): Promise<void> => {
    await person.sees(alert, words);
    await person.sees(submit);
    await person.sees(signUp);
  };
  /** Who may not play reads so in place of the form, and is not led to a second account. */
  const bars = (title: string, words: string | RegExp) => async (): Promise<void> => {
    const panel = person.getByRole('dialog', { name: title });
    await person.sees(panel, words);
    await person.sees(panel.getByRole('link', { name: 'Contact support' }));
    await person.seesNot(submit);
    await person.seesNot(signUp);
  };

  const driver: Driver<LoginEvent, LoginScreen> = {
    perform: {
      async 'popup.opened'() {
        await person.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
      },
      async 'popup.closed'() {
        await dialog.getByRole('button', { name: 'Close' }).click();
      },
      async 'credentials.submitted'(credentials) {
        if (await busy.isVisible()) return busy.click({ force: true });
        await email.fill(credentials.email);
        await password.fill(credentials.password);
        await submit.click();
      },
      async 'coolingOff.chosen'() {
        await dialog.getByRole('button', { name: 'Start cooling-off' }).click();
      },
    },
    see: {
      closed: () => person.seesNot(dialog),
      async enteringCredentials() {
        await person.sees(submit);
        await person.seesNot(alert);
      },
      submitting: () => person.sees(busy),
      unauthorized: says('The e-mail address or password is not right.'),
      playerNotFound: says('We found no account with these details.'),
      tooManyAttempts: says('Too many attempts.'),
      blacklisted: bars(CLOSED, 'This account is blocked.'),
      accountClosed: bars(CLOSED, 'This account is closed.'),
      excluded: bars(EXCLUDED, /You can log in again in \d+\sdays?\./),
      excludedIndefinitely: bars(EXCLUDED, 'with no end date'),
      onTimeout: bars('You are on a break', 'You are taking a break.'),
      startingCoolingOff: () => person.sees(dialog.getByRole('button', { name: 'Starting…' })),
      coolingOffStarted: bars(
        'Your 24-hour cooling-off period has started.',
        'never shortens a break',
      ),
      async failed(failed) {
        await seesFailure(person, alert, failed);
        await person.sees(submit);
        await person.sees(signUp);
      },
    },
  };
  return { ...driver, popup, email, password, submit, alert };
}
