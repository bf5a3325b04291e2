import { CURRENCIES, type Currency } from '../../reference/currencies.ts';
import { GAME_KINDS } from '../../reference/game-rules.ts';
import type { BetLimit, CardStudio, GameCard, GameImages } from '../../reference/game-card.ts';
import { GAME_CHANNELS, GAME_TYPES, VOLATILITIES } from '../../reference/game-visibility.ts';
import { fields, flag, list, number, oneOf, text, texts } from '../content/decode.ts';

const CURRENCY_CODES = Object.keys(CURRENCIES) as readonly Currency[];

export type { GameCard } from '../../reference/game-card.ts';

/** A provider or sub-provider; undefined where its document does not say whom it bars. */
export function readStudio(value: unknown): CardStudio | undefined {
  const { _id, title, providerImgUrl, restrictedCountry, removeRestrictedCountryOverlay } =
    fields(value);
  const id = text(_id);
  // No list bars nobody; of what is no list it cannot be told whom it bars.
  const barred = restrictedCountry ?? [];
  if (id === undefined || !Array.isArray(barred)) return undefined;
  return {
    _id: id,
    title: text(title) ?? '',
    image: text(providerImgUrl) ?? null,
    restrictedCountry: texts(barred),
    removeRestrictedCountryOverlay: flag(removeRestrictedCountryOverlay),
  };
}

function readLimit(value: unknown): BetLimit | undefined {
  const { currency, min, max } = fields(value);
  const known = oneOf(currency, CURRENCY_CODES);
  const [least, most] = [number(min), number(max)];
  return known && least !== undefined && most !== undefined && least <= most
    ? { currency: known, min: least, max: most }
    : undefined;
}

function readImages(value: unknown): GameImages {
  const images = fields(value);
  const thumbnail = text(images['thumbnail']) ?? '';
  const shaped = (shape: string) => text(images[shape]) ?? thumbnail;
  return {
    thumbnail,
    '2xh': shaped('2xh'),
    '2xv': shaped('2xv'),
    '4x': shaped('4x'),
    vertical: shaped('vertical'),
  };
}

/**
 * Reads a game from an answer of content or of the platform, whose names are the same. Left out is a game without
 * a name, or without anything that decides who may see it. Shown without: a picture, which a quiet area replaces;
 * a studio's name or mark; bet limits; seats.
 */
export function readCard(value: unknown): GameCard | undefined {
  const game = fields(value);
  const _type = oneOf(game['_type'], GAME_TYPES);
  const id = text(game['gameId']);
  const gameSlug = text(game['gameSlug']);
  const name = text(game['name']);
  const version = text(game['version']);
  const gameType = oneOf(game['gameType'], GAME_KINDS);
  const returnToPlayer = number(game['returnToPlayer']);
  const channels = list(game['channels'], (channel) => oneOf(channel, GAME_CHANNELS));
  const provider = readStudio(game['provider']);
  const hasSub = fields(game['subProvider'])['_id'] !== undefined;
  const subProvider = hasSub ? readStudio(game['subProvider']) : null;
  if (
    _type === undefined ||
    id === undefined ||
    gameSlug === undefined ||
    name === undefined ||
    version === undefined ||
    gameType === undefined ||
    returnToPlayer === undefined ||
    provider === undefined ||
    subProvider === undefined
  )
    return undefined;
  const seats = number(game['seats']) ?? null;
  const seatsTaken = number(game['seatsTaken']) ?? null;
  return {
    _type,
    id,
    gameSlug,
    name,
    version,
    gameType,
    jackpotExist: flag(game['jackpotExist']),
    returnToPlayer,
    channels,
    provider,
    subProvider,
    betLimits: list(game['betLimits'], readLimit),
    volatility: oneOf(game['volatility'], VOLATILITIES) ?? null,
    images: readImages(game['images']),
    seats,
    seatsTaken,
    ...(seats !== null && seats > 0 && seatsTaken !== null && { seatsNow: seats - seatsTaken }),
  };
}

/** A provider or sub-provider as a query of content asks for it. */
export const STUDIO = `{
  _id, title, "providerImgUrl": mark.asset._ref, restrictedCountry, removeRestrictedCountryOverlay
}`;

/** A card of the document of a game; `$currency` is that of the bet limits. */
export const CARD = `{
  "gameId": _id, _type, gameSlug, name, version, gameType, jackpotExist, returnToPlayer, channels,
  volatility, seats, "provider": provider->${STUDIO}, "subProvider": subProvider->${STUDIO},
  "betLimits": betLimits[currency == $currency]{ currency, min, max },
  "images": { "thumbnail": picture.asset._ref }
}`;
