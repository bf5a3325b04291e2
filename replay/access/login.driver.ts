import type { LoginEvent } from '../../machines/access/login/machine.ts';
import type { LoginScreen } from '../../machines/access/login/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

const CLOSED = t('login.barred.title');
const EXCLUDED = t('login.onBreak.excluded');

/** The login popup as a person meets it. */
export function loginDriver<P extends Place<P>>(person: Person<P>) {
  /** The dialog, about anything by now. */
  const dialog = person.getByRole('dialog');
  const popup = person.getByRole('dialog', { name: t('login.title') });
  const email = popup.getByLabel(t('field.email.label'));
  const password = popup.getByLabel(t('login.password.label'), { exact: true });
  const submit = popup.getByRole('button', { name: t('login.submit') });
  const busy = popup.getByRole('button', { name: t('login.submitting') });
  const alert = popup.getByRole('alert');
  const signUp = popup.getByRole('link', { name: t('login.signUp') });
  const says = (words: string | RegExp) => async (): Promise<void> => {
    await person.sees(alert, words);
    await person.sees(submit);
    await person.sees(signUp);
  };
  /** People who may not play read so in place of the form, and are not led to a second account. */
  const bars = (title: string, words: string | RegExp) => async (): Promise<void> => {
    const panel = person.getByRole('dialog', { name: title });
    await person.sees(panel, words);
    await person.sees(panel.getByRole('link', { name: t('action.support') }));
    await person.seesNot(submit);
    await person.seesNot(signUp);
  };

  const driver: Driver<LoginEvent, LoginScreen> = {
    perform: {
      async 'popup.opened'() {
        await person
          .getByRole('banner')
          .getByRole('link', { name: t('action.logIn') })
          .click();
      },
      async 'popup.closed'() {
        await dialog.getByRole('button', { name: t('action.close') }).click();
      },
      async 'credentials.submitted'(credentials) {
        if (await busy.isVisible()) return person.insists(busy);
        await email.fill(credentials.email);
        await password.fill(credentials.password);
        await submit.click();
      },
      async 'coolingOff.chosen'() {
        await dialog.getByRole('button', { name: t('login.cooling.start') }).click();
      },
    },
    see: {
      closed: () => person.seesNot(dialog),
      async enteringCredentials() {
        await person.sees(submit);
        await person.seesNot(alert);
      },
      submitting: () => person.sees(busy),
      unauthorized: says(t('login.error.unauthorized')),
      playerNotFound: says(t('login.error.notFound')),
      tooManyAttempts: says(t('login.error.maxAttempt')),
      blacklisted: bars(CLOSED, t('login.error.blacklisted')),
      accountClosed: bars(CLOSED, t('login.error.closed')),
      excluded: bars(EXCLUDED, anyText('login.error.exclusion')),
      excludedIndefinitely: bars(EXCLUDED, t('login.error.exclusionIndefinite')),
      onTimeout: bars(
        t('login.onBreak.title'),
        anyText('login.error.timeout', 'login.error.timeout.hours', 'login.error.timeout.minutes'),
      ),
      startingCoolingOff: () =>
        person.sees(dialog.getByRole('button', { name: t('login.cooling.starting') })),
      coolingOffStarted: bars(t('login.cooling.started'), t('login.cooling.about')),
      async failed(failed) {
        await seesFailure(person, alert, failed);
        await person.sees(submit);
        await person.sees(signUp);
      },
    },
  };
  return { ...driver, popup, email, password, submit, alert };
}
