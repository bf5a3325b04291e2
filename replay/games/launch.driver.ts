import type { Mode } from '../../machines/games/launch/decide.ts';
import type { LaunchEvent, LaunchScreen } from '../../machines/games/launch/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/**
 * The page of a game.
 * @param name of the game
 * @param isGuest who wants to play for money is asked to log in, and closes the question
 */
export function launchDriver<P extends Place<P>>(
  person: Person<P>,
  name: string,
  isGuest: () => boolean,
) {
  const main = person.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name });
  const play = main.getByRole('button', { name: t('games.playNow'), exact: true });
  const forMoney = main.getByRole('button', { name: t('play.forMoney') });
  const demo = main.getByRole('button', { name: t('games.try') });
  const leave = main.getByRole('button', { name: t('games.leave') });
  const notice = main.getByRole('alert');
  const logIn = person.getByRole('dialog', { name: t('login.title') });
  let pressed = play;
  let isInFree = false;

  const driver: Driver<
    LaunchEvent,
    LaunchScreen,
    'visit.changed' | 'balance.changed' | 'player.changed' | 'session.ended'
  > = {
    perform: {
      async 'money.chosen'() {
        if (isInFree) await forMoney.click();
        else {
          pressed = play;
          await play.click();
        }
        if (!isGuest()) return;
        await person.sees(logIn);
        await logIn.getByRole('button', { name: t('action.close') }).click();
      },
      async 'demo.chosen'() {
        pressed = demo;
        await demo.click();
      },
    },
    see: {
      async offered() {
        isInFree = false;
        await person.sees(heading);
        await person.seesIdle(play);
        await person.seesNot(notice);
      },
      async prompted() {
        await person.sees(main, t('games.prompt.title'));
        await person.seesIdle(demo);
      },
      starting: () => person.seesBusy(pressed),
      async refused() {
        await person.sees(heading);
        await person.sees(notice);
        await person.seesIdle(play);
      },
      async failed(failed) {
        await person.sees(notice, t('games.failed.title'));
        if (failed) await seesFailure(person, notice, failed);
      },
      async game() {
        isInFree = pressed === demo;
        await person.sees(leave);
        await person.seesNot(play);
        await (isInFree ? person.sees(forMoney) : person.seesNot(forMoney));
      },
      async missing() {
        await person.sees(main.getByRole('heading', { level: 1, name: t('games.missing.title') }));
        await person.seesNot(heading);
      },
      async restricted() {
        await person.sees(heading);
        await person.sees(main, t('games.restricted.title'));
        await person.seesNot(play);
      },
      leaving: () => person.seesNot(heading),
    },
  };
  return {
    ...driver,
    leave: () => leave.click(),
    /** The page starts the game by itself, in that mode. */
    expect(mode: Mode) {
      pressed = mode === 'money' ? play : demo;
    },
  };
}
