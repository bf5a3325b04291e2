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
  // Ids of documents are the service's own: an import or an editor elsewhere gives others.
  `*[_type in ["casinoGames", "liveCasinoGames"] && gameSlug == $slug][0]${CARD}`,
  (result) => readCard(result) ?? null,
);
