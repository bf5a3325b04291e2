import type { StatementScreen } from '../../machines/banking/statement/screen.ts';
import type { StatementEvent } from '../../machines/banking/statement/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

/** The statement on the page of the transactions, as a person meets it. */
export function statementDriver<P extends Place<P>>(person: Person<P>) {
  const card = person.getByRole('main').getByRole('region', { name: t('statement.title') });
  const alert = card.getByRole('alert');
  const ask = card.getByRole('button', { name: t('statement.ask') });
  const close = card.getByRole('button', { name: t('action.close') });

  const driver: Driver<StatementEvent, StatementScreen> = {
    perform: {
      async 'statement.requested'() {
        // A new statement begins where the last was closed.
        if (await close.isVisible()) await close.click();
        await ask.click();
      },
      'statement.closed': () => close.click(),
      'retry.requested': () => alert.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      offered: () => person.sees(ask),
      collecting: () => person.sees(card, anyText('statement.collecting')),
      async ready() {
        await person.sees(card, anyText('statement.ready'));
        await person.sees(card.getByRole('button', { name: t('statement.download') }));
      },
      tooLong: () => person.sees(card, t('statement.tooLong.title')),
      async failed(failed) {
        await person.sees(alert, t('statement.error'));
        if (failed) await seesFailure(person, alert, failed);
      },
    },
  };
  return driver;
}
