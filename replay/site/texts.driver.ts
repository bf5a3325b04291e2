import type { TextsEvent } from '../../machines/site/texts/machine.ts';
import type { TextsScreen } from '../../machines/site/texts/screen.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** Languages by code: their own names, and their words for the log-in. */
const LANGUAGES = {
  en: { name: 'English', logIn: t('action.logIn') },
  fi: { name: 'Suomi', logIn: 'Kirjaudu sisään' },
  pt: { name: 'Português', logIn: 'Entrar' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** The signs of the texts on a page: the language that it speaks. */
export function textsDriver<P extends Place<P>>(
  person: Person<P>,
  /** The language that the header should speak now; undefined before the page was ready for the first time. */
  speaks: () => Language | undefined,
) {
  const header = person.getByRole('banner');
  const preferences = header.getByRole('button', {
    name: /Language, country and theme|Kieli, maa ja teema|Idioma, país e tema/,
  });
  /** On a phone they are behind the last button of the bar at the bottom. */
  const more = person.getByRole('button', { name: /^(More|Lisää|Mais)$/ });
  const inItsLanguage = (): Promise<void> =>
    person.sees(header.getByRole('link', { name: LANGUAGES[speaks() ?? 'en'].logIn }));

  const driver: Driver<TextsEvent, TextsScreen> = {
    perform: {
      async 'language.chosen'({ language }) {
        const { name } = LANGUAGES[language as Language];
        await ((await preferences.isVisible()) ? preferences : more).click();
        await header.getByRole('link', { name, exact: true }).click();
      },
    },
    see: {
      // The server's markup, or the page before, stays meanwhile.
      spinner: () => person.sees(header),
      ready: inItsLanguage,
      // A visitor with a page keeps it.
      failed: () =>
        speaks() === undefined
          ? person.sees(person.getByRole('heading', { name: t('screen.failed.title') }))
          : inItsLanguage(),
    },
  };
  return driver;
}
