import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '../../reference/currencies.ts';
import { GAME_KINDS, type GameKind } from '../../reference/game-rules.ts';
import { ageOf, gameTerms, gameTermsFor, playRulesFor } from '../../reference/game-terms.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { LAW_CURRENCIES, lawAmountIn } from '../../reference/law-amount.ts';
import { CHECK_FIGURES, type GameTerms, type PlayRules } from '../../reference/play-rules.ts';
import { strictestPlay } from '../../reference/strictest-play-rules.ts';
import { guestAt, playerOf } from './game-visibility.support.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
/** Of age everywhere for long. */
const BORN = '1980-01-01';

interface Of {
  readonly kind?: GameKind;
  readonly currency?: Currency;
  readonly born?: string | null;
  readonly now?: number;
}

const termsOf = (
  viewer: GameViewer,
  { kind = 'slot', currency = 'EUR', born = BORN, now = NOON }: Of = {},
): GameTerms => gameTermsFor(viewer, { kind, currency, age: ageOf(viewer, born, now) });

/** The terms where no regulator asks for others. */
const usual: GameTerms = {
  shortestRoundMs: 0,
  highestStake: null,
  autoplayRounds: 100,
  speedUps: true,
  returnShownAt: 'page',
  topWinChanceShown: false,
  oddsShown: false,
};

describe('the terms of a game', () => {
  const calm = { autoplayRounds: 0, speedUps: false } as const;
  const ontarian = playerOf('CA', {
    player: { residence: { countryCode: 'CA', provinceCode: 'ON' }, isAgeVerified: true },
  });
  test.each<[string, GameKind, GameViewer, Partial<GameTerms>]>([
    ['a Finn', 'slot', playerOf('FI'), {}],
    ['a Maltese', 'slot', playerOf('MT'), {}],
    ['a Briton', 'slot', playerOf('GB'), { ...calm, shortestRoundMs: 2_500, highestStake: 500 }],
    [
      'a Briton',
      'jackpotSlot',
      playerOf('GB'),
      { ...calm, shortestRoundMs: 2_500, highestStake: 500 },
    ],
    ['a Briton', 'roulette', playerOf('GB'), { ...calm, shortestRoundMs: 5_000 }],
    ['a Briton', 'videoPoker', playerOf('GB'), { ...calm, shortestRoundMs: 5_000 }],
    ['a Swede', 'slot', playerOf('SE'), { shortestRoundMs: 3_000, autoplayRounds: 60 }],
    ['a Swede', 'blackjack', playerOf('SE'), { shortestRoundMs: 3_000, autoplayRounds: 60 }],
    ['an Ontarian', 'slot', ontarian, { ...calm, shortestRoundMs: 2_500 }],
    ['an Ontarian', 'roulette', ontarian, calm],
    ['a Canadian from elsewhere', 'slot', playerOf('CA'), {}],
    ['a Brazilian', 'roulette', playerOf('BR'), { oddsShown: true }],
    [
      'a German',
      'slot',
      playerOf('DE'),
      {
        shortestRoundMs: 5_000,
        highestStake: 100,
        autoplayRounds: 0,
        returnShownAt: 'stake',
        topWinChanceShown: true,
      },
    ],
  ])('are for %s, of the kind %s, those of the law there', (_who, kind, viewer, different) => {
    const currency = viewer.player?.residence.countryCode === 'GB' ? 'GBP' : 'EUR';
    expect(termsOf(viewer, { kind, currency })).toEqual({ ...usual, ...different });
  });

  test('are a guest’s by the market and the visit at once, with the lowest stake of all ages', () => {
    const young = { currency: 'GBP' } as const;
    expect(termsOf(guestAt('UN', 'GB'), young)).toMatchObject({ ...calm, highestStake: 200 });
    expect(termsOf(guestAt('JJ', 'GB'), { currency: 'EUR' })).toMatchObject({
      ...calm,
      shortestRoundMs: 5_000,
      highestStake: 100,
      returnShownAt: 'stake',
      topWinChanceShown: true,
    });
    expect(termsOf(guestAt('SE', 'FI'))).toMatchObject({ shortestRoundMs: 3_000 });
    expect(termsOf(guestAt('FI', 'FI'))).toEqual(usual);
    // A player abroad stays under the law of home.
    expect(termsOf(playerOf('FI', { market: 'JJ', country: 'DE' }))).toEqual(usual);
  });
});

describe('the British highest stake', () => {
  const atAge = (born: string | null, now: number) =>
    termsOf(playerOf('GB'), { currency: 'GBP', born, now }).highestStake;

  test('rises on the 25th birthday, as it begins in London', () => {
    // Summer time: midnight in London is 23:00 of the day before in UTC.
    expect(atAge('2001-06-15', Date.UTC(2026, 5, 14, 22, 59, 59, 999))).toBe(200);
    expect(atAge('2001-06-15', Date.UTC(2026, 5, 14, 23))).toBe(500);
    // Born on a 29th of February: the day after the 28th.
    expect(atAge('2004-02-29', Date.UTC(2029, 1, 28, 12))).toBe(200);
    expect(atAge('2004-02-29', Date.UTC(2029, 2, 1, 0))).toBe(500);
  });

  test('is the lower one where nobody knows the age', () => {
    expect(atAge(null, NOON)).toBe(200);
  });
});

