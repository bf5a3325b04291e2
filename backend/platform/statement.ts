import pg, { type Pool, type QueryResult } from 'pg';
import type { Database, Executor } from './database.ts';

/** What a statement takes: nothing whose sending could fail half-way. */
type Value = string | number | boolean | null;

/** A statement with its values. */
export interface Bound {
  readonly name: string;
  readonly text: string;
  readonly values: Value[];
}

/**
 * A statement whose text stands still and that each connection plans once: for what every player
 * calls all the time, where building and planning a query would cost more than running it. Rows come
 * as the driver gives them: `bigint` and instants are strings. Everything else uses the query
 * builder.
 * @param name unique over all statements
 */
export function statement<Row extends Record<string, unknown>>(name: string, text: string) {
  const bind = (values: readonly Value[]): Bound => ({ name, text, values: [...values] });
  const run = async (executor: Executor, values: readonly Value[]): Promise<Row[]> => {
    const query = { sql: text, params: [...values] };
    const prepared = executor._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute()) as QueryResult<Row>;
    return rows;
  };
  return Object.assign(run, { bind });
}

interface Asked {
  readonly query: Bound;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

const instantType: number = pg.types.builtins.TIMESTAMPTZ;

/** Instants as strings, as the query builder wants them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === instantType ? String : pg.types.getTypeParser(oid, format),
};

/** Reads that share a connection wait for each other; no more than these. */
const mostTogether = 8;

const waiting = new WeakMap<Pool, Asked[]>();

async function send(pool: Pool, batch: readonly Asked[]): Promise<void> {
  try {
    const client = await pool.connect();
    const answers = batch.map(({ query, resolve, reject }) =>
      client.query({ ...query, types }).then(resolve, reject),
    );
    await Promise.all(answers);
    client.release();
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
          void send(pool, started.slice(at, at + mostTogether));
        }
      });
    }
    queue.push({ query, resolve, reject });
  });
}

/**
 * The same for a read outside of transactions, by key and short: those that are asked for in one
 * turn, by whatever requests, share a connection and travel together.
 */
export function sharedRead<Row extends Record<string, unknown>>(name: string, text: string) {
  return async (db: Database, values: readonly Value[]): Promise<Row[]> => {
    const { rows } = await ask(db.$client, { name, text, values: [...values] });
    return rows as Row[];
  };
}

/**
 * The same for a query of the builder that is prepared outside of transactions: built once per
 * database, and run with its placeholders' values.
 */
export function perDatabase<Query extends object>(build: (db: Database) => Query) {
  const built = new WeakMap<Database, Query>();
  return (db: Database): Query => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
