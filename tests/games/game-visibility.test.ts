import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USUAL_GAMES, type GameRules } from '../../reference/game-rules.ts';
import {
  decideLaunch,
  gameRulesFor,
  isFreePlayOpen,
  isLawful,
  isUnderOverlay,
  offeredTo,
  providersInFilters,
  PROVIDER_LISTS,
  promptsFirst,
  type CatalogueGame,
  type GameViewer,
  type Launch,
  type ProviderLists,
} from '../../reference/game-visibility.ts';
import { countriesOfMarket, isMarketCode, MARKETS } from '../../reference/markets.ts';
import { strictest } from '../../reference/strictest-game-rules.ts';
import {
  games,
  guestAt,
  playerOf,
  rulesOfGames,
  slot,
  studio,
  viewers,
} from './game-visibility.support.ts';

const MODES = ['money', 'free'] as const;

/** Today's bans by country, written down a second time. */
const BANNED: Readonly<Record<string, (game: CatalogueGame) => boolean>> = {
  // Of the games here one has a permission there.
  DE: ({ _type, gameType, jackpotExist, gameSlug, version }) =>
    _type !== 'casinoGames' ||
    gameType !== 'slot' ||
    jackpotExist ||
    gameSlug !== 'jade-penguin' ||
    version !== '1.6.5',
  SE: ({ gameType }) => ['crash', 'scratch', 'gameShow'].includes(gameType),
  MT: ({ returnToPlayer }) => returnToPlayer < 8_500,
  BR: ({ returnToPlayer }) => returnToPlayer < 8_500,
};

/** The countries whose law somebody is under: of residence; for guests of the market, and of the visit. */
function lawsOver({ player, market, country }: GameViewer): readonly string[] {
  if (player) return [player.residence.countryCode];
  const visited = isMarketCode(market) ? countriesOfMarket(MARKETS[market]) : [];
  return country === undefined ? visited : [...visited, country];
}

