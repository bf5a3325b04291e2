import type { SearchEvent, SearchScreen } from '../../machines/games/search/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The names of the results that the samples choose. */
const NAMES: Readonly<Record<string, RegExp>> = {
  'jade-penguin': /^Jade Penguin/,
  'provider.amber-kettle': /^Amber Kettle/,
};

/** The search over a lobby as a person meets it. */
export function searchDriver<P extends Place<P>>(person: Person<P>) {
  const panel = person.getByRole('dialog', { name: t('search.title') });
  const field = panel.getByRole('combobox', { name: t('search.field') });
  const list = panel.getByRole('listbox');
  const alert = panel.getByRole('alert');

  const driver: Driver<SearchEvent, SearchScreen, 'address.changed'> = {
    perform: {
      'search.opened': () =>
        person
          .getByRole('main')
          .getByRole('button', { name: t('search.open') })
          .click(),
      'search.closed': () => panel.getByRole('button', { name: t('action.close') }).click(),
      'text.typed': ({ text }) => field.fill(text),
      'option.moved': ({ by }) => field.press(by === 'next' ? 'ArrowDown' : 'ArrowUp'),
      'option.chosen': ({ option }) =>
        list
          .getByRole('option', {
            name: NAMES[option.kind === 'game' ? option.slug : option.id] ?? 'gone',
          })
          .first()
          .click(),
      'enter.pressed': () => field.press('Enter'),
      'retry.requested': () => alert.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async closed() {
        await person.seesNot(panel);
      },
      async begun() {
        await person.sees(panel, t('search.hint'));
        await person.seesNot(list);
      },
      async typing() {
        await person.sees(field);
        await person.seesNot(alert);
      },
      async asking() {
        await person.sees(field);
        await person.seesNot(alert);
      },
      async results() {
        await person.sees(list.getByRole('option').first());
        await person.isTold(
          panel.getByRole('status').filter({ hasText: anyText('search.count', 'search.near') }),
        );
      },
      none: () => person.sees(panel, t('search.none.body')),
      async failed(failed) {
        await person.sees(alert, t('search.failed'));
        if (failed) await seesFailure(person, alert, failed);
      },
    },
  };
  return driver;
}
