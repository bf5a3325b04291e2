import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../backend/access/password.ts';
import { approveWithdrawal, declineWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { PAYOUT_WEBHOOK_PATH } from '../../../backend/banking/payout-webhook.ts';
import { openWebhookSecret } from '../../../backend/banking/webhook-secret.ts';
import { withdrawalPorts } from '../../../backend/payments.ts';
import { openPlatform, type Platform } from '../../../backend/platform/platform.ts';
import {
  sign,
  SIGNATURE_HEADER,
} from '../../../backend/third-parties/payment-provider/signature.ts';
import { payouts } from '../../../backend/third-parties/payout-provider/tables.ts';
import { operations } from '../../../openapi/operations.gen.ts';
import { startBackendProcess, type BackendProcess } from '../../../tools/lib/backend-process.ts';
import { testDatabase, type TestDatabase } from '../../setup/database.ts';
import { makeConfig } from '../../setup/platform-config.ts';
import { auditLedger } from './audit.ts';
import { card } from './payment-pages.ts';
import { withdrawalBody } from './payouts.ts';
import { depositBody, newPlayer, scalar } from './support.ts';

/**
 * Random deposits, withdrawals, cancellations, decisions and callbacks while the server is killed again and again.
 * A long run: `TORTURE_KILLS=200 TORTURE_PLAYERS=40 npx vitest run tests/backend/banking/torture.test.ts`.
 */
const kills = Number(process.env['TORTURE_KILLS'] ?? 2);
const count = Number(process.env['TORTURE_PLAYERS'] ?? 8);
const PASSWORD = 'Torture-Test-1';
const STAND_INS = ['captcha', 'content', 'outbox', 'payment-provider'] as const;

let database: TestDatabase;
let platform: Platform;
let backend: BackendProcess;
let sessions: Record<string, string>[] = [];
const emails: string[] = [];
let done = 0;

/** Money calls that were made, by what they asked: each again in the end, under its key. */
const intents: {
  readonly player: number;
  readonly operation: MoneyCall;
  readonly key: string;
  readonly body: object;
  reply?: string;
}[] = [];
type MoneyCall = 'requestDeposit' | 'requestWithdrawal' | 'cancelWithdrawal';

const start = () =>
  startBackendProcess({
    DATABASE_URL: database.url,
    LIMITS: 'off',
    CROUPIER_MODE: 'production',
    ALLOWED_HOSTS: '127.0.0.1',
    ALLOW_STAND_INS: STAND_INS.join(','),
    // What nobody decides goes out by itself, soon.
    WITHDRAWAL_HOLD_MS: '700',
  });

const headers = { 'content-type': 'application/json' };

async function logIn(email: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const at = `${backend.origin}${operations.logIn.path}`;
  const response = await fetch(at, { method: 'POST', headers, body });
  const tokens = (await response.json()) as { idToken: string; accessToken: string };
  return { authorization: tokens.idToken, 'access-token': tokens.accessToken };
}

beforeAll(async () => {
  database = await testDatabase();
  backend = await start();
  const config = makeConfig({
    databaseUrl: database.url,
    poolSize: 4,
    mode: 'production',
    allowStandIns: [...STAND_INS],
  });
  platform = await openPlatform(config, fastify({ logger: false }).log);
  const passwordHash = await hashPassword(PASSWORD, { memory: 64, passes: 1, parallelism: 1 });
  for (let n = 0; n < count; n += 1) {
    const email = `torture-${n}@example.org`;
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

async function send(intent: (typeof intents)[number]): Promise<string> {
  const { player, operation, key, body } = intent;
  const response = await fetch(`${backend.origin}${operations[operation].path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key, ...sessions[player] },
    body: JSON.stringify(body),
  });
  const reply = `${response.status} ${await response.text()}`;
  if (response.status === 401 || response.status >= 500) throw new Error(reply);
  return reply;
}

async function ask(player: number, operation: MoneyCall, body: object): Promise<string> {
  const intent: (typeof intents)[number] = { player, operation, key: randomUUID(), body };
  intents.push(intent);
  intent.reply = await send(intent);
  // The impatient press again.
  if (randomInt(4) === 0) expect(await send(intent)).toBe(intent.reply);
  return intent.reply;
}

const jsonOf = (reply: string): Record<string, string> =>
  JSON.parse(reply.slice(4)) as Record<string, string>;

async function deposit(player: number): Promise<void> {
  const body = depositBody({ amount: 2_000 + randomInt(3_000), returnUrl: '/en-UN/back' });
  const { redirectUrl } = jsonOf(await ask(player, 'requestDeposit', body));
  const page = `${backend.origin}${redirectUrl}`;
  const form = (step: string, fields: Record<string, string> = {}) =>
    fetch(`${page}/${step}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  await form('details', card());
  await Promise.all([form('confirm'), form('confirm')]);
}

/** Callbacks come again, all at once, while the provider sends its own. */
async function repeatCallbacks(): Promise<void> {
  const secret = await openWebhookSecret(platform.db, 'payout');
  const ended = await platform.db
    .select()
    .from(payouts)
    .where(sql`status <> 'QUEUED'`)
    .orderBy(sql`random()`)
    .limit(3);
  await Promise.all(
    ended.map(({ id, merchantReference, amount, currency, status, eventId }) => {
      const type = status === 'PAID' ? 'payout.paid' : 'payout.failed';
      const news = { eventId, type, payoutId: id, reference: merchantReference, amount, currency };
      const body = JSON.stringify(news);
      return fetch(`${backend.origin}${PAYOUT_WEBHOOK_PATH}`, {
        method: 'POST',
        headers: { ...headers, [SIGNATURE_HEADER]: sign(secret, Date.now(), body) },
        body,
      });
    }),
  );
}

/** Does something, again and again, until the server dies. */
async function work(player: number): Promise<void> {
  for (;;) {
    try {
      const dice = randomInt(10);
      if (dice < 2) await deposit(player);
      else if (dice === 9) await repeatCallbacks();
      else {
        const body = withdrawalBody({ amount: 1_000 + randomInt(100) });
        const { pendingWithdrawalId: id } = jsonOf(await ask(player, 'requestWithdrawal', body));
        if (id !== undefined) {
          const cancellation = {
            pendingWithdrawalId: id,
            amount: body.amount,
            cancelByPlayer: true,
          };
          const ways = [
            () => ask(player, 'cancelWithdrawal', cancellation),
            () => approveWithdrawal(platform, id, withdrawalPorts.payouts),
            () => declineWithdrawal(platform, id, 'OTHER'),
          ].toSorted(() => Math.random() - 0.5);
          // Some at once, so that they meet.
          await Promise.all(ways.slice(0, randomInt(4)).map((way) => way()));
        }
      }
      done += 1;
    } catch {
      return;
    }
  }
}

const OPEN = sql`SELECT (SELECT count(*) FROM withdrawals WHERE state IN ('REQUESTED', 'APPROVED'))
  + (SELECT count(*) FROM transactions WHERE type = 'DEPOSIT' AND status IN ('PENDING'))`;

test(
  '[WDR-11] [WDR-08] [DEP-20] whatever happens to the server, no money is lost and none is made',
  { timeout: 120_000 + kills * 20_000 },
  async () => {
    for (let round = 0; round < kills; round += 1) {
      const working = sessions.map((_, player) => work(player));
      await sleep(400 + randomInt(1_200));
      await backend.end('SIGKILL');
      await Promise.all(working);
      backend = await start();
      sessions = await Promise.all(emails.map(logIn));
    }
    expect(done).toBeGreaterThan(0);
    // Every key again: what was answered gets the same bytes, the rest is made now.
    for (const intent of intents) {
      const reply = await send(intent);
      if (intent.reply !== undefined) expect(reply).toBe(intent.reply);
      intent.reply = reply;
    }
    // What a process that died left behind is taken up.
    for (let tries = 0; tries < 600 && Number(await scalar(platform, OPEN)) !== 0; tries += 1) {
      const open = await platform.db.execute<{ id: string }>(
        sql`SELECT reference_id AS id FROM withdrawals WHERE state = 'REQUESTED'`,
      );
      for (const { id } of open.rows) await declineWithdrawal(platform, id, 'OTHER');
      await sleep(100);
    }
    const report = await auditLedger(platform.db);
    expect(report.findings).toEqual([]);
    const taken = intents.filter(
      ({ operation, reply }) => operation === 'requestWithdrawal' && reply?.startsWith('201'),
    );
    expect(Number(await scalar(platform, sql`SELECT count(*) FROM withdrawals`))).toBe(
      taken.length,
    );
    const ids = new Set(taken.map(({ reply = '' }) => jsonOf(reply)['pendingWithdrawalId']));
    expect(ids.size).toBe(taken.length);
    // What came in is what is held or went out.
    const held = Number(
      await scalar(platform, sql`SELECT coalesce(sum(balance), 0) FROM ledger_accounts`),
    );
    const out = Number(
      await scalar(
        platform,
        sql`SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE state = 'PAID'`,
      ),
    );
    expect(held + out).toBe(report.deposited);
    const told = `${intents.length} money calls, ${done} rounds of work, ${kills} kills: `;
    console.info(`${told}${report.movements} movements, ${out} paid out, ${held} held`);
  },
);
