import { createActor } from 'xstate';
import { inboxMachine } from '../../../machines/site/inbox/machine.ts';
import { siteFlow } from '../../runtime/flows/site-flow.ts';
import { tellUnread } from '../../runtime/player/unread.ts';

/** The flow about the inbox. */
export const inboxOf = siteFlow(({ bind, inspect }, playerId) => {
  const actor = createActor(bind(inboxMachine), {
    input: { playerId },
    ...(inspect && { inspect }),
  });
  actor.subscribe(({ context }) => {
    tellUnread(context.unread);
  });
  return {
    actor,
    end() {
      tellUnread(0);
    },
  };
});
