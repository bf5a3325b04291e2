import type { ActivityTimerScreen } from '../../machines/limits/activity-timer/screen.ts';
import type { ActivityTimerEvent } from '../../machines/limits/activity-timer/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The session reminder as a person meets it. */
export function activityTimerDriver<P extends Place<P>>(person: Person<P>) {
  const dialog = person.getByRole('dialog', { name: t('reminder.title') });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const figures = dialog.getByText(t('reminder.turnover'));
  const goOn = button(t('reminder.continue'));
  const nothing = (): Promise<void> => person.seesNot(dialog);

  const driver: Driver<
    ActivityTimerEvent,
    ActivityTimerScreen,
    'answered.elsewhere' | 'settings.changed' | 'device.woke'
  > = {
    perform: {
      'continue.chosen': () => goOn.click(),
      'history.chosen': () => button(t('reminder.history')).click(),
      'logOut.chosen': () => button(t('reminder.logOut')).click(),
      'reminder.closed': () => button(t('action.close')).click(),
    },
    see: {
      off: nothing,
      counting: nothing,
      async summing() {
        await person.sees(goOn);
        await person.isTold(dialog.getByText(t('reminder.summing')));
      },
      async reminder() {
        await person.sees(figures);
        await person.sees(dialog.getByText(t('reminder.lost')));
        await person.sees(dialog, '€25.00');
      },
      withoutFigures: () => person.sees(dialog.getByText(anyText('reminder.withoutFigures'))),
      answering: () => person.seesBusy(goOn),
      async notAnswered(failed) {
        await person.sees(dialog.getByText(t('reminder.notAnswered')));
        await seesFailure(person, dialog, failed);
      },
      left: nothing,
    },
  };
  return driver;
}
