import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Request } from 'autocannon';
import { sql } from 'drizzle-orm';
import { auditLedger } from '../tests/backend/banking/audit.ts';
import { openWebhookSecret } from '../backend/banking/webhook-secret.ts';
import type { Database } from '../backend/platform/database.ts';
import { sign } from '../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../backend/third-parties/payment-provider/merchant.ts';
import { startBackendProcess, type BackendProcess } from '../tools/lib/backend-process.ts';
import { removeData } from '../tools/lib/data.mjs';
import { cpuOf, cpuOfDatabase } from './lib/cpu.ts';
import { at, report } from './lib/figures.ts';
import { AMOUNT, CONNECTIONS, FUNDS, load, mix, wholeMix } from './lib/mix.ts';
import { openBooks, option, root } from './lib/opened.ts';
import { compare } from './lib/paired.ts';
import { addFunds, addPlayers } from './lib/players.ts';
import { readProfile } from './lib/profile.ts';

/**
 * Loads the backend with 1 log-in : 5 wallet reads : 2 deposit requests on 10 connections. Every request and
 * response is validated, on a database on disk with full durability. It runs with a password hash that costs
 * nothing and with the real one, then with withdrawals, cancellations and reads of the history. The load
 * generator runs on the same machine. `--seconds=10` per run; `--against=<folder>` compares the first mix with
 * that of another tree, in `--turns=10`.
 */
const seconds = Number(option('seconds', '10'));
const against = option('against', '');
/** More than one round each of the whole mix: five cancellations a day are taken of one player. */
const PLAYERS_WITH_MONEY = 2_000;

/** Settles every deposit that a run has opened, each by two callbacks at once. */
async function settleAll(
  origin: string,
  db: Database,
): Promise<{ count: number; perSecond: number }> {
  const secret = await openWebhookSecret(db);
  const { rows } = await db.execute<{
    id: string;
    reference: string;
    amount: string;
    currency: string;
  }>(
    sql`SELECT id, merchant_reference AS reference, amount, currency
        FROM provider_payments WHERE status = 'OPEN'`,
  );
  const began = performance.now();
  const queue = rows.values();
  const settle = async () => {
    for (const { id, reference, amount, currency } of queue) {
      const body = JSON.stringify({
        eventId: randomUUID(),
        type: 'payment.succeeded',
        paymentId: id,
        reference,
        amount: Number(amount),
        currency,
      });
      const headers = {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, Date.now(), body),
      };
      const post = () => fetch(`${origin}/webhooks/payments`, { method: 'POST', headers, body });
      for (const answer of await Promise.all([post(), post()])) {
        if (!answer.ok) throw new Error(`callback ${answer.status}`);
        await answer.arrayBuffer();
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, settle));
  return {
    count: rows.length,
    perSecond: Math.round((2_000 * rows.length) / (performance.now() - began)),
  };
}

const dataDir = join(root, '.cache', 'bench-mix');
const profiles = join(root, '.cache', 'bench-profile');
const profiling = process.argv.includes('--profile');