describe('an amount of a law', () => {
  /** Money for a euro below which no rate of the last years fell, and euros for a pound. */
  const LOWEST_RATES: Readonly<Record<Currency, number>> = {
    EUR: 1,
    GBP: 0.82,
    CAD: 1.35,
    NZD: 1.6,
    PEN: 3.7,
    PLN: 4.1,
    BRL: 5,
    NOK: 9.5,
    ZAR: 16,
    TRY: 35,
    PHP: 55,
    INR: 80,
    CLP: 850,
  };

  const LEAST_WORTH = { EUR: 1, GBP: 1.05 } as const;

  test('stays itself in its own money, and is never more in another', () => {
    for (const currency of LAW_CURRENCIES) {
      expect(lawAmountIn({ amount: 201, currency }, currency)).toBe(201);
      for (const [wanted, { exponent }] of Object.entries(CURRENCIES)) {
        const other = wanted as Currency;
        if (other === currency) continue;
        const minor = lawAmountIn({ amount: 10_000, currency }, other);
        const share = minor / 10 ** exponent / LOWEST_RATES[other] / LEAST_WORTH[currency];
        expect(share, `100 ${currency} in ${wanted}`).toBeLessThanOrEqual(100);
        expect(share, `100 ${currency} in ${wanted}`).toBeGreaterThan(50);
        expect(lawAmountIn({ amount: 33, currency }, other) % 1).toBe(0);
      }
    }
  });

  test('is the highest stake of a player with another money', () => {
    expect(termsOf(playerOf('DE'), { currency: 'GBP' }).highestStake).toBe(75);
    expect(termsOf(playerOf('GB'), { currency: 'EUR' }).highestStake).toBe(500);
  });
});

describe('of two laws at once', () => {
  const stakes = fc.record({
    kinds: fc.constantFrom('slots' as const, 'all' as const),
    belowAge: fc.option(fc.constantFrom(21, 25)),
    amount: fc.integer({ min: 1, max: 1_000 }),
    currency: fc.constantFrom(...LAW_CURRENCIES),
  });
  const minutes = fc.integer({ min: 0, max: 90 });
  const rules: fc.Arbitrary<PlayRules> = fc.record({
    shortestSlotRoundMs: fc.option(minutes),
    shortestOtherRoundMs: fc.option(minutes),
    autoplayRounds: minutes,
    speedUps: fc.boolean(),
    highestStakes: fc.array(stakes, { maxLength: 3 }),
    gamesAtOnce: fc.constantFrom(null, 1 as const),
    netPositionShown: fc.boolean(),
    gameClockShown: fc.boolean(),
    gameCheckMinutes: fc.option(minutes),
    gameCheckFigures: fc.subarray([...CHECK_FIGURES]),
    gameCheckBreakMinutes: minutes,
    activityFile: fc.boolean(),
  });
  const player = fc.record({
    kind: fc.constantFrom(...GAME_KINDS),
    age: fc.option(fc.integer({ min: 18, max: 30 })),
    currency: fc.constantFrom('EUR' as const, 'GBP' as const, 'CAD' as const),
  });

  /** How strict terms are, field by field: more is stricter. */
  const strictness = (terms: GameTerms): readonly number[] => [
    terms.shortestRoundMs,
    -(terms.highestStake ?? Number.POSITIVE_INFINITY),
    -terms.autoplayRounds,
    Number(!terms.speedUps),
  ];
  const around = (one: PlayRules): readonly number[] => [
    one.gamesAtOnce ?? 0,
    Number(one.netPositionShown),
    Number(one.gameClockShown),
    -(one.gameCheckMinutes ?? Number.POSITIVE_INFINITY),
    ...CHECK_FIGURES.map((figure) => Number(one.gameCheckFigures.includes(figure))),
    one.gameCheckBreakMinutes,
    Number(one.activityFile),
  ];

  test('the stricter holds in each field, for everybody and every game', () => {
    fc.assert(
      fc.property(rules, rules, player, (one, other, of) => {
        const both = strictestPlay(one, other);
        const termsUnder = (law: PlayRules) =>
          gameTerms(
            { ...law, returnShownAt: 'page', topWinChanceShown: false, oddsShown: false },
            of,
          );
        for (const [read, under] of [
          [strictness, (law: PlayRules) => strictness(termsUnder(law))],
          [around, around],
        ] as const) {
          const [first, second] = [under(one), under(other)];
          expect(under(both), read.name).toEqual(
            first.map((value, field) => Math.max(value, second[field] ?? value)),
          );
        }
      }),
    );
  });

  test('holds for a guest of a market who visits from a country', () => {
    expect(playRulesFor(guestAt('JJ', 'GB'))).toMatchObject({
      gamesAtOnce: 1,
      gameCheckMinutes: 60,
      gameCheckBreakMinutes: 5,
      netPositionShown: true,
      activityFile: true,
    });
    expect(playRulesFor(guestAt('FI'))).toMatchObject({ gamesAtOnce: null, activityFile: false });
  });
});
