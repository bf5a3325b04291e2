import type { LimitKind } from '../../reference/own-limits.ts';
import type { LimitPeriod } from '../../reference/policies.ts';
import type { AccountStatus, KycLevel, PlayerFlags } from '../players/tables.ts';

/** The password of every persona. */
export const personaPassword = 'Demo-Player-1';

const day = 86_400_000;
const hour = day / 24;

/** How long ago a persona registered who has logged in before, ms. */
export const REGISTERED_BEFORE = 60 * day;

/** A limit that a persona set; times in milliseconds from the seeding, negative when they are past. */
interface SeededLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: number;
  /** A looser limit that was asked for: its value, and when it may hold. */
  readonly pending?: {
    readonly limit: number;
    readonly from: number;
    readonly needsConfirmation: boolean;
  };
  /** The operator keeps it from being changed. */
  readonly lockedFor?: number;
}

/** A seeded player who stands for one situation. Money in minor units of the market's currency. */
export interface Persona {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The situation that it is there to show. */
  readonly shows: string;
  readonly country: string;
  readonly province?: string;
  readonly language: string;
  readonly kycStatus: KycLevel;
  readonly status: AccountStatus;
  /** Milliseconds from the seeding until a timeout or exclusion ends. */
  readonly statusFor?: number;
  readonly cooling?: boolean;
  readonly flags?: Partial<PlayerFlags>;
  readonly riskPayout?: boolean;
  readonly multibrandSuspended?: boolean;
  readonly manualClaimAllowed?: boolean;
  readonly migrationRequired?: boolean;
  readonly termsVersion: number;
  readonly loggedInBefore: boolean;
  /** Past deposits, the oldest first, one a day up to yesterday. */
  readonly deposits: readonly number[];
  /** Past bets, each lost; they follow the deposits. */
  readonly bets?: readonly number[];
  /** Daily deposit limit that the player set, and what today already used of it. */
  readonly dailyLimit?: { readonly limit: number; readonly usedToday: number };
  /** Weekly spend limit that the player set; bets of today use all of it. */
  readonly weeklySpendLimit?: number;
  /** Other limits, none of which is used up. */
  readonly limits?: readonly SeededLimit[];
  /** Withdrawn and paid today. */
  readonly paidOutToday?: number;
  /** Rounds played over the last month, with payments in between; two rows or more each. */
  readonly rounds?: number;
  /** The campaign whose gift runs. */
  readonly gift?: string;
  /** Documents asked for; `dueIn` in milliseconds, negative when overdue. */
  readonly documents?: readonly {
    readonly type: 'PROOF_OF_ID' | 'PROOF_OF_ADDRESS' | 'EDD_QUESTIONNAIRE';
    readonly status: 'REQUESTED' | 'UNDER_REVIEW';
    readonly dueIn: number | null;
  }[];
}

const base = {
  country: 'FI',
  language: 'en',
  kycStatus: 'FULLY VERIFIED',
  status: 'REGISTERED',
  termsVersion: 3,
  loggedInBefore: true,
  deposits: [],
} as const satisfies Partial<Persona>;

const persona = (
  name: string,
  firstName: string,
  lastName: string,
  shows: string,
  differs: Partial<Persona> = {},
): Persona => ({ ...base, email: `${name}@croupier.test`, firstName, lastName, shows, ...differs });

