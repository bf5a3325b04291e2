import { createActor, type ActorRefFrom } from 'xstate';
import { inboxMachine } from '../../../machines/site/inbox/machine.ts';
import { tellUnread } from '../../runtime/player/unread.ts';
import type { Runtime } from '../../runtime/runtime.ts';

export type InboxActor = ActorRefFrom<typeof inboxMachine>;

const actors = new WeakMap<Runtime, InboxActor>();

/** The one flow of a page about the inbox; the first caller starts it, and it ends with the site. */
export function inboxOf(runtime: Runtime): InboxActor {
  const actor = actors.get(runtime) ?? begin(runtime);
  actors.set(runtime, actor);
  return actor;
}

function begin({ bind, inspect, site, session }: Runtime): InboxActor {
  const { playerId } = site.getSnapshot().context;
  const actor = createActor(bind(inboxMachine), {
    input: { playerId },
    ...(inspect && { inspect }),
  });
  const heard = [
    session.on('session.authorized', ({ playerId: id }) => {
      actor.send({ type: 'session.authorized', playerId: id });
    }),
    session.on('session.ended', () => {
      actor.send({ type: 'session.ended' });
    }),
    actor.subscribe(({ context }) => {
      tellUnread(context.unread);
    }),
  ];
  site.subscribe({
    complete() {
      for (const subscription of heard) subscription.unsubscribe();
      tellUnread(0);
      actor.stop();
    },
  });
  return actor.start();
}
