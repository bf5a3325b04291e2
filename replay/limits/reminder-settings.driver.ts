import type {
  ReminderSettingsEvent,
  ReminderSettingsScreen,
} from '../../machines/limits/reminder-settings/machine.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from '../profile/section.ts';
import { anyText, t } from '../texts.ts';

/** The section of the reminder as a person meets it. */
export function reminderSettingsDriver<P extends Place<P>>(person: Person<P>) {
  const { region } = sectionOf(person, t('reminderSettings.title'));
  const save = region.getByRole('button', { name: t('reminderSettings.save'), exact: true });
  const alert = region.getByRole('alert');
  const driver: Driver<ReminderSettingsEvent, ReminderSettingsScreen> = {
    perform: {
      async 'reminder.chosen'({ minutes }) {
        const name = minutes === null ? t('reminderSettings.never') : `Every ${minutes} minutes`;
        await region.getByRole('radio', { name, exact: true }).check();
        await save.click();
      },
      'retry.requested': () => region.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      loading: () => person.isTold(region.getByText(t('reminderSettings.loading'))),
      async loadFailed(failed) {
        await person.sees(region.getByText(t('reminderSettings.error.load')));
        await seesFailure(person, region, failed);
      },
      async choosing() {
        await person.seesIdle(save);
        await person.seesNot(region.getByText(anyText('reminderSettings.saved')));
      },
      saving: () => person.seesBusy(save),
      saved: () => person.sees(region.getByText(anyText('reminderSettings.saved'))),
      async notSaved(failed) {
        await person.sees(alert, t('reminderSettings.error.save'));
        if (failed !== undefined) await seesFailure(person, alert, failed);
      },
    },
  };
  return driver;
}
