import type { FavouritesEvent, FavouritesScreen } from '../../machines/games/favourites/setup.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

type NotByPerson = Exclude<FavouritesEvent['type'], 'heart.pressed' | 'login.closed'>;

/** The heart of a game, on its page. @param isGuest whether a press asks for a log-in */
export function favouritesDriver<P extends Place<P>>(
  person: Person<P>,
  name: string,
  isGuest: () => boolean,
) {
  const heart = person
    .getByRole('main')
    .getByRole('button', { name: t('games.heart.label', { name }) });
  const logIn = person.getByRole('dialog', { name: t('login.title') });
  const seesHeart = () => person.sees(heart);

  const driver: Driver<FavouritesEvent, FavouritesScreen, NotByPerson> = {
    perform: {
      async 'heart.pressed'() {
        await heart.click();
        if (isGuest()) await person.sees(logIn);
      },
      'login.closed': () => logIn.getByRole('button', { name: t('action.close') }).click(),
    },
    see: {
      // The question to log in may lie over it.
      guest: () => Promise.resolve(),
      waiting: seesHeart,
      list: seesHeart,
      unread: seesHeart,
    },
  };
  return driver;
}
