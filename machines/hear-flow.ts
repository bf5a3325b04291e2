import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';

/** Passes on a flow's announcements: its facts are events of the page that runs it. */
export const hearFlow = fromCallback<EventObject, { readonly flow: AnyActorRef }>(
  ({ input, sendBack }) => {
    const heard = input.flow.on('*', sendBack);
    return () => {
      heard.unsubscribe();
    };
  },
);
