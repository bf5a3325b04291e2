import type { CookieOptions } from '../../machines/site/cookies/choice.ts';
import type { CookiesEvent } from '../../machines/site/cookies/setup.ts';
import type { CookiesScreen } from '../../machines/site/cookies/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

type NotByPerson = 'policy.heard' | 'choice.heard' | 'session.authorized' | 'session.ended';

/** The notice about cookies, and the settings. */
export function cookiesDriver<P extends Place<P>>(person: Person<P>) {
  const notice = person.getByRole('region', { name: t('cookies.notice.title') });
  const settings = person.getByRole('dialog', { name: t('cookies.settings') });
  const group = (name: string): P => settings.getByRole('checkbox', { name });

  const driver: Driver<CookiesEvent, CookiesScreen, NotByPerson> = {
    perform: {
      async 'settings.opened'() {
        // From the notice, or from the foot of the page.
        const choose = notice.getByRole('button', { name: t('cookies.choose') });
        if (await choose.isVisible()) await choose.click();
        else await person.getByRole('button', { name: t('cookies.settings') }).click();
      },
      'settings.closed': () => settings.getByRole('button', { name: t('action.close') }).click(),
      async 'choice.made'({ options }: { options: CookieOptions }) {
        const place = (await settings.isVisible()) ? settings : notice;
        const name = options.marketing ? t('cookies.accept') : t('cookies.reject');
        await place.getByRole('button', { name }).click();
      },
    },
    see: {
      async quiet() {
        await person.seesNot(notice);
        await person.seesNot(settings);
      },
      async notice() {
        await person.sees(notice);
        await person.seesNot(settings);
      },
      async settings(failed) {
        await person.sees(settings);
        if (!failed) return;
        const news = settings.getByRole('status').first();
        await person.sees(news, t('cookies.unsaved.title'));
        await seesFailure(person, news, failed);
      },
    },
  };
  return { ...driver, notice, settings, group };
}
