import { createActor } from 'xstate';
import { chatMachine } from '../../../machines/site/chat/machine.ts';
import { chatScreen, type ChatScreen } from '../../../machines/site/chat/screen.ts';
import { lateFlow } from '../../runtime/flows/late-flow.ts';
import { siteFlow } from '../../runtime/flows/site-flow.ts';
import { t } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { forgetChat, keepChat, recallChat } from './memory.ts';

/** The chat's own file, from the first time that it is wanted. */
export const chatPanel = lateFlow(() => import('./ChatPanel.tsx'));

/** Whether the chat is open, or was and may still get answers. */
export const isInUse = (screen: ChatScreen): boolean =>
  (screen.name !== 'absent' && screen.name !== 'closed') ||
  ('frame' in screen && screen.frame !== undefined);

/** The one chat of a page. */
export const chatOf = siteFlow(({ brand, bind, inspect }, playerId) => {
  const actor = createActor(bind(chatMachine), {
    // The page, and whether its market has a chat, are told when they are known.
    input: { isMainPage: false, isOffered: false, playerId, ...recallChat(playerId) },
    ...(inspect && { inspect }),
  });
  actor.on('conversation.forgotten', forgetChat);
  actor.on('chat.unavailable', () => {
    pushToast({
      severity: 'error',
      message: t('chat.blocked', { email: brand.supportEmail }),
    });
  });
  let wasInUse = false;
  actor.subscribe((snapshot) => {
    keepChat(snapshot.context);
    const isWanted = isInUse(chatScreen(snapshot));
    if (isWanted && !wasInUse) {
      chatPanel.fetch().catch(() => {
        actor.send({ type: 'chat.notFetched' });
      });
    }
    wasInUse = isWanted;
  });
  return { actor };
});
