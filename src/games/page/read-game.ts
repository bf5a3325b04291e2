import type { Currency } from '../../../reference/currencies.ts';
import type { ContentSource } from '../../content/index.ts';
import { watchQuery } from '../../runtime/content/read-content.ts';
import { gameQuery } from './game-query.ts';

/** The read of a game, for a page that came without it. */
export const watchGame = (
  params: { readonly slug: string; readonly currency: Currency },
  source: ContentSource,
) => watchQuery(gameQuery, params, source);
