import { createActor, type ActorRefFrom } from 'xstate';
import { inboxMachine } from '../../../machines/site/inbox/machine.ts';
import { mayCount, onChoice } from '../../runtime/tracking/consent.ts';
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
    input: { playerId, isAllowed: mayCount() },
    ...(inspect && { inspect }),
  });
  const follow = (): void => {
    const isAllowed = mayCount();
    if (isAllowed === actor.getSnapshot().context.isAllowed) return;
    actor.send({ type: 'consent.changed', isAllowed });
  };
  const endOfChoices = onChoice(follow);
  const heard = [
    session.on('session.authorized', ({ playerId: id }) => {
      // Another player's consent does not hold for this one.
      follow();
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
      endOfChoices();
      for (const subscription of heard) subscription.unsubscribe();
      tellUnread(0);
      actor.stop();
    },
  });
  return actor.start();
}
