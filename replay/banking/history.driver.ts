import type { HistoryScreen } from '../../machines/banking/history/screen.ts';
import type { HistoryEvent, HistoryFilter } from '../../machines/banking/history/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The list tells of its own failures; the sums have a chart of their own beside it. */
const LIST = 'getTransactions';

/** The day of a moment; where a period ends, it is the day before that counts. */
const dayAt = (moment: string | undefined, shift = 0): string =>
  moment === undefined ? '' : new Date(Date.parse(moment) + shift).toISOString().slice(0, 10);

/** The player's transactions as a person meets them. */
export function historyDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const list = main.getByRole('region', { name: t('history.title') });
  const summary = main.getByRole('region', { name: t('history.figures.title') });
  const form = main.getByRole('form', { name: t('history.filter.title') });
  const alert = list.getByRole('alert');
  const more = list.getByRole('button', { name: t('history.more') });
  const outdated = list.getByRole('status').filter({ hasText: t('history.stale.title') });

  const enter = async ({ hours, from, to, category, status }: HistoryFilter): Promise<void> => {
    const period = form.getByLabel(t('history.filter.period'));
    if (!(await period.isVisible()))
      await main.getByText(t('history.filter.title'), { exact: true }).click();
    await period.selectOption(hours === undefined ? 'dates' : String(hours));
    if (hours === undefined) {
      await form.getByLabel(t('history.filter.from')).fill(dayAt(from));
      await form.getByLabel(t('history.filter.to')).fill(dayAt(to, -1));
    }
    await form.getByLabel(t('history.filter.category')).selectOption(category ?? '');
    await form.getByLabel(t('history.filter.status')).selectOption(status ?? '');
  };
  const seesList = async (): Promise<void> => {
    await person.sees(
      list,
      anyText('history.more', 'history.end', 'history.unmatched.body', 'history.unmatched.end'),
    );
    await person.seesNot(alert);
  };

  const driver: Driver<HistoryEvent, HistoryScreen, 'balance.changed' | 'player.changed'> = {
    perform: {
      async 'filter.applied'({ filter }) {
        await enter(filter);
        await form.getByRole('button', { name: t('history.filter.apply') }).click();
      },
      async 'filter.cleared'() {
        const clear = form.getByRole('button', { name: t('history.filter.clear') });
        if (!(await clear.isVisible()))
          await main.getByText(t('history.filter.title'), { exact: true }).click();
        await clear.click();
      },
      'more.requested': () => person.insists(more),
      'retry.requested': () => alert.getByRole('button', { name: t('action.retry') }).click(),
      'figures.retried': () => summary.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async loading() {
        await person.isTold(list.getByText(t('history.loading')));
        await person.seesNot(alert);
      },
      async listed() {
        await seesList();
        await person.seesNot(outdated);
        if (await more.isVisible()) await person.seesIdle(more);
      },
      async empty() {
        await person.sees(list, t('history.empty.title'));
        await person.seesNot(outdated);
      },
      async stale(failed, of) {
        await person.sees(outdated, t('history.stale.body'));
        if (failed && of === LIST) await seesFailure(person, outdated, failed);
      },
      async readingMore() {
        await person.seesBusy(more);
        await person.seesNot(alert);
      },
      async moreFailed(failed, of) {
        await person.sees(alert, t('history.more.error'));
        if (failed && of === LIST) await seesFailure(person, alert, failed);
      },
      async failed(failed, of) {
        await person.sees(alert, t('history.error.title'));
        if (failed && of === LIST) await seesFailure(person, alert, failed);
      },
    },
  };
  return { ...driver, list, summary, more };
}
