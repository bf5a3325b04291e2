import type { Currency } from '../../reference/currencies.ts';
import { eq } from 'drizzle-orm';
import { players } from '../players/tables.ts';
import { tellAfterCommit } from '../platform/after-commit.ts';
import { violatedConstraint, type Transaction } from '../platform/database.ts';
import { statement } from '../platform/statement.ts';
import { ledgerAccounts, wallets, type AccountKind, type Vertical } from './ledger-tables.ts';

/** A player's pocket. */
export type Pocket = 'MAIN' | 'LOCKED' | `BONUS:${Vertical}`;
/** The house's side: the source or destination of money. */
export type HouseAccount = Exclude<AccountKind, 'MAIN' | 'LOCKED' | 'BONUS'>;

/** One side of a movement; `amount` in minor units, positive when the account's balance grows. */
export interface Entry {
  readonly account: Pocket | HouseAccount;
  readonly amount: number;
}

/** A movement between one player's pockets and the house, in the wallet's currency. */
export interface Movement {
  /** Names what the money moves for, e.g. `deposit:<referenceId>`: it can move only once for it. */
  readonly reference: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** Proof that this transaction holds the player's money: `lockWallet` is the only source. */
export interface LockedWallet {
  readonly playerId: string;
  readonly currency: Currency;
}

/** The balances after a movement, of the pockets that it touched. */
export type Balances = ReadonlyMap<Entry['account'], number>;

/** Programming error: the entries do not make a movement. */
export class UnbalancedMovement extends Error {
  override readonly name = 'UnbalancedMovement';
}

/** A pocket does not hold enough; the transaction is lost, so check under the lock before. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
}

/**
 * Checks the entries before the database does: two or more, whole non-zero amounts, no account
 * twice, summing to zero.
 * @throws UnbalancedMovement
 */
export function assertBalanced(entries: readonly Entry[]): void {
  const accounts = new Set(entries.map(({ account }) => account));
  const whole = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0);
  const sum = entries.reduce((total, { amount }) => total + BigInt(whole ? amount : 0), 0n);
  if (entries.length < 2 || accounts.size !== entries.length || !whole || sum !== 0n) {
    throw new UnbalancedMovement(JSON.stringify(entries));
  }
}

const holdWallet = statement<LockedWallet & Record<string, unknown>>(
  'hold_wallet',
  'SELECT player_id AS "playerId", currency FROM wallets WHERE player_id = $1 FOR UPDATE',
);

/**
 * Locks a player's money until the transaction ends, opening the wallet at first use. Every movement of a
 * player waits here for the one before, so that rules on sums (limits, balances) hold until the money has
 * moved. Undefined for an unknown player.
 */
export async function lockWallet(
  tx: Transaction,
  playerId: string,
): Promise<LockedWallet | undefined> {
  return (await lockWalletToRead(tx, playerId, () => Promise.resolve()))?.wallet;
}

/**
 * The same, with reads under the lock.
 * @param read sends its statements at once: they travel with the lock, and run when it is held
 */
export async function lockWalletToRead<T>(
  tx: Transaction,
  playerId: string,
  read: () => Promise<T>,
): Promise<{ readonly wallet: LockedWallet; readonly found: T } | undefined> {
  const attempt = async () => {
    const [[wallet], found] = await Promise.all([holdWallet(tx, [playerId]), read()]);
    return wallet && { wallet, found };
  };
  const held = await attempt();
  if (held) return held;
  await tx
    .insert(wallets)
    .select(
      tx
        .select({ playerId: players.id, currency: players.currency })
        .from(players)
        .where(eq(players.id, playerId)),
    )
    .onConflictDoNothing();
  return attempt();
}

function splitAccount(account: Entry['account']): { kind: AccountKind; vertical: Vertical | null } {
  const [kind, vertical] = account.split(':') as [AccountKind, Vertical | undefined];
  return { kind, vertical: vertical ?? null };
}

const isPocket = (kind: AccountKind) => kind === 'MAIN' || kind === 'LOCKED' || kind === 'BONUS';

type AccountRow = Pick<typeof ledgerAccounts.$inferSelect, 'kind' | 'vertical' | 'playerId'>;

/** $1 currency, $2 kinds, $3 player: theirs and the house's. */
const readAccounts = statement<AccountRow & { readonly id: string }>(
  'read_accounts_of_movement',
  `SELECT id, kind, vertical, player_id AS "playerId" FROM ledger_accounts
  WHERE currency = $1 AND kind = ANY($2::text[]) AND (player_id = $3 OR player_id IS NULL)`,
);

