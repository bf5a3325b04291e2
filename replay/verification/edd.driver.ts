import type { QuestionnaireForm } from '../../machines/verification/edd/answers.ts';
import type { EddEvent } from '../../machines/verification/edd/setup.ts';
import type { EddScreen } from '../../machines/verification/edd/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The questionnaire as a person meets it, in its window or on its page. */
export function eddDriver<P extends Place<P>>(person: Person<P>) {
  const begin = person.getByRole('button', { name: t('edd.begin') });
  const submit = person.getByRole('button', { name: t('edd.submit') });
  const later = person.getByRole('button', { name: t('edd.later') });
  const alert = person.getByRole('alert');
  const occupation = person.getByLabel(t('edd.occupation.label'));
  const otherOccupation = person.getByLabel(t('edd.otherOccupation.label'));
  let isOther = false;

  async function fill(form: QuestionnaireForm): Promise<void> {
    await occupation.selectOption(form.selectedOccupation);
    isOther = form.selectedOccupation === 'other';
    if (isOther) await otherOccupation.fill(form.otherOccupation);
    await person.getByLabel(t('edd.salary.label')).selectOption(String(form.selectedSalaryRange));
    await person.getByLabel(t('edd.source.label')).selectOption(form.selectedSourceOfFund);
    if (form.selectedSourceOfFund === 'other') {
      await person.getByLabel(t('edd.otherSource.label')).fill(form.otherSourceOfFund);
    }
    await person.getByLabel(t('edd.placeOfBirth.label')).fill(form.placeOfBirth);
    await person.getByLabel(t('edd.nationality.label')).selectOption(form.nationality);
  }

  const driver: Driver<EddEvent, EddScreen, 'account.changed'> = {
    perform: {
      'questionnaire.begun': () => begin.click(),
      'questionnaire.postponed': () => later.click(),
      async 'questionnaire.submitted'({ form }) {
        await fill(form);
        // The button of an incomplete form does nothing.
        await person.insists(submit);
      },
      'retry.requested': () => person.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      reminder: () => person.sees(begin),
      async postponed() {
        await person.seesNot(later);
        await person.seesNot(submit);
      },
      standing: () => person.sees(person.getByText(t('edd.notAsked')).first()),
      loading: () => person.isTold(person.getByText(t('edd.loading'))),
      async loadFailed(failed) {
        await person.sees(alert, t('edd.loadFailed.title'));
        if (failed) await seesFailure(person, alert, failed);
      },
      async answering() {
        await person.sees(submit);
        await person.seesNot(alert);
      },
      submitting: () => person.seesBusy(submit),
      async notSubmitted(failed) {
        if (failed === 'invalid') {
          await person.isToldAt(isOther ? otherOccupation : occupation, anyText('field.refused'));
          return;
        }
        await person.sees(alert, t('edd.error.title'));
        if (failed) await seesFailure(person, alert, failed);
      },
      submitted: () => person.sees(person.getByText(t('documents.level.answersReviewed')).first()),
      notAsked: () => person.sees(person.getByText(t('edd.notAsked')).first()),
    },
  };
  return driver;
}
