import { afterPending, type LimitKind, type OwnLimit, type PendingChange } from './own-limits.ts';
import { LIMIT_PERIODS, type LimitPeriod, type MarketPolicy } from './policies.ts';

const HOUR = 3_600_000;

/** The facts that decide about a change of a limit. */
export interface LimitBook {
  /** ms since the epoch. */
  readonly now: number;
  readonly policy: MarketPolicy;
  /** The end of the period that runs at a moment; ms, by the zone of the player's residence. */
  readonly endOf: (period: LimitPeriod, at: number) => number;
  /** The policy's highest limit on deposits for a player, in minor units of the player's currency. */
  readonly highest: { readonly period: LimitPeriod; readonly amount: number } | null;
  readonly kind: LimitKind;
  /** The limits that hold now, of this kind alone. */
  readonly limits: readonly OwnLimit[];
}

/** The player's wish for one period: a limit in minor units, or one of three other things. */
export type Wish = number | 'delete' | 'cancel' | 'confirm';

/**
 * The change of a limit. SET: a first one; LOWERED: at once; RAISED, DELETED: asked for, holds from
 * `effectiveFrom`; CONFIRMED: the player's second word; CANCELLED: the pending change is not to come; LOCKED,
 * UNLOCKED: by the operator.
 */
export type LimitChange =
  | 'SET'
  | 'LOWERED'
  | 'RAISED'
  | 'DELETED'
  | 'CONFIRMED'
  | 'CANCELLED'
  | 'LOCKED'
  | 'UNLOCKED';

/** An entry of the record. Amounts in minor units, null where there is no limit; instants in ms. */
export interface Noted {
  readonly period: LimitPeriod;
  readonly change: LimitChange;
  readonly from: number | null;
  readonly to: number | null;
  readonly effectiveFrom: number;
  readonly needsConfirmation: boolean;
}

/** The limits afterwards; the noted ones have changed: nothing noted, nothing changed. */
export interface Changed {
  readonly limits: readonly OwnLimit[];
  readonly noted: readonly Noted[];
}

export type LimitRefusal =
  | 'error.deposit.limit.interval'
  | 'error.deposit.limit.too_low'
  | 'error.deposit.limit.too_high'
  | 'error.deposit.limit.locked';

const rank = (period: LimitPeriod): number => LIMIT_PERIODS.indexOf(period);
const unchanged = ({ limits }: LimitBook): Changed => ({ limits, noted: [] });

/** Puts one limit in the place of its period, or none. */
const withLimit = (
  { limits }: Pick<LimitBook, 'limits'>,
  period: LimitPeriod,
  own: OwnLimit | undefined,
): OwnLimit[] => [...limits.filter((limit) => limit.period !== period), ...(own ? [own] : [])];

/**
 * When a looser limit that is asked for now may hold. If it waits for the end of the running period, that is
 * the period which runs when the wait is over: no period ends with a looser limit than it began.
 */
function loosensFrom({ now, endOf, policy }: LimitBook, period: LimitPeriod): number {
  const due = now + policy.loosensAfterHours * HOUR;
  if (!policy.loosensAtPeriodEnd) return due;
  return endOf(period, Math.max(now, due - 1));
}

/** Loosened a moment ago: each step up has its own wait behind it. */
const isTooSoon = ({ now, policy }: LimitBook, { loosenedAt }: OwnLimit): boolean =>
  loosenedAt !== null && now < loosenedAt + policy.loosensAfterHours * HOUR;

function loosen(book: LimitBook, own: OwnLimit, limit: number | null): Changed | LimitRefusal {
  const { now, policy } = book;
  const { period, pending } = own;
  // Asked again, after a lost answer or a second press: the wait goes on.
  if (pending?.limit === limit) return unchanged(book);
  if (isTooSoon(book, own)) return 'error.deposit.limit.interval';
  const from = loosensFrom(book, period);
  const needsConfirmation = policy.loosensOnlyConfirmed;
  const asked: PendingChange = { limit, from, needsConfirmation };
  const waiting = { ...own, pending: asked, updatedAt: now };
  const isDue = from <= now && !needsConfirmation;
  const change = limit === null ? 'DELETED' : 'RAISED';
  return {
    limits: withLimit(book, period, isDue ? afterPending(waiting, now) : waiting),
    noted: [{ period, change, from: own.limit, to: limit, effectiveFrom: from, needsConfirmation }],
  };
}

