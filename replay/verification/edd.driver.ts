import type { QuestionnaireForm } from '../../machines/verification/edd/answers.ts';
import type { EddEvent } from '../../machines/verification/edd/setup.ts';
import type { EddScreen } from '../../machines/verification/edd/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The questionnaire as a person meets it, in its window or on its page. */
export function eddDriver<P extends Place<P>>(person: Person<P>) {
  const begin = person.getByRole('button', { name: 'Answer now' });
  const submit = person.getByRole('button', { name: 'Submit answers' });
  const later = person.getByRole('button', { name: 'Later' });
  const alert = person.getByRole('alert');
  const occupation = person.getByLabel('What do you do for a living?');
  const otherOccupation = person.getByLabel('Your occupation, in your own words');
  let isOther = false;

  async function fill(form: QuestionnaireForm): Promise<void> {
    await occupation.selectOption(form.selectedOccupation);
    isOther = form.selectedOccupation === 'other';
    if (isOther) await otherOccupation.fill(form.otherOccupation);
    await person
      .getByLabel('Your yearly income before tax')
      .selectOption(String(form.selectedSalaryRange));
    await person
      .getByLabel('Where does the money you play with come from?')
      .selectOption(form.selectedSourceOfFund);
    if (form.selectedSourceOfFund === 'other') {
      await person
        .getByLabel('Where it comes from, in your own words')
        .fill(form.otherSourceOfFund);
    }
    await person.getByLabel(/^Place of birth/).fill(form.placeOfBirth);
    await person.getByLabel(/^Nationality/).selectOption(form.nationality);
  }

  const driver: Driver<EddEvent, EddScreen> = {
    perform: {
      'questionnaire.begun': () => begin.click(),
      'questionnaire.postponed': () => later.click(),
      async 'questionnaire.submitted'({ form }) {
        await fill(form);
        // What is not complete has a button that does nothing.
        await submit.click({ force: true });
      },
      'retry.requested': () => person.getByRole('button', { name: 'Try again' }).click(),
    },
    see: {
      reminder: () => person.sees(begin),
      async postponed() {
        await person.seesNot(later);
        await person.seesNot(submit);
      },
      loading: () => person.isTold(person.getByText('Loading the questions…')),
      async loadFailed(failed) {
        await person.sees(alert, 'We could not load the questions');
        if (failed) await seesFailure(person, alert, failed);
      },
      async answering() {
        await person.sees(submit);
        await person.seesNot(alert);
      },
      submitting: () => person.seesBusy(submit),
      async notSubmitted(failed) {
        if (failed === 'invalid') {
          await person.isToldAt(isOther ? otherOccupation : occupation, /was not accepted/);
          return;
        }
        await person.sees(alert, 'We could not submit your answers');
        if (failed) await seesFailure(person, alert, failed);
      },
      submitted: () => person.sees(person.getByText('Your answers are being reviewed').first()),
      notAsked: () => person.sees(person.getByText('No answers are needed').first()),
    },
  };
  return driver;
}
