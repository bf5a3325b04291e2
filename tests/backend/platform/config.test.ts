import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, readSettings, type Config } from '../../../backend/platform/config.ts';
import { defaultRateLimits, noRateLimits } from '../../../backend/platform/rate-limits.ts';
import {
  ConfigError,
  isLoopback,
  refusePersonas,
  standIns,
} from '../../../backend/platform/stand-ins.ts';
import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';

const root = resolve(import.meta.dirname, '../../..');
const everything = ['captcha', 'content', 'outbox', 'payment-provider'];

describe('production does not start with what stands in for an operator’s contractors', () => {
  const start = (...flags: string[]) => readConfig(['--mode=production', ...flags], {});

  test('it names each, says why, and shows the way on, in one line', () => {
    const line =
      /^Production does not start with captcha \(.+\), content \(.+\), outbox \(.+\), payment-provider \(.+\)\. See docs\/production\.md, or allow by name: --allow-stand-ins=captcha,content,outbox,payment-provider$/;
    expect(() => start()).toThrow(line);
  });

  test.each(everything)('%s alone is missed', (name) => {
    const others = everything.filter((other) => other !== name);
    const flag = `--allow-stand-ins=${others.join(',')}`;
    expect(() => start(flag)).toThrow(`Production does not start with ${name} (`);
  });

  test('it starts with all of them allowed, by flag or by environment', () => {
    const allowed = everything.join(', ');
    expect(start(`--allow-stand-ins=${allowed}`).allowStandIns).toEqual(everything);
    const env = { CROUPIER_MODE: 'production', ALLOW_STAND_INS: allowed };
    expect(readConfig([], env).mode).toBe('production');
    expect(() => readConfig([], { NODE_ENV: 'production' })).toThrow('Production does not start');
  });

  test('what only works on the database asks for none of them, and understands as little', () => {
    expect(readSettings(['--mode=production'], {}).mode).toBe('production');
    expect(() => readSettings(['--mode=live'], {})).toThrow(ConfigError);
  });

  test('a name that is none is said, with those that are', () => {
    const known = Object.keys(standIns).join(', ');
    expect(() => start('--allow-stand-ins=captcha,everything')).toThrow(
      `allow-stand-ins knows ${known}, not "everything".`,
    );
    expect(() => start('--allow-stand-ins=toString')).toThrow('not "toString"');
  });
});

