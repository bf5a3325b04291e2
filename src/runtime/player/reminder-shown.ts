import { fromCallback } from 'xstate';

/** Whether the player's reminder shows: it covers a game that is open (ACT-08). */
let isShown = false;
const listeners = new Set<(isShown: boolean) => void>();

/** The reminder shows over the page, or does so no longer. */
export function tellReminderShown(shown: boolean): void {
  if (shown === isShown) return;
  isShown = shown;
  for (const listener of listeners) listener(shown);
}

/** Tells a game of the reminder: of one that shows already, at once. */
export const watchReminder = fromCallback(({ sendBack }) => {
  const tell = (shown: boolean): void => {
    sendBack({ type: shown ? 'reminder.shown' : 'reminder.answered' });
  };
  if (isShown) tell(true);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
});
