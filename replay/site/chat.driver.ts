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

  const support = person.getByRole('link', { name: t('action.support') }).first();
  let isOnItsPage = false;

  const driver: Driver<ChatEvent, ChatScreen, NotByPerson> = {
    perform: {
      async 'page.shown'({ isMainPage, isOffered, opensChat }) {
        isOnItsPage = opensChat;
        if (opensChat) await support.click();
        else if (isMainPage)
          await person.getByRole('banner').getByRole('link', { name: /home$/ }).first().click();
        else
          await person
            .getByRole('link', { name: t('nav.saferPlay') })
            .first()
            .click();
        // The page is another a moment later: the launcher comes, or goes, with it.
        if (!isMainPage) await person.seesNot(launcher);
        else if (isOffered) await person.sees(launcher.or(dialog));
      },
      async 'chat.opened'() {
        // The page of the support has a button, and the link to it leads nowhere from there.
        const press = person.getByRole('button', { name: t('chat.open') });
        if (isOnItsPage || (await press.isVisible())) return press.click();
        if (await launcher.isVisible()) return launcher.click();
        // From a page without a launcher the way leads over that page, which opens the chat.
        isOnItsPage = true;
        return support.click();
      },
      'chat.closed': () => dialog.getByRole('button', { name: t('action.close') }).click(),
      'retry.requested': () => failure.getByRole('button', { name: t('action.retry') }).click(),
    },
    see: {
      async absent() {
        await person.seesNot(dialog);
        await person.seesNot(launcher);
      },
      closed: () => person.seesNot(dialog),
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
