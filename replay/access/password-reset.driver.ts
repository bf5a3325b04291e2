import type { CodeVerificationEvent } from '../../machines/access/code-verification/machine.ts';
import type { CodeVerificationScreen } from '../../machines/access/code-verification/screen.ts';
import type { PasswordResetEvent } from '../../machines/access/password-reset/machine.ts';
import type { PasswordResetScreen } from '../../machines/access/password-reset/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { codeDriver } from './sign-up.driver.ts';
import { anyText, t, wholeText } from '../texts.ts';

/** The popup of a password reset as a person meets it. */
export function passwordResetDriver<P extends Place<P>>(person: Person<P>) {
  const popup = person.getByRole('dialog', { name: t('reset.title') });
  // A step that is behind says after its name that it is done.
  const step = (name: string) =>
    popup.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) });
  const emailForm = popup.getByRole('form', { name: t('reset.email.title') });
  const passwordForm = popup.getByRole('form', { name: t('reset.password.title') });
  const email = emailForm.getByLabel(t('field.email.label'));
  const password = passwordForm.getByLabel(t('reset.password.label'), { exact: true });
  const again = passwordForm.getByLabel(t('reset.password.again.label'));
  const submit = passwordForm.getByRole('button', { name: t('reset.password.submit') });
  const restart = popup.getByRole('button', { name: t('reset.restart') });
  const alert = popup.getByRole('alert');

  const driver: Driver<PasswordResetEvent, PasswordResetScreen> = {
    perform: {
      async 'email.submitted'(entered) {
        await email.fill(entered.email);
        await emailForm.getByRole('button', { name: t('reset.email.submit') }).click();
      },
      async 'password.submitted'(entered) {
        await password.fill(entered.password);
        await again.fill(entered.password);
        await person.insists(submit);
      },
      'restart.chosen': () => restart.click(),
    },
    see: {
      async email() {
        await person.sees(emailForm);
        await person.seesCurrent(step(t('reset.step.email')), 'step');
      },
      async verification() {
        await person.sees(popup);
        await person.seesCurrent(step(t('reset.step.verification')), 'step');
      },
      async password(failed) {
        await person.sees(passwordForm);
        await person.seesCurrent(step(t('reset.step.password')), 'step');
        if (failed === 'invalid') {
          await person.isToldAt(password, anyText('field.password.refused'));
        } else if (failed) {
          await person.sees(alert, t('reset.password.failed'));
          await seesFailure(person, alert, failed);
        }
      },
      async over() {
        await person.sees(alert, t('reset.over.title'));
        await person.sees(popup.getByRole('link', { name: t('action.logIn') }));
        await person.sees(restart);
        await person.seesNot(passwordForm);
      },
      // A moment later the site has gone home, where the login opens.
      complete: () => person.isAt(/\/#login$/),
    },
  };
  return { ...driver, popup, email, password, again, submit, restart, alert };
}

/** Its code step. */
export function resetCodeDriver<P extends Place<P>>(
  person: Person<P>,
): Driver<CodeVerificationEvent, CodeVerificationScreen> & { readonly field: P } {
  const popup = person.getByRole('dialog', { name: t('reset.title') });
  return codeDriver(person, {
    around: popup,
    sent: /^If an account exists for .+, we have sent a code to its phone or a link/,
    change: wholeText('code.change', 'reset.changeEmail'),
    changeContact: t('reset.changeEmail'),
    leaveLock: t('reset.lock.close'),
  });
}
