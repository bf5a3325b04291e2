import { fromCallback, type EventObject } from 'xstate';
import { onReturn } from '../../app/page-watch.ts';

/** How often it is looked whether time stood still, in ms. */
const TICK = 15_000;
/** Between two looks, in ms, beyond which the device was asleep: pages out of sight are let tick once a minute. */
const ASLEEP = 90_000;

/** Tells when the device may have missed something: it slept, had no network, or the page was left for a while. */
export const watchDevice = fromCallback<EventObject>(({ sendBack }) => {
  const wake = (): void => {
    sendBack({ type: 'device.woke' });
  };
  let last = Date.now();
  const tick = setInterval(() => {
    const slept = Date.now() - last >= ASLEEP;
    last = Date.now();
    if (slept) wake();
  }, TICK);
  const stop = onReturn(wake);
  addEventListener('online', wake);
  return () => {
    clearInterval(tick);
    stop();
    removeEventListener('online', wake);
  };
});
