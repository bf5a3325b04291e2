import type { InboxEvent, InboxScreen } from '../../machines/site/inbox/setup.ts';
import type { Driver } from '../driver.ts';
import { seesFailure } from '../failure.ts';
import type { Person, Place } from '../person.ts';
import { anyText, t } from '../texts.ts';

type NotByPerson = Exclude<InboxEvent['type'], 'page.opened' | 'page.left' | 'retry.requested'>;

/** The inbox as a person meets it: its page, and its count in the header. */
export function inboxDriver<P extends Place<P>>(person: Person<P>) {
  const main = person.getByRole('main');
  const banner = person.getByRole('banner');
  const account = banner.getByRole('button', { name: /^My account/ });
  const heading = main.getByRole('heading', { level: 1, name: t('inbox.title') });
  const messages = main.getByRole('region', { name: t('inbox.frame') });
  const opening = main.getByText(t('inbox.loading'));
  const failure = main.getByRole('alert');

  const driver: Driver<InboxEvent, InboxScreen, NotByPerson> = {
    perform: {
      async 'page.opened'() {
        await account.click();
        await banner.getByRole('link', { name: /^Inbox/ }).click();
      },
      'page.left': () =>
        banner.getByRole('link', { name: t('shell.home', { brand: 'Northlight' }) }).click(),
      'retry.requested': () => failure.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async away() {
        await person.seesNot(heading);
        await person.seesNot(banner.getByRole('button', { name: anyText('inbox.unread') }));
      },
      beside: () => person.seesNot(heading),
      async loading() {
        await person.sees(heading);
        await person.isTold(opening);
        await person.seesNot(messages);
      },
      async empty() {
        await person.sees(heading);
        await person.sees(main, t('inbox.empty.title'));
      },
      async opening() {
        await person.sees(heading);
        await person.isTold(opening);
      },
      async open() {
        await person.sees(heading);
        await person.sees(messages);
        await person.seesNot(opening);
      },
      async failed(failed) {
        await person.sees(failure, t('inbox.failed.title'));
        if (failed) await seesFailure(person, failure, failed);
      },
    },
  };
  return {
    ...driver,
    account,
    messages,
    /** The header counts unread messages. */
    seesUnread: async (count: number): Promise<void> => {
      const words = `${t('shell.account')}, ${t('inbox.unread', { count })}`;
      await person.sees(
        banner.getByRole('button', { name: count === 0 ? t('shell.account') : words }),
      );
    },
  };
}
