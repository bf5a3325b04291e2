import type { QueryResult } from 'pg';
import type { Database, Executor } from './database.ts';

/**
 * A statement whose text stands still and that each connection plans once: for what every player
 * calls all the time, where building and planning a query would cost more than running it. Rows come
 * as the driver gives them: `bigint` and instants are strings. Everything else uses the query
 * builder.
 * @param name unique over all statements
 */
export function statement<Row extends Record<string, unknown>>(name: string, text: string) {
  return async (executor: Executor, values: readonly unknown[]): Promise<Row[]> => {
    const query = { sql: text, params: [...values] };
    const prepared = executor._.session.prepareQuery(query, undefined, name, false);
    const { rows } = (await prepared.execute()) as QueryResult<Row>;
    return rows;
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
