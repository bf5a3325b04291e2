import { fromCallback } from 'xstate';
import type { Runtime } from '../runtime.ts';

/** Tells a game of the player's reminder, which covers it (ACT-08): of one that shows already, at once. */
export const watchReminder = ({ site }: Pick<Runtime, 'site'>) =>
  fromCallback(({ sendBack }) => {
    const isShown = (): boolean => site.getSnapshot().matches({ who: { player: 'reminded' } });
    let wasShown = false;
    const look = (): void => {
      if (isShown() === wasShown) return;
      wasShown = !wasShown;
      sendBack({ type: wasShown ? 'reminder.shown' : 'reminder.answered' });
    };
    look();
    const heard = site.subscribe(look);
    return () => {
      heard.unsubscribe();
    };
  });
