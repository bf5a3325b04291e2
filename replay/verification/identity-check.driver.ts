import type { IdentityCheckEvent } from '../../machines/verification/identity-check/machine.ts';
import type { IdentityCheckScreen } from '../../machines/verification/identity-check/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** The page of the identity check as a person meets it. */
export function identityCheckDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: t('identityCheck.title') });
  const submit = main.getByRole('button', { name: t('identityCheck.submit') });
  const notice = main.getByRole('alert');
  const says = (words: string) => async (): Promise<void> => {
    await person.sees(notice, words);
    await person.seesIdle(submit);
  };

  const driver: Driver<IdentityCheckEvent, IdentityCheckScreen> = {
    perform: {
      'identityCheck.submitted': () => submit.click(),
    },
    see: {
      async editing() {
        await person.sees(heading);
        await person.seesIdle(submit);
        await person.seesNot(notice);
      },
      submitting: () => person.seesBusy(submit),
      notRequested: says(t('identityCheck.error.notRequested')),
      async failed(failed) {
        await seesFailure(person, notice, failed);
        await person.seesIdle(submit);
      },
      async succeeded() {
        await person.seesNot(submit);
        await person.sees(main.getByText(t('identityCheck.opening')));
        await person.sees(main.getByRole('link', { name: t('identityCheck.go') }));
      },
    },
  };
  return driver;
}
