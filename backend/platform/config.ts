import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CURRENT_TERMS_VERSION } from '../../reference/terms.ts';
import {
  folder,
  instant,
  oneOf,
  readBucket,
  readContact,
  readHosts,
  readKey,
  readLimits,
  readRegion,
  wholeNumber,
  type Bucket,
} from './config-values.ts';
import { defaultRateLimits, type RateLimits } from './rate-limits.ts';
import { SILENCE } from './silence.ts';
import { ConfigError, readStandIns, refuseStandIns, type Mode, type StandIn } from './stand-ins.ts';

/** The settings that an instance gets from outside. Times in milliseconds unless named otherwise. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Of the stand-in for a games studio, which has an origin of its own; 0 takes any free port. */
  readonly studioPort: number;
  /** `postgres://…` of a PostgreSQL 15 or newer; null starts the embedded server in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Absolute folder that holds the embedded server's data. */
  readonly dataDir: string;
  /** Absolute folder of the built site; a missing folder leaves the instance without pages. */
  readonly siteDir: string;
  /** Absolute folder of the content that ships; null: the repository's own. Development only. */
  readonly contentDir: string | null;
  /** Instant at which a fresh database's clock starts; null is the real time. Development only. */
  readonly clockStart: number | null;
  /** The most of each flood, see `rate-limits.ts`. */
  readonly limits: RateLimits;
  /** The stand-ins for an operator's contractors that may stay on nevertheless. */
  readonly allowStandIns: readonly StandIn[];
  /**
   * Host names that are answered beside the brands' own and this machine's: whole ones, or
   * `.example.com` for all below.
   */
  readonly allowedHosts: readonly string[];
  /**
   * The sum from which on a person looks at a withdrawal before it is paid out, in euro cents (scaled to the
   * currency).
   */
  readonly withdrawalReviewAbove: number;
  /** The time for which any other withdrawal waits, and can be taken back, before it is paid out. */
  readonly withdrawalHoldMs: number;
  /** Where weaknesses are reported to, `mailto:` or `https:`; null: there is no `security.txt`. */
  readonly securityContact: string | null;
  /** The version of the terms that holds, as published in the content service. */
  readonly termsVersion: number;
  /** Region of the identity provider, which its tokens name: tokens of another region are refused (SESS-08). */
  readonly identityRegion: string;
  /**
   * The first seals the files of documents, any opens them; 32 bytes each. None: development makes its own,
   * production takes no files.
   */
  readonly documentKeys: readonly Buffer[];
  /** Where those files are kept; null: a folder in `dataDir`. */
  readonly documentBucket: Bucket | null;
  /** Milliseconds in which a request's head, and then all of it, must have come. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** The same for a request with a file, for which a slow line takes its time. */
  readonly uploadTimeoutMs: number;
  /** The time within which some bytes of such a request must come. */
  readonly uploadIdleMs: number;
  /** Longest time that one query to the content service may take. */
  readonly contentQueryMs: number;
  /** Connections that are open at once; a further one is closed. */
  readonly maxConnections: number;
  /**
   * The most of these from one address (of IPv6: its first 64 bits). Behind a proxy all come from the proxy's
   * address, which then counts for itself.
   */
  readonly maxConnectionsPerAddress: number;
  /** Number of proxies in front whose `X-Forwarded-For` entries are believed. */
  readonly trustedProxies: number;
  /** Connections of this instance to the database. */
  readonly poolSize: number;
  /** How long the database may say nothing to a statement: then its connection counts as dead. */
  readonly databaseSilenceMs: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

const root = resolve(import.meta.dirname, '..', '..');

/** ms. A query's work is bounded by steps; a busy machine may let its process wait for seconds. */
export const CONTENT_QUERY_MS = 5_000;

const defaults: Config = {
  mode: 'development',
  host: '127.0.0.1',
  port: 4000,
  studioPort: 0,
  databaseUrl: null,
  dataDir: resolve(root, '.data'),
  siteDir: resolve(root, 'dist', 'site'),
  contentDir: null,
  clockStart: null,
  limits: defaultRateLimits('development'),
  allowStandIns: [],
  allowedHosts: [],
  withdrawalReviewAbove: 100_000,
  withdrawalHoldMs: 15 * 60_000,
  securityContact: null,
  termsVersion: CURRENT_TERMS_VERSION,
  identityRegion: 'eu-west-1',
  documentKeys: [],
  documentBucket: null,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 300_000,
  uploadIdleMs: 30_000,
  contentQueryMs: CONTENT_QUERY_MS,
  maxConnections: 5_000,
  maxConnectionsPerAddress: 250,
  trustedProxies: 0,
  poolSize: 12,
  databaseSilenceMs: SILENCE,
  logLevel: 'info',
};

