import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../../backend/access/password.ts';
import { openDatabase, type Database } from '../../../backend/platform/database.ts';
import { auditLedger } from './audit.ts';
import { newPlayer } from './support.ts';
import { compareAll } from './torture-books.ts';
import { repeat, work, type Hands, type Intent, type Progress } from './torture-hands.ts';
import { PASSWORD, TorturedServer } from './torture-server.ts';

interface TortureSize {
  readonly players: number;
  /** At least so many. */
  readonly operations: number;
  readonly kills: number;
}

interface TortureReport {
  /** The losses, doubles and imbalances; none: all is well. */
  readonly findings: readonly string[];
  readonly operations: number;
  readonly kills: number;
  /** How often each operation had each end. */
  readonly counts: ReadonlyMap<string, number>;
  /** Operations over which the server died; and of the money calls among them those that it had committed. */
  readonly unanswered: number;
  readonly committedUnanswered: number;
  readonly movements: number;
  /** Minor units, of all players together. */
  readonly deposited: number;
  readonly held: number;
  readonly paidOut: number;
}

/** Two tabs of each player, or two members of a household with one account. */
const TABS = 2;
const CONCURRENT = 16;
const DAY = 86_400_000;
/** Longer than any payment is waited for, and than a payout may stay silent. */
const LONG = 35 * 60_000;

async function inTurns<T>(all: readonly T[], each: (one: T) => Promise<unknown>): Promise<void> {
  const queue = all.values();
  const take = async () => {
    for (const one of queue) await each(one);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, take));
}

async function addPlayers(db: Database, count: number): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD, { memory: 64, passes: 1, parallelism: 1 });
  const emails = Array.from({ length: count }, (_, n) => `torture-${n}@example.org`);
  for (const email of emails) await newPlayer({ db }, { email, passwordHash });
  return emails;
}

/** The number of calls without an answer that had been done all the same. */
async function committedOf(db: Database, intents: readonly Intent[]): Promise<number> {
  const keys = intents.map(({ key }) => key);
  const { rows } = await db.execute<{ kept: number }>(
    sql`SELECT count(*)::integer AS kept FROM idempotency_keys WHERE key = ANY(${sql.param(keys)}::text[])`,
  );
  return rows[0]?.kept ?? 0;
}

/** Everything that somebody still has to end. */
async function openOnes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ open: number }>(sql`
    SELECT (SELECT count(*) FROM withdrawals WHERE state IN ('REQUESTED', 'APPROVED'))::integer
      + (SELECT count(*) FROM transactions
          WHERE type = 'DEPOSIT' AND status IN ('WAITING_INPUT', 'PENDING'))::integer
      + (SELECT count(*) FROM provider_callbacks WHERE delivered_at IS NULL)::integer
      + (SELECT count(*) FROM provider_payouts WHERE next_attempt_at IS NOT NULL)::integer AS open`);
  return rows[0]?.open ?? 0;
}

/** Ends the work under way, and lets time pass for work that only time ends. */
async function settle(server: TorturedServer, db: Database): Promise<string[]> {
  let left = await openOnes(db);
  let stuck = 0;
  while (left > 0 && stuck < 30) {
    await server.pass(LONG);
    await sleep(1_000);
    const now = await openOnes(db);
    stuck = now < left ? 0 : stuck + 1;
    left = now;
  }
  return left === 0 ? [] : [`${left} deposits, withdrawals and callbacks came to no end`];
}

async function sumsOf(db: Database) {
  const { rows } = await db.execute<{ held: string; out: string }>(sql`
    SELECT (SELECT coalesce(sum(balance), 0) FROM ledger_accounts a JOIN players p
        ON p.id = a.player_id WHERE p.email LIKE 'torture-%') AS held,
      (SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE state = 'PAID') AS out`);
  return { held: Number(rows[0]?.held), paidOut: Number(rows[0]?.out) };
}

/**
 * Random deposits, withdrawals, cancellations, decisions and callbacks while the server is killed again and again,
 * each day of the platform's time once. Then everything is asked once more, ends, and is compared with the
 * answers.
 * @param url of a migrated database for it alone
 * @param tell hears of the progress after each kill
 */
export async function torture(
  url: string,
  { players, operations, kills }: TortureSize,
  tell: (progress: Progress, killed: number) => void = () => undefined,
): Promise<TortureReport> {
  const { db, pool } = openDatabase(url, CONCURRENT, () => undefined);
  const server = await TorturedServer.start(url, db);
  try {
    const progress: Progress = {
      intents: [],
      decisions: [],
      findings: [],
      counts: new Map(),
      done: 0,
      unanswered: 0,
    };
    const emails = await addPlayers(db, players);
    let committedUnanswered = 0;
    const logIn = async (): Promise<Hands> => {
      const sessions = await Promise.all(emails.map((email) => server.logIn(email)));
      return { server, db, progress, sessions };
    };
    let hands = await logIn();
    for (let round = 1; round <= kills; round += 1) {
      const share = (round - randomInt(50) / 100) / kills;
      const reached = () => progress.done >= operations * (round === kills ? 1 : share);
      let isKilled = false;
      const before = progress.intents.length;
      const working = Promise.all(
        Array.from({ length: players * TABS }, (_, n) => work(hands, n % players, () => isKilled)),
      );
      while (!reached()) await Promise.race([sleep(5 + randomInt(20)), working]);
      const killing = server.killAndStart().then(() => {
        isKilled = true;
      });
      await Promise.all([working, killing]);
      const unanswered = progress.intents.slice(before).filter((one) => one.reply === undefined);
      committedUnanswered += await committedOf(db, unanswered);
      hands = await logIn();
      // Everybody who heard nothing asks again, all at once.
      await Promise.all(unanswered.map((intent) => repeat(hands, intent)));
      // Limits of a day begin anew, and all work that waited for hours is due.
      await server.pass(DAY);
      hands = await logIn();
      tell(progress, round);
    }
    await inTurns(progress.intents, (intent) => repeat(hands, intent));
    const findings = [...progress.findings, ...(await settle(server, db))];
    const { findings: offences, movements, deposited } = await auditLedger(db);
    findings.push(...offences, ...(await compareAll(db, progress)));
    const { done, counts, unanswered } = progress;
    return {
      findings,
      operations: done,
      kills,
      counts,
      unanswered,
      committedUnanswered,
      movements,
      deposited,
      ...(await sumsOf(db)),
    };
  } finally {
    await server.stop();
    await pool.end();
  }
}
