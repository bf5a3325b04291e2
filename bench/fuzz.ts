import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { auditLedger } from '../tests/backend/banking/audit.ts';
import { notImplemented } from '../backend/bindings/handlers.ts';
import type { Database } from '../backend/platform/database.ts';
import { readOperations } from './lib/contract.ts';
import { createFuzzer, type Failure } from './lib/fuzzer.ts';
import { openPlatform, option } from './lib/opened.ts';
import { addPlayers, PASSWORD } from './lib/players.ts';
import { requester } from './lib/request.ts';

/**
 * Calls every operation that the backend fulfils with input that is right, nearly right and wrong. Fails on a
 * 5xx, on an answer that breaks the contract, and on money that moved or deposits that opened without an
 * accepted request. `--requests=100000` over both seeds, `--seeds=1,2`.
 */
const total = Number(option('requests', '100000'));
const seeds = option('seeds', '1,2').split(',').map(Number);
const CONNECTIONS = 8;

/** The balances that a request without a confirmed payment must leave alone, and the opened deposits. */
async function money(db: Database): Promise<{ held: string; opened: number }> {
  const { rows } = await db.execute<{ held: string; opened: number }>(sql`
    SELECT (SELECT md5(string_agg(id || ':' || balance, ',' ORDER BY id)) FROM ledger_accounts
        WHERE balance IS NOT NULL) AS held,
      (SELECT count(*)::integer FROM transactions) AS opened`);
  const [row] = rows;
  if (!row) throw new Error('no answer from the database');
  return row;
}

const platform = await openPlatform('bench-fuzz');
const { db } = platform;
const { send, close } = requester(platform.origin, CONNECTIONS);
const refused = new Set<string>(notImplemented);
const operations = (await readOperations()).filter(({ id }) => !refused.has(id));
const failures: Failure[] = [];

/** A player nobody has spoilt yet, logged in. */
async function newSession(): Promise<Record<string, string>> {
  const [email] = await addPlayers(db, `fuzz-${randomUUID()}`, 1, 'cheap');
  const { body } = await send({
    method: 'POST',
    target: '/api/v1/player/login',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ email, password: PASSWORD })),
  });
  const tokens = JSON.parse(body) as { idToken: string; accessToken: string };
  return { authorization: tokens.idToken, 'access-token': tokens.accessToken };
}

try {
  const before = await money(db);
  let opened = 0;
  for (const seed of seeds) {
    const began = performance.now();
    const fuzzer = await createFuzzer({ seed, operations, send, newSession });
    const requests = Math.floor(total / seeds.length);
    let left = requests;
    const work = async () => {
      while (left-- > 0 && failures.length < 20) failures.push(...(await fuzzer.step()));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    opened += fuzzer.depositsOpened();
    const perSecond = Math.round((1000 * requests) / (performance.now() - began));
    const statuses = Object.entries(fuzzer.statuses())
      .map(([status, times]) => `${status}: ${times}`)
      .join(', ');
    console.log(
      `seed ${seed}: ${requests} requests, ${perSecond}/s, ${operations.length} operations`,
    );
    console.log(`  answers ${statuses}`);
  }
  const after = await money(db);
  const { findings } = await auditLedger(db);
  const kept = after.held === before.held && after.opened - before.opened === opened;
  console.log(`ledger: ${findings.length} findings, money ${kept ? 'untouched' : 'MOVED'}`);
  console.log(`deposits opened: ${opened} accepted, ${after.opened - before.opened} stored`);
  for (const failure of failures) console.error(failure.reason, failure.request);
  console.log(failures.length === 0 ? 'no failures' : `${failures.length} failures`);
  if (failures.length > 0 || findings.length > 0 || !kept) process.exitCode = 1;
} finally {
  close();
  await platform.close();
}