describe('development stays on this machine', () => {
  test.each(['0.0.0.0', '::', '192.168.1.5', 'croupier.example', '1.127.0.0'])(
    'not on %s, unless that is allowed by name',
    (host) => {
      expect(() => readConfig([`--host=${host}`], {})).toThrow(
        `Development on ${host} does not start with open-development (`,
      );
      const open = readConfig([`--host=${host}`, '--allow-stand-ins=open-development'], {});
      expect(open.host).toBe(host);
    },
  );

  test('not behind a proxy either, through which others reach it', () => {
    const env = { TRUSTED_PROXIES: '1' };
    expect(() => readConfig([], env)).toThrow(
      'Development behind a proxy does not start with open-development (',
    );
    expect(readConfig(['--allow-stand-ins=open-development'], env).trustedProxies).toBe(1);
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('on %s it starts', (host) => {
    expect(readConfig([`--host=${host}`], {}).mode).toBe('development');
  });
});

describe('what an operator sets', () => {
  const read = (env: Record<string, string>) => readConfig([], env);

  test('limits: all off, or some changed; others are as the mode has them', () => {
    expect(read({ LIMITS: 'off' }).limits).toMatchObject({ addressCalls: 0, deposits: 0 });
    const changed = read({ LIMITS: 'deposits=5, addressCalls=0' }).limits;
    expect(changed).toMatchObject({ deposits: 5, addressCalls: 0, codesPerDestination: 50 });
    const live = { CROUPIER_MODE: 'production', ALLOW_STAND_INS: everything.join() };
    expect(read(live).limits).toMatchObject({ addressCalls: 60, deposits: 30, registrations: 200 });
    expect(() => read({ LIMITS: 'deposit=5' })).toThrow('not "deposit=5"');
    expect(() => read({ LIMITS: 'deposits=many' })).toThrow('LIMITS deposits');
  });

  test('hosts, terms, connections', () => {
    const config = read({
      ALLOWED_HOSTS: 'Play.example, .example.org',
      TERMS_VERSION: '4',
      MAX_CONNECTIONS: '9',
    });
    expect(config).toMatchObject({
      allowedHosts: ['play.example', '.example.org'],
      termsVersion: 4,
      maxConnections: 9,
    });
    for (const odd of ['https://a.example', 'a.example:80', '*', '.']) {
      expect(() => read({ ALLOWED_HOSTS: odd })).toThrow('allowed-hosts takes names');
    }
  });
});

describe('an instance that is told nothing', () => {
  test('is a development one on this machine, with the data and the site of this folder [SESS-08]', () => {
    expect(readConfig([], {})).toEqual({
      mode: 'development',
      host: '127.0.0.1',
      port: 4_000,
      studioPort: 0,
      databaseUrl: null,
      dataDir: join(root, '.data'),
      siteDir: join(root, 'dist', 'site'),
      clockStart: null,
      contentDir: null,
      limits: defaultRateLimits('development'),
      allowStandIns: [],
      allowedHosts: [],
      securityContact: null,
      termsVersion: CURRENT_TERMS_VERSION,
      identityRegion: 'eu-west-1',
      headersTimeoutMs: 10_000,
      requestTimeoutMs: 30_000,
      uploadTimeoutMs: 300_000,
      uploadIdleMs: 30_000,
      contentQueryMs: 5_000,
      documentKeys: [],
      documentBucket: null,
      maxConnections: 5_000,
      maxConnectionsPerAddress: 250,
      trustedProxies: 0,
      poolSize: 12,
      databaseSilenceMs: 14_000,
      withdrawalReviewAbove: 100_000,
      withdrawalHoldMs: 900_000,
      logLevel: 'info',
    });
  });
});

describe('what an operator says', () => {
  /** Name of the setting, flag, environment variable, a text, and its value. */
  const settings: [keyof Config, string | null, string, string, unknown][] = [
    ['host', 'host', 'HOST', 'localhost', 'localhost'],
    ['port', 'port', 'PORT', '0', 0],
    ['port', 'port', 'PORT', '65535', 65_535],
    ['databaseUrl', 'database-url', 'DATABASE_URL', 'postgres://db/x', 'postgres://db/x'],
    ['dataDir', 'data-dir', 'DATA_DIR', '/srv/data', '/srv/data'],
    ['dataDir', 'data-dir', 'DATA_DIR', '~/data', join(homedir(), 'data')],
    ['siteDir', 'site-dir', 'SITE_DIR', '/srv/site', '/srv/site'],
    ['siteDir', 'site-dir', 'SITE_DIR', 'a~/b', resolve('a~/b')],
    ['clockStart', 'clock', 'CLOCK', 'real', null],
    ['clockStart', 'clock', 'CLOCK', '2026-11-22T00:00:00Z', Date.UTC(2026, 10, 22)],
    ['logLevel', 'log-level', 'LOG_LEVEL', 'debug', 'debug'],
    ['logLevel', 'log-level', 'LOG_LEVEL', 'info', 'info'],
    ['logLevel', 'log-level', 'LOG_LEVEL', 'warn', 'warn'],
    ['logLevel', 'log-level', 'LOG_LEVEL', 'error', 'error'],
    ['logLevel', 'log-level', 'LOG_LEVEL', 'silent', 'silent'],
    ['mode', 'mode', 'CROUPIER_MODE', 'development', 'development'],
    [
      'allowStandIns',
      'allow-stand-ins',
      'ALLOW_STAND_INS',
      ' captcha ,,outbox',
      ['captcha', 'outbox'],
    ],
    [
      'allowedHosts',
      'allowed-hosts',
      'ALLOWED_HOSTS',
      ' A.example ,, .b-c.example',
      ['a.example', '.b-c.example'],
    ],
    ['allowedHosts', 'allowed-hosts', 'ALLOWED_HOSTS', 'a', ['a']],
    ['termsVersion', 'terms-version', 'TERMS_VERSION', '999999999', 999_999_999],
    ['identityRegion', 'identity-region', 'IDENTITY_REGION', 'us-east-2', 'us-east-2'],
    ['securityContact', null, 'SECURITY_CONTACT', 'mailto:a@b.example', 'mailto:a@b.example'],
    ['securityContact', null, 'SECURITY_CONTACT', 'https://b.example/x', 'https://b.example/x'],
    ['maxConnections', null, 'MAX_CONNECTIONS', '1000000', 1_000_000],
    ['trustedProxies', null, 'TRUSTED_PROXIES', '10', 10],
    ['poolSize', null, 'POOL_SIZE', '200', 200],
    ['withdrawalReviewAbove', null, 'WITHDRAWAL_REVIEW_ABOVE', '0', 0],
    ['studioPort', null, 'STUDIO_PORT', '4001', 4_001],
    ['withdrawalHoldMs', null, 'WITHDRAWAL_HOLD_MS', '60000', 60_000],
  ];

  test.each(settings)('%s by --%s or %s: %s', (name, flag, variable, text, read) => {
    // Some of these reach further than this machine.
    const env = { ALLOW_STAND_INS: 'open-development', [variable]: text };
    expect(readConfig([], env)[name]).toEqual(read);
    if (flag === null) return;
    expect(readConfig([`--${flag}=${text}`], {})[name]).toEqual(read);
    // A flag stands before the environment.
    expect(readConfig([`--${flag}=${text}`], { [variable]: 'else' })[name]).toEqual(read);
  });

  test.each([
    ['PORT', '65536', 'port must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'port must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '1e3', 'port must be a whole number from 0 to 65535, not "1e3".'],
    ['PORT', 'x80', 'not "x80"'],
    ['PORT', '80x', 'not "80x"'],
    ['PORT', '', 'not ""'],
    ['TERMS_VERSION', '1000000000', 'terms-version must be a whole number from 0 to 999999999,'],
    ['IDENTITY_REGION', 'eu west', 'identity-region must be like eu-west-1, not "eu west".'],
    ['MAX_CONNECTIONS', '1000001', 'MAX_CONNECTIONS must be a whole number from 1 to 1000000,'],
    // Node would close every connection.
    ['MAX_CONNECTIONS', '0', 'MAX_CONNECTIONS must be a whole number from 1 to 1000000, not "0".'],
    ['TRUSTED_PROXIES', '11', 'TRUSTED_PROXIES must be a whole number from 0 to 10, not "11".'],
    ['POOL_SIZE', '201', 'POOL_SIZE must be a whole number from 1 to 200, not "201".'],
    ['POOL_SIZE', '0', 'POOL_SIZE must be a whole number from 1 to 200, not "0".'],
    ['CLOCK', 'noon', 'clock must be "real" or an ISO 8601 instant, not "noon".'],
    ['LOG_LEVEL', 'all', 'log-level must be one of debug, info, warn, error, silent, not "all".'],
    ['CROUPIER_MODE', 'live', 'mode must be one of development, production, not "live".'],
    ['LIMITS', 'deposits=1,=', 'LIMITS must be "off" or name=number of addressCalls, badTokens, '],
    ['LIMITS', 'deposits', 'LIMITS deposits must be a whole number from 0 to 999999999, not "".'],
    ['SECURITY_CONTACT', 'mailto:a@b', ''],
    [
      'SECURITY_CONTACT',
      'xmailto:a@b',
      'SECURITY_CONTACT must be mailto: or https:, not "xmailto:a@b".',
    ],
    ['SECURITY_CONTACT', 'mailto:a b@c', 'not "mailto:a b@c"'],
    ['SECURITY_CONTACT', 'mailto:a@b c', 'not "mailto:a@b c"'],
    ['SECURITY_CONTACT', 'mailto:@b', 'not "mailto:@b"'],
    ['SECURITY_CONTACT', 'mailto:a@', 'not "mailto:a@"'],
    ['SECURITY_CONTACT', 'https://', 'not "https://"'],
    ['SECURITY_CONTACT', 'https://a b', 'not "https://a b"'],
    ['ALLOWED_HOSTS', 'a..', 'allowed-hosts takes names without a port, not "a..".'],
    ['ALLOWED_HOSTS', '-a', 'not "-a"'],
    ['ALLOWED_HOSTS', 'a-', 'not "a-"'],
    ['ALLOWED_HOSTS', '..a', 'not "..a"'],
    ['ALLOWED_HOSTS', 'a b', 'not "a b"'],
    ['ALLOWED_HOSTS', 'a_b', 'not "a_b"'],
    ['ALLOWED_HOSTS', 'a'.repeat(254), 'allowed-hosts takes names without a port'],
  ])('%s=%s: %s', (variable, text, message) => {
    const read = () => readConfig([], { [variable]: text });
    if (message === '') expect(read).not.toThrow();
    else {
      expect(read).toThrow(message);
      expect(read).toThrow(ConfigError);
    }
  });

  test('production runs by real time', () => {
    const allowed = `--allow-stand-ins=${everything.join()}`;
    const start = (clock: string) => readConfig(['--mode=production', allowed, clock], {});
    expect(() => start('--clock=2026-01-01')).toThrow('clock cannot be set in production.');
    expect(start('--clock=real').clockStart).toBeNull();
    expect(readConfig(['--clock=2026-01-01'], {}).clockStart).toBe(Date.UTC(2026, 0, 1));
  });

  test('production has the content that ships', () => {
    const env = { CONTENT_DIR: '/larger', ALLOW_STAND_INS: everything.join() };
    expect(readConfig([], env).contentDir).toBe('/larger');
    expect(() => readConfig(['--mode=production'], env)).toThrow(
      'CONTENT_DIR cannot be set in production.',
    );
  });

  test('the mode: a flag, then its variable, then what Node is told', () => {
    const env = { CROUPIER_MODE: 'development', NODE_ENV: 'production' };
    expect(readConfig([], env).mode).toBe('development');
    expect(() => readConfig(['--mode=production'], env)).toThrow('Production does not start');
    expect(readConfig([], { NODE_ENV: 'test' }).mode).toBe('development');
  });

  test('limits with blanks, and with nothing between two commas', () => {
    const base = defaultRateLimits('development');
    expect(readConfig([], { LIMITS: ' deposits = 5 ,, ' }).limits).toEqual({
      ...base,
      deposits: 5,
    });
    expect(readConfig([], { LIMITS: '' }).limits).toEqual(base);
    expect(readConfig([], { LIMITS: ' off ' }).limits).toEqual(noRateLimits);
    expect(readConfig([], { LIMITS: 'deposits=999999999' }).limits.deposits).toBe(999_999_999);
  });
});

test('errors of settings carry their name', () => {
  expect(new ConfigError('x').name).toBe('ConfigError');
});

describe('personas', () => {
  test('are let in by name only; without any there is nothing to refuse', () => {
    expect(() => refusePersonas(0, [])).not.toThrow();
    expect(() => refusePersonas(1, ['personas'])).not.toThrow();
    expect(() => refusePersonas(1, ['captcha', 'outbox'])).toThrow(
      'Production on a database seeded in development does not start with personas (seeded players whose ' +
        'password is public). See docs/production.md, or allow by name: ' +
        '--allow-stand-ins=captcha,outbox,personas',
    );
  });
});

test('the line that refuses says what each stand-in is', () => {
  const start = (flag: string) =>
    readConfig(['--mode=production', `--allow-stand-ins=${flag}`], {});
  expect(() => start('personas')).toThrow(
    'Production does not start with captcha (a captcha that takes any token once), ' +
      'content (the seeded content service), outbox (SMS and e-mail that are kept and never sent), ' +
      'payment-provider (a payment provider with test cards). See docs/production.md, or allow by name: ' +
      '--allow-stand-ins=personas,captcha,content,outbox,payment-provider',
  );
  expect(() => readConfig(['--host=10.0.0.1'], {})).toThrow(
    'Development on 10.0.0.1 does not start with open-development ' +
      '(development on an address that other machines reach). See docs/production.md, or allow by name: ' +
      '--allow-stand-ins=open-development',
  );
});

describe('this machine', () => {
  test.each([
    ['127.0.0.1', true],
    ['127.255.255.255', true],
    ['LOCALHOST', true],
    ['[::1]', true],
    ['::1', true],
    ['127.0.0', false],
    ['127.0.0.1.1', false],
    ['127.0.0.1234', false],
    ['127.x.0.1', false],
    ['127.0.0.', false],
    ['x127.0.0.1', false],
    ['localhost.', false],
    ['alocalhost', false],
    ['x::1', false],
    ['::12', false],
  ])('%s: %s', (host, local) => {
    expect(isLoopback(host)).toBe(local);
  });
});
