import { describe, expect, test } from 'vitest';
import {
  countriesOfMarket,
  GLOBAL_MARKET,
  MARKETS,
  marketOfCountry,
} from '../../reference/markets.ts';
import {
  DEFAULT_POLICY,
  POLICIES,
  policyOfMarket,
  policyOfResidence,
  policyOfVisitor,
} from '../../reference/policies.ts';
import { COUNTRIES, provincesOf } from '../../reference/countries.ts';
import { birthdayZoneOf, timeZoneOf } from '../../reference/time-zones.ts';

/** Today's facts, written down a second time; a market or a policy that is added needs no line here. */

const RESIDENTS = {
  AT: 'AT',
  AX: 'FI',
  BR: 'BR',
  CA: 'CA',
  CL: 'CL',
  DE: 'JJ',
  FI: 'FI',
  GG: 'GG',
  IN: 'IN',
  NL: 'LL',
  NO: 'NO',
  NZ: 'NZ',
  PE: 'PE',
  PH: 'PH',
  PT: 'PT',
  SE: 'SE',
  SJ: 'NO',
  TR: 'TR',
} as const;

test('MARKET-01: every country’s residents belong to the market that claims them, or to the global one', () => {
  for (const code of ['FR', 'GB', 'JE', 'AQ', 'XX']) expect(marketOfCountry(code)).toBe('UN');
  for (const [country, market] of Object.entries(RESIDENTS)) {
    expect(marketOfCountry(country)).toBe(market);
    expect(countriesOfMarket(MARKETS[market])).toContain(country);
  }
  expect(countriesOfMarket(MARKETS.FI)).toEqual(['FI', 'AX']);
  expect(countriesOfMarket(MARKETS.UN)).toEqual([]);
  expect(GLOBAL_MARKET).toBe('UN');
});

