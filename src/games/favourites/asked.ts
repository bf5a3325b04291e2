import type { Hearted } from '../../../machines/games/favourites/wishes.ts';
import { tabStorage } from '../../api/safe-storage.ts';
import { fields, oneOf, text } from '../../content/decode.ts';
import type { KeptList } from './words.ts';

const slot = (list: KeptList): string => `asked.${list}`;

/**
 * The game that a guest wanted on a list before this page was loaded: who logs in by a payment leaves the site for
 * it (FAV-03). It is known for as long as the tab is open, or until it is on the list or wanted no more.
 */
export function recallAsked(list: KeptList): Hearted | undefined {
  try {
    const asked = fields(JSON.parse(tabStorage.get(slot(list)) ?? 'null'));
    const gameId = text(asked['gameId']);
    const name = text(asked['name']);
    const lobby = oneOf(asked['lobby'], ['casino', 'liveCasino'] as const);
    return gameId === undefined || name === undefined || lobby === undefined
      ? undefined
      : { gameId, lobby, name };
  } catch {
    // Somebody else wrote it.
    return undefined;
  }
}

export function keepAsked(list: KeptList, asked: Hearted | undefined): void {
  if (asked) tabStorage.set(slot(list), JSON.stringify(asked));
  else tabStorage.remove(slot(list));
}
