import type { TermsEvent } from '../../machines/site/terms/machine.ts';
import type { TermsScreen } from '../../machines/site/terms/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** The page on which new terms are accepted. */
export function termsDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: t('terms.update.title') });
  const accept = main.getByRole('button', { name: t('terms.update.accept') });

  const driver: Driver<TermsEvent, TermsScreen, 'account.read'> = {
    perform: { 'terms.accepted': () => accept.click() },
    see: {
      async reading(failed) {
        await person.sees(heading);
        await person.seesIdle(accept);
        if (failed) {
          const notice = main.getByRole('alert');
          await person.sees(notice, t('terms.update.error'));
          await seesFailure(person, notice, failed);
        }
      },
      accepting: () => person.seesBusy(accept),
      accepted: () => person.seesNot(heading),
    },
  };
  return driver;
}
