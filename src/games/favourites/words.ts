import type { FavouritesEmitted } from '../../../machines/games/favourites/setup.ts';
import type { Words } from '../../texts/index.ts';

type Restored = Extract<FavouritesEmitted, { type: 'heart.restored' }>;

/** Why a heart is as it was before (FAV-05). */
export function restoredWords({ name, wasOn, why }: Omit<Restored, 'type'>): Words {
  const values = { name };
  if (wasOn) return { text: 'games.heart.stays', values };
  switch (why) {
    case 'error.game.not_found':
      return { text: 'games.heart.gone', values };
    case 'error.games.too_many':
      return { text: 'games.heart.full', values };
    default:
      return { text: 'games.heart.failed', values };
  }
}
