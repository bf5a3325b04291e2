import type { PasswordEvent } from '../../machines/profile/password/machine.ts';
import type { PasswordScreen } from '../../machines/profile/password/screen.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';
import { anyText, t } from '../texts.ts';

/**
 * The section of the password as a person meets it.
 * @param quoted the platform's words for a failure, where it has any (PROF-08)
 */
export function passwordDriver<P extends Place<P>>(person: Person<P>, quoted?: string) {
  const { region, alert, seesFailed, seesDone } = sectionOf(person, t('password.title'));
  const submit = region.getByRole('button', { name: t('password.submit') });
  const newPassword = region.getByLabel(t('password.new.label'), { exact: true });
  const TITLE = t('password.error.title');
  const says = (words: string) => async (): Promise<void> => {
    await person.sees(alert, TITLE);
    await person.sees(alert, words);
    await person.seesIdle(submit);
  };
  const seesQuoted = async (failed: FailureName | undefined): Promise<void> => {
    if (failed !== 'unexpected' || quoted === undefined) return seesFailed(TITLE, failed);
    await says(quoted)();
    await person.sees(alert, anyText('error.reference'));
  };
  const driver: Driver<PasswordEvent, PasswordScreen> = {
    perform: {
      async 'password.submitted'({ body }) {
        await region.getByLabel(t('password.old.label'), { exact: true }).fill(body.oldPassword);
        await newPassword.fill(body.newPassword);
        await region
          .getByLabel(t('password.confirmation.label'), { exact: true })
          .fill(body.newPassword);
        await submit.click();
      },
    },
    see: {
      async editing() {
        await person.seesIdle(submit);
        await person.seesNot(alert);
      },
      saving: () => person.seesBusy(submit),
      async changed() {
        await seesDone(t('password.toast.success'));
        await person.seesIdle(submit);
      },
      oldPasswordIncorrect: says('The old password is incorrect.'),
      playerNotFound: says('Player not found.'),
      newPasswordUnchanged: () => person.isToldAt(newPassword, anyText('password.new.unchanged')),
      async failed(failed) {
        if (failed === 'invalid')
          await person.isToldAt(newPassword, anyText('field.password.refused'));
        else await seesQuoted(failed);
        await person.seesIdle(submit);
      },
    },
  };
  return driver;
}
