import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type Pool, type PoolClient, type QueryResult } from 'pg';
import type { Database, Executor } from './database.ts';

/** A value of a statement: nothing that could fail half-way through the sending. */
type Value = string | number | boolean | null | readonly (string | number)[];

/** A statement with its values. */
export interface Bound {
  readonly name: string;
  readonly text: string;
  readonly values: Value[];
}

type Done = (error: Error | undefined, result: QueryResult) => void;

// Both kinds take a ready-made query, though the driver's types of neither say so.
declare module 'pg' {
  interface ClientBase {
    query(query: pg.Query, done: Done): void;
  }
  interface Pool {
    query(query: pg.Query, done: Done): void;
  }
}

/**
 * Sends a statement. The driver copies an object property by property, which costs more than the sending; it
 * takes a query made of its text alone as it is.
 */
export function send(on: Pool | PoolClient, { name, text, values }: Bound): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const query = Object.assign(new pg.Query(text, values), { name });
    on.query(query, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
}

/**
 * The client that the builder sends through: a pool, or the connection of a transaction. The builder does not
 * expose it.
 */
const clientOf = (executor: Executor): Pool | PoolClient =>
  (executor._.session as unknown as { readonly client: Pool | PoolClient }).client;

/**
 * A statement with a fixed text, which each connection plans once. It is for calls that every player makes all
 * the time, where building and planning a query would cost more than running it. Rows come as the driver gives
 * them: `bigint` and instants are strings. Everything else uses the query builder.
 * @param name unique over all statements
 */
export function statement<Row extends Record<string, unknown>>(name: string, text: string) {
  const bind = (values: readonly Value[]): Bound => ({ name, text, values: [...values] });
  const ask = async (executor: Executor, values: readonly Value[]): Promise<Row[]> => {
    const { rows } = (await send(clientOf(executor), bind(values))) as QueryResult<Row>;
    return rows;
  };
  return Object.assign(ask, { bind });
}

/** Runs a statement that was bound for later. */
export const run = (executor: Executor, bound: Bound): Promise<unknown> =>
  send(clientOf(executor), bound);

const builders = new WeakMap<PoolClient, NodePgDatabase>();

/** Work on a connection of the pool, which is given back whatever becomes of the work. */
async function lend<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/**
 * Independent statements of one call, on one connection and in one round trip; each is a transaction of its
 * own.
 * @param work sends them all at once
 */
export const together = <T>(db: Database, work: (one: NodePgDatabase) => Promise<T>): Promise<T> =>
  lend(db.$client, (client) => {
    const one = builders.get(client) ?? drizzle({ client });
    builders.set(client, one);
    return work(one);
  });

interface Asked {
  readonly query: Bound;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/** The most reads that share a connection: they wait for each other. */
const mostTogether = 8;

const waiting = new WeakMap<Pool, Asked[]>();

async function sendAll(pool: Pool, batch: readonly Asked[]): Promise<void> {
  try {
    await lend(pool, (client) =>
      Promise.all(
        batch.map(({ query, resolve, reject }) => send(client, query).then(resolve, reject)),
      ),
    );
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

function ask(pool: Pool, query: Bound): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    let queue = waiting.get(pool);
    if (queue === undefined) {
      const started: Asked[] = (queue = []);
      waiting.set(pool, started);
      setImmediate(() => {
        waiting.delete(pool);
        for (let at = 0; at < started.length; at += mostTogether) {
          void sendAll(pool, started.slice(at, at + mostTogether));
        }
      });
    }
    queue.push({ query, resolve, reject });
  });
}

/**
 * The same for a short read by key outside of transactions: the reads of one turn, whatever their requests,
 * share a connection and travel together.
 */
export function sharedRead<Row extends Record<string, unknown>>(name: string, text: string) {
  return async (db: Database, values: readonly Value[]): Promise<Row[]> => {
    const { rows } = await ask(db.$client, { name, text, values: [...values] });
    return rows as Row[];
  };
}

/**
 * The same for a prepared query of the builder outside of transactions: built once per database, or connection
 * of `together`, and run with its placeholders' values.
 */
export function perDatabase<Query extends object>(build: (db: NodePgDatabase) => Query) {
  const built = new WeakMap<NodePgDatabase, Query>();
  return (db: NodePgDatabase): Query => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
