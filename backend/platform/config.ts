import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** How an instance runs. Production has no control API, no outbox page and no movable clock. */
export type Mode = 'development' | 'production';

/** Everything an instance is told from outside. Times in milliseconds unless named otherwise. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** `postgres://…` of a PostgreSQL 15 or newer; null starts the embedded server in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute folder that holds the embedded server's data. */
  readonly dataDir: string;
  /** Absolute folder of the built site; a missing folder leaves the instance without pages. */
  readonly siteDir: string;
  /** Instant at which a fresh database's clock starts; null is the real time. Development only. */
  readonly clockStart: number | null;
  /** Unauthenticated, costly calls (log in, register, codes) allowed per address and minute. */
  readonly callsPerMinute: number;
  /** Number of proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustedProxies: number;
  /** Connections of this instance to the database. */
  readonly poolSize: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A setting that cannot be understood: the message names it and says what is accepted. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const root = resolve(import.meta.dirname, '..', '..');

const defaults: Config = {
  mode: 'development',
  host: '127.0.0.1',
  port: 4000,
  databaseUrl: null,
  dataDir: resolve(root, '.data'),
  siteDir: resolve(root, 'dist', 'site'),
  clockStart: null,
  callsPerMinute: 6_000,
  trustedProxies: 0,
  poolSize: 12,
  logLevel: 'info',
};

/** A configuration from the defaults and the given parts; what tests use. */
export const makeConfig = (parts: Partial<Config> = {}): Config => ({ ...defaults, ...parts });

const wholeNumber = (name: string, text: string, max: number): number => {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  }
  return value;
};

const oneOf = <T extends string>(name: string, text: string, allowed: readonly T[]): T => {
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
};

const instant = (name: string, text: string): number | null => {
  if (text === 'real') return null;
  const value = Date.parse(text);
  if (Number.isNaN(value)) {
    throw new ConfigError(`${name} must be "real" or an ISO 8601 instant, not "${text}".`);
  }
  return value;
};

const folder = (text: string): string =>
  resolve(text.startsWith('~/') ? text.replace('~', homedir()) : text);

/**
 * Reads flags, then the environment, then defaults.
 * Flags: `--port --host --database-url --data-dir --site-dir --mode --clock --log-level`.
 * Environment: the same in capitals; the mode is `CROUPIER_MODE`, or `production` under
 * `NODE_ENV=production`.
 * @throws ConfigError for a value that is not understood.
 */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      port: option,
      host: option,
      'database-url': option,
      'data-dir': option,
      'site-dir': option,
      mode: option,
      clock: option,
      'log-level': option,
    },
  });
  const modeText =
    values.mode ?? env['CROUPIER_MODE'] ?? (env['NODE_ENV'] === 'production' ? 'production' : null);
  const mode = modeText === null ? defaults.mode : oneOf('mode', modeText, modes);
  const text = (flag: keyof typeof values, name: string) => values[flag] ?? env[name] ?? null;
  const port = text('port', 'PORT');
  const clock = text('clock', 'CLOCK');
  const dataDir = text('data-dir', 'DATA_DIR');
  const siteDir = text('site-dir', 'SITE_DIR');
  const logLevel = text('log-level', 'LOG_LEVEL');
  const calls = env['CALLS_PER_MINUTE'] ?? null;
  const proxies = env['TRUSTED_PROXIES'] ?? null;
  const poolSize = env['POOL_SIZE'] ?? null;
  if (mode === 'production' && clock !== null && clock !== 'real') {
    throw new ConfigError('clock cannot be set in production.');
  }
  return {
    mode,
    host: text('host', 'HOST') ?? defaults.host,
    port: port === null ? defaults.port : wholeNumber('port', port, 65_535),
    databaseUrl: text('database-url', 'DATABASE_URL'),
    dataDir: dataDir === null ? defaults.dataDir : folder(dataDir),
    siteDir: siteDir === null ? defaults.siteDir : folder(siteDir),
    clockStart: clock === null ? defaults.clockStart : instant('clock', clock),
    callsPerMinute:
      calls !== null
        ? wholeNumber('CALLS_PER_MINUTE', calls, 999_999_999)
        : mode === 'production'
          ? 60
          : defaults.callsPerMinute,
    trustedProxies:
      proxies === null ? defaults.trustedProxies : wholeNumber('TRUSTED_PROXIES', proxies, 10),
    poolSize: poolSize === null ? defaults.poolSize : wholeNumber('POOL_SIZE', poolSize, 200),
    logLevel: logLevel === null ? defaults.logLevel : oneOf('log-level', logLevel, logLevels),
  };
}

const modes = ['development', 'production'] as const;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
