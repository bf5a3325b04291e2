import type { FavouritesEmitted } from '../../../machines/games/favourites/setup.ts';
import type { Words } from '../../texts/index.ts';

/** The lists of games that a player keeps: by hearts (FAV-02), and by subscriptions (FAV-04). */
export type KeptList = 'favourites' | 'mine';

type Restored = Extract<FavouritesEmitted, { type: 'heart.restored' }>;

/** Why a game is on a list, or is not, as it was before (FAV-05). */
export function restoredWords(list: KeptList, { name, wasOn, why }: Omit<Restored, 'type'>): Words {
  const values = { name };
  const words = WORDS[list];
  if (wasOn) return { text: words.stays, values };
  switch (why) {
    case 'error.game.not_found':
      return { text: words.gone, values };
    case 'error.games.too_many':
      return { text: words.full, values };
    default:
      return { text: words.failed, values };
  }
}

const WORDS = {
  favourites: {
    stays: 'games.heart.stays',
    gone: 'games.heart.gone',
    full: 'games.heart.full',
    failed: 'games.heart.failed',
  },
  mine: {
    stays: 'games.mine.stays',
    gone: 'games.heart.gone',
    full: 'games.mine.full',
    failed: 'games.mine.failed',
  },
} as const satisfies Record<KeptList, object>;
