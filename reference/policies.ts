import { minimumAgeOf, minimumAgeOfMarket, USUAL_MINIMUM_AGE, type Residence } from './ages.ts';
import { GERMAN_GAMES, SWEDISH_KINDS, USUAL_GAMES, type GameLaw } from './game-rules.ts';
import { USUAL_OFFERS, type OfferRules } from './offer-rules.ts';
import { GLOBAL_MARKET, marketOfCountry } from './markets.ts';
import {
  BRITISH_PLAY,
  GERMAN_PLAY,
  ONTARIAN_PLAY,
  SWEDISH_PLAY,
  USUAL_PLAY,
  type PlayRules,
} from './play-rules.ts';
import type { LawAmount } from './law-amount.ts';
import type { components } from '../openapi/schema.gen.ts';

export type { Residence } from './ages.ts';

/**
 * The period over which a limit counts: a day, a week (from Monday) or a month, in the time zone of the
 * residence (LIM-01).
 */
export type LimitPeriod = 'D' | 'W' | 'M';

/** Shortest first: a shorter period may not exceed the limit of a longer one. */
export const LIMIT_PERIODS = ['D', 'W', 'M'] as const satisfies readonly LimitPeriod[];

/** Minutes after which a player is reminded of the time (ACT-02). */
export type ReminderMinutes = 30 | 60 | 120;

/** The rule sets that exist: the default, a regulator's own, or a market's. */
export type PolicyId =
  | 'default'
  | 'UKGC'
  | 'Spelinspektionen'
  | 'MGA'
  | 'AGCO'
  | 'GGL'
  | 'EEA'
  | 'BR'
  | 'CA'
  | 'IN'
  | 'NZ'
  | 'PH';

/**
 * The demands of regulators, by where a player lives. Pure data, held by the site and by the platform alike.
 * The source of each field, and the points that the operator's counsel must check, stand in
 * `machines/policies/`.
 */
export interface MarketPolicy extends GameLaw, PlayRules, OfferRules {
  readonly id: PolicyId;
  /** Youngest age at which a person may register and play, in full years (NS-06). */
  readonly minimumAge: number;
  /** Whether the tax number CPF is asked at sign-up (SIGN-32). */
  readonly taxNumberRequired: boolean;
  /** Whether the box of sign-up that ticks all others ticks marketing, too (SIGN-15). */
  readonly marketingWithAll: boolean;
  /**
   * Whether the settings of cookies begin with every group ticked, before any choice (COOK-01). Ticked or not,
   * nothing is used before somebody chose.
   */
  readonly cookiesPreselected: boolean;
  /**
   * The answer to a sign-up with an address or a number of an account: that there is one (SIGN-09, SIGN-26), or
   * the answer that everybody gets, and the owner hears of it.
   */
  readonly existingAccount: 'told' | 'neutral';
  /** Methods that nobody there may deposit with, although they exist there (WAL-08). */
  readonly forbiddenMethods: readonly components['schemas']['PaymentMethod'][];
  /** Whether a player may put off a preferred document check with "later" (DEP-15). */
  readonly documentsMayWait: boolean;
  /** Whether a player may take back a withdrawal that is not paid out yet (WDR-08). */
  readonly withdrawalsMayBeReversed: boolean;
  /** Whether the identity document may be shown to the KYC provider in place of files (DOC-14). */
  readonly identityCheck: boolean;
  /**
   * Whether a deposit limit is set before the first deposit: not asked about, offered with a way to
   * decline, or required of every player.
   */
  readonly depositLimit: 'optional' | 'offered' | 'required';
  /** The periods that each need a limit, where one is required. */
  readonly requiredPeriods: readonly LimitPeriod[];
  /** The highest limit that a player may set, in minor units of `currency`; none where null. */
  readonly highestDepositLimit: (LawAmount & { readonly period: LimitPeriod }) | null;
  /** Hours between the wish to raise or delete a limit and its effect (LIM-11, NS-28). */
  readonly loosensAfterHours: number;
  /** Whether a raised or deleted limit waits for the end of the running period, too. */
  readonly loosensAtPeriodEnd: boolean;
  /** Whether it takes effect only when the player confirms it once more after the wait. */
  readonly loosensOnlyConfirmed: boolean;
  /**
   * The reality check (EDD-07, NS-61): a reminder that may be closed, or a question that must be answered
   * before play goes on.
   */
  readonly realityCheck: 'reminder' | 'answer';
  /** Whether a player may have no reminder at all (ACT-01, ACT-09). */
  readonly reminderMayBeOff: boolean;
  /** The intervals that are offered, the longest last. */
  readonly reminderMinutes: readonly ReminderMinutes[];
  /** Lengths of a break, in days (EXC-04, NS-20). */
  readonly breakDays: readonly number[];
  /** Lengths of a break in calendar months, where the regulator counts so. */
  readonly breakMonths: readonly number[];
  /** Lengths of a self-exclusion, in months (EXC-02, NS-31). */
  readonly exclusionMonths: readonly number[];
  /** Whether one may exclude oneself without an end (EXC-03). */
  readonly indefiniteExclusion: boolean;
  /** Whether a break of 24 hours is in reach on every page, in one press and without a question. */
  readonly panicButton: boolean;
  /** Whether the time since the log-in stands in sight on every page. */
  readonly sessionClock: boolean;
}

