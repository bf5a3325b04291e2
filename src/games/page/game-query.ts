import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import { contentQuery } from '../../content/query.ts';
import { CARD, readCard } from '../card.ts';

/** A game by the short name in its address; `null`: there is none, or it does not say what decides about it. */
export const gameQuery = contentQuery<
  { readonly slug: string; readonly currency: Currency },
  GameCard | null
>(
  'game',
  // The id of a game's document is made of its short name.
  `*[_id == "game." + $slug && _type in ["casinoGames", "liveCasinoGames"]][0]${CARD}`,
  (result) => readCard(result) ?? null,
);