describe('what the law of a country forbids', () => {
  test('is offered to nobody under it and starts in no mode, whatever the catalogue holds', () => {
    let banned = 0;
    fc.assert(
      fc.property(games, viewers, (game, viewer) => {
        if (!lawsOver(viewer).some((country) => BANNED[country]?.(game) === true)) return;
        banned += 1;
        expect(offeredTo(viewer)(game)).toBe(false);
        for (const mode of MODES) expect(decideLaunch(game, viewer, mode)).toBe('notOffered');
      }),
      { numRuns: 2_000 },
    );
    expect(banned).toBeGreaterThan(100);
  });

  test.each<[string, Partial<GameRules>, Partial<CatalogueGame>]>([
    ['a kind', { gameKinds: ['slot'] }, { gameType: 'roulette' }],
    ['a live dealer, whatever the kind', { liveCasino: false }, { _type: 'liveCasinoGames' }],
    ['a jackpot by its flag', { jackpots: false }, { jackpotExist: true }],
    ['a jackpot by its kind', { jackpots: false }, { gameType: 'jackpotSlot' }],
    ['too low a return', { leastReturn: 8_500 }, { returnToPlayer: 8_499 }],
    ['a return that is no number', { leastReturn: 8_500 }, { returnToPlayer: Number.NaN }],
    ['a game without a permission', { gameAllowList: [] }, {}],
    [
      'another version than the permitted one',
      { gameAllowList: [{ slug: 'golden-fern', version: '1.4.0' }] },
      { version: '1.4.1' },
    ],
    [
      'another game of the permitted version',
      { gameAllowList: [{ slug: 'golden-fern', version: '1.4.0' }] },
      { gameSlug: 'night-owl' },
    ],
  ])('may be %s', (_what, rule, different) => {
    const rules = { ...USUAL_GAMES, ...rule };
    const game = slot(different);
    expect(isLawful(game, USUAL_GAMES)).toBe(true);
    expect(isLawful(game, rules)).toBe(false);
    const gameAllowList = rule.gameAllowList ? [{ slug: 'golden-fern', version: '1.4.0' }] : null;
    expect(isLawful(slot(), { ...rules, gameAllowList })).toBe(true);
  });

  test('in Germany is any game without a permission for its very version, and any but a slot', () => {
    const permitted = slot({ gameSlug: 'jade-penguin', version: '1.6.5' });
    const viewer = playerOf('DE');
    expect(decideLaunch(permitted, viewer, 'money')).toBe('allowed');
    expect(decideLaunch(permitted, viewer, 'free')).toBe('allowed');
    expect(decideLaunch(permitted, guestAt('UN', 'DE'), 'free')).toBe('freePlayClosed');
    for (const different of [
      { version: '1.6.6' },
      { gameSlug: 'golden-fern' },
      { gameType: 'bingo' },
      { jackpotExist: true },
    ] as const)
      expect(offeredTo(viewer)({ ...permitted, ...different })).toBe(false);
  });

  test('is the residence’s for a player; for a guest the market’s and the country’s, the stricter of both', () => {
    const crash = slot({ gameType: 'crash' });
    const isOffered = (viewer: GameViewer) => offeredTo(viewer)(crash);
    expect(isOffered(playerOf('SE', { market: 'FI', country: 'FI' }))).toBe(false);
    expect(isOffered(playerOf('FI', { market: 'SE', country: 'SE' }))).toBe(true);
    expect(isOffered(guestAt('SE'))).toBe(false);
    expect(isOffered(guestAt('SE', 'FI'))).toBe(false);
    expect(isOffered(guestAt('FI', 'SE'))).toBe(false);
    expect(isOffered(guestAt('FI', 'FI'))).toBe(true);
    expect(isOffered(guestAt('UN'))).toBe(true);
  });

  test('of two laws at once is what either forbids', () => {
    fc.assert(
      fc.property(games, viewers, rulesOfGames, rulesOfGames, (game, viewer, one, other) => {
        const both = strictest(one, other);
        expect(isLawful(game, both)).toBe(isLawful(game, one) && isLawful(game, other));
        expect(isFreePlayOpen(viewer, both)).toBe(
          isFreePlayOpen(viewer, one) && isFreePlayOpen(viewer, other),
        );
        expect(both.jackpots).toBe(one.jackpots && other.jackpots);
        expect(both.returnShownAt === 'page').toBe(
          one.returnShownAt === 'page' && other.returnShownAt === 'page',
        );
        expect(both.topWinChanceShown).toBe(one.topWinChanceShown || other.topWinChanceShown);
        expect(both.oddsShown).toBe(one.oddsShown || other.oddsShown);
      }),
    );
  });
});

