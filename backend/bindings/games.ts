import { GAME_KINDS, type GameKind } from '../../reference/game-rules.ts';
import {
  GAME_CHANNELS,
  type CatalogueGame,
  type GameChannel,
  type GameProvider,
} from '../../reference/game-visibility.ts';
import type { GameOf } from '../games/ports.ts';
import { isRecord, isTextList } from '../third-parties/content/schema/values.ts';
import { findDocument } from './content.ts';

type Fields = Readonly<Record<string, unknown>>;

const TYPES: readonly unknown[] = [
  'casinoGames',
  'liveCasinoGames',
] satisfies readonly CatalogueGame['_type'][];

const isType = (value: unknown): value is CatalogueGame['_type'] => TYPES.includes(value);
const isKind = (value: unknown): value is GameKind => GAME_KINDS.some((kind) => kind === value);
const isChannel = (value: unknown): value is GameChannel =>
  GAME_CHANNELS.some((channel) => channel === value);

/** A provider or sub-provider, as its document says. Without a list of countries it restricts none. */
function providerIn({
  _id,
  restrictedCountry = [],
  removeRestrictedCountryOverlay = false,
}: Fields): GameProvider | undefined {
  return typeof _id === 'string' &&
    isTextList(restrictedCountry) &&
    typeof removeRestrictedCountryOverlay === 'boolean'
    ? { _id, restrictedCountry, removeRestrictedCountryOverlay }
    : undefined;
}

/**
 * A game, as its document says; undefined where the document leaves out what decides about it, or names a provider
 * that is not there: of such a game nobody knows whether it may be offered.
 * @param referred finds the document of a reference
 */
function gameIn(
  fields: Fields,
  referred: (reference: unknown) => Fields | undefined,
): CatalogueGame | undefined {
  const { _type, gameSlug, version, gameType, jackpotExist = false, returnToPlayer } = fields;
  const { channels, subProvider = null } = fields;
  const found = referred(fields['provider']);
  const provider = found && providerIn(found);
  const part = subProvider === null ? undefined : referred(subProvider);
  const partOf = part && providerIn(part);
  return isType(_type) &&
    typeof gameSlug === 'string' &&
    typeof version === 'string' &&
    isKind(gameType) &&
    typeof jackpotExist === 'boolean' &&
    typeof returnToPlayer === 'number' &&
    Array.isArray(channels) &&
    provider !== undefined &&
    (subProvider === null || partOf !== undefined)
    ? {
        _type,
        gameSlug,
        version,
        gameType,
        jackpotExist,
        returnToPlayer,
        channels: channels.filter(isChannel),
        provider,
        subProvider: partOf,
      }
    : undefined;
}

/** Games of the content service's documents, as everybody reads them. */
export const gameOf: GameOf = (platform, siteId, slug) => {
  const game = findDocument(
    platform,
    siteId,
    ({ _type, gameSlug }) => isType(_type) && gameSlug === slug,
  );
  return (
    game &&
    gameIn(game, (reference) => {
      const id = isRecord(reference) ? reference['_ref'] : undefined;
      return id === undefined ? undefined : findDocument(platform, siteId, ({ _id }) => _id === id);
    })
  );
};