export const DEFAULT_POLICY: MarketPolicy = {
  id: 'default',
  minimumAge: USUAL_MINIMUM_AGE,
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
  ...USUAL_GAMES,
  ...USUAL_PLAY,
  ...USUAL_OFFERS,
};

const CANADA: MarketPolicy = {
  ...DEFAULT_POLICY,
  id: 'CA',
  minimumAge: minimumAgeOfMarket('CA'),
  // The law is Quebec's; the market is one, and of a visitor the province is not known.
  cookiesPreselected: false,
  withdrawalsMayBeReversed: false,
};

/** The rules where consent is given for each purpose apart, and nobody may learn whose data is whose. */
const DATA_PROTECTION = {
  marketingWithAll: false,
  cookiesPreselected: false,
  existingAccount: 'neutral',
} as const satisfies Partial<MarketPolicy>;

/** The rule sets of regulators that are known by name. */
const BY_REGULATOR = {
  UKGC: {
    ...DEFAULT_POLICY,
    ...DATA_PROTECTION,
    id: 'UKGC',
    forbiddenMethods: ['CREDITCARD'],
    withdrawalsMayBeReversed: false,
    depositLimit: 'offered',
    loosensOnlyConfirmed: true,
    realityCheck: 'answer',
    sessionClock: true,
    freePlayFor: 'ageVerified',
    ...BRITISH_PLAY,
    mostWagering: 10,
    fullContribution: true,
  },
  Spelinspektionen: {
    ...DEFAULT_POLICY,
    ...DATA_PROTECTION,
    id: 'Spelinspektionen',
    documentsMayWait: false,
    depositLimit: 'required',
    requiredPeriods: LIMIT_PERIODS,
    loosensAfterHours: 72,
    loosensAtPeriodEnd: true,
    sessionClock: true,
    gameKinds: SWEDISH_KINDS,
    ...SWEDISH_PLAY,
    bonuses: 'first',
    leastBonusDays: 60,
  },
  MGA: { ...DEFAULT_POLICY, ...DATA_PROTECTION, id: 'MGA', leastReturn: 8_500 },
  AGCO: {
    ...CANADA,
    id: 'AGCO',
    breakDays: [1, 7],
    breakMonths: [1, 2, 3],
    exclusionMonths: [6, 12, 60],
    indefiniteExclusion: false,
    ...ONTARIAN_PLAY,
  },
  GGL: {
    ...DEFAULT_POLICY,
    ...DATA_PROTECTION,
    id: 'GGL',
    depositLimit: 'required',
    requiredPeriods: ['M'],
    highestDepositLimit: { period: 'M', amount: 100_000, currency: 'EUR' },
    reminderMayBeOff: false,
    realityCheck: 'answer',
    reminderMinutes: [30, 60],
    panicButton: true,
    ...GERMAN_GAMES,
    ...GERMAN_PLAY,
    bonuses: 'none',
  },
} as const satisfies Partial<Record<PolicyId, MarketPolicy>>;

