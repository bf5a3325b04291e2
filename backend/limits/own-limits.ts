import { eq } from 'drizzle-orm';
import type { Currency } from '../../reference/currencies.ts';
import {
  changeLimit,
  type LimitBook,
  type LimitRefusal,
  type Wish,
} from '../../reference/limit-rules.ts';
import { lawAmountIn } from '../../reference/law-amount.ts';
import type { LimitKind, OwnLimit } from '../../reference/own-limits.ts';
import { policyOfResidence } from '../../reference/policies.ts';
import { timeZoneOf } from '../../reference/time-zones.ts';
import { lockWallet } from '../banking/ledger.ts';
import { readOwnLimits } from '../banking/own-limits.ts';
import { periodWindow } from '../banking/periods.ts';
import { tellAfterCommit } from '../platform/after-commit.ts';
import type { Executor } from '../platform/database.ts';
import type { Body, Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { residenceOf } from '../players/residence.ts';
import { players } from '../players/tables.ts';
import { keepLimits } from './limit-record.ts';

type Limits = Success<'getDepositLimits'>;
type Limit = NonNullable<Limits['D']>;

const unknownPlayer = () => new Refusal(403, 'error.session.forbidden', 'There is no such player.');

/** A book with the facts by which its amounts and dates are told. */
interface OwnBook extends LimitBook {
  readonly currency: Currency;
  /** IANA zone of the player's residence. */
  readonly zone: string;
}

/** Everything that decides about a player's limits of one kind. `now` in ms. */
async function readBook(
  executor: Executor,
  playerId: string,
  kind: LimitKind,
  now: number,
): Promise<OwnBook> {
  const [player] = await executor
    .select({
      countryCode: players.countryCode,
      provinceCode: players.provinceCode,
      currency: players.currency,
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw unknownPlayer();
  const residence = residenceOf(player);
  const zone = timeZoneOf(residence);
  const limits = await readOwnLimits(executor, playerId, now, zone);
  const { currency } = player;
  const policy = policyOfResidence(residence);
  const { highestDepositLimit: highest } = policy;
  return {
    now,
    zone,
    policy,
    currency,
    endOf: (period, at) => periodWindow(period, at, zone).resetOn,
    highest: highest && { period: highest.period, amount: lawAmountIn(highest, currency) },
    kind,
    limits: limits.filter((own) => own.kind === kind),
  };
}

const iso = (at: number): string => new Date(at).toISOString();

const pendingFields = ({ pending }: OwnLimit): Partial<Limit> =>
  pending === null
    ? {}
    : {
        ...(pending.limit === null ? { pendingDeletion: true } : { pendingLimit: pending.limit }),
        pendingLimitActiveFrom: iso(pending.from),
        ...(pending.needsConfirmation && { pendingNeedsConfirmation: true }),
      };

/** The limits as the contract has them: the used part, the rest, and when the whole is back (LIM-02). */
const answer = ({ now, zone, currency, limits }: OwnBook): Limits => ({
  currency,
  ...Object.fromEntries(
    limits.map((own): [string, Limit] => [
      own.period,
      {
        limit: own.limit,
        ...pendingFields(own),
        locked: (own.lockedUntil ?? 0) > now,
        updatedAt: iso(own.updatedAt),
        startedAt: iso(own.startedAt),
        resetAt: iso(periodWindow(own.period, now, zone).resetOn),
        used: own.used,
        remaining: Math.max(0, own.limit - own.used),
      },
    ]),
  ),
});

function wishOf(body: Body<'updateDepositLimit'>): Wish {
  if ('limit' in body) return body.limit;
  if ('deleteLimit' in body) return 'delete';
  return 'cancelPendingLimit' in body ? 'cancel' : 'confirm';
}

const REFUSALS: Readonly<Record<LimitRefusal, readonly [number, string]>> = {
  'error.deposit.limit.interval': [422, 'It was loosened too recently, or its wait is not over.'],
  'error.deposit.limit.too_low': [422, 'It is below the limit of a shorter period.'],
  'error.deposit.limit.too_high': [422, 'It is above what a longer period or the law allows.'],
  'error.deposit.limit.locked': [409, 'The limit cannot be changed or deleted.'],
};

/** LIM-01, LIM-02, LIM-10: the player's own limits of one kind. */
async function getLimits(
  { platform, session }: Pick<Call<'getDepositLimits'>, 'platform' | 'session'>,
  kind: LimitKind,
): Promise<Limits> {
  return answer(await readBook(platform.db, session.playerId, kind, platform.clock.now()));
}

/**
 * LIM-05, LIM-11: one change of one period's limit. It holds the player's money meanwhile: no deposit is
 * decided on beside it, and of two simultaneous changes the second sees the first.
 */
async function updateLimit(
  { platform, session, body }: Pick<Call<'updateDepositLimit'>, 'platform' | 'session' | 'body'>,
  kind: LimitKind,
): Promise<Limits> {
  const { playerId } = session;
  return platform.db.transaction(async (tx) => {
    if (!(await lockWallet(tx, playerId))) throw unknownPlayer();
    // The lock comes first: a call that waited for another change is later than that.
    const now = platform.clock.now();
    const book = await readBook(tx, playerId, kind, now);
    const changed = changeLimit(book, body.duration, wishOf(body));
    if (typeof changed === 'string') {
      const [status, message] = REFUSALS[changed];
      throw new Refusal(status, changed, message);
    }
    if (changed.noted.length > 0) {
      await keepLimits(tx, playerId, kind, changed, now);
      tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId } });
    }
    // The use of a limit that was set just now is not read yet.
    const isNew = changed.noted.some(({ change }) => change === 'SET');
    return answer(
      isNew ? await readBook(tx, playerId, kind, now) : { ...book, limits: changed.limits },
    );
  });
}

export const getDepositLimits = (call: Call<'getDepositLimits'>) => getLimits(call, 'DEPOSIT');
export const getSpendLimits = (call: Call<'getSpendLimits'>) => getLimits(call, 'SPEND');
export const updateDepositLimit = (call: Call<'updateDepositLimit'>) =>
  updateLimit(call, 'DEPOSIT');
export const updateSpendLimit = (call: Call<'updateSpendLimit'>) => updateLimit(call, 'SPEND');
