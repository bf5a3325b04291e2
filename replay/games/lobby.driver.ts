import type { LobbyScreen } from '../../machines/games/lobby/screen.ts';
import type { LobbyEvent } from '../../machines/games/lobby/setup.ts';
import type { SearchEmitted } from '../../machines/games/search/setup.ts';
import type { FailureName } from '../../machines/samples.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { t } from '../texts.ts';

/** A category and providers of the lobby, by the names that content gives them. */
const CATEGORY = 'Slots';
const STUDIOS: Readonly<Record<string, string>> = {
  'provider.amber-kettle': 'Amber Kettle',
  'provider.tin-parade': 'Tin Parade',
};

/** A lobby as a person meets it. */
export function lobbyDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const menu = main.getByRole('navigation', { name: t('lobby.menu') });
  const category = menu.getByRole('link', { name: CATEGORY, exact: true });
  const alert = main.getByRole('alert');
  const more = main.getByRole('button', { name: t('lobby.more') });
  const panel = person.getByRole('dialog', { name: t('lobby.filters.title') });
  const loading = main.getByText(t('lobby.loading'));

  const uncovered: Driver<LobbyEvent, LobbyScreen>['see'] = {
    async loading() {
      await person.isTold(loading);
      await person.seesNot(category);
      await person.seesNot(alert);
    },
    async failed(failed) {
      await person.sees(alert, t('lobby.failed.title'));
      await person.seesNot(category);
      if (failed) await seesFailure(person, alert, failed);
    },
    home: () =>
      person.sees(
        main.getByRole('region', { name: CATEGORY }).getByRole('link', {
          name: t('lobby.showAllOf', { category: CATEGORY }),
        }),
      ),
    unknownCategory: () => person.sees(main, t('lobby.unknownCategory.title')),
    unknownStudio: () => person.sees(main, t('lobby.unknownStudio.title')),
    async readingGames() {
      await person.isTold(loading);
      await person.sees(category);
    },
    async gamesFailed(failed) {
      await person.sees(alert, t('lobby.failed.title'));
      await person.sees(category);
      if (failed) await seesFailure(person, alert, failed);
    },
    noGames: () => person.sees(main, t('lobby.none.title')),
    async games() {
      await person.sees(main.getByRole('listitem').filter({ hasText: '€' }).first());
      await person.seesNot(alert);
      if (await more.isVisible()) await person.seesIdle(more);
    },
    async readingMore() {
      await person.seesBusy(more);
      await person.seesNot(alert);
    },
    async moreFailed(failed) {
      await person.sees(alert, t('lobby.more.failed'));
      if (failed) await seesFailure(person, alert, failed);
    },
  };

  const driver: Driver<LobbyEvent, LobbyScreen, SearchEmitted['type']> = {
    perform: {
      async 'address.changed'({ place }) {
        const to = place.category === undefined ? t('lobby.all') : CATEGORY;
        await menu.getByRole('link', { name: to, exact: true }).click();
      },
      'retry.requested': () => alert.getByRole('button', { name: t('action.retry') }).click(),
      'more.requested': () => person.insists(more),
      async 'panel.opened'() {
        await main.getByRole('link', { name: t('lobby.filters.title'), exact: true }).click();
        await person.sees(panel);
      },
      async 'panel.closed'() {
        await panel.getByRole('button', { name: t('lobby.filters.show') }).click();
        await person.seesNot(panel);
      },
      'studio.toggled': ({ studio }) =>
        panel.getByRole('button', { name: STUDIOS[studio] ?? studio, exact: true }).click(),
      async 'filter.cleared'() {
        const where = (await panel.isVisible()) ? panel : main;
        await where.getByRole('button', { name: t('lobby.filters.clear') }).click();
      },
    },
    see: {
      ...uncovered,
      ...Object.fromEntries(
        Object.entries(uncovered).map(([name, look]) => [
          name,
          // The panel covers what shows.
          async (failed?: FailureName) =>
            (await panel.isVisible()) ? person.sees(panel) : look(failed),
        ]),
      ),
    },
  };
  return driver;
}
