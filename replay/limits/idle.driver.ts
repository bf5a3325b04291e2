import type { IdleScreen } from '../../machines/limits/idle/screen.ts';
import type { IdleEvent } from '../../machines/limits/idle/setup.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The idle check as a person meets it, who does not see it as long as they do something. */
export function idleDriver<P extends Place<P>>(person: Person<P>) {
  const warning = person.getByRole('dialog', { name: t('idle.warning.title') });
  const account = person.getByRole('button', { name: t('shell.account') });
  const button = (name: string) => warning.getByRole('button', { name, exact: true });

  const driver: Driver<IdleEvent, IdleScreen, 'activity.elsewhere' | 'device.woke'> = {
    perform: {
      // An action in the dialog counts when it is chosen.
      async 'activity.seen'() {
        const isAsked = await warning.isVisible();
        await (isAsked ? warning : account).press('Shift');
      },
      'stay.chosen': () => button(t('idle.warning.stay')).click(),
      'logOut.chosen': () => button(t('idle.warning.logOut')).click(),
    },
    see: {
      hidden: () => person.seesNot(warning),
      warning: () => person.sees(warning.getByText(/^Log-out in [0-3]:\d\d$/)),
      checking: () => person.isTold(warning.getByText(anyText('idle.checking')).first()),
      async left() {
        await person.seesNot(warning);
        await person.seesNot(account);
      },
    },
  };
  return driver;
}