/** The ids of the accounts, in their order; opens those that are missing. */
async function accountIds(
  tx: Transaction,
  wallet: LockedWallet,
  accounts: readonly Entry['account'][],
): Promise<number[]> {
  const wanted = accounts.map((account) => {
    const { kind, vertical } = splitAccount(account);
    return { kind, vertical, playerId: isPocket(kind) ? wallet.playerId : null };
  });
  const idsIn = (rows: readonly (AccountRow & { readonly id: number | string })[]) =>
    wanted.map(({ kind, vertical, playerId }) => {
      const row = rows.find(
        (one) => one.kind === kind && one.vertical === vertical && one.playerId === playerId,
      );
      return row && Number(row.id);
    });
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  const read = () => readAccounts(tx, [wallet.currency, kinds, wallet.playerId]);
  const found = await read();
  let ids = idsIn(found);
  if (ids.includes(undefined)) {
    const missing = wanted.filter((_, index) => ids[index] === undefined);
    const opened = await tx
      .insert(ledgerAccounts)
      .values(
        missing.map((account) => ({
          ...account,
          currency: wallet.currency,
          balance: account.playerId === null ? null : 0,
        })),
      )
      .onConflictDoNothing()
      .returning();
    ids = idsIn([...found, ...opened]);
    // One of the house's that somebody else has opened meanwhile.
    if (ids.includes(undefined)) ids = idsIn(await read());
  }
  return ids.map((id) => {
    if (id === undefined) throw new Error('A ledger account could not be opened.');
    return id;
  });
}

interface Posted extends Record<string, unknown> {
  readonly reference: string;
  readonly account_id: string;
  readonly balance_after: string | null;
}

/** $1 references and $2 times of movements; $3 references, $4 accounts and $5 amounts of their entries. */
const postLines = statement<Posted>(
  'post_movements',
  `WITH movement AS (
    INSERT INTO ledger_movements (reference, moved_at)
    SELECT * FROM unnest($1::text[], $2::timestamptz[])
    ON CONFLICT (reference) DO NOTHING RETURNING id, reference
  ), entry AS (
    INSERT INTO ledger_entries (movement_id, account_id, amount)
    SELECT movement.id, line.account_id, line.amount
    FROM unnest($3::text[], $4::bigint[], $5::bigint[])
      WITH ORDINALITY AS line(reference, account_id, amount, n)
    JOIN movement USING (reference) ORDER BY line.n
    RETURNING movement_id, account_id, balance_after
  )
  SELECT movement.reference, entry.account_id, entry.balance_after
  FROM entry JOIN movement ON movement.id = entry.movement_id`,
);

/**
 * Posts movements, in their order. Answers for each the new balances of the pockets it touched, or undefined
 * when money has already moved for its reference: then nothing happens, which makes repetition harmless. If one
 * fails, all fail.
 * @throws UnbalancedMovement, InsufficientFunds
 */
export async function postAll(
  tx: Transaction,
  wallet: LockedWallet,
  movements: readonly Movement[],
): Promise<(Balances | undefined)[]> {
  for (const { entries } of movements) assertBalanced(entries);
  tellAfterCommit(tx, { topic: 'wallet.changed', payload: { playerId: wallet.playerId } });
  const accounts = [...new Set(movements.flatMap(({ entries }) => entries.map((e) => e.account)))];
  const ids = await accountIds(tx, wallet, accounts);
  const idOf = (account: Entry['account']): number => ids[accounts.indexOf(account)] ?? Number.NaN;
  const accountOf = new Map(accounts.map((account, index) => [ids[index], account]));
  const lines = movements.flatMap(({ reference, entries }) =>
    entries.map(({ account, amount }) => ({ reference, id: idOf(account), amount })),
  );
  const rows = await postLines(tx, [
    movements.map(({ reference }) => reference),
    movements.map(({ at }) => new Date(at).toISOString()),
    lines.map(({ reference }) => reference),
    lines.map(({ id }) => id),
    lines.map(({ amount }) => amount),
  ]).catch((error: unknown) => {
    if (violatedConstraint(error) !== 'ledger_accounts_not_negative') throw error;
    throw new InsufficientFunds('A pocket does not hold enough.', { cause: error });
  });
  const balances = new Map<string, Map<Entry['account'], number>>();
  for (const { reference, account_id, balance_after } of rows) {
    const after = balances.get(reference) ?? new Map<Entry['account'], number>();
    balances.set(reference, after);
    const account = accountOf.get(Number(account_id));
    if (account && balance_after !== null) after.set(account, Number(balance_after));
  }
  return movements.map(({ reference }) => balances.get(reference));
}

/** Posts one movement, see `postAll`. */
export async function post(
  tx: Transaction,
  wallet: LockedWallet,
  movement: Movement,
): Promise<Balances | undefined> {
  return (await postAll(tx, wallet, [movement]))[0];
}
