import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../setup/database.ts';
import drizzleConfig from '../../../backend/platform/drizzle.config.ts';
import { migrateDatabase } from '../../../backend/platform/migrate.ts';

const root = resolve(import.meta.dirname, '../../..');
const migrations = join(root, 'backend/platform/migrations');

test('the migrations lead to exactly the tables in code', () => {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(migrations, copy, { recursive: true });
    const config = join(copy, 'drizzle.config.ts');
    const out = relative(root, copy);
    writeFileSync(config, `export default ${JSON.stringify({ ...drizzleConfig, out })};`);
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
    execFileSync(process.execPath, [kit, 'generate', `--config=${relative(root, config)}`], {
      cwd: root,
      stdio: 'pipe',
    });
    const sql = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(sql(copy)).toEqual(sql(migrations));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('migrating twice, and at the same time, changes nothing', async () => {
  const database = await testDatabase();
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  await database.drop();
});

/** A database as it was before a migration, with rows that stand alone: no player, log-in or site is needed. */
async function before(
  last: string,
  work: (client: pg.Client, migrate: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const migrateBy = (name: string) => client.query(readFileSync(join(migrations, name), 'utf8'));
  try {
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
    for (const name of files.toSorted()) if (name < last) await migrateBy(name);
    await client.query('SET session_replication_role = replica');
    await work(client, () => migrateBy(last));
  } finally {
    await client.end();
    await database.drop();
  }
}

test('a win from before rounds were kept with it has its round afterwards; another game’s and a promotion’s give it none', async () => {
  await before('0010_round_of_win.sql', async (client, migrate) => {
    const player = '00000000-0000-4000-8000-000000000001';
    const seat = (of: number) => `00000000-0000-4000-8000-00000000001${of}`;
    for (const [of, game] of [
      [1, 'crimson'],
      [2, 'fern'],
    ] as const)
      await client.query(
        `INSERT INTO game_sessions (id, player_id, session_id, supplier, token_hash, site_id, game_id, slug, type, kind,
          version, currency, opened_at)
        VALUES ($1, $2, $2, 'studio', $3, 'site', $3, $3, 'casinoGames', 'slot', '1', 'EUR', '2026-11-01T11:00Z')`,
        [seat(of), player, game],
      );
    for (const [round, of, minute, isPromotion] of [
      ['mine', 1, 1, false],
      ['another game', 2, 2, false],
      ['promotion', 1, 3, true],
    ] as const)
      await client.query(
        `INSERT INTO game_acts (supplier, id, kind, player_id, game_session_id, round, closes_round, game_code, amount,
          currency, is_free, is_promotion, content_hash, status, balance_after, acted_at)
        VALUES ('studio', gen_random_uuid(), 'WIN', $1, $2, $3, true, 'code', 300, 'EUR', false, $4, '', 'OK', 300,
          '2026-11-01T12:00Z'::timestamptz + make_interval(mins => $5))`,
        [player, seat(of), round, isPromotion, minute],
      );
    for (const minute of [1, 2, 3])
      await client.query(
        `INSERT INTO game_wins (id, site_id, game_id, player_id, amount, won_at)
        VALUES ($1, 'site', 'crimson', $2, 300, '2026-11-01T12:00Z'::timestamptz + make_interval(mins => $3))`,
        [`win ${minute}`, player, minute],
      );
    await migrate();
    const { rows } = await client.query(
      'SELECT id, supplier, game_code, round FROM game_wins ORDER BY id',
    );
    const none = { supplier: null, game_code: null, round: null };
    expect(rows).toEqual([
      { id: 'win 1', supplier: 'studio', game_code: 'code', round: 'mine' },
      { id: 'win 2', ...none },
      { id: 'win 3', ...none },
    ]);
  });
});

test('a bonus from before gifts has what was to be wagered altogether, and its campaign', async () => {
  await before('0014_rewards.sql', async (client, migrate) => {
    await client.query(
      `INSERT INTO deposit_campaigns (id, words, trigger, vertical, match_percent, min_deposit, max_bonus,
        wagering_multiplier, days_to_wager, starts_at)
      VALUES ('welcome', '{}', 'FIRST_DEPOSIT', 'CASINO', 100, 1, 1, 30, 30, '2026-11-01T12:00Z')`,
    );
    const bonuses = [
      ['played', 1_000, 12_000],
      ['wagered', 2_000, -50],
      ['of better terms', 1_000, 31_000],
    ] as const;
    for (const [id, amount, left] of bonuses)
      await client.query(
        `INSERT INTO player_bonuses (id, player_id, campaign_id, deposit_reference, vertical, currency, amount,
          wagering_left, status, credited_at, expires_at)
        VALUES ($1, gen_random_uuid(), 'welcome', $1, 'CASINO', 'EUR', $2, $3, 'ACTIVE', now(), now())`,
        [id, amount, left],
      );
    await migrate();
    const { rows } = await client.query(
      `SELECT b.id, b.wagering_total, c.gift FROM player_bonuses b JOIN campaigns c ON c.id = b.campaign_id
      ORDER BY b.id`,
    );
    expect(rows).toEqual([
      { id: 'of better terms', wagering_total: '31000', gift: null },
      { id: 'played', wagering_total: '30000', gift: null },
      { id: 'wagered', wagering_total: '60000', gift: null },
    ]);
  });
});

test('stakes from before levels count by their month; what was given back, refused, or of bonus money does not', async () => {
  await before('0017_loyalty.sql', async (client, migrate) => {
    const player = '00000000-0000-4000-8000-000000000001';
    const undone = '00000000-0000-4000-8000-000000000002';
    const note = (id: string | null, kind: string, at: string, amount: number, differs = {}) => {
      const { bonus = 0, status = 'OK', of = null } = differs as Record<string, string | number>;
      return client.query(
        `INSERT INTO game_acts (supplier, id, kind, player_id, game_session_id, bet_id, round, closes_round, game_code,
          amount, bonus_amount, currency, is_free, is_promotion, content_hash, status, balance_after, acted_at)
        VALUES ('studio', coalesce($1, gen_random_uuid()), $2, $3, $3, $4, 'round', true, 'code', $5, $6, 'EUR', false, false,
          '', $7, 0, $8)`,
        [id, kind, player, of, amount, bonus, status, at],
      );
    };
    await note(null, 'BET', '2026-10-31T23:59Z', 300);
    await note(null, 'BET', '2026-11-01T00:00Z', 200, { bonus: 150 });
    await note(null, 'BET', '2026-11-02T00:00Z', 7);
    await note(null, 'BET', '2026-11-02T00:00Z', 1_000, { status: 'NOT_ENOUGH_MONEY' });
    await note(undone, 'BET', '2026-11-02T00:00Z', 5_000);
    await note(null, 'ROLLBACK', '2026-11-02T00:01Z', 5_000, { of: undone });
    await note(null, 'WIN', '2026-11-02T00:02Z', 9_000);
    await migrate();
    const { rows } = await client.query(
      'SELECT player_id, month::text, staked FROM loyalty_turnovers ORDER BY month',
    );
    expect(rows).toEqual([
      { player_id: player, month: '2026-10-01', staked: '300' },
      { player_id: player, month: '2026-11-01', staked: '57' },
    ]);
  });
});
