import type { CatalogueGame } from '../../reference/game-visibility.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Finds a game of a brand's catalogue by its short name; undefined where there is none, or where its studio
 * is not there.
 * @param siteId of the brand
 */
export type GameOf = (
  platform: Platform,
  siteId: string,
  slug: string,
) => CatalogueGame | undefined;
