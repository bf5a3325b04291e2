import { fromCallback } from 'xstate';
import type { PlayNews } from '../../../machines/games/play/setup.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Tells a game of the site's questions to the player, which cover it (ACT-07, ACT-08): of one that is put already, at
 * once. The site hears of the game whether a round may be under way; of one that is gone, that none is.
 */
export const watchQuestions = ({ site }: Pick<Runtime, 'site'>) =>
  fromCallback<PlayNews>(({ sendBack, receive }) => {
    let wasAsked = false;
    const look = (): void => {
      if (site.getSnapshot().hasTag('asking') === wasAsked) return;
      wasAsked = !wasAsked;
      sendBack({ type: wasAsked ? 'question.shown' : 'question.answered' });
    };
    look();
    const heard = site.subscribe(look);
    receive((news) => {
      site.send(news);
    });
    return () => {
      heard.unsubscribe();
      site.send({ type: 'game.rested' });
    };
  });