/** The law of the European Economic Area, where no regulator is known by name. */
const EEA: MarketPolicy = { ...DEFAULT_POLICY, ...DATA_PROTECTION, id: 'EEA' };

/** ISO 3166-1 alpha-2, with the Åland Islands, which are Finland's. */
const EEA_COUNTRIES =
  'AT AX BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

/** Markets whose law departs from the default in the demands of sign-up and verification. */
const BY_MARKET: Readonly<Record<string, MarketPolicy>> = {
  BR: {
    ...DEFAULT_POLICY,
    ...DATA_PROTECTION,
    id: 'BR',
    taxNumberRequired: true,
    forbiddenMethods: ['CREDITCARD', 'PAYSAFECARD'],
    leastReturn: 8_500,
    oddsShown: true,
    bonuses: 'none',
  },
  CA: CANADA,
  IN: {
    ...DEFAULT_POLICY,
    id: 'IN',
    minimumAge: minimumAgeOfMarket('IN'),
    cookiesPreselected: false,
    identityCheck: false,
  },
  NZ: {
    ...DEFAULT_POLICY,
    id: 'NZ',
    minimumAge: minimumAgeOfMarket('NZ'),
  },
  PH: {
    ...DEFAULT_POLICY,
    id: 'PH',
    minimumAge: minimumAgeOfMarket('PH'),
    cookiesPreselected: false,
  },
  SE: BY_REGULATOR.Spelinspektionen,
  JJ: BY_REGULATOR.GGL,
  AT: EEA,
  FI: EEA,
  LL: EEA,
  NO: EEA,
  PT: EEA,
};

/** Countries with a law of their own and without a market of their own. */
const BY_COUNTRY: Readonly<Record<string, MarketPolicy>> = {
  ...Object.fromEntries(
    EEA_COUNTRIES.map((code) => [code, BY_MARKET[marketOfCountry(code)] ?? EEA]),
  ),
  GB: BY_REGULATOR.UKGC,
  MT: BY_REGULATOR.MGA,
};

/** Provinces with a regulator of their own: country, then province. */
const BY_PROVINCE: Readonly<Record<string, Readonly<Record<string, MarketPolicy>>>> = {
  CA: { ON: BY_REGULATOR.AGCO },
};

/** Every policy that exists, the default first, then those of regulators. */
export const POLICIES: readonly MarketPolicy[] = [
  ...new Set([DEFAULT_POLICY, ...Object.values(BY_REGULATOR), ...Object.values(BY_MARKET)]),
];

/** The policy of a market, without that of its provinces; of one that says nothing itself that of its country. */
export const policyOfMarket = (market: string): MarketPolicy =>
  BY_MARKET[market] ?? BY_COUNTRY[market] ?? DEFAULT_POLICY;

/**
 * The policy of a visitor, whose residence nobody knows yet: the market's. Who visits the market of all others may
 * live anywhere, and is asked for consent as the strictest law wants it.
 */
export const policyOfVisitor = (market: string): MarketPolicy =>
  market === GLOBAL_MARKET ? EEA : policyOfMarket(market);

/** The policy of a person, by residence and never by the visited address. */
export function policyOfResidence(residence: Residence): MarketPolicy {
  const { countryCode, provinceCode = '' } = residence;
  const policy =
    BY_PROVINCE[countryCode]?.[provinceCode] ??
    BY_COUNTRY[countryCode] ??
    policyOfMarket(marketOfCountry(countryCode));
  const minimumAge = minimumAgeOf(residence);
  return minimumAge === policy.minimumAge ? policy : { ...policy, minimumAge };
}
