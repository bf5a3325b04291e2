import type { LanguageEvent } from '../../machines/profile/language/machine.ts';
import type { LanguageScreen } from '../../machines/profile/language/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';
import { t } from '../texts.ts';

/** The section of the language as a person meets it. */
export function languageDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed, seesDone } = sectionOf(person, t('language.title'));
  const submit = region.getByRole('button', { name: t('language.submit') });
  const driver: Driver<LanguageEvent, LanguageScreen> = {
    perform: {
      async 'language.submitted'({ language }) {
        await region.getByLabel(t('language.label')).selectOption(language);
        await submit.click();
      },
    },
    see: {
      async choosing() {
        await person.seesIdle(submit);
        await person.seesNot(alert);
      },
      saving: () => person.seesBusy(submit),
      async saved() {
        await seesDone(t('language.toast.success'));
        await person.seesIdle(submit);
      },
      async failed(failed) {
        await seesFailed(t('language.error.title'), failed);
        await person.seesIdle(submit);
      },
    },
  };
  return driver;
}
