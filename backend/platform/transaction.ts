import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import type { PoolClient } from 'pg';
import { committed } from './after-commit.ts';
import { despiteDeadlock, type Database, type Transaction } from './database.ts';
import { send, type Bound } from './statement.ts';

const dialect = new PgDialect();

/** The query builder on a connection, for as long as the connection is ours. */
function builderOn(client: PoolClient): { readonly tx: Transaction; readonly end: () => void } {
  let open = true;
  const query = new Proxy(client.query.bind(client), {
    apply: (ask, _lent, args) => {
      if (!open) throw new Error('The transaction is over.');
      return Reflect.apply(ask, null, args);
    },
  });
  const lent: PoolClient = Object.create(client, { query: { value: query } });
  const session = new NodePgSession(lent, dialect, undefined);
  const tx = new NodePgTransaction(dialect, session, undefined) as Transaction;
  return { tx, end: () => void (open = false) };
}

/** The result of a transaction. */
export interface Decided<T> {
  readonly value: T;
  /** Its last statements; the commit is sent right behind them. */
  readonly writes: readonly Bound[];
}

/**
 * `db.transaction` for calls that players make all the time, in two round trips: BEGIN travels with the first
 * statements, COMMIT with the last. The first must be reads or locks, and be waited for before anything is
 * written. Everything is committed when this resolves, nothing when it rejects (or, when the connection is lost
 * at the end, whatever the server decided).
 */
export const transact = <T>(
  db: Database,
  work: (tx: Transaction) => Promise<Decided<T>>,
): Promise<T> => despiteDeadlock(() => transactOnce(db, work));

async function transactOnce<T>(
  db: Database,
  work: (tx: Transaction) => Promise<Decided<T>>,
): Promise<T> {
  const client = await db.$client.connect();
  const { tx, end } = builderOn(client);
  try {
    const begun = client.query('BEGIN');
    // It is waited for below; until then a failure must not count as an unhandled one.
    begun.catch(() => undefined);
    const { value, writes } = await work(tx);
    await begun;
    // One of them failing makes the server answer COMMIT with a rollback.
    const sent = writes.map((write) => send(client, write));
    const [{ command }] = await Promise.all([client.query('COMMIT'), ...sent]);
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    committed(db.$client, tx);
    return value;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    end();
    client.release();
  }
}
