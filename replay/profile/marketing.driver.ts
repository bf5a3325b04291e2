import type { MarketingEvent, PreferenceName } from '../../machines/profile/marketing/machine.ts';
import type { MarketingScreen } from '../../machines/profile/marketing/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { sectionOf } from './section.ts';
import { t } from '../texts.ts';

const LABELS: Readonly<Record<PreferenceName, string>> = {
  EMAIL: t('marketing.channel.email'),
  SMS: t('marketing.channel.sms'),
  MAIL: t('marketing.channel.mail'),
  PHONE: t('marketing.channel.phone'),
  PUSH_NOTIFICATION: t('marketing.channel.push'),
  BONUS_OFFER: t('marketing.topic.bonusOffer'),
  NEWSLETTER: t('marketing.topic.newsletter'),
  CASINO: t('marketing.topic.casino'),
};

/** The section of the marketing preferences as a person meets it. */
export function marketingDriver<P extends Place<P>>(person: Person<P>) {
  const { region, alert, seesFailed } = sectionOf(person, t('marketing.title'));
  const switches = region.getByRole('switch', { name: t('marketing.topic.newsletter') });
  const driver: Driver<MarketingEvent, MarketingScreen> = {
    perform: {
      'preference.switched': ({ name }) =>
        region.getByRole('switch', { name: LABELS[name] }).click(),
      'retry.requested': () => region.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async loading() {
        await person.sees(region);
        await person.seesNot(switches);
        await person.seesNot(alert);
      },
      loadFailed: (failed) => seesFailed(t('marketing.error.load'), failed),
      async choosing() {
        await person.sees(switches);
        await person.seesNot(alert);
      },
      saving: () => person.sees(region.getByText(t('marketing.saving'))),
      saved: () => person.sees(region.getByText(t('marketing.saved'))),
      async mandatory() {
        await seesFailed(t('marketing.error.save'), undefined);
        await person.sees(alert, t('marketing.error.mandatory'));
      },
      notSaved: (failed) => seesFailed(t('marketing.error.save'), failed),
    },
  };
  return driver;
}