/**
 * Reads the settings of an instance.
 * @throws ConfigError for a value that is not understood, and for settings with which it must not start
 */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
  const config = readSettings(argv, env);
  refuseStandIns(config);
  return config;
}

/**
 * Reads flags, then the environment, then defaults; `docs/backend.md` lists them. For commands that only work
 * on the database, where no stand-in runs.
 * @throws ConfigError for a value that is not understood
 */
export function readSettings(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
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
      'allow-stand-ins': option,
      'allowed-hosts': option,
      'terms-version': option,
      'identity-region': option,
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
  const contentDir = env['CONTENT_DIR'] ?? null;
  const logLevel = text('log-level', 'LOG_LEVEL');
  const allowed = text('allow-stand-ins', 'ALLOW_STAND_INS');
  const hosts = text('allowed-hosts', 'ALLOWED_HOSTS');
  const terms = text('terms-version', 'TERMS_VERSION');
  const region = text('identity-region', 'IDENTITY_REGION');
  const contact = env['SECURITY_CONTACT'] ?? null;
  const limits = env['LIMITS'] ?? null;
  const documentKeys = env['DOCUMENT_KEY'] ?? null;
  const connections = env['MAX_CONNECTIONS'] ?? null;
  const proxies = env['TRUSTED_PROXIES'] ?? null;
  const poolSize = env['POOL_SIZE'] ?? null;
  const studioPort = env['STUDIO_PORT'] ?? null;
  const reviewAbove = env['WITHDRAWAL_REVIEW_ABOVE'] ?? null;
  const hold = env['WITHDRAWAL_HOLD_MS'] ?? null;
  if (mode === 'production' && clock !== null && clock !== 'real') {
    throw new ConfigError('clock cannot be set in production.');
  }
  if (mode === 'production' && contentDir !== null) {
    throw new ConfigError('CONTENT_DIR cannot be set in production.');
  }
  return {
    ...defaults,
    mode,
    host: text('host', 'HOST') ?? defaults.host,
    port: port === null ? defaults.port : wholeNumber('port', port, 65_535),
    studioPort:
      studioPort === null ? defaults.studioPort : wholeNumber('STUDIO_PORT', studioPort, 65_535),
    databaseUrl: text('database-url', 'DATABASE_URL'),
    dataDir: dataDir === null ? defaults.dataDir : folder(dataDir),
    siteDir: siteDir === null ? defaults.siteDir : folder(siteDir),
    contentDir: contentDir === null ? defaults.contentDir : folder(contentDir),
    clockStart: clock === null ? defaults.clockStart : instant('clock', clock),
    limits: limits === null ? defaultRateLimits(mode) : readLimits(limits, mode),
    allowStandIns: allowed === null ? defaults.allowStandIns : readStandIns(allowed),
    allowedHosts: hosts === null ? defaults.allowedHosts : readHosts(hosts),
    withdrawalReviewAbove:
      reviewAbove === null
        ? defaults.withdrawalReviewAbove
        : wholeNumber('WITHDRAWAL_REVIEW_ABOVE', reviewAbove, 999_999_999),
    withdrawalHoldMs:
      hold === null
        ? defaults.withdrawalHoldMs
        : wholeNumber('WITHDRAWAL_HOLD_MS', hold, 7 * 86_400_000),
    documentKeys:
      documentKeys === null ? defaults.documentKeys : documentKeys.split(',').map(readKey),
    documentBucket: readBucket(env, mode),
    securityContact: contact === null ? defaults.securityContact : readContact(contact),
    termsVersion:
      terms === null ? defaults.termsVersion : wholeNumber('terms-version', terms, 999_999_999),
    identityRegion: region === null ? defaults.identityRegion : readRegion(region),
    maxConnections:
      connections === null
        ? defaults.maxConnections
        : wholeNumber('MAX_CONNECTIONS', connections, 1_000_000, 1),
    trustedProxies:
      proxies === null ? defaults.trustedProxies : wholeNumber('TRUSTED_PROXIES', proxies, 10),
    poolSize: poolSize === null ? defaults.poolSize : wholeNumber('POOL_SIZE', poolSize, 200, 1),
    logLevel: logLevel === null ? defaults.logLevel : oneOf('log-level', logLevel, logLevels),
  };
}

const modes = ['development', 'production'] as const;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
