import type {
  ReminderSettingsEvent,
  ReminderSettingsScreen,
} from '../../machines/limits/reminder-settings/machine.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from '../profile/section.ts';

/** The section of the reminder as a person meets it. */
export function reminderSettingsDriver<P extends Place<P>>(person: Person<P>) {
  const { region } = sectionOf(person, 'Reminder of the time');
  const save = region.getByRole('button', { name: 'Save', exact: true });
  const alert = region.getByRole('alert');
  const driver: Driver<ReminderSettingsEvent, ReminderSettingsScreen> = {
    perform: {
      async 'reminder.chosen'({ minutes }) {
        const name = minutes === null ? 'Not at all' : `Every ${minutes} minutes`;
        await region.getByRole('radio', { name, exact: true }).check();
        await save.click();
      },
      'retry.requested': () => region.getByRole('button', { name: 'Try again' }).click(),
    },
    see: {
      loading: () => person.isTold(region.getByText('We are reading your reminder')),
      async loadFailed(failed) {
        await person.sees(region.getByText('Your reminder could not be read'));
        await seesFailure(person, region, failed);
      },
      async choosing() {
        await person.seesIdle(save);
        await person.seesNot(region.getByText(/^Saved\./));
      },
      saving: () => person.seesBusy(save),
      saved: () => person.sees(region.getByText(/^Saved\./)),
      async notSaved(failed) {
        await person.sees(alert, 'Your reminder was not changed');
        if (failed !== undefined) await seesFailure(person, alert, failed);
      },
    },
  };
  return driver;
}
