import type { TermsEvent } from '../../machines/site/terms/machine.ts';
import type { TermsScreen } from '../../machines/site/terms/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The page on which new terms are accepted. */
export function termsDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: 'Our terms have changed' });
  const accept = main.getByRole('button', { name: 'Accept and continue' });

  const driver: Driver<TermsEvent, TermsScreen, 'account.read'> = {
    perform: { 'terms.accepted': () => accept.click() },
    see: {
      async reading(failed) {
        await person.sees(heading);
        await person.seesIdle(accept);
        if (failed) {
          const notice = main.getByRole('alert');
          await person.sees(notice, 'We could not save your answer');
          await seesFailure(person, notice, failed);
        }
      },
      accepting: () => person.seesBusy(accept),
      accepted: () => person.seesNot(heading),
    },
  };
  return driver;
}
