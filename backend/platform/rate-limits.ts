import type { Mode } from './stand-ins.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often something may happen. */
interface LimitRule {
  readonly what: string;
  readonly per: 'address' | 'account' | 'number or mailbox' | 'number or mailbox, by network';
  /** The length of the counting window, ms. */
  readonly windowMs: number;
  /** `instance`: in memory, each instance for itself. `database`: over all instances. */
  readonly counted: 'instance' | 'database';
  /** 0 is no limit. */
  readonly production: number;
  /** Tests make many players from one address. */
  readonly development: number;
}

/**
 * Every limit that refuses a flood with 429 and `Retry-After`; `docs/rate-limits.md` is this table in words.
 * Calls that cost money or guard a person are counted in the database.
 */
export const rateLimitRules = {
  addressCalls: {
    what: 'public calls that change something',
    per: 'address',
    windowMs: minute,
    counted: 'instance',
    production: 60,
    development: 6_000,
  },
  badTokens: {
    what: 'calls with tokens that are not valid',
    per: 'address',
    windowMs: minute,
    counted: 'instance',
    production: 60,
    development: 6_000,
  },
  accountCalls: {
    what: 'signed-in calls',
    per: 'account',
    windowMs: minute,
    counted: 'instance',
    production: 300,
    development: 6_000,
  },
  registrations: {
    what: 'sign-ups begun, each with a solved captcha',
    per: 'address',
    windowMs: hour,
    counted: 'database',
    production: 200,
    development: 10_000,
  },
  codesPerAddress: {
    what: 'codes sent by SMS or e-mail, but for the first of a sign-up',
    per: 'address',
    windowMs: hour,
    counted: 'database',
    production: 20,
    development: 10_000,
  },
  codesFromNetwork: {
    what: 'codes sent to one place that one network asked for',
    per: 'number or mailbox, by network',
    windowMs: 24 * hour,
    counted: 'database',
    production: 5,
    development: 10,
  },
  codesPerDestination: {
    what: 'codes sent to one place, whoever asks',
    per: 'number or mailbox',
    windowMs: 24 * hour,
    counted: 'database',
    production: 50,
    development: 50,
  },
  signUpNotices: {
    what: 'mails to who has an account, that somebody signs up with its address',
    per: 'number or mailbox',
    windowMs: 24 * hour,
    counted: 'database',
    production: 3,
    development: 10,
  },
  oldPasswords: {
    what: 'tries to change the password, right or wrong',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 10,
    development: 100,
  },
  phoneChanges: {
    what: 'changes of the number, and proofs of one, each of which is told',
    per: 'account',
    windowMs: 24 * hour,
    counted: 'database',
    production: 10,
    development: 1_000,
  },
  moves: {
    what: 'moves to another province, whose clock moves the days of own limits',
    per: 'account',
    windowMs: 30 * 24 * hour,
    counted: 'database',
    production: 2,
    development: 1_000,
  },
  deposits: {
    what: 'deposits requested, each once however often it is asked for',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 30,
    development: 1_000,
  },
  withdrawals: {
    what: 'withdrawals requested or cancelled, each once however often it is asked for',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 30,
    development: 1_000,
  },
  rewards: {
    what: 'rewards claimed, given up, switched on or off, and consents given or taken back',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 100,
    development: 10_000,
  },
  bonusCodes: {
    what: 'bonus codes that are checked, claimed or agreed to, known or not, each once',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 30,
    development: 10_000,
  },
  gameLaunches: {
    what: 'games opened for money',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 200,
    development: 10_000,
  },
  documentUploads: {
    what: 'files uploaded for documents, checks of identity begun',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 60,
    development: 1_000,
  },
  deskLogins: {
    what: 'tries to log in at the desk, right or wrong',
    per: 'account',
    windowMs: hour,
    counted: 'database',
    production: 20,
    development: 1_000,
  },
  supportConversations: {
    what: 'conversations with the support begun',
    per: 'address',
    windowMs: hour,
    counted: 'database',
    production: 20,
    development: 10_000,
  },
  supportMessages: {
    what: 'messages to the support',
    per: 'account',
    windowMs: minute,
    counted: 'instance',
    production: 20,
    development: 600,
  },
} as const satisfies Record<string, LimitRule>;

export type RateLimitName = keyof typeof rateLimitRules;

/** The most of each in its window; 0 is no limit. */
export type RateLimits = Readonly<Record<RateLimitName, number>>;

const names = Object.keys(rateLimitRules) as RateLimitName[];

const limitsFrom = (most: (name: RateLimitName) => number): RateLimits =>
  Object.fromEntries(names.map((name) => [name, most(name)])) as Record<RateLimitName, number>;

export const defaultRateLimits = (mode: Mode): RateLimits =>
  limitsFrom((name) => rateLimitRules[name][mode]);

/** For tests of something else, and benchmarks. */
export const noRateLimits: RateLimits = limitsFrom(() => 0);

export const isRateLimitName = (name: string): name is RateLimitName =>
  Object.hasOwn(rateLimitRules, name);

/** An IPv4 address whole, an IPv6 address cut to its first groups of 16 bits. */
function shortened(ip: string, kept: number): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, kept)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The subject behind an address as limits count: of IPv6 the first 64 bits, because a household has a whole
 * network of them.
 */
export const addressSubject = (ip: string): string => shortened(ip, 4);

/**
 * The network of an address, where a second address could bring a gain. Of IPv6 it is the first 48 bits: one
 * customer may have all the networks of 64 bits below them.
 */
export const networkSubject = (ip: string): string => shortened(ip, 3);
