import { fromCallback, type EventObject } from 'xstate';
import { onWake } from '../../runtime/page-watch.ts';

/** Tells the channel when it may have died unnoticed. */
export const watchDevice = fromCallback<EventObject>(({ sendBack }) =>
  onWake(() => {
    sendBack({ type: 'device.woke' });
  }),
);
