import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from './audit.ts';
import { checkDepositAllowed } from '../../../backend/banking/deposits.ts';
import { getTransactions } from '../../../backend/banking/transactions.ts';
import { seed } from '../../../backend/seeds/seed.ts';
import { callOf, NOON, openBank, scalar, type Bank } from './support.ts';
import { fewOf } from '../../setup/few-of.ts';

const opened: Bank[] = [];
afterAll(() => Promise.all(opened.map((bank) => bank.close())));

/** The personas as a platform that starts at this time finds them, in ms. */
async function openSeeded(clockStart: number): Promise<Bank> {
  const bank = await openBank({ clockStart });
  opened.push(bank);
  await seed(bank.platform);
  return bank;
}

const playerOf = ({ platform }: Bank, name: string) =>
  scalar(
    platform,
    sql`SELECT id::text FROM players WHERE email = ${`${name}@croupier.test`}`,
  ) as Promise<string>;

const resultOf = async (bank: Bank, name: string) => {
  const player = await playerOf(bank, name);
  return (await checkDepositAllowed(callOf<'checkDepositAllowed'>(bank.platform, player))).result;
};

describe('the personas', () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openSeeded(NOON);
  });

  test('have a ledger that adds up, of more than the deposits', async () => {
    const report = await auditLedger(bank.platform.db);
    expect(report.findings).toEqual([]);
    expect(report.movements).toBeGreaterThan(report.deposits);
  });

  test.each([
    ['demo', 'SUCCESS'],
    ['limited', 'SELF_LIMIT_REACHED'],
    ['spend-limited', 'SELF_SPEND_LIMIT_REACHED'],
    ['paid-out', 'WITHDRAWAL_LIMIT_REACHED'],
    ['unverified-cap', 'DOCUMENTS_REQUIRED'],
    ['documents-soon', 'DOCUMENTS_PREFERRED'],
    ['documents', 'DOCUMENTS_REQUIRED'],
    ['documents-review', 'DOCUMENTS_UNDER_REVIEW'],
    ['documents-strict', 'DOCUMENTS_REQUIRED_RESTRICTED'],
    ['expired', 'DOCUMENTS_REQUIRED'],
    ['restricted', 'RESTRICTED'],
    ['suspended', 'FORBIDDEN'],
    ['deposit-off', 'FORBIDDEN'],
    ['payout-off', 'FORBIDDEN'],
    ['united-kingdom', 'FORBIDDEN'],
    ['sweden', 'FORBIDDEN'],
    ['germany', 'FORBIDDEN'],
    ['malta', 'SUCCESS'],
    ['ontario', 'SUCCESS'],
    ['limit-raised', 'SUCCESS'],
    ['limit-confirm', 'SUCCESS'],
    ['limit-locked', 'SUCCESS'],
  ])('[DEP-02] %s finds %s at the cashier', async (name, result) => {
    expect(await resultOf(bank, name)).toBe(result);
  });

  test('[TXN-01] one has hundreds of transactions, each after the one before', async () => {
    const player = await playerOf(bank, 'many');
    const rows: { balanceAfterTransaction: number; amount: number; status: string }[] = [];
    for (let position = 0, hasMore = true; hasMore;) {
      const query = { limit: 100, position };
      const page = await getTransactions(callOf(bank.platform, player, { query }));
      rows.push(...page.transactions);
      ({ position, hasMore } = page);
    }
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.every(({ balanceAfterTransaction }) => balanceAfterTransaction >= 0)).toBe(true);
    const held = sql`SELECT balance::integer FROM ledger_accounts
      WHERE player_id = ${player} AND kind = 'MAIN'`;
    expect(rows[0]?.balanceAfterTransaction).toBe(await scalar(bank.platform, held));
  });
});

/** A Monday, the first of a month: every period of a limit has just begun, in UTC or where the personas live. */
const FIRST_MINUTES = [Date.UTC(2026, 5, 1, 0, 1), Date.UTC(2026, 5, 1, -3, 1)];

