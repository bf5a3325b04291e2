import type { MarketingEvent, PreferenceName } from '../../machines/profile/marketing/machine.ts';
import type { MarketingScreen } from '../../machines/profile/marketing/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';

const LABELS: Readonly<Record<PreferenceName, string>> = {
  EMAIL: 'E-mail',
  SMS: 'Text message',
  MAIL: 'Post',
  PHONE: 'Phone call',
  PUSH_NOTIFICATION: 'Push notification',
  BONUS_OFFER: 'Bonus offers',
  NEWSLETTER: 'Newsletter',
  CASINO: 'Casino news',
};

/** The section of the marketing preferences as a person meets it. */
export function marketingDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed } = sectionOf(person, 'Marketing preferences');
  const switches = region.getByRole('switch', { name: 'Newsletter' });
  const driver: Driver<MarketingEvent, MarketingScreen> = {
    perform: {
      'preference.switched': ({ name }) =>
        region.getByRole('switch', { name: LABELS[name] }).click(),
      'retry.requested': () => region.getByRole('button', { name: 'Try again' }).click(),
    },
    see: {
      async loading() {
        await person.sees(region);
        await person.seesNot(switches);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => seesFailed('We could not load your preferences', failed),
      async choosing() {
        await person.sees(switches);
        await person.seesNot(alert);
      },
      saving: () => person.sees(region.getByText('Saving…')),
      saved: () => person.sees(region.getByText('Saved.')),
      async mandatory() {
        await seesFailed('We could not save this choice', undefined);
        await person.sees(alert, 'We have to send you these messages.');
      },
      notSaved: (failed) => seesFailed('We could not save this choice', failed),
    },
  };
  return driver;
}
