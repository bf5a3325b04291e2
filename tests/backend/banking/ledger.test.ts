import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLedger } from './audit.ts';
import {
  assertBalanced,
  InsufficientFunds,
  lockWallet,
  post,
  UnbalancedMovement,
  type Entry,
} from '../../../backend/banking/ledger.ts';
import { violatedConstraint } from '../../../backend/platform/database.ts';
import { NOON, newPlayer, openBank, scalar, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

let count = 0;
async function move(playerId: string, entries: readonly Entry[], reference = `test:${count++}`) {
  return bank.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, playerId);
    if (!wallet) throw new Error('no such player');
    return post(tx, wallet, { reference, at: NOON, entries });
  });
}

const deposit = (amount: number): Entry[] => [
  { account: 'PAYMENT_PROVIDER', amount: -amount },
  { account: 'MAIN', amount },
];

describe('[WAL-02] double-entry ledger', () => {
  test('a movement changes balances on both sides and answers the new one', async () => {
    const player = await newPlayer(bank.platform);
    expect(await move(player, deposit(5_000))).toEqual(new Map([['MAIN', 5_000]]));
    const bet: Entry[] = [
      { account: 'MAIN', amount: -1_200 },
      { account: 'GAMES', amount: 1_200 },
    ];
    expect(await move(player, bet)).toEqual(new Map([['MAIN', 3_800]]));
    expect((await auditLedger(bank.platform.db)).findings).toEqual([]);
  });

  test('[WAL-03] each vertical has its own bonus pocket', async () => {
    const player = await newPlayer(bank.platform);
    await move(player, [
      { account: 'BONUS_FUND', amount: -700 },
      { account: 'BONUS:CASINO', amount: 500 },
      { account: 'BONUS:SPORTS', amount: 200 },
    ]);
    const held = sql`SELECT string_agg(kind || vertical || balance, ',' ORDER BY vertical)
      FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, held)).toBe('BONUSCASINO500,BONUSSPORTS200');
  });

  test('two players’ first movements in a currency open the house’s account once, and both go on', async () => {
    const [first, second] = [
      await newPlayer(bank.platform, { currency: 'CLP' }),
      await newPlayer(bank.platform, { currency: 'CLP' }),
    ];
    const opened = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const slow = bank.platform.db.transaction(async (tx) => {
      const wallet = await lockWallet(tx, first);
      if (!wallet) throw new Error('no such player');
      await post(tx, wallet, { reference: 'first-in-clp', at: NOON, entries: deposit(100) });
      opened.resolve();
      await mayCommit.promise;
    });
    await opened.promise;
    // It looks before the first has committed, and opens after.
    const other = move(second, deposit(200), 'second-in-clp');
    const waits = sql`SELECT count(*) FROM pg_locks WHERE NOT granted`;
    await expect.poll(() => scalar(bank.platform, waits)).not.toBe('0');
    mayCommit.resolve();
    await slow;
    expect(await other).toEqual(new Map([['MAIN', 200]]));
    expect((await auditLedger(bank.platform.db)).findings).toEqual([]);
  });

  test('the same reference moves money once', async () => {
    const player = await newPlayer(bank.platform);
    await move(player, deposit(100), 'deposit-twice');
    expect(await move(player, deposit(100), 'deposit-twice')).toBeUndefined();
    const main = sql`SELECT balance FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, main)).toBe('100');
  });

  test('a pocket cannot go below zero, and the attempt leaves nothing', async () => {
    const player = await newPlayer(bank.platform);
    await move(player, deposit(100));
    const tooMuch: Entry[] = [
      { account: 'MAIN', amount: -101 },
      { account: 'GAMES', amount: 101 },
    ];
    await expect(move(player, tooMuch)).rejects.toBeInstanceOf(InsufficientFunds);
    expect((await auditLedger(bank.platform.db)).findings).toEqual([]);
  });

  test.each<[string, Entry[]]>([
    ['one entry', [{ account: 'MAIN', amount: 1 }]],
    ['a sum other than zero', [...deposit(5), { account: 'GAMES', amount: 1 }]],
    ['a zero amount', [...deposit(5), { account: 'GAMES', amount: 0 }]],
    ['a fraction', deposit(0.5)],
    ['an unsafe amount', deposit(2 ** 53)],
    ['an account twice', [...deposit(5), ...deposit(5)]],
  ])('%s is no movement', (_name, entries) => {
    expect(() => assertBalanced(entries)).toThrow(UnbalancedMovement);
  });
});

describe('[WAL-02] the database refuses what the code would never do', () => {
  const refused = async (query: ReturnType<typeof sql>) =>
    bank.platform.db.execute(query).then(
      () => 'accepted',
      (error: unknown) => violatedConstraint(error),
    );

  test('an unbalanced movement, at commit', async () => {
    const player = await newPlayer(bank.platform);
    await move(player, deposit(1));
    const oneSided = sql`WITH movement AS (
        INSERT INTO ledger_movements (reference, moved_at) VALUES ('bad', now()) RETURNING id)
      INSERT INTO ledger_entries (movement_id, account_id, amount)
      SELECT movement.id, a.id, 5 FROM movement, ledger_accounts a WHERE a.player_id = ${player}`;
    expect(await refused(oneSided)).toBe('ledger_movements_balance');
    const empty = sql`INSERT INTO ledger_movements (reference, moved_at) VALUES ('none', now())`;
    expect(await refused(empty)).toBe('ledger_movements_balance');
  });

  test('rewriting history, or a balance without an entry', async () => {
    expect(await refused(sql`UPDATE ledger_entries SET amount = amount * 2`)).toBe(
      'ledger_entries_append_only',
    );
    expect(await refused(sql`DELETE FROM ledger_movements`)).toBe('ledger_movements_append_only');
    expect(await refused(sql`UPDATE ledger_accounts SET balance = balance + 1`)).toBe(
      'ledger_accounts_derived',
    );
    expect((await auditLedger(bank.platform.db)).findings).toEqual([]);
  });
});
