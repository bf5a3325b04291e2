import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import { sql } from 'drizzle-orm';
import { auditLedger } from '../backend/banking/audit.ts';
import { openWebhookSecret } from '../backend/banking/webhook-secret.ts';
import { openDatabase, type Database } from '../backend/platform/database.ts';
import { startEmbeddedServer } from '../backend/platform/embedded/server.ts';
import { sign, SIGNATURE_HEADER } from '../backend/third-parties/payment-provider/signature.ts';
import { operations } from '../openapi/operations.gen.ts';
import { startBackendProcess } from '../tools/lib/backend-process.ts';
import { removeData } from '../tools/lib/data.mjs';
import { addPlayers, PASSWORD } from './lib/players.ts';

/**
 * The backend under a mix of 1 log in : 5 wallet reads : 2 deposit requests on 10 connections, every
 * request and response validated, on a database on disk with full durability; with a password hash
 * that costs nothing and with the real one. The load generator runs on the same machine.
 * `--seconds=10` per run.
 */
const asked = process.argv.find((argument) => argument.startsWith('--seconds='));
const seconds = Number(asked?.split('=')[1] ?? 10);
const CONNECTIONS = 10;
const AMOUNT = 2_500;

interface Context {
  email?: string;
  tokens?: { readonly idToken: string; readonly accessToken: string };
}

/** A new object each time: autocannon adds the length of the body to the headers it is given. */
const json = () => ({ 'content-type': 'application/json' });

const bearer = ({ tokens }: Context) => ({
  ...json(),
  authorization: tokens?.idToken ?? '',
  'access-token': tokens?.accessToken ?? '',
});

/** One round of the mix; each connection walks it over and over, as one player after the other. */
function mix(emails: readonly string[], failures: Map<string, number>): Request[] {
  let next = 0;
  const check = (expected: number) => (status: number, body: string) => {
    if (status === expected) return;
    const reason = `${expected} expected: ${status} ${body.replace(/"traceId".*/, '').slice(0, 120)}`;
    failures.set(reason, (failures.get(reason) ?? 0) + 1);
  };
  const logIn: Request = {
    method: 'POST',
    path: operations.logIn.path,
    setupRequest: (request, context) => {
      const email = emails[next++ % emails.length];
      Object.assign(context, { email });
      return { ...request, headers: json(), body: JSON.stringify({ email, password: PASSWORD }) };
    },
    onResponse: (status, body, context) => {
      check(200)(status, body);
      if (status === 200) Object.assign(context, { tokens: JSON.parse(body) });
    },
  };
  const wallet: Request = {
    method: 'GET',
    path: operations.getWallet.path,
    setupRequest: (request, context) => ({ ...request, headers: bearer(context) }),
    onResponse: check(200),
  };
  const deposit: Request = {
    method: 'POST',
    path: operations.requestDeposit.path,
    setupRequest: (request, context) => ({
      ...request,
      headers: { ...bearer(context), 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        method: 'CREDITCARD',
        amount: AMOUNT,
        currency: 'EUR',
        returnUrl: '/en-UN/my-account/banking/deposit',
        ipAddress: '203.0.113.7',
        blackbox: '',
      }),
    }),
    onResponse: check(201),
  };
  return [logIn, wallet, wallet, deposit, wallet, wallet, deposit, wallet];
}

async function load(origin: string, requests: Request[], duration: number) {
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration, requests });
  const { p50, p99, max } = result.latency;
  return {
    'req/s': Math.round(result.requests.average),
    'p50 ms': p50,
    'p99 ms': p99,
    'max ms': max,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

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
      const headers = { ...json(), [SIGNATURE_HEADER]: sign(secret, Date.now(), body) };
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

const dataDir = join(import.meta.dirname, '..', '.cache', 'bench-mix');
const start = () => startBackendProcess({ DATA_DIR: dataDir, LIMITS: 'off' });
const report = (name: string, values: Record<string, unknown>) =>
  console.log(
    name.padEnd(34),
    JSON.stringify(values).replaceAll(/[{}"]/g, '').replaceAll(',', '  '),
  );

let failed = false;
await removeData(dataDir);
const fresh = await start();
report('first start, empty folder', { ms: Math.round(fresh.startedIn) });
await fresh.end('SIGTERM');
const backend = await start();
report('cold start to first answer', { ms: Math.round(backend.startedIn), aim: '<= 3000' });
const server = await startEmbeddedServer({ folder: dataDir });
const { db, pool } = openDatabase(server.url('croupier'), 4, () => undefined);
try {
  const failures = new Map<string, number>();
  const cheap = mix(await addPlayers(db, 'cheap', 200, 'cheap'), failures);
  const real = mix(await addPlayers(db, 'real', 200, 'real'), failures);
  await load(backend.origin, cheap, 3);
  report('mix, hash without cost', {
    ...(await load(backend.origin, cheap, seconds)),
    aim: '>= 2500 req/s, p99 <= 20',
  });
  report('mix, argon2id', await load(backend.origin, real, seconds));
  report('log ins only, argon2id', {
    ...(await load(backend.origin, real.slice(0, 1), seconds)),
    aim: '>= 35',
  });
  for (const [reason, times] of failures) console.error(`${times} times ${reason}`);
  const settled = await settleAll(backend.origin, db);
  const audit = await auditLedger(db);
  report('callbacks, each twice', { deposits: settled.count, 'callbacks/s': settled.perSecond });
  const bench = sql`SELECT coalesce(sum(balance), 0)::integer AS held FROM ledger_accounts a
    JOIN players p ON p.id = a.player_id WHERE p.email LIKE '%@bench.test'`;
  const { rows } = await db.execute<{ held: number }>(bench);
  const complete = rows[0]?.held === settled.count * AMOUNT;
  report('ledger', { findings: audit.findings.length, movements: audit.movements, complete });
  for (const finding of audit.findings) console.error(finding);
  failed = failures.size > 0 || audit.findings.length > 0 || !complete;
} finally {
  await pool.end();
  await backend.end('SIGTERM');
  await removeData(dataDir);
}
process.exitCode = failed ? 1 : 0;