/** The e-mail address is `<first argument>@croupier.test`. */
export const personas: readonly Persona[] = [
  persona('demo', 'Aino', 'Virtanen', 'The demo log in: verified, with money and some history.', {
    deposits: [5_000, 10_000, 2_500],
    bets: [500, 1_250],
  }),
  persona('new', 'Eino', 'Korhonen', 'Just registered: not verified, never logged in, no money.', {
    kycStatus: 'NOT_VERIFIED',
    loggedInBefore: false,
  }),
  persona('verified', 'Helmi', 'Nieminen', 'Verified, one deposit.', { deposits: [10_000] }),
  persona('limited', 'Onni', 'Laine', 'Reached the own daily deposit limit.', {
    dailyLimit: { limit: 5_000, usedToday: 5_000 },
  }),
  persona('limit-left', 'Veera', 'Koski', 'Own daily deposit limit with a little left.', {
    dailyLimit: { limit: 10_000, usedToday: 7_500 },
  }),
  persona('suspended', 'Eero', 'Salo', 'Suspended at a sister brand (multibrand).', {
    multibrandSuspended: true,
    deposits: [5_000],
  }),
  persona('risk', 'Liisa', 'Rinne', 'Flagged as a payout risk.', {
    status: 'PAYOUT',
    riskPayout: true,
    manualClaimAllowed: false,
    deposits: [20_000],
  }),
  persona('payout-off', 'Oskari', 'Heikkinen', 'Payout switched off.', {
    flags: { payout: false },
    deposits: [5_000],
  }),
  persona('deposit-off', 'Sofia', 'Lehto', 'Deposits switched off.', { flags: { deposit: false } }),
  persona('timeout', 'Ilmari', 'Aalto', 'On a timeout for three days that allows a cooling-off.', {
    status: 'TIMEOUT',
    statusFor: 3 * day,
    cooling: true,
  }),
  persona('excluded', 'Kerttu', 'Saari', 'Self-excluded for half a year.', {
    status: 'SELF_EXCLUDED',
    statusFor: 182 * day,
  }),
  persona('excluded-forever', 'Toivo', 'Manner', 'Self-excluded without an end.', {
    status: 'SELF_EXCLUDED',
  }),
  persona('closed', 'Anna', 'Mattila', 'Closed account.', { status: 'CLOSED' }),
  persona('blacklisted', 'Pekka', 'Hakala', 'Blacklisted account.', { status: 'BLACKLISTED' }),
  persona('restricted', 'Emma', 'Laaksonen', 'Restricted access.', { status: 'RESTRICTED' }),
  persona('documents', 'Juho', 'Niemi', 'Must upload documents before the next deposit.', {
    kycStatus: 'PENDING',
    deposits: [10_000],
    documents: [
      { type: 'PROOF_OF_ID', status: 'REQUESTED', dueIn: -day },
      { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED', dueIn: -day },
    ],
  }),
  persona('documents-soon', 'Elsa', 'Karjalainen', 'Asked for a document, a week left.', {
    kycStatus: 'PENDING',
    deposits: [10_000],
    documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED', dueIn: 7 * day }],
  }),
  persona('documents-strict', 'Arvo', 'Kettunen', 'A month late with documents: no cashier.', {
    kycStatus: 'PENDING',
    deposits: [10_000],
    documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED', dueIn: -30 * day }],
  }),
  persona('documents-review', 'Hilla', 'Ojala', 'Documents under review, overdue.', {
    kycStatus: 'PENDING',
    deposits: [10_000],
    documents: [{ type: 'PROOF_OF_ID', status: 'UNDER_REVIEW', dueIn: -day }],
  }),
  persona('documents-two', 'Veera', 'Aalto', 'Asked for two documents, two weeks left.', {
    kycStatus: 'PENDING',
    deposits: [10_000],
    documents: [
      { type: 'PROOF_OF_ID', status: 'REQUESTED', dueIn: 14 * day },
      { type: 'PROOF_OF_ADDRESS', status: 'REQUESTED', dueIn: 14 * day },
    ],
  }),
  persona('expired', 'Niilo', 'Harju', 'Time to verify is over, deposits still count as allowed.', {
    kycStatus: 'PENDING_EXPIRED',
    deposits: [10_000],
    documents: [{ type: 'PROOF_OF_ID', status: 'REQUESTED', dueIn: -day }],
  }),
  persona('edd', 'Taimi', 'Peltola', 'The questionnaire on the source of funds is due.', {
    kycStatus: 'EDD_PENDING',
    deposits: [150_000],
    documents: [{ type: 'EDD_QUESTIONNAIRE', status: 'REQUESTED', dueIn: 7 * day }],
  }),
  persona('many', 'Reino', 'Toivonen', 'Hundreds of transactions of a month, of every kind.', {
    rounds: 160,
  }),
  persona('spend-limited', 'Sisko', 'Leino', 'Reached the own weekly spend limit.', {
    deposits: [20_000],
    bets: [2_500],
    weeklySpendLimit: 2_500,
  }),
  persona('paid-out', 'Martti', 'Halonen', 'Withdrew as much as is paid out in one day.', {
    deposits: [900_000, 900_000],
    paidOutToday: 1_000_000,
  }),
  persona('unverified-cap', 'Aili', 'Rauhala', 'Deposited all that an unverified player may.', {
    kycStatus: 'NOT_VERIFIED',
    deposits: [100_000, 100_000],
  }),
  persona('first-login', 'Siiri', 'Anttila', 'Verified, never logged in before.', {
    loggedInBefore: false,
  }),
  persona('old-terms', 'Väinö', 'Kallio', 'Accepted an older version of the terms.', {
    termsVersion: 1,
    deposits: [5_000],
  }),
  persona('migrated', 'Impi', 'Laakso', 'Comes from an older platform, to be migrated once.', {
    migrationRequired: true,
  }),
  persona('no-codes', 'Urho', 'Vainio', 'May not enter bonus codes.', {
    manualClaimAllowed: false,
  }),
  persona('bonus', 'Eeva', 'Tuominen', 'A gift runs, and another one can be claimed.', {
    deposits: [5_000],
    gift: 'gift-casino-10',
    flags: { loyaltyLevel: 2 },
  }),
  persona('brazil', 'Ana', 'Souza', 'Brazilian player, reais, in Portuguese.', {
    country: 'BR',
    language: 'pt',
    deposits: [25_000],
  }),
  persona('canada', 'Luc', 'Tremblay', 'Canadian player from Quebec, dollars.', {
    country: 'CA',
    province: 'QC',
    deposits: [10_000],
  }),
  persona('chile', 'Camila', 'Rojas', 'Chilean player: a currency without minor units.', {
    country: 'CL',
    deposits: [50_000],
  }),
  persona(
    'united-kingdom',
    'Emily',
    'Clarke',
    'Lives under the UKGC: is offered a deposit limit.',
    {
      country: 'GB',
    },
  ),
  persona('sweden', 'Astrid', 'Lindqvist', 'Lives under Spelinspektionen: must set three limits.', {
    country: 'SE',
  }),
  persona('malta', 'Maria', 'Borg', 'Lives under the MGA.', { country: 'MT' }),
  persona('ontario', 'Liam', 'Campbell', 'Lives under the AGCO of Ontario, dollars.', {
    country: 'CA',
    province: 'ON',
  }),
  persona('germany', 'Lena', 'Schneider', 'Lives under the GGL: must set a monthly limit.', {
    country: 'DE',
  }),
  persona('limit-raised', 'Kaisa', 'Pitkänen', 'A higher deposit limit holds in 23 hours.', {
    limits: [
      { kind: 'DEPOSIT', period: 'W', limit: 50_000 },
      {
        kind: 'DEPOSIT',
        period: 'D',
        limit: 10_000,
        pending: { limit: 20_000, from: day - hour, needsConfirmation: false },
      },
    ],
  }),
  persona('limit-confirm', 'Oliver', 'Wright', 'A higher limit waits to be confirmed (UKGC).', {
    country: 'GB',
    limits: [
      {
        kind: 'DEPOSIT',
        period: 'D',
        limit: 5_000,
        pending: { limit: 10_000, from: -hour, needsConfirmation: true },
      },
    ],
  }),
  persona('limit-locked', 'Pentti', 'Lahtinen', 'The operator keeps a limit from being changed.', {
    limits: [
      { kind: 'DEPOSIT', period: 'M', limit: 100_000, lockedFor: 30 * day },
      { kind: 'SPEND', period: 'W', limit: 20_000 },
    ],
  }),
];
