import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCard } from '../../src/games/card.ts';

/** A game as content and the platform name it, with the given differences. */
const game = (different: object = {}) => ({
  gameId: 'game.golden-fern',
  _type: 'casinoGames',
  gameSlug: 'golden-fern',
  name: 'Golden Fern',
  version: '1.4.0',
  gameType: 'slot',
  jackpotExist: false,
  returnToPlayer: 9_612,
  channels: ['desktop', 'mobile'],
  volatility: 'low',
  provider: {
    _id: 'provider.fern',
    title: 'Fern & Fable',
    providerImgUrl: 'image-1a-160x160-svg',
    restrictedCountry: ['FR'],
    removeRestrictedCountryOverlay: true,
  },
  subProvider: null,
  betLimits: [{ currency: 'EUR', min: 20, max: 10_000 }],
  images: { thumbnail: 'image-2b-800x800-svg', '4x': 'image-3c-800x800-svg' },
  ...different,
});

const provider = (different: object) => ({ provider: { ...game().provider, ...different } });

describe('GAME-07: a game is read off an answer', () => {
  it('with everything that decides, and everything that shows', () => {
    expect(readCard(game())).toEqual({
      id: 'game.golden-fern',
      _type: 'casinoGames',
      gameSlug: 'golden-fern',
      name: 'Golden Fern',
      version: '1.4.0',
      gameType: 'slot',
      jackpotExist: false,
      returnToPlayer: 9_612,
      channels: ['desktop', 'mobile'],
      volatility: 'low',
      provider: {
        _id: 'provider.fern',
        title: 'Fern & Fable',
        image: 'image-1a-160x160-svg',
        restrictedCountry: ['FR'],
        removeRestrictedCountryOverlay: true,
      },
      subProvider: null,
      betLimits: [{ currency: 'EUR', min: 20, max: 10_000 }],
      images: {
        thumbnail: 'image-2b-800x800-svg',
        '2xh': 'image-2b-800x800-svg',
        '2xv': 'image-2b-800x800-svg',
        '4x': 'image-3c-800x800-svg',
        vertical: 'image-2b-800x800-svg',
      },
      seats: null,
      seatsTaken: null,
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['short name', { gameSlug: undefined }],
    ['id', { gameId: null }],
    ['type', { _type: 'sports' }],
    ['kind', { gameType: 'lottery' }],
    ['version', { version: 14 }],
    ['return to player', { returnToPlayer: '96 %' }],
    ['provider', { provider: null }],
    ['provider’s id', provider({ _id: '' })],
    ['provider’s list of countries that is a list', provider({ restrictedCountry: 'FR' })],
    ['sub-provider’s list that is one', { subProvider: { _id: 's', restrictedCountry: 'FR' } }],
  ])('without a %s it is left out', (_, different) => {
    expect(readCard(game(different))).toBeUndefined();
  });

  it.each([
    ['pictures', { images: null }, { images: { thumbnail: '', '4x': '' } }],
    ['bet limits', { betLimits: null }, { betLimits: [] }],
    [
      'limits that are none',
      {
        betLimits: [
          { currency: 'XXX', min: 1, max: 2 },
          { currency: 'EUR', min: 9, max: 2 },
        ],
      },
      { betLimits: [] },
    ],
    ['a provider’s name', provider({ title: 7 }), { provider: { title: '' } }],
    ['channels', { channels: 'all' }, { channels: [] }],
  ])('without %s it shows without them', (_, different, shown) => {
    expect(readCard(game(different))).toMatchObject(shown);
  });

  it('LOBBY-14: the free seats of a live table decide, where the studio tells of them', () => {
    const live = { _type: 'liveCasinoGames', gameType: 'blackjack' };
    expect(readCard(game({ ...live, seats: 7, seatsTaken: 3 }))).toMatchObject({
      seats: 7,
      seatsTaken: 3,
      seatsNow: 4,
    });
    expect(readCard(game({ ...live, seats: 7 }))).not.toHaveProperty('seatsNow');
    // Any number of players has room.
    expect(readCard(game({ ...live, seats: 0, seatsTaken: 90 }))).not.toHaveProperty('seatsNow');
  });

  it('whatever an answer holds breaks nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(game())), (value, key) => {
        readCard(value);
        readCard(game({ [key]: value }));
      }),
    );
  });
});
