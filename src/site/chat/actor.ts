import { createActor, type ActorRefFrom } from 'xstate';
import { chatMachine } from '../../../machines/site/chat/machine.ts';
import { chatScreen, type ChatScreen } from '../../../machines/site/chat/screen.ts';
import { lateFlow } from '../../runtime/flows/late-flow.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { t } from '../../texts/index.ts';
import { pushToast } from '../../ui/toasts.ts';
import { forgetChat, keepChat, recallChat } from './memory.ts';

/** The chat's own file, from the first time that it is wanted. */
export const chatPanel = lateFlow(() => import('./ChatPanel.tsx'));

/** Whether the chat is open, or was and may still get answers. */
export const isInUse = (screen: ChatScreen): boolean =>
  (screen.name !== 'absent' && screen.name !== 'closed') ||
  ('frame' in screen && screen.frame !== undefined);

type ChatActor = ActorRefFrom<typeof chatMachine>;

const actors = new WeakMap<Runtime, ChatActor>();

/** The one chat of a page; the first caller starts it, and it ends with the site. */
export function chatOf(runtime: Runtime): ChatActor {
  const actor = actors.get(runtime) ?? begin(runtime);
  actors.set(runtime, actor);
  return actor;
}

function begin({ brand, bind, inspect, site, session }: Runtime): ChatActor {
  const { playerId } = site.getSnapshot().context;
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
  const heard = [
    session.on('session.authorized', ({ playerId: id }) => {
      actor.send({ type: 'session.authorized', playerId: id });
    }),
    session.on('session.ended', () => {
      actor.send({ type: 'session.ended' });
    }),
  ];
  site.subscribe({
    complete() {
      for (const subscription of heard) subscription.unsubscribe();
      actor.stop();
    },
  });
  actor.start();
  return actor;
}
