import type { ActivityTimerScreen } from '../../machines/limits/activity-timer/screen.ts';
import type { ActivityTimerEvent } from '../../machines/limits/activity-timer/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The session reminder as a person meets it. */
export function activityTimerDriver<P extends Place<P>>(person: Person<P>) {
  const dialog = person.getByRole('dialog', { name: 'A look at the time' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const figures = dialog.getByText('Stakes in this session');
  const goOn = button('Go on');
  const nothing = (): Promise<void> => person.seesNot(dialog);

  const driver: Driver<
    ActivityTimerEvent,
    ActivityTimerScreen,
    'answered.elsewhere' | 'settings.changed' | 'device.woke'
  > = {
    perform: {
      'continue.chosen': () => goOn.click(),
      'history.chosen': () => button('See your transactions').click(),
      'logOut.chosen': () => button('Log out').click(),
      'reminder.closed': () => button('Close').click(),
    },
    see: {
      off: nothing,
      counting: nothing,
      async summing() {
        await person.sees(goOn);
        await person.isTold(dialog.getByText('We are adding up this session'));
      },
      async reminder() {
        await person.sees(figures);
        await person.sees(dialog.getByText('You have lost'));
        await person.sees(dialog, '€25.00');
      },
      withoutFigures: () => person.sees(dialog.getByText(/could not add up/)),
      answering: () => person.seesBusy(goOn),
      async notAnswered(failed) {
        await person.sees(dialog.getByText('Your choice did not reach us'));
        await seesFailure(person, dialog, failed);
      },
      left: nothing,
    },
  };
  return driver;
}
