import { fromCallback } from 'xstate';
import type { Runtime } from '../runtime.ts';

/**
 * Tells a game of the site's questions to the player, which cover it (ACT-07, ACT-08): of one that shows already, at
 * once.
 */
export const watchQuestions = ({ site }: Pick<Runtime, 'site'>) =>
  fromCallback(({ sendBack }) => {
    let wasShown = false;
    const look = (): void => {
      if (site.getSnapshot().hasTag('asking') === wasShown) return;
      wasShown = !wasShown;
      sendBack({ type: wasShown ? 'question.shown' : 'question.answered' });
    };
    look();
    const heard = site.subscribe(look);
    return () => {
      heard.unsubscribe();
    };
  });