describe('NS-06, SIGN-32, DEP-15, DOC-14: the policies', () => {
  const usual = {
    id: 'default',
    minimumAge: 18,
    taxNumberRequired: false,
    marketingWithAll: true,
    cookiesPreselected: true,
    existingAccount: 'told',
    forbiddenMethods: [],
    documentsMayWait: true,
    withdrawalsMayBeReversed: true,
    identityCheck: true,
    depositLimit: 'optional',
    requiredPeriods: [],
    highestDepositLimit: null,
    loosensAfterHours: 24,
    loosensAtPeriodEnd: false,
    loosensOnlyConfirmed: false,
    realityCheck: 'reminder',
    reminderMayBeOff: true,
    reminderMinutes: [30, 60, 120],
    breakDays: [1, 3, 7, 14, 30, 42],
    breakMonths: [],
    exclusionMonths: [6, 12, 24, 60],
    indefiniteExclusion: true,
    panicButton: false,
    sessionClock: false,
    gameKinds: [
      'slot',
      'jackpotSlot',
      'roulette',
      'blackjack',
      'baccarat',
      'poker',
      'dice',
      'crash',
      'bingo',
      'scratch',
      'gameShow',
      'videoPoker',
    ],
    gameAllowList: null,
    liveCasino: true,
    jackpots: true,
    freePlayFor: 'guests',
    returnShownAt: 'page',
    topWinChanceShown: false,
    oddsShown: false,
    leastReturn: null,
    shortestSlotRoundMs: null,
    shortestOtherRoundMs: null,
    autoplayRounds: 100,
    speedUps: true,
    highestStakes: [],
    gamesAtOnce: null,
    netPositionShown: false,
    gameClockShown: false,
    gameCheckMinutes: null,
    gameCheckFigures: ['time', 'netPosition', 'stakes', 'wins'],
    gameCheckBreakMinutes: 0,
    activityFile: false,
    bonuses: 'any',
    mostWagering: null,
    leastBonusDays: null,
    fullContribution: false,
  };
  /** Consent apart, and nobody told of an account, under the law of Europe, Great Britain and Brazil. */
  const guarded = {
    ...usual,
    marketingWithAll: false,
    cookiesPreselected: false,
    existingAccount: 'neutral',
  };
  /** The pace of play in Great Britain and in Ontario. */
  const calm = {
    shortestSlotRoundMs: 2_500,
    autoplayRounds: 0,
    speedUps: false,
    gamesAtOnce: 1,
    netPositionShown: true,
    gameClockShown: true,
  };
  const europe = { ...guarded, id: 'EEA' };
  const canada = {
    ...usual,
    id: 'CA',
    minimumAge: 19,
    cookiesPreselected: false,
    withdrawalsMayBeReversed: false,
  };
  const known = {
    CL: usual,
    CH: usual,
    FR: europe,
    FI: europe,
    AX: europe,
    NO: europe,
    PT: europe,
    NL: europe,
    AT: europe,
    IE: europe,
    GB: {
      ...guarded,
      id: 'UKGC',
      forbiddenMethods: ['CREDITCARD'],
      withdrawalsMayBeReversed: false,
      depositLimit: 'offered',
      loosensOnlyConfirmed: true,
      realityCheck: 'answer',
      sessionClock: true,
      freePlayFor: 'ageVerified',
      ...calm,
      shortestOtherRoundMs: 5_000,
      highestStakes: [
        { kinds: 'slots', belowAge: 25, amount: 200, currency: 'GBP' },
        { kinds: 'slots', belowAge: null, amount: 500, currency: 'GBP' },
      ],
      mostWagering: 10,
      fullContribution: true,
    },
    SE: {
      ...guarded,
      id: 'Spelinspektionen',
      documentsMayWait: false,
      depositLimit: 'required',
      requiredPeriods: ['D', 'W', 'M'],
      loosensAfterHours: 72,
      loosensAtPeriodEnd: true,
      sessionClock: true,
      gameKinds: [
        'slot',
        'jackpotSlot',
        'roulette',
        'blackjack',
        'baccarat',
        'poker',
        'dice',
        'bingo',
        'videoPoker',
      ],
      shortestSlotRoundMs: 3_000,
      shortestOtherRoundMs: 3_000,
      autoplayRounds: 60,
      bonuses: 'first',
      leastBonusDays: 60,
    },
    MT: { ...guarded, id: 'MGA', leastReturn: 8_500 },
    'CA-ON': {
      ...canada,
      id: 'AGCO',
      breakDays: [1, 7],
      breakMonths: [1, 2, 3],
      exclusionMonths: [6, 12, 60],
      indefiniteExclusion: false,
      ...calm,
    },
    DE: {
      ...guarded,
      id: 'GGL',
      depositLimit: 'required',
      requiredPeriods: ['M'],
      highestDepositLimit: { period: 'M', amount: 100_000, currency: 'EUR' },
      realityCheck: 'answer',
      reminderMayBeOff: false,
      reminderMinutes: [30, 60],
      panicButton: true,
      gameKinds: ['slot'],
      gameAllowList: 'GGL',
      liveCasino: false,
      jackpots: false,
      freePlayFor: 'players',
      returnShownAt: 'stake',
      topWinChanceShown: true,
      shortestSlotRoundMs: 5_000,
      autoplayRounds: 0,
      highestStakes: [{ kinds: 'slots', belowAge: null, amount: 100, currency: 'EUR' }],
      gamesAtOnce: 1,
      gameCheckMinutes: 60,
      gameCheckBreakMinutes: 5,
      activityFile: true,
      bonuses: 'none',
    },
    BR: {
      ...guarded,
      id: 'BR',
      taxNumberRequired: true,
      forbiddenMethods: ['CREDITCARD', 'PAYSAFECARD'],
      leastReturn: 8_500,
      oddsShown: true,
      bonuses: 'none',
    },
    CA: canada,
    IN: { ...usual, id: 'IN', minimumAge: 21, cookiesPreselected: false, identityCheck: false },
    NZ: { ...usual, id: 'NZ', minimumAge: 20 },
    PH: { ...usual, id: 'PH', minimumAge: 21, cookiesPreselected: false },
  };
  test('are these, by where a person lives', () => {
    for (const [residence, policy] of Object.entries(known)) {
      const [countryCode = '', provinceCode] = residence.split('-');
      expect(policyOfResidence({ countryCode, provinceCode })).toEqual(policy);
    }
    const ids = new Set(Object.values(known).map(({ id }) => id));
    expect(POLICIES.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
    expect(POLICIES[0]).toBe(DEFAULT_POLICY);
    expect(new Set(POLICIES.map(({ id }) => id)).size).toBe(POLICIES.length);
  });

  test('the tax number is Brazil’s alone, and documents may wait everywhere but in Sweden', () => {
    const where = (holds: (policy: ReturnType<typeof policyOfResidence>) => boolean) =>
      COUNTRIES.map(({ code }) => code).filter((countryCode) =>
        holds(policyOfResidence({ countryCode })),
      );
    expect(where(({ taxNumberRequired }) => taxNumberRequired)).toEqual(['BR']);
    expect(where(({ documentsMayWait }) => !documentsMayWait)).toEqual(['SE']);
  });

  test('a visitor’s is the market’s, where a market has one', () => {
    for (const market of ['BR', 'CA', 'IN', 'NZ', 'PH'])
      expect(policyOfMarket(market).id).toBe(market);
    expect(policyOfMarket('SE').id).toBe('Spelinspektionen');
    expect(policyOfMarket('JJ').id).toBe('GGL');
    for (const market of ['UN', 'CL', 'PE']) expect(policyOfMarket(market)).toBe(DEFAULT_POLICY);
    // A market to come, before anybody says more of it.
    expect(policyOfMarket('DK').id).toBe('EEA');
    for (const market of ['AT', 'FI', 'LL', 'NO', 'PT'])
      expect(policyOfMarket(market).id).toBe('EEA');
  });

  test('COOK-01: where nobody knows whose law holds for a visitor, the strictest on consent does', () => {
    expect(policyOfVisitor('UN').cookiesPreselected).toBe(false);
    for (const market of ['CL', 'PE', 'NZ', 'CA', 'BR', 'FI', 'SE', 'JJ', 'IN', 'PH'])
      expect(policyOfVisitor(market)).toBe(policyOfMarket(market));
  });

  test('a province changes the age; Ontario has a regulator of its own', () => {
    for (const provinceCode of ['AB', 'MB', 'QC']) {
      expect(policyOfResidence({ countryCode: 'CA', provinceCode })).toEqual({
        ...canada,
        minimumAge: 18,
      });
      expect(policyOfResidence({ countryCode: 'IN', provinceCode }).minimumAge).toBe(21);
    }
    for (const provinceCode of ['BC', '', undefined]) {
      expect(policyOfResidence({ countryCode: 'CA', provinceCode })).toBe(policyOfMarket('CA'));
    }
    expect(policyOfResidence({ countryCode: 'CL', provinceCode: 'ON' })).toBe(DEFAULT_POLICY);
  });

  test('the zone is that of the residence, whether it has a market or not; of several that of most people', () => {
    const zones = ['FI', 'GB', 'SE', 'MT', 'CA', 'DE', 'BR', 'FR', 'AU', 'RU', 'JP', 'XX'].map(
      (countryCode) => timeZoneOf({ countryCode }),
    );
    expect(zones).toEqual([
      'Europe/Helsinki',
      'Europe/London',
      'Europe/Stockholm',
      'Europe/Malta',
      'America/Toronto',
      'Europe/Berlin',
      'America/Sao_Paulo',
      'Europe/Paris',
      'Australia/Sydney',
      'Europe/Moscow',
      'Asia/Tokyo',
      'UTC',
    ]);
    const provinces = ['NL', 'QC', 'BC'].map((provinceCode) =>
      timeZoneOf({ countryCode: 'CA', provinceCode }),
    );
    expect(provinces).toEqual(['America/St_Johns', 'America/Toronto', 'America/Vancouver']);
    for (const { code: countryCode } of COUNTRIES)
      for (const provinceCode of [undefined, ...provincesOf(countryCode).map(({ code }) => code)])
        for (const zoneOf of [timeZoneOf, birthdayZoneOf])
          expect(
            new Intl.DateTimeFormat('en', { timeZone: zoneOf({ countryCode, provinceCode }) }),
          ).toBeTruthy();
  });

  test('every country in which anybody may register has a zone of its own', () => {
    const without = COUNTRIES.filter(
      ({ code, active }) => active && timeZoneOf({ countryCode: code }) === 'UTC',
    );
    expect(without).toEqual([]);
  });

  test('a birthday begins in the latest zone of the residence, never before most people’s', () => {
    const hourIn = (timeZone: string, at: number) =>
      Date.parse(
        `${new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at).replace(' ', 'T')}Z`,
      );
    const later: string[] = [];
    for (const { code: countryCode } of COUNTRIES)
      for (const provinceCode of [undefined, ...provincesOf(countryCode).map(({ code }) => code)]) {
        const residence = { countryCode, provinceCode };
        const [most, latest] = [timeZoneOf(residence), birthdayZoneOf(residence)];
        for (const at of [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)])
          expect(hourIn(latest, at), countryCode).toBeLessThanOrEqual(hourIn(most, at));
        if (most !== latest) later.push([countryCode, provinceCode].filter(Boolean).join('-'));
      }
    // BV and HM, where nobody lives, have the latest on Earth.
    expect(later.toSorted()).toEqual(
      'AU BR BV CA CA-NL CA-SK CL EC ES GL HM MN MX PT RU US'.split(' '),
    );
  });
});
