import { fromCallback, fromPromise } from 'xstate';
import type { IdleEvent } from '../../../machines/limits/idle/setup.ts';
import type { Input } from '../../../openapi/types.ts';
import type { Call } from '../../api/call.ts';
import { deviceStorage } from '../../api/safe-storage.ts';
import { STORAGE_KEYS } from '../../api/token-store.ts';
import { onWake } from '../../runtime/page-watch.ts';
import { USED } from '../../runtime/player/use.ts';
import { createPresence, onSleep } from './presence.ts';

/** The dialog that asks whether somebody is there: an action in it counts when it is chosen. */
export const IDLE_WARNING = 'idle-timer';

/** Shortest time between two signs of the player that are passed on, in ms. */
const NOTICED_EVERY = 1_000;
/** Shortest time between two messages to other tabs, in ms. */
const TOLD_EVERY = 15_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', USED] as const;

const presence = createPresence({ now: () => Date.now(), elapsed: () => performance.now() });

/** Watches pointer, keys and touch, other tabs, and the sleep of the device (NS-05). */
export const watchPlayer = fromCallback<{ type: string }>(({ sendBack }) => {
  const send: (event: IdleEvent) => void = sendBack;
  let noticedAt = Number.NEGATIVE_INFINITY;
  let toldAt = Number.NEGATIVE_INFINITY;
  let place = '';
  presence.see();
  const woke = (): void => {
    send({ type: 'device.woke', idleMs: presence.idleMs() });
  };
  const onSign = (event: Event): void => {
    // Browsers report a pointer move when the page moves under the pointer.
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent;
      const before = place;
      place = `${screenX} ${screenY}`;
      if (before === place || before === '') return;
    }
    // A person who opens the laptop presses something before any other sign comes.
    if (presence.hasSlept()) return woke();
    const at = performance.now();
    if (at - noticedAt < NOTICED_EVERY) return;
    if (document.getElementById(IDLE_WARNING)) return;
    noticedAt = at;
    presence.see();
    send({ type: 'activity.seen', at: new Date().toISOString() });
    if (at - toldAt < TOLD_EVERY) return;
    toldAt = at;
    deviceStorage.set(STORAGE_KEYS.lastActivity, String(Date.now()));
  };
  const onElsewhere = (): void => {
    presence.see();
    send({ type: 'activity.elsewhere' });
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // It ends with the session, which is no sign of a player.
    if (key === STORAGE_KEYS.lastActivity && newValue !== null) onElsewhere();
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  addEventListener('storage', onStorage);
  const stops = [onWake(woke), onSleep(presence, woke)];
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    removeEventListener('storage', onStorage);
    for (const stop of stops) stop();
  };
});

/** The player answered the warning: other tabs hear of it. */
export function noteStay(): void {
  presence.see();
  deviceStorage.set(STORAGE_KEYS.lastActivity, String(Date.now()));
}

/** The age of the sign is computed when it is sent: the device's clock may be wrong. */
export const reportActivity = (call: Call) =>
  fromPromise(({ input, signal }: { input: Input<'updateActivityCheck'>; signal: AbortSignal }) =>
    call(
      'updateActivityCheck',
      { body: { ...input.body, idleMs: Math.round(presence.idleMs()) } },
      signal,
    ),
  );
