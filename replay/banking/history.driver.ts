import type { HistoryScreen } from '../../machines/banking/history/screen.ts';
import type { HistoryEvent, HistoryFilter } from '../../machines/banking/history/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';

/** The day of a moment; where a period ends, it is the day before that counts. */
const dayAt = (moment: string | undefined, shift = 0): string =>
  moment === undefined ? '' : new Date(Date.parse(moment) + shift).toISOString().slice(0, 10);

/** The player's transactions as a person meets them. */
export function historyDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const list = main.getByRole('region', { name: 'Transactions' });
  const summary = main.getByRole('region', { name: 'Summary' });
  const form = main.getByRole('form', { name: 'Filter' });
  const alert = list.getByRole('alert');
  const more = list.getByRole('button', { name: 'Show more' });
  const outdated = list.getByRole('status').filter({ hasText: 'We could not look for new' });

  const enter = async ({ hours, from, to, category, status }: HistoryFilter): Promise<void> => {
    const period = form.getByLabel('Period');
    if (!(await period.isVisible())) await main.getByText('Filter', { exact: true }).click();
    await period.selectOption(hours === undefined ? 'dates' : String(hours));
    if (hours === undefined) {
      await form.getByLabel(/^First day/).fill(dayAt(from));
      await form.getByLabel(/^Last day/).fill(dayAt(to, -1));
    }
    await form.getByLabel('Category').selectOption(category ?? '');
    await form.getByLabel('Status').selectOption(status ?? '');
  };
  const seesList = async (): Promise<void> => {
    await person.sees(list, /Show more|That is all in this period|None of the/);
    await person.seesNot(alert);
  };

  const driver: Driver<HistoryEvent, HistoryScreen> = {
    perform: {
      async 'filter.applied'({ filter }) {
        await enter(filter);
        await form.getByRole('button', { name: 'Apply filter' }).click();
      },
      async 'filter.cleared'() {
        const clear = form.getByRole('button', { name: 'Clear filter' });
        if (!(await clear.isVisible())) await main.getByText('Filter', { exact: true }).click();
        await clear.click();
      },
      'more.requested': () => more.click({ force: true }),
      'retry.requested': () => alert.getByRole('button', { name: 'Try again' }).click(),
      'figures.retried': () => summary.getByRole('button', { name: 'Try again' }).click(),
    },
    see: {
      async loading() {
        await person.isTold(list.getByText('Loading your transactions…'));
        await person.seesNot(alert);
      },
      async listed() {
        await seesList();
        await person.seesNot(outdated);
        if (await more.isVisible()) await person.seesIdle(more);
      },
      async empty() {
        await person.sees(list, 'No transactions in this period');
        await person.seesNot(outdated);
      },
      async stale(failed) {
        await person.sees(outdated, 'We try again by ourselves');
        if (failed) await seesFailure(person, outdated, failed);
      },
      async readingMore() {
        await person.seesBusy(more);
        await person.seesNot(alert);
      },
      async moreFailed(failed) {
        await person.sees(alert, 'We could not load more transactions');
        if (failed) await seesFailure(person, alert, failed);
      },
      async failed(failed) {
        await person.sees(alert, 'We could not load your transactions');
        if (failed) await seesFailure(person, alert, failed);
      },
    },
  };
  return { ...driver, list, summary, more };
}
