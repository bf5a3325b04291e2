import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../backend/access/password.ts';
import { players } from '../../../backend/players/tables.ts';
import { auditLedger } from './audit.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import { testDatabase, type TestDatabase } from '../../setup/database.ts';
import { operations } from '../../../openapi/operations.gen.ts';
import { startBackendProcess, type BackendProcess } from '../../../tools/lib/backend-process.ts';
import { card } from './payment-pages.ts';
import { depositBody, newPlayer, scalar } from './support.ts';

/** How often the server is killed; more by `CRASH_ROUNDS`. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2);
const WORKERS = 8;
const PASSWORD = 'Crash-Test-1';

/** A deposit that a player meant to make, with the answers heard before the server died. */
interface Intent {
  readonly player: number;
  readonly key: string;
  readonly amount: number;
  reply?: string;
}

let database: TestDatabase;
let platform: Platform;
let backend: BackendProcess;
const emails: string[] = [];
let sessions: Record<string, string>[] = [];

/** As in production: no personas, real time, no way to steer it. */
const start = () =>
  startBackendProcess({
    DATABASE_URL: database.url,
    LIMITS: 'off',
    CROUPIER_MODE: 'production',
    ALLOWED_HOSTS: '127.0.0.1',
    ALLOW_STAND_INS: 'captcha,content,outbox,payment-provider',
  });

async function logIn(email: string): Promise<Record<string, string>> {
  const response = await fetch(`${backend.origin}${operations.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const tokens = (await response.json()) as { idToken: string; accessToken: string };
  return { authorization: tokens.idToken, 'access-token': tokens.accessToken };
}

beforeAll(async () => {
  database = await testDatabase();
  backend = await start();
  // For queries of the same database from outside; in real time, as the server is.
  const config = makeConfig({
    databaseUrl: database.url,
    poolSize: 4,
    mode: 'production',
    allowStandIns: ['captcha', 'content', 'outbox', 'payment-provider'],
  });
  platform = await openPlatform(config, fastify({ logger: false }).log);
  const passwordHash = await hashPassword(PASSWORD, { memory: 64, passes: 1, parallelism: 1 });
  for (let n = 0; n < WORKERS / 2; n++) {
    const email = `crash-${n}@example.org`;
    await newPlayer(platform, { email, passwordHash });
    emails.push(email);
  }
  sessions = await Promise.all(emails.map(logIn));
});
afterAll(async () => {
  await backend.end('SIGTERM');
  await platform.close();
  await database.drop();
});

async function request({ player, key, amount }: Intent): Promise<string> {
  const response = await fetch(`${backend.origin}${operations.requestDeposit.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...sessions[player],
    },
    body: JSON.stringify(depositBody({ amount, returnUrl: '/en-UN/back' })),
  });
  const reply = await response.text();
  if (response.status !== 201) throw new Error(`${response.status} ${reply}`);
  return reply;
}

const form = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Pays to the end; true when the provider sent the payer back, having told the merchant. */
async function confirm(reply: string): Promise<boolean> {
  const { redirectUrl } = JSON.parse(reply) as { redirectUrl: string };
  const page = `${backend.origin}${redirectUrl}`;
  await form(`${page}/details`, card());
  const response = await form(`${page}/confirm`);
  return response.headers.get('location')?.startsWith('/en-UN/back?deposit=') ?? false;
}

/**
 * Deposits until the server dies. Two workers share a player, so that locks are contended: one pays
 * what it opens, the other only opens, so that a kill always meets requests under way.
 */
async function work(worker: number, intents: Intent[]): Promise<void> {
  for (;;) {
    const amount = 1_000 + intents.length;
    const intent: Intent = { player: worker % emails.length, key: randomUUID(), amount };
    intents.push(intent);
    try {
      intent.reply = await request(intent);
      if (worker < WORKERS / 2) await confirm(intent.reply);
      // All open deposits are paid in the end, one after the other: not too many.
      else await sleep(20);
    } catch {
      return;
    }
  }
}

describe('[DEP-20] a server that is killed under load', () => {
  test('loses nothing and doubles nothing', { timeout: 300_000 + rounds * 15_000 }, async () => {
    const intents: Intent[] = [];
    for (let round = 0; round < rounds; round++) {
      const working = Array.from({ length: WORKERS }, (_, worker) => work(worker, intents));
      await sleep(300 + Math.random() * 900);
      await backend.end('SIGKILL');
      await Promise.all(working);
      backend = await start();
    }
    const answered = intents.filter(({ reply }) => reply !== undefined).length;
    expect(answered).toBeGreaterThan(0);
    expect(intents.length).toBeGreaterThan(answered);

    // Every key again: answered requests get the same bytes, the others are made now.
    for (const intent of intents) {
      const reply = await request(intent);
      if (intent.reply !== undefined) expect(reply).toBe(intent.reply);
      intent.reply = reply;
    }
    for (const { reply } of intents) await confirm(reply ?? '');

    // The provider's own rounds take up the work of a process that died.
    const open = sql`SELECT count(*)::integer FROM transactions WHERE status <> 'SUCCESS'`;
    for (let tries = 0; tries < 150 && (await scalar(platform, open)) !== 0; tries++) {
      await sleep(100);
    }
    const report = await auditLedger(platform.db);
    expect(report.findings).toEqual([]);
    expect(report.deposits).toBe(intents.length);
    expect(report.deposited).toBe(intents.reduce((sum, { amount }) => sum + amount, 0));
    const held = sql`SELECT sum(balance)::integer FROM ledger_accounts a
      JOIN ${players} p ON p.id = a.player_id WHERE p.email LIKE 'crash-%'`;
    expect(await scalar(platform, held)).toBe(report.deposited);
  });
});
