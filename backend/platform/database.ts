import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { committed } from './after-commit.ts';
import { SILENCE } from './silence.ts';

/** The one way to the data: Drizzle's query builder on a pool of PostgreSQL connections. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** The argument that `db.transaction(async (tx) => …)` hands over. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For functions that take part in a transaction when there is one. */
export type Executor = NodePgDatabase | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/**
 * A connection whose statements of one turn leave in one write: sending each alone costs a round trip and two
 * wake-ups, more than most of our statements.
 */
class Connection extends pg.Client {
  static {
    // A proxy takes all of pg's ways to call it, and answers whatever pg answers.
    this.prototype.query = new Proxy(pg.Client.prototype.query.bind(null), {
      apply(_unbound, connection: Connection, args: unknown[]) {
        connection.#gather();
        return Reflect.apply(pg.Client.prototype.query.bind(connection), null, args);
      },
    });
  }

  #gathering = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that breaks while it is lent out fails its borrower's statements, not the process.
    this.on('error', () => undefined);
  }

  #gather(): void {
    const { stream } = this.connection;
    if (this.#gathering || !stream.writable) return;
    this.#gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

const instantType: number = pg.types.builtins.TIMESTAMPTZ;

/** Instants as strings, as the query builder has them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === instantType ? String : pg.types.getTypeParser(oid, format),
};

const DEADLOCK = '40P01';
const mostTries = 3;

/**
 * Repeats a transaction that PostgreSQL undid because of a deadlock: the other one is through by then. So a
 * transaction's function repeats its effects outside the database with each try.
 */
export async function despiteDeadlock<T>(run: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (tries === mostTries || sqlState(error) !== DEADLOCK) throw error;
    return despiteDeadlock(run, tries + 1);
  }
}

/**
 * Opens a pool. A connection takes the next statement before the one before is answered, so that independent
 * statements can be sent together. A statement waits at most 10 s for rows that somebody else holds and runs at most
 * 12 s, so that the answer comes before the site gives up ({@link SILENCE}). A transaction idles at most 15 s, so that
 * a stuck client cannot hold a player's rows.
 * @param silenceMs how long a statement waits for a server that says nothing: then the connection counts as dead.
 * Longer than a statement runs
 */
export function openDatabase(
  url: string,
  size: number,
  onIdleError: (error: Error) => void,
  silenceMs = SILENCE,
): OpenDatabase {
  const pool = new pg.Pool({
    Client: Connection,
    pipeline: true,
    connectionString: url,
    max: size,
    types,
    application_name: 'croupier',
    connectionTimeoutMillis: 10_000,
    lock_timeout: 10_000,
    statement_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    // A server that is gone without a word ends no connection: nobody would ever give it back to the pool.
    query_timeout: silenceMs,
    keepAlive: true,
  });
  // Without a listener a server restart would end the process: pg reports idle connections so.
  pool.on('error', onIdleError);
  const db = drizzle({ client: pool });
  const once = db.transaction.bind(db);
  const transaction: typeof once = async (work, config) => {
    let last: Transaction | undefined;
    const value = await despiteDeadlock(() =>
      once((tx) => {
        last = tx;
        return work(tx);
      }, config),
    );
    if (last) committed(pool, last);
    return value;
  };
  return { db: Object.assign(db, { transaction }), pool };
}

/** The SQLSTATE behind an error, also when Drizzle wrapped it; null when there is none. */
export function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** The constraint that a refused statement violated; null when there is none. */
export function violatedConstraint(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const constraint = (at as { constraint?: unknown }).constraint;
    if (typeof constraint === 'string') return constraint;
  }
  return null;
}

/**
 * SQLSTATEs of a database that is away, overloaded or shutting down, and of rows that somebody else holds. Who stands
 * behind others that wait for them runs out of time before it is their turn (57014).
 */
const awayStates = /^(08|53|57P|55P03|57014)/;
const awayCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
/** The messages of pg, without a code, when it cannot get or keep a connection. */
const awayMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/** Whether an error means that the database cannot be asked now, and not that the query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (awayStates.test(sqlState(error) ?? '')) return true;
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    // No socket file: the server is stopped.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (awayCodes.test(String(code)) || awayMessages.test(at.message)) return true;
  }
  return false;
}
