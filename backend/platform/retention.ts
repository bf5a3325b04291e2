import { sql } from 'drizzle-orm';
import { describeError } from './log.ts';
import type { Platform } from './platform.ts';

const day = 86_400_000;

/** Rows that nobody needs any more, by their age. */
interface Retention {
  readonly table: string;
  /** Column with the instant from which the age counts. */
  readonly since: string;
  readonly keptMs: number;
  /** Their use until then. */
  readonly why: string;
}

/**
 * Everything that grows with use and is forgotten; `docs/production.md` is this table in words. Everything else
 * is kept: the ledger and its transactions, deposits and callbacks that did not fit, consents, changes of
 * status, log ins, players.
 */
export const retention: readonly Retention[] = [
  {
    table: 'refresh_tokens',
    since: 'expires_at',
    keptMs: day,
    why: 'a second use ends the family until it is over anyway',
  },
  {
    table: 'login_attempts',
    since: 'resets_at',
    keptMs: day,
    why: 'counts until the lock is over',
  },
  { table: 'rate_counts', since: 'ends_at', keptMs: 0, why: 'counts until its window is over' },
  { table: 'captcha_tokens', since: 'taken_at', keptMs: 30 * day, why: 'each token is good once' },
  {
    table: 'verification_codes',
    since: 'sent_at',
    keptMs: 90 * day,
    why: 'who proved what, while a sign-up may be contested',
  },
  {
    table: 'password_resets',
    since: 'asked_at',
    keptMs: 30 * day,
    why: 'who asked for a password that was changed, while that may be contested',
  },
  {
    table: 'pay_and_play_sessions',
    since: 'expires_at',
    keptMs: day,
    why: 'lets a player log in who has just paid',
  },
  {
    table: 'provider_authorizations',
    since: 'created_at',
    keptMs: 90 * day,
    why: 'the provider’s record of who confirmed what',
  },
  {
    table: 'provider_checks',
    since: 'created_at',
    keptMs: 90 * day,
    why: 'the provider’s record of whose identity it looked at',
  },
  {
    table: 'outbox_messages',
    since: 'sent_at',
    keptMs: 30 * day,
    why: 'stands in for providers that keep their own record',
  },
  {
    table: 'support_conversations',
    since: 'last_message_at',
    keptMs: 180 * day,
    why: 'what was asked and answered, messages and all, while somebody may come back to it',
  },
  {
    table: 'game_wins',
    since: 'won_at',
    keptMs: 31 * day,
    why: 'the lists of winners go back 30 days; the ledger has what was won',
  },
  {
    table: 'activity_file',
    since: 'ended_at',
    keptMs: day,
    why: 'who has played waits five minutes; who plays now is kept',
  },
  { table: 'crm_inboxes', since: 'expires_at', keptMs: 0, why: 'opens an inbox until then' },
  {
    table: 'crm_messages',
    since: 'sent_at',
    keptMs: 180 * day,
    why: 'what players were sent, and with it who has read it',
  },
  { table: 'desk_sessions', since: 'ends_at', keptMs: 0, why: 'lets in until then' },
  { table: 'realtime_tokens', since: 'expires_at', keptMs: 0, why: 'each token is good once' },
  { table: 'idempotency_keys', since: 'created_at', keptMs: 7 * day, why: 'a repeated call' },
  {
    table: 'provider_callbacks',
    since: 'delivered_at',
    keptMs: 90 * day,
    why: 'the provider’s record of what it told',
  },
  {
    table: 'payment_events',
    since: 'received_at',
    keptMs: 400 * day,
    why: 'a repeated callback; the ledger itself takes each movement once for ever',
  },
];

/** Rows that go at once, so that no statement holds many for long. */
const BATCH = 5_000;

/** Forgets what is due. @returns how many rows of each table went */
export async function forgetOld({ db, clock }: Platform): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { table, since, keptMs } of retention) {
    const [name, column] = [sql.identifier(table), sql.identifier(since)];
    const before = new Date(clock.now() - keptMs).toISOString();
    for (let last = BATCH; last === BATCH; gone[table] = (gone[table] ?? 0) + last) {
      const { rowCount } = await db.execute(sql`
        DELETE FROM ${name} WHERE ctid IN (
          SELECT ctid FROM ${name} WHERE ${column} < ${before} LIMIT ${BATCH})`);
      last = rowCount ?? 0;
    }
  }
  return gone;
}

/** ms. */
export const CLEANING_INTERVAL = 3_600_000;

/**
 * Forgets every hour, at every instance: instances do not disturb each other.
 * @returns ends it
 */
export function forgetRegularly(platform: Platform): () => void {
  const timer = setInterval(() => {
    // Not urgent: an instance that fails tries again after an hour.
    forgetOld(platform).catch((error: unknown) => platform.log.warn(describeError(error)));
  }, CLEANING_INTERVAL).unref();
  return () => clearInterval(timer);
}