const start = () =>
  startBackendProcess({
    DATA_DIR: dataDir,
    LIMITS: 'off',
    ...(profiling && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` }),
  });
/** A load with the processor time that it cost, ms for 1,000 requests: a busy machine changes it least. */
async function measure({ origin, pid }: BackendProcess, requests: Request[], duration: number) {
  const used = () => [cpuOf(pid), cpuOfDatabase(dataDir)] as const;
  const before = used();
  const { requests: sent, ...times } = await load(origin, requests, duration);
  const [backend, database] = used().map((ms, at) =>
    Math.round(((ms - (before[at] ?? 0)) / sent) * 1_000),
  );
  const { perSecond, p50, p99, max, failed } = times;
  return {
    'req/s': perSecond,
    'p50 ms': p50,
    'p99 ms': p99,
    'max ms': max,
    failed,
    'CPU ms/1000': backend,
    'of the database': database,
  };
}

/** Where the backend's time went in the mix, the larger shares. */
function reportProfile(): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(7);
  for (const [what, shares] of Object.entries(readProfile(profiles, root, seconds))) {
    for (const by of ['own', 'total'] as const) {
      console.log(`\n${what}, by ${by} time`);
      const sorted = shares.toSorted((one, other) => other[by] - one[by]);
      for (const { name, ...share } of sorted.slice(0, 30)) {
        console.log(`${percent(share.own)} ${percent(share.total)}  ${name}`);
      }
    }
  }
}

/** Prints the times of the calls of one kind, ms. */
function reportTimes(times: ReadonlyMap<string, number[]>): void {
  for (const [name, all] of times) {
    const within = (share: number) => Number(at(all, share).toFixed(1));
    report(`  ${name}`, { calls: all.length, 'p50 ms': within(0.5), 'p99 ms': within(0.99) });
  }
}

/** The mix with withdrawals and the history in it, each call by itself. @returns what players got before it */
async function runWholeMix(
  backend: BackendProcess,
  db: Database,
  failures: Map<string, number>,
): Promise<number> {
  const emails = await addPlayers(db, 'whole', PLAYERS_WITH_MONEY, 'cheap');
  await addFunds(db, emails, FUNDS);
  const times = new Map<string, number[]>();
  const requests = wholeMix(emails, { failures, times });
  await load(backend.origin, requests, 3);
  times.clear();
  const figures = await measure(backend, requests, seconds);
  report('with withdrawals and history', { ...figures, aim: 'p99 <= 20' });
  reportTimes(times);
  return PLAYERS_WITH_MONEY * FUNDS;
}

/** Whether the ledger is clean, and holds the deposits and nothing else. @param funds minor units */
async function reportLedger(origin: string, db: Database, funds: number): Promise<boolean> {
  const settled = await settleAll(origin, db);
  const audit = await auditLedger(db);
  report('callbacks, each twice', { deposits: settled.count, 'callbacks/s': settled.perSecond });
  const bench = sql`SELECT coalesce(sum(balance), 0) AS held FROM ledger_accounts a
    JOIN players p ON p.id = a.player_id WHERE p.email LIKE '%@bench.test'`;
  const { rows } = await db.execute<{ held: string }>(bench);
  const complete = Number(rows[0]?.held) === settled.count * AMOUNT + funds;
  report('ledger', { findings: audit.findings.length, movements: audit.movements, complete });
  for (const finding of audit.findings) console.error(finding);
  return audit.findings.length === 0 && complete;
}

/** @returns whether everything was answered as it should be, and the ledger is clean */
async function run(): Promise<boolean> {
  await removeData(dataDir);
  const fresh = await start();
  report('first start, empty folder', { ms: Math.round(fresh.startedIn) });
  await fresh.end('SIGTERM');
  rmSync(profiles, { recursive: true, force: true });
  const backend = await start();
  report('cold start to first answer', { ms: Math.round(backend.startedIn), aim: '<= 3000' });
  const { db, pool } = await openBooks(dataDir);
  try {
    const failures = new Map<string, number>();
    const cheap = mix(await addPlayers(db, 'cheap', 200, 'cheap'), { failures });
    const real = mix(await addPlayers(db, 'real', 200, 'real'), { failures });
    await load(backend.origin, cheap, 3);
    report('mix, hash without cost', {
      ...(await measure(backend, cheap, seconds)),
      aim: '>= 2500 req/s, p99 <= 20',
    });
    let isClean = true;
    if (!profiling) {
      report('mix, argon2id', await measure(backend, real, seconds));
      report('log ins only, argon2id', {
        ...(await measure(backend, real.slice(0, 1), seconds)),
        aim: '>= 35',
      });
      const funds = await runWholeMix(backend, db, failures);
      isClean = await reportLedger(backend.origin, db, funds);
    }
    for (const [reason, times] of failures) console.error(`${times} times ${reason}`);
    return failures.size === 0 && isClean;
  } finally {
    await pool.end();
    await backend.end('SIGTERM');
    await removeData(dataDir);
  }
}

const isWell =
  against === '' ? await run() : await compare(resolve(against), Number(option('turns', '10')));
if (profiling) reportProfile();
process.exitCode = isWell ? 0 : 1;
