import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from './audit.ts';
import {
  assertBalanced,
  InsufficientFunds,
  lockWallet,
  lockWalletToRead,
  post,
  postAll,
  UnbalancedMovement,
  type Entry,
  type Movement,
} from '../../../backend/banking/ledger.ts';
import { NOON, newPlayer, openBank, scalar, type Bank } from './support.ts';

/** The ledger by its own functions: the answer to a movement, and the refusal of an impossible one. */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const move = (player: string, movements: readonly Movement[]) =>
  bank.platform.db.transaction(async (tx) => {
    const wallet = await lockWallet(tx, player);
    if (!wallet) throw new Error('no such player');
    return postAll(tx, wallet, movements);
  });

const movement = (entries: readonly Entry[], reference: string = randomUUID()): Movement => ({
  reference,
  at: NOON,
  entries,
});
const from = (account: Entry['account'], to: Entry['account'], amount: number): Entry[] => [
  { account, amount: -amount },
  { account: to, amount },
];
const money = (amount: number) => from('PAYMENT_PROVIDER', 'MAIN', amount);

describe('[WAL-02] movements', () => {
  test('each answers the balances of the pockets that it touched, after it', async () => {
    const player = await newPlayer(bank.platform);
    const first = movement(money(5_000));
    expect(await move(player, [first, movement(from('MAIN', 'LOCKED', 1_200))])).toEqual([
      new Map([['MAIN', 5_000]]),
      new Map([
        ['MAIN', 3_800],
        ['LOCKED', 1_200],
      ]),
    ]);
    const bonuses: Entry[] = [
      { account: 'BONUS_FUND', amount: -700 },
      { account: 'BONUS:CASINO', amount: 500 },
      { account: 'BONUS:SPORTS', amount: 200 },
    ];
    // A movement that happened before moves nothing, and keeps its companions from nothing.
    expect(await move(player, [movement(bonuses), first])).toEqual([
      new Map([
        ['BONUS:CASINO', 500],
        ['BONUS:SPORTS', 200],
      ]),
      undefined,
    ]);
    const pockets = sql`SELECT string_agg(kind || coalesce(vertical, '') || balance, ',' ORDER BY id)
      FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, pockets)).toBe(
      'MAIN3800,LOCKED1200,BONUSCASINO500,BONUSSPORTS200',
    );
  });

  test('one player’s pockets are nobody else’s, and a house account is one for all', async () => {
    const [one, other] = [await newPlayer(bank.platform), await newPlayer(bank.platform)];
    await move(one, [movement(money(300))]);
    expect(await move(other, [movement(money(40))])).toEqual([new Map([['MAIN', 40]])]);
    const houses = sql`SELECT count(*)::integer FROM ledger_accounts
      WHERE kind = 'PAYMENT_PROVIDER' AND currency = 'EUR'`;
    expect(await scalar(bank.platform, houses)).toBe(1);
  });

  test('another currency has accounts of its own', async () => {
    const player = await newPlayer(bank.platform, { currency: 'BRL' });
    await move(player, [movement(money(700))]);
    const currencies = sql`SELECT string_agg(DISTINCT currency, ',') FROM ledger_entries
      JOIN ledger_accounts ON ledger_accounts.id = account_id
      WHERE movement_id IN (SELECT movement_id FROM ledger_entries
        JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE player_id = ${player})`;
    expect(await scalar(bank.platform, currencies)).toBe('BRL');
  });

  test.each(['MAIN', 'LOCKED', 'BONUS:CASINO'] as const)(
    'more than %s holds is refused by name, with what the database said',
    async (pocket) => {
      const player = await newPlayer(bank.platform);
      await expect(move(player, [movement(from(pocket, 'GAMES', 1))])).rejects.toMatchObject({
        name: 'InsufficientFunds',
        message: 'A pocket does not hold enough.',
        cause: expect.any(Error),
      });
    },
  );

  test('another failure of the database is not called a lack of money', async () => {
    const player = await newPlayer(bank.platform);
    await move(player, [movement(money(100))]);
    const failing = bank.platform.db.transaction(async (tx) => {
      const wallet = await lockWallet(tx, player);
      if (!wallet) throw new Error('no such player');
      // As after a failover, when the server accepts no writes.
      await tx.execute(sql`SET TRANSACTION READ ONLY`);
      await post(tx, wallet, movement(money(1)));
    });
    const failure = await failing.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(InsufficientFunds);
  });

  test('a movement that does not add up is told before anything moves, with its entries', async () => {
    const player = await newPlayer(bank.platform);
    const oneSided = movement([{ account: 'MAIN', amount: 5 }]);
    await expect(move(player, [movement(money(100)), oneSided])).rejects.toMatchObject({
      name: 'UnbalancedMovement',
      message: '[{"account":"MAIN","amount":5}]',
    });
    expect(() => assertBalanced([])).toThrow(UnbalancedMovement);
    expect(() => assertBalanced([{ account: 'MAIN', amount: Number.NaN }])).toThrow(
      UnbalancedMovement,
    );
    expect(() => assertBalanced(money(Number.MAX_SAFE_INTEGER))).not.toThrow();
  });
});

describe('[WAL-02] the lock', () => {
  test('opens a wallet in the currency of the account, once', async () => {
    const player = await newPlayer(bank.platform, { currency: 'NOK' });
    for (const attempt of [1, 2]) {
      const held = await bank.platform.db.transaction((tx) =>
        lockWalletToRead(tx, player, () => Promise.resolve(attempt)),
      );
      expect(held).toEqual({ wallet: { playerId: player, currency: 'NOK' }, found: attempt });
    }
  });

  test('of a player who does not exist is none', async () => {
    const nobody = randomUUID();
    const held = await bank.platform.db.transaction((tx) => lockWallet(tx, nobody));
    expect(held).toBeUndefined();
  });
});
