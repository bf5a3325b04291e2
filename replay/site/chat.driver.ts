import type { ChatEvent, ChatScreen } from '../../machines/site/chat/setup.ts';
import type { Driver } from '../driver.ts';
import type { Person, Place } from '../person.ts';
import { t, wholeText } from '../texts.ts';

type NotByPerson = Exclude<
  ChatEvent['type'],
  'page.shown' | 'chat.opened' | 'chat.closed' | 'retry.requested'
>;

/** The support chat, as far as the site shows it; the content of the frame is the widget's. */
export function chatDriver<P extends Place<P>>(person: Person<P>) {
  const launcher = person.getByRole('button', { name: wholeText('chat.launcher', 'chat.unread') });
  const dialog = person.getByRole('dialog', { name: t('chat.title') });
  const waiting = dialog.getByRole('status');
  const failure = dialog.getByRole('alert');

  const driver: Driver<ChatEvent, ChatScreen, NotByPerson> = {
    perform: {
      'page.shown': ({ isMainPage, opensChat }) =>
        isMainPage
          ? person.getByRole('banner').getByRole('link', { name: /home$/ }).first().click()
          : person
              .getByRole('link', { name: t(opensChat ? 'action.support' : 'nav.saferPlay') })
              .first()
              .click(),
      async 'chat.opened'() {
        // From a page without a launcher the way leads over the page of the support, which opens it.
        const press = person.getByRole('button', { name: t('chat.open') });
        if (await launcher.isVisible()) await launcher.click();
        else if (await press.isVisible()) await press.click();
        else
          await person
            .getByRole('link', { name: t('action.support') })
            .first()
            .click();
      },
      'chat.closed': () => dialog.getByRole('button', { name: t('action.close') }).click(),
      'retry.requested': () => failure.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async absent() {
        await person.seesNot(dialog);
        await person.seesNot(launcher);
      },
      async closed() {
        await person.seesNot(dialog);
        // The page around is within reach a moment later: until then its launcher is not found.
        await person.sees(person.getByRole('main'));
      },
      opening: () => person.sees(waiting, t('chat.opening')),
      signingIn: () => person.sees(waiting, t('chat.signingIn')),
      async connected() {
        await person.sees(dialog);
        await person.seesNot(waiting);
        await person.seesNot(failure);
      },
      failed: () => person.sees(failure, t('chat.failed.title')),
    },
  };
  return { ...driver, launcher, dialog };
}
