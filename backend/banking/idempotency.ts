import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../platform/database.ts';
import type { RefusalCode } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal, type RefusalDetails } from '../platform/refusal.ts';
import { statement, type Bound } from '../platform/statement.ts';
import { transact, type Decided } from '../platform/transaction.ts';
import { lockWalletToRead, type LockedWallet } from './ledger.ts';

/** One intended movement of money, as the client named it. */
export interface Intent {
  readonly playerId: string;
  readonly operation: string;
  /** The header `Idempotency-Key`. */
  readonly key: string;
  /**
   * The request that the key stands for; the order of properties, and the player's whereabouts at the time, do
   * not count (see {@link CIRCUMSTANCES}).
   */
  readonly body: unknown;
  /**
   * Whether a player may want the very same again. What was taken in or locked is then not answered for once more
   * after {@link REPEATED_FOR}: it may be another wish, and must not look as if it had been done.
   */
  readonly mayRecur: boolean;
}

/** How long a key's reply is repeated, ms: longer than a client goes on asking by itself, or a player waits. */
const REPEATED_FOR = 5 * 60_000;

/** The parts of a request about the player's device and page: they are no facts of the movement, and may differ. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(['returnUrl', 'ipAddress', 'blackbox']);

/** The part of a reply that is kept. */
type Reply<T> =
  | { readonly success: T }
  | {
      readonly refusal: {
        readonly status: number;
        readonly code: RefusalCode;
        readonly message: string;
        readonly traceId: string;
        readonly bounds?: RefusalDetails['bounds'];
      };
    };

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, inner]) => [name, canonical(inner)]);
}

/** SHA-256 in hex of a body's facts, the same for every order of its properties. */
export function hashBody(body: unknown): string {
  const facts = Object.entries(Object(body)).filter(([name]) => !CIRCUMSTANCES.has(name));
  return createHash('sha256')
    .update(JSON.stringify(canonical(Object.fromEntries(facts))))
    .digest('hex');
}

interface KeptRow extends Record<string, unknown> {
  readonly bodyHash: string;
  readonly reply: string;
  readonly keptAt: string;
}

const readReply = statement<KeptRow>(
  'read_kept_reply',
  `SELECT body_hash AS "bodyHash", reply, created_at AS "keptAt" FROM idempotency_keys
  WHERE player_id = $1 AND operation = $2 AND key = $3`,
);

const keepReply = statement(
  'keep_reply',
  `INSERT INTO idempotency_keys (player_id, operation, key, body_hash, reply, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (player_id, operation, key) DO UPDATE SET reply = $5, created_at = $6`,
);

/**
 * The kept reply to this intent, if there is one that counts: an old refusal moved nothing, and is decided anew.
 * Throws the refusal for a changed body, and for what was taken a while ago.
 */
function keptReply(
  [kept]: KeptRow[],
  bodyHash: string,
  { mayRecur }: Intent,
  now: number,
): Reply<unknown> | undefined {
  if (!kept) return undefined;
  if (kept.bodyHash !== bodyHash) {
    throw new Refusal(
      422,
      'error.idempotency.mismatch',
      'This idempotency key was used with another body.',
    );
  }
  const reply = JSON.parse(kept.reply) as Reply<unknown>;
  if (now - Date.parse(kept.keptAt) <= REPEATED_FOR) return reply;
  if ('refusal' in reply) return undefined;
  if (!mayRecur) return reply;
  throw new Refusal(
    422,
    'error.idempotency.repeated',
    'It was taken under this key before, and nothing more is done.',
  );
}

/** The result of a call for money: its reply, and the statements that make it true. */
export interface Decision<T> {
  readonly reply: T;
  readonly writes: readonly Bound[];
}

/** A call for money. Neither part may change anything that a rollback does not take back. */
export interface MoneyCall<Facts, T> {
  /** Reads the decision's grounds; runs under the lock, also when the call is a repetition. */
  readonly read: (tx: Transaction) => Promise<Facts>;
  readonly decide: (tx: Transaction, wallet: LockedWallet, facts: Facts) => Promise<Decision<T>>;
}

/**
 * Does a call once per intent, holding the player's money. It commits effects and reply together, so that a
 * repetition, at the same time or after a crash, finds both or neither. A refusal is a reply too and is
 * repeated as it was; writes before the refusal are rolled back. Any other failure keeps nothing: the next
 * attempt starts afresh.
 * @throws Refusal 422 error.idempotency.mismatch when the key came with another body before;
 * error.idempotency.repeated when it moved money a while ago
 */
export async function once<Facts, T>(
  { db, clock }: Platform,
  intent: Intent,
  { read, decide }: MoneyCall<Facts, T>,
): Promise<T> {
  const { playerId, operation, key } = intent;
  const bodyHash = hashBody(intent.body);
  const attempt = <F>(call: MoneyCall<F, Reply<T>>) =>
    transact(db, async (tx): Promise<Decided<Reply<T>>> => {
      const held = await lockWalletToRead(tx, playerId, () =>
        Promise.all([readReply(tx, [playerId, operation, key]), call.read(tx)]),
      );
      if (!held) throw new Refusal(403, 'error.session.forbidden', 'There is no such player.');
      const [rows, facts] = held.found;
      const kept = keptReply(rows, bodyHash, intent, clock.now());
      // The key, with its operation, vouches for the type: this very work made it.
      if (kept) return { value: kept as Reply<T>, writes: [] };
      const { reply, writes } = await call.decide(tx, held.wallet, facts);
      const row = [playerId, operation, key, bodyHash, JSON.stringify(reply), clock.iso()];
      return { value: reply, writes: [...writes, keepReply.bind(row)] };
    });
  const reply = await attempt({
    read,
    decide: async (tx, wallet, facts) => {
      const decision = await decide(tx, wallet, facts).catch((error: unknown) => {
        throw error instanceof Refusal ? new Refused(error) : error;
      });
      return { ...decision, reply: { success: decision.reply } };
    },
  }).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    const { status, code, message, details } = error.refusal;
    const { bounds } = details;
    const traceId = randomBytes(8).toString('hex');
    const refusal = { status, code, message, traceId, ...(bounds && { bounds }) };
    // A second transaction, because the first one's writes must go. A repetition that came between the two and
    // got another answer wins: its reply is the kept one.
    const kept = { reply: { refusal }, writes: [] };
    return attempt({ read: () => Promise.resolve(), decide: () => Promise.resolve(kept) });
  });
  if ('success' in reply) return reply.success;
  const { status, code, message, traceId, bounds } = reply.refusal;
  throw new Refusal(status, code, message, { traceId, bounds });
}

/** Tells a refusal of the work itself from one of the idempotency rules. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
