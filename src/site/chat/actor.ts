import { createActor, type ActorRefFrom } from 'xstate';
import { chatMachine } from '../../../machines/site/chat/machine.ts';
import type { Runtime } from '../../app/runtime.ts';
import { forgetChat, keepChat, recallChat } from './memory.ts';

type ChatActor = ActorRefFrom<typeof chatMachine>;

const actors = new WeakMap<Runtime, ChatActor>();

/** The one chat of a page; the first who asks starts it, and it ends with the site. */
export function chatOf(runtime: Runtime): ChatActor {
  const actor = actors.get(runtime) ?? begin(runtime);
  actors.set(runtime, actor);
  return actor;
}

function begin({ bind, inspect, site, session }: Runtime): ChatActor {
  const { playerId } = site.getSnapshot().context;
  const actor = createActor(bind(chatMachine), {
    // Which page shows, and whether its market has a chat, is told when it is known.
    input: { isMainPage: false, isOffered: false, playerId, ...recallChat(playerId) },
    ...(inspect && { inspect }),
  });
  actor.on('conversation.forgotten', forgetChat);
  actor.subscribe(({ context }) => {
    keepChat(context);
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