/** Drops pending limits of shorter periods that would be above the tightened one. */
function withoutHigher(changed: Changed, book: LimitBook, tightened: OwnLimit): Changed {
  const { now } = book;
  const above = changed.limits.filter(
    ({ period, pending }) =>
      rank(period) < rank(tightened.period) && (pending?.limit ?? 0) > tightened.limit,
  );
  return above.reduce<Changed>(
    (so, own) => ({
      limits: withLimit(so, own.period, { ...own, pending: null }),
      noted: [...so.noted, cancelled(own, now)],
    }),
    changed,
  );
}

const atOnce = (now: number) => ({ effectiveFrom: now, needsConfirmation: false });

/** The record of a cancelled pending change. */
export const cancelled = ({ period, limit }: OwnLimit, now: number): Noted => ({
  period,
  change: 'CANCELLED',
  from: limit,
  to: limit,
  ...atOnce(now),
});

function tighten(book: LimitBook, own: OwnLimit | undefined, limit: number, period: LimitPeriod) {
  const { now, kind } = book;
  const fresh: OwnLimit = {
    kind,
    period,
    limit,
    used: 0,
    startedAt: now,
    updatedAt: now,
    loosenedAt: null,
    lockedUntil: null,
    pending: null,
  };
  // A player who asks for no more than holds does not want the pending change either.
  const tightened = own ? { ...own, limit, startedAt: now, updatedAt: now, pending: null } : fresh;
  const change = own ? 'LOWERED' : 'SET';
  const noted = [{ period, change, from: own?.limit ?? null, to: limit, ...atOnce(now) } as const];
  const changed = { limits: withLimit(book, period, tightened), noted };
  return withoutHigher(changed, book, tightened);
}

function cancel(book: LimitBook, own: OwnLimit | undefined): Changed {
  if (!own?.pending) return unchanged(book);
  const { now } = book;
  const kept = { ...own, pending: null, updatedAt: now };
  return { limits: withLimit(book, own.period, kept), noted: [cancelled(own, now)] };
}

/** Above a longer period, or above the regulator's highest limit. */
function isTooHigh({ limits, kind, highest }: LimitBook, limit: number, period: LimitPeriod) {
  const isAboveHighest =
    kind === 'DEPOSIT' &&
    highest !== null &&
    rank(period) <= rank(highest.period) &&
    limit > highest.amount;
  const isLonger = (own: OwnLimit) => rank(own.period) > rank(period);
  return isAboveHighest || limits.some((own) => isLonger(own) && limit > own.limit);
}

function set(book: LimitBook, own: OwnLimit | undefined, limit: number, period: LimitPeriod) {
  const isShorter = (other: OwnLimit) => rank(other.period) < rank(period);
  if (book.limits.some((other) => isShorter(other) && limit < other.limit)) {
    return 'error.deposit.limit.too_low';
  }
  if (own && limit === own.limit) return cancel(book, own);
  if (own && limit < own.limit) return tighten(book, own, limit, period);
  if (isTooHigh(book, limit, period)) return 'error.deposit.limit.too_high';
  return own ? loosen(book, own, limit) : tighten(book, own, limit, period);
}

function remove(book: LimitBook, own: OwnLimit | undefined): Changed | LimitRefusal {
  if (!own) return unchanged(book);
  const { kind, policy } = book;
  const isRequired =
    kind === 'DEPOSIT' &&
    policy.depositLimit === 'required' &&
    policy.requiredPeriods.includes(own.period);
  return isRequired ? 'error.deposit.limit.locked' : loosen(book, own, null);
}

function confirm(book: LimitBook, own: OwnLimit | undefined): Changed | LimitRefusal {
  if (!own?.pending?.needsConfirmation) return unchanged(book);
  const { now } = book;
  const { period, pending } = own;
  if (now < pending.from) return 'error.deposit.limit.interval';
  const limits = withLimit(book, period, afterPending({ ...own, updatedAt: now }, now));
  const { limit: from } = own;
  const noted = { period, change: 'CONFIRMED', from, to: pending.limit, ...atOnce(now) } as const;
  return { limits, noted: [noted] };
}

/**
 * Applies a wish for one period (LIM-11): a tighter limit holds at once, a looser one waits as the policy of
 * the residence says. A limit that holds or waits already stays as it is: asked twice is asked once.
 */
export function changeLimit(
  book: LimitBook,
  period: LimitPeriod,
  wish: Wish,
): Changed | LimitRefusal {
  const own = book.limits.find((limit) => limit.period === period);
  if ((own?.lockedUntil ?? 0) > book.now) return 'error.deposit.limit.locked';
  switch (wish) {
    case 'delete':
      return remove(book, own);
    case 'cancel':
      return cancel(book, own);
    case 'confirm':
      return confirm(book, own);
    default:
      return set(book, own, wish, period);
  }
}
