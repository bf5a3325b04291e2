import type { CookieOptions } from '../../machines/site/cookies/choice.ts';
import type { CookiesEvent } from '../../machines/site/cookies/setup.ts';
import type { CookiesScreen } from '../../machines/site/cookies/screen.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

type NotByPerson = 'choice.heard' | 'session.authorized' | 'session.ended';

/** The notice about cookies, and the settings. */
export function cookiesDriver<P extends Place<P>>(person: Person<P>) {
  const notice = person.getByRole('region', { name: 'Your choice about cookies' });
  const settings = person.getByRole('dialog', { name: 'Cookie settings' });
  const group = (name: string): P => settings.getByRole('checkbox', { name });

  const driver: Driver<CookiesEvent, CookiesScreen, NotByPerson> = {
    perform: {
      async 'settings.opened'() {
        // From the notice, or from the foot of the page.
        const choose = notice.getByRole('button', { name: 'Choose' });
        if (await choose.isVisible()) await choose.click();
        else await person.getByRole('button', { name: 'Cookie settings' }).click();
      },
      'settings.closed': () => settings.getByRole('button', { name: 'Close' }).click(),
      async 'choice.made'({ options }: { options: CookieOptions }) {
        const place = (await settings.isVisible()) ? settings : notice;
        const name = options.marketing ? 'Accept all' : 'Reject all';
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
        await person.sees(news, 'Saved on this device, not yet in your account');
        await seesFailure(person, news, failed);
      },
    },
  };
  return { ...driver, notice, settings, group };
}