for (const { rows, tags } of fewOf(FIRST_MINUTES))
  test.each(rows)(
    '[DEP-02] limits are reached in the first minute of a day, a week and a month, too',
    { tags },
    async (at) => {
      const bank = await openSeeded(at);
      const names = ['limited', 'spend-limited', 'paid-out'];
      expect(await Promise.all(names.map((name) => resultOf(bank, name)))).toEqual([
        'SELF_LIMIT_REACHED',
        'SELF_SPEND_LIMIT_REACHED',
        'WITHDRAWAL_LIMIT_REACHED',
      ]);
    },
  );

test('[DEP-10] who withdrew all of a day is told that the next day where they live takes deposits again', async () => {
  const bank = await openSeeded(NOON);
  const player = await playerOf(bank, 'paid-out');
  const told = await checkDepositAllowed(callOf<'checkDepositAllowed'>(bank.platform, player));
  expect(told.resetOn).toBe('2026-11-18T22:00:00.000Z');
});

describe('when the platform is started again days later', () => {
  const DAY = 86_400_000;
  const LIMITED = ['limited', 'spend-limited', 'paid-out'] as const;
  const reached = ['SELF_LIMIT_REACHED', 'SELF_SPEND_LIMIT_REACHED', 'WITHDRAWAL_LIMIT_REACHED'];
  const resultsOf = (bank: Bank, names: readonly string[]) =>
    Promise.all(names.map((name) => resultOf(bank, name)));

  for (const { rows, tags } of fewOf([3, 1, 40]))
    test.each(rows)(
      '[DEP-02] the personas are what they were seeded to show, %i days later',
      { tags },
      async (days) => {
        const bank = await openSeeded(NOON);
        await bank.platform.movableClock?.advance(days * DAY);
        expect(await resultOf(bank, 'limited')).not.toBe('SELF_LIMIT_REACHED');
        await seed(bank.platform);
        expect(await resultsOf(bank, LIMITED)).toEqual(reached);
        expect(await resultOf(bank, 'documents-soon')).toBe('DOCUMENTS_PREFERRED');
        const until = sql`SELECT extract(epoch FROM status_until) * 1000 FROM players
        WHERE email = 'timeout@croupier.test'`;
        expect(Number(await scalar(bank.platform, until))).toBeCloseTo(
          bank.platform.clock.now() + 3 * DAY,
          -4,
        );
        const end = sql`SELECT extract(epoch FROM expires_at) * 1000 FROM player_bonuses
        JOIN players ON players.id = player_id WHERE email = 'bonus@croupier.test' AND player_bonuses.status = 'ACTIVE'`;
        expect(Number(await scalar(bank.platform, end))).toBeCloseTo(
          bank.platform.clock.now() + 60 * DAY,
          -4,
        );
        expect((await auditLedger(bank.platform.db)).findings).toEqual([]);
      },
    );

  test('one whom somebody has used since stays as they left them', async () => {
    const bank = await openSeeded(NOON);
    const player = await playerOf(bank, 'limited');
    await bank.platform.movableClock?.advance(DAY / 24);
    await bank.platform.db.execute(sql`INSERT INTO limit_changes
      (player_id, kind, period, change, from_amount, to_amount, changed_at, effective_from)
      VALUES (${player}, 'DEPOSIT', 'W', 'SET', NULL, 90000,
        ${bank.platform.clock.iso()}, ${bank.platform.clock.iso()})`);
    const paid = sql`SELECT max(transacted_at)::text FROM transactions WHERE player_id = ${player}`;
    const before = await scalar(bank.platform, paid);
    await bank.platform.movableClock?.advance(2 * DAY);
    await seed(bank.platform);
    await bank.platform.movableClock?.advance(2 * DAY);
    await seed(bank.platform);
    expect(await scalar(bank.platform, paid)).toBe(before);
    expect(await resultOf(bank, 'spend-limited')).toBe('SELF_SPEND_LIMIT_REACHED');
  });
});
