import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { captchaTokens } from '../../../backend/access/tables.ts';
import {
  CLEANING_INTERVAL,
  forgetOld,
  forgetRegularly,
  retention,
} from '../../../backend/platform/retention.ts';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { openInstance, signUp, type Instance } from '../instance.ts';

const day = 86_400_000;

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ limits: { ...noRateLimits, registrations: 5 } });
  // A row of each table that is kept by age, and of those that are kept for good.
  const session = await site.logIn('verified@croupier.test');
  await site.call('refreshSession', { body: { refreshToken: session.refreshToken } });
  await site.call('logIn', { body: { email: 'demo@croupier.test', password: 'Wrong-1' } });
  const { playerId } = await signUp(site, 'kept@example.com');
  await site.call('requestRegistrationSms', { body: { playerId } });
  await site.call('requestDeposit', {
    session,
    headers: { 'Idempotency-Key': randomUUID() },
    body: {
      method: 'CREDITCARD',
      amount: 2_000,
      currency: 'EUR',
      returnUrl: '/en-UN/',
      ipAddress: '203.0.113.7',
      blackbox: '',
    },
  });
  await site.call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
  const now = site.platform.clock.iso();
  await site.platform.db.execute(sql`
    INSERT INTO pay_and_play_sessions (payment_id, player_id, hash, expires_at)
    VALUES ('pay', ${playerId}, 'hash', ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO provider_authorizations (id, client_id, redirect_uri, state, amount, started_from,
      customer, issuer_answer, payment_id, status, created_at, expires_at)
    VALUES ('id', 'northlight', 'https://northlight.example/', 'state', 1, '203.0.113.7', '{}',
      'approve', 'pay', 'ENDED', ${now}, ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO support_conversations (player_id, brand, language, market, created_at, last_message_at)
    VALUES ('1', 'northlight', 'fi', 'FI', ${now}, ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO crm_inboxes (hash, session_id, brand, expires_at)
    VALUES ('hash', ${playerId}, 'northlight', ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO game_wins (id, site_id, game_id, player_id, amount, won_at)
    VALUES ('win', '2', 'game.golden-fern', ${playerId}, 1, ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO activity_file (person, operator, began_at, ended_at)
    VALUES ('gone', 'northlight', ${now}, ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO desk_staff (email, name, role, password_hash) VALUES ('a@desk.test', 'A', 'SUPPORT', '')`);
  await site.platform.db.execute(sql`
    INSERT INTO desk_sessions (hash, email, seen_at, ends_at)
    VALUES ('hash', 'a@desk.test', ${now}, ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO realtime_tokens (id, expires_at) VALUES ('token', ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO crm_messages (key, texts, sent_at)
    VALUES (${playerId}, '{"en":{"title":"T","body":"B"}}', ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO payment_events (event_id, reference_id, type, answer, received_at)
    VALUES ('event', 'dep_1', 'payment.succeeded', '{}', ${now})`);
  await site.platform.db.execute(sql`
    INSERT INTO payment_misfits (reference_id, event_id, why, type, payment_id, amount, currency,
      first_at, last_at, times)
    VALUES ('dep_1', 'event', 'unknown', 'payment.succeeded', 'pay', 1, 'EUR', ${now}, ${now}, 1)`);
  await site.platform.db.execute(sql`
    INSERT INTO provider_callbacks (event_id, payment_id, body, delivered_at)
    SELECT 'event', id, '{}', ${now} FROM provider_payments LIMIT 1`);
  await site.platform.db.execute(sql`
    INSERT INTO provider_checks (id, merchant_reference, merchant_name, language, return_path, status,
      created_at, due_at, event_id)
    VALUES ('kc_1', 'idc_1', 'Northlight', 'en', '/', 'APPROVED', ${now}, ${now}, 'event')`);
});
afterAll(() => site.close());

const counts = async () => {
  const { rows } = await site.platform.db.execute<{ name: string; found: number }>(sql`
    SELECT tablename AS name, (xpath('/row/n/text()', query_to_xml(
      format('SELECT count(*) AS n FROM %I', tablename), false, true, '')))[1]::text::integer AS found
    FROM pg_tables WHERE schemaname = 'public'`);
  return new Map(rows.map(({ name, found }) => [name, found]));
};