describe('GAME-08: a country that a provider or sub-provider lists', () => {
  const listed = studio({ restrictedCountry: ['FI'] });
  const unlisted = studio({ _id: 'subProvider.oak' });
  const freed = studio({ restrictedCountry: ['FI'], removeRestrictedCountryOverlay: true });
  const finn = playerOf('FI');

  const abroad = playerOf('CL', { country: 'FI' });
  const other = { ...unlisted, removeRestrictedCountryOverlay: true };
  test.each<[string, Partial<CatalogueGame>, GameViewer, boolean]>([
    ['the provider’s list', { provider: listed }, finn, true],
    ['the sub-provider’s list', { subProvider: listed }, finn, true],
    ['the flag of the provider', { provider: freed }, finn, false],
    ['that of the sub-provider', { subProvider: freed }, finn, false],
    ['a flag without a list of its own', { provider: listed, subProvider: other }, finn, true],
    ['the provider’s flag alone', { provider: freed, subProvider: listed }, finn, true],
    ['where the player is, not only where they live', { provider: listed }, abroad, true],
    ['a guest’s visit', { provider: listed }, guestAt('UN', 'FI'), true],
    ['a guest from nowhere known: the market', { provider: listed }, guestAt('FI'), true],
  ])('%s stops both modes, under an overlay or not', (_what, different, viewer, isCovered) => {
    const game = slot(different);
    for (const mode of MODES) expect(decideLaunch(game, viewer, mode)).toBe('restrictedCountry');
    expect(isUnderOverlay(game, viewer)).toBe(isCovered);
    // It stands in its list all the same.
    expect(offeredTo(viewer)(game)).toBe(true);
  });

  test.each<[string, Partial<CatalogueGame>, GameViewer, Launch, Launch]>([
    ['no list', {}, finn, 'allowed', 'allowed'],
    ['another country', { provider: listed }, playerOf('CL'), 'allowed', 'allowed'],
    ['a guest from elsewhere', { provider: listed }, guestAt('FI', 'CL'), 'loginNeeded', 'allowed'],
  ])('%s stops nothing', (_what, different, viewer, money, free) => {
    const game = slot(different);
    expect(MODES.map((mode) => decideLaunch(game, viewer, mode))).toEqual([money, free]);
    expect(isUnderOverlay(game, viewer)).toBe(false);
  });

  test('never lets a launch through, whatever the catalogue holds', () => {
    fc.assert(
      fc.property(games, viewers, fc.constantFrom(...MODES), (game, viewer, mode) => {
        const here = [viewer.player?.residence.countryCode, viewer.country];
        const isListed = [game.provider, game.subProvider].some((one) =>
          one?.restrictedCountry.some((country) => here.includes(country)),
        );
        if (isListed || isUnderOverlay(game, viewer))
          expect(decideLaunch(game, viewer, mode)).not.toBe('allowed');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('GAME-03, GAME-13: free play', () => {
  const unverified = (countryCode: string) =>
    playerOf(countryCode, { player: { residence: { countryCode }, isAgeVerified: false } });
  test.each<[string, GameViewer, Launch]>([
    ['a guest of Finland', guestAt('FI', 'FI'), 'allowed'],
    ['a guest from nowhere known', guestAt('UN'), 'allowed'],
    ['a guest in Great Britain', guestAt('UN', 'GB'), 'freePlayClosed'],
    ['a Briton whose age nobody verified', unverified('GB'), 'freePlayClosed'],
    ['a Briton whose age is verified', playerOf('GB'), 'allowed'],
    ['a Briton abroad', { ...unverified('GB'), country: 'FI' }, 'freePlayClosed'],
    ['a Finn whose age nobody verified', unverified('FI'), 'allowed'],
  ])('%s', (_who, viewer, launch) => {
    expect(decideLaunch(slot(), viewer, 'free')).toBe(launch);
  });

  test('of a live table is no guest’s: a log-in is asked for first [LIVE-05]', () => {
    const table = slot({ _type: 'liveCasinoGames', gameType: 'roulette' });
    for (const viewer of [guestAt('FI', 'FI'), guestAt('UN')])
      expect(decideLaunch(table, viewer, 'free')).toBe('loginNeeded');
    expect(decideLaunch(table, playerOf('FI'), 'free')).toBe('allowed');
  });

  test('for players is for whoever is logged in, and money is never a guest’s', () => {
    const rules = { freePlayFor: 'players' } as const;
    expect(gameRulesFor(playerOf('DE')).freePlayFor).toBe('players');
    expect(isFreePlayOpen(guestAt('UN'), rules)).toBe(false);
    expect(isFreePlayOpen(unverified('DE'), rules)).toBe(true);
    expect(decideLaunch(slot(), guestAt('FI', 'FI'), 'money')).toBe('loginNeeded');
    expect(decideLaunch(slot(), unverified('FI'), 'money')).toBe('allowed');
  });
});

describe('NS-40: the operator’s lists of providers', () => {
  const lists: ProviderLists = {
    ...PROVIDER_LISTS,
    hiddenInMarket: { LL: ['provider.fern'], CL: ['subProvider.oak'] },
    hiddenInFilters: ['provider.owl'],
    needLogin: ['provider.fern'],
  };

  test('are empty, so that they hide nothing', () => {
    expect(PROVIDER_LISTS).toEqual({
      hiddenInMarket: {},
      hiddenInFilters: [],
      needLogin: [],
      mobilePrompt: [],
    });
  });

  const oak = { subProvider: studio({ _id: 'subProvider.oak' }) };
  test.each<[string, Partial<CatalogueGame>, GameViewer, boolean]>([
    ['a guest of the market', {}, guestAt('LL'), false],
    ['a guest in its country', {}, guestAt('UN', 'NL'), false],
    ['a player without seats', {}, playerOf('NL'), true],
    ['no seat is free', { seatsNow: 0 }, playerOf('NL'), false],
    ['a seat is free', { seatsNow: 1 }, playerOf('NL'), true],
    ['a guest, though a seat is free', { seatsNow: 1 }, guestAt('LL'), false],
    ['another market', { seatsNow: 0 }, playerOf('FI', { market: 'LL' }), true],
    ['a sub-provider', oak, guestAt('CL'), false],
    ['the sub-provider elsewhere', oak, guestAt('PE'), true],
  ])('LOBBY-12: %s', (_what, different, viewer, isOffered) => {
    expect(offeredTo(viewer, lists)(slot(different))).toBe(isOffered);
    for (const mode of MODES)
      expect(decideLaunch(slot(different), viewer, mode, lists) === 'notOffered').toBe(!isOffered);
  });

  test('LOBBY-13: a provider that is no filter keeps its games', () => {
    const owl = studio({ _id: 'provider.owl' });
    expect(providersInFilters([owl, studio()], lists)).toEqual([studio()]);
    expect(offeredTo(guestAt('FI'), lists)(slot({ provider: owl }))).toBe(true);
  });

  test('GAME-09: some ask a guest to log in, also to play for free', () => {
    const free = (viewer: GameViewer) => decideLaunch(slot(), viewer, 'free', lists);
    expect(free(guestAt('FI'))).toBe('loginNeeded');
    expect(free(playerOf('FI'))).toBe('allowed');
    expect(decideLaunch(slot(), guestAt('FI'), 'free')).toBe('allowed');
  });

  test('GAME-09: others only tell a guest on a phone or tablet of the log-in', () => {
    const told = { ...PROVIDER_LISTS, mobilePrompt: ['provider.fern'] };
    const at = (...channels: GameViewer['channels']) => ({ ...guestAt('FI'), channels });
    for (const channel of ['mobile', 'tablet'] as const) {
      expect(promptsFirst(slot(), at(channel), told)).toBe(true);
      expect(promptsFirst(slot(), at(channel))).toBe(false);
      expect(decideLaunch(slot(), at(channel), 'free', told)).toBe('allowed');
    }
    expect(promptsFirst(slot(), at('desktop'), told)).toBe(false);
    expect(promptsFirst(slot(), { ...playerOf('FI'), channels: ['mobile'] }, told)).toBe(false);
    const owl = studio({ _id: 'provider.owl' });
    expect(promptsFirst(slot({ provider: owl }), at('mobile'), told)).toBe(false);
    expect(promptsFirst(slot({ provider: owl, subProvider: studio() }), at('mobile'), told)).toBe(
      true,
    );
  });
});

test('GAME-12: a game shows only on the devices that it is made for', () => {
  const onPhones = slot({ channels: ['mobile'] });
  const at = (...channels: GameViewer['channels']) => ({ ...guestAt('FI'), channels });
  expect(offeredTo(at('desktop'))(onPhones)).toBe(false);
  expect(offeredTo(at('tablet'))(onPhones)).toBe(false);
  expect(offeredTo(at('mobile', 'tablet'))(onPhones)).toBe(true);
  expect(offeredTo(at('desktop'))(slot({ channels: [] }))).toBe(false);
});
