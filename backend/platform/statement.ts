import type { QueryResult } from 'pg';
import type { Executor } from './database.ts';

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