test('each table is emptied at its age and not before; everything else is kept', async () => {
  const before = await counts();
  for (const { table } of retention) expect([table, before.get(table)]).not.toEqual([table, 0]);
  const due = [];
  for (const { table, since, keptMs } of retention) {
    const { rows } = await site.platform.db.execute<{ first: string; last: string }>(sql`
      SELECT min(${sql.identifier(since)}) AS first, max(${sql.identifier(since)}) AS last
      FROM ${sql.identifier(table)}`);
    const [first = NaN, last = NaN] = [rows[0]?.first, rows[0]?.last].map((at) =>
      Date.parse(at ?? ''),
    );
    due.push(
      { table, at: first + keptMs - 1, found: before.get(table) },
      { table, at: last + keptMs + 1, found: 0 },
    );
  }
  for (const { table, at, found } of due.toSorted((one, other) => one.at - other.at)) {
    await site.platform.movableClock?.set(at, true);
    await forgetOld(site.platform);
    expect([table, (await counts()).get(table)]).toEqual([table, found]);
  }
  await site.platform.movableClock?.advance(3_650 * day);
  await forgetOld(site.platform);
  const after = await counts();
  const forgotten = new Set(retention.map(({ table }) => table));
  for (const [table, found] of before) {
    if (!forgotten.has(table)) expect([table, after.get(table)]).toEqual([table, found]);
  }
  for (const table of ['ledger_entries', 'terms_acceptances', 'login_history', 'payment_misfits']) {
    expect([table, (after.get(table) ?? 0) > 0]).toEqual([table, true]);
  }
  await site.platform.movableClock?.reset();
});

test('what is due is found by an index on its age, in every table', async () => {
  const { rows } = await site.platform.db.execute<{ found: string }>(sql`
    SELECT i.indrelid::regclass || '.' || a.attname AS found
    FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indpred IS NULL AND i.indisvalid`);
  const first = new Set(rows.map(({ found }) => found));
  expect(retention.filter(({ table, since }) => !first.has(`${table}.${since}`))).toEqual([]);
});

test('more than one batch goes, and what is too young stays', async () => {
  const { db, clock } = site.platform;
  const takenAt = new Date(clock.now() - 31 * day);
  const old = Array.from({ length: 5_001 }, (_, at) => ({ hash: `old-${at}`, takenAt }));
  await db.insert(captchaTokens).values([...old, { hash: 'young', takenAt: clock.date() }]);
  expect((await forgetOld(site.platform))['captcha_tokens']).toBe(5_001);
  const left = await db.select({ hash: captchaTokens.hash }).from(captchaTokens);
  expect(left).toContainEqual({ hash: 'young' });
  expect(left.filter(({ hash }) => hash.startsWith('old-'))).toEqual([]);
});

test('it happens by itself every hour while an instance listens, and no longer', async () => {
  const executed = vi.spyOn(site.platform.db, 'execute');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = forgetRegularly(site.platform);
    vi.advanceTimersByTime(CLEANING_INTERVAL - 1);
    expect(executed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(executed).toHaveBeenCalledTimes(1);
    stop();
    vi.advanceTimersByTime(5 * CLEANING_INTERVAL);
    await vi.waitFor(() => expect(executed).toHaveBeenCalledTimes(retention.length));
    executed.mockClear();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    vi.advanceTimersByTime(CLEANING_INTERVAL);
    await vi.waitFor(() => expect(executed).toHaveBeenCalledTimes(retention.length));
  } finally {
    vi.useRealTimers();
    executed.mockRestore();
  }
});

test('an hour in which it fails is told in the log, and the next one makes up for it', async () => {
  const warned = vi.spyOn(site.platform.log, 'warn');
  const executed = vi.spyOn(site.platform.db, 'execute');
  executed.mockRejectedValueOnce(new Error('no disk'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = forgetRegularly(site.platform);
  try {
    vi.advanceTimersByTime(CLEANING_INTERVAL);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(warned.mock.calls)).toContain('no disk');
    expect(executed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(CLEANING_INTERVAL);
    await vi.waitFor(() => expect(executed).toHaveBeenCalledTimes(1 + retention.length));
    expect(warned).toHaveBeenCalledTimes(1);
  } finally {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

test('it tells how many rows of each table went, none where nothing was due, full batches included', async () => {
  const { db, clock } = site.platform;
  await forgetOld(site.platform);
  const takenAt = new Date(clock.now() - 31 * day);
  const old = Array.from({ length: 5_000 }, (_, at) => ({ hash: `full-${at}`, takenAt }));
  await db.insert(captchaTokens).values(old);
  const none = Object.fromEntries(retention.map(({ table }) => [table, 0]));
  expect(await forgetOld(site.platform)).toEqual({ ...none, captcha_tokens: 5_000 });
  expect(await forgetOld(site.platform)).toEqual(none);
});

test('docs/production.md says what is kept for how long', async () => {
  const page = await readFile(resolve(import.meta.dirname, '../../../docs/production.md'), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { table, keptMs, why } of retention) {
    const row = rows.find(([, first]) => first === `\`${table}\``);
    const days = keptMs / day;
    const kept = days === 0 ? 'at once' : days === 1 ? '1 day' : `${days} days`;
    expect([table, row?.slice(2, 4)]).toEqual([table, [kept, why]]);
  }
});
