import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isKnownHost } from '../../../backend/platform/http/hosts.ts';
import { LISTENER_LIMITS } from '../../../backend/third-parties/content/listen/listeners.ts';
import { EVALUATOR_LIMITS } from '../../../backend/third-parties/content/query/evaluator.ts';
import { cookie, originOf } from '../../../backend/platform/http/origin.ts';
import {
  addressSubject,
  defaultRateLimits,
  rateLimitRules,
  networkSubject,
  noRateLimits,
} from '../../../backend/platform/rate-limits.ts';

/** Asks a bare server, as a proxy or a browser does. */
async function asked(
  serve: (app: FastifyInstance) => void,
  headers: Record<string, string>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const app = Fastify({ logger: false });
  serve(app);
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>() };
}

describe('which hosts are ours', () => {
  test.each([
    ['.preview.example', false],
    ['PLAY.example.:443', true],
    ['xplay.example', false],
    ['play.example.x', false],
    ['play.example:x', false],
    ['a.preview.example', true],
    ['play.example', true],
    ['play.example:123456', false],
    ['play.example:12345', true],
    ['play:80.example', false],
    ['xlocalhost', false],
    ['.localhost', false],
    ['localhost.example', false],
  ])('%s: %s', (host, known) => {
    const listed = ['play.example', '.preview.example'];
    expect(isKnownHost(host, listed, 'development')).toBe(known);
  });
});

describe('[SIGN-24] where a request comes from', () => {
  type Trust = Parameters<typeof originOf>[1];
  const production: Trust = { mode: 'production', trustedProxies: 0 };
  const behindProxy: Trust = { mode: 'production', trustedProxies: 1 };
  const development: Trust = { mode: 'development', trustedProxies: 0 };
  const origin = async (trust: Trust, headers: Record<string, string>) =>
    (
      await asked((app) => {
        app.get('/', (request) => originOf(request, trust));
      }, headers)
    ).body as ReturnType<typeof originOf>;
  const edge = { 'x-country': 'FI', 'x-region': 'Uusimaa', 'x-city': 'Espoo' };
  const remembered = { cookie: 'a=b; country-code=SE;region-code=SE-AB; city=Malm%C3%B6' };
  const nowhere = { country: null, region: null, city: null };

  test('is believed of a trusted edge, and in development of anyone', async () => {
    const found = { country: 'FI', region: 'Uusimaa', city: 'Espoo' };
    expect(await origin(behindProxy, edge)).toMatchObject(found);
    expect(await origin(development, edge)).toMatchObject(found);
    expect(await origin(production, edge)).toMatchObject(nowhere);
  });

  test('is taken from a cookie in development only, after what the edge says', async () => {
    const found = { country: 'SE', region: 'SE-AB', city: 'Malmö' };
    expect(await origin(development, remembered)).toMatchObject(found);
    expect(await origin(production, remembered)).toMatchObject(nowhere);
    expect(await origin(behindProxy, remembered)).toMatchObject(nowhere);
    expect(await origin(development, { ...remembered, ...edge })).toMatchObject({ country: 'FI' });
    const empty = { ...remembered, 'x-country': '', 'x-region': '', 'x-city': '' };
    expect(await origin(development, empty)).toMatchObject(found);
  });

  test('is a country in small letters, too', async () => {
    expect(await origin(behindProxy, { 'x-country': 'fi' })).toMatchObject({ country: 'FI' });
  });

  test.each(['FIN', 'F', 'F1', '\u00df', ' FI x', ''])('"%s" is no country', async (country) => {
    expect(await origin(behindProxy, { 'x-country': country })).toMatchObject({ country: null });
  });

  test('its address, its browser and its brand', async () => {
    expect(await origin(production, { 'user-agent': 'a browser' })).toMatchObject({
      ip: '127.0.0.1',
      userAgent: 'a browser',
      siteId: '2',
    });
    const unnamed = await origin(production, { 'user-agent': '' });
    expect(unnamed.userAgent).toBe('');
  });

  test.each([
    ['{"siteId":"7"}', '7'],
    ['{"siteId":"12345678"}', '12345678'],
    ['{"siteId":"123456789"}', '2'],
    ['{"siteId":""}', '2'],
    ['{"siteId":"x"}', '2'],
    ['x{"siteId":"7"}', '2'],
    ['{"siteId":"7"}x', '2'],
  ])('the brand in %s is %s', async (sitecontext, siteId) => {
    expect(await origin(production, { sitecontext })).toMatchObject({ siteId });
  });

  test.each([
    ['one=1; two=2', 'two', '2'],
    ['one=1;two = a=b ', 'two', 'a=b'],
    ['two=%F6', 'two', null],
    ['=2; twofold=1', 'two', null],
    ['two', 'two', null],
    ['t=1', '', null],
    ['a%20b=c%20d', 'a%20b', 'c d'],
  ])('of the cookies %s, %s is %s', async (header, name, value) => {
    const { body } = await asked(
      (app) => {
        app.get('/', (request) => ({ value: cookie(request, name) }));
      },
      { cookie: header },
    );
    expect(body).toEqual({ value });
  });
});

describe('who is behind an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.70', '203.0.113.70'],
    ['::ffff:203.0.113.7.8', '0:0:0:0'],
    ['1::ffff:203.0.113.7', '1:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001::2:3:4:5:6', '2001:0:0:2'],
    ['2001:0:0000:00a0::', '2001:0:0:a0'],
    ['1::', '1:0:0:0'],
    ['::1:2:3:4:5:6:7', '0:1:2:3'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (ip, subject) => {
    expect(addressSubject(ip)).toBe(subject);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:ffff::9', '2001:db8:1'],
  ])('%s is of the network %s', (ip, network) => {
    expect(networkSubject(ip)).toBe(network);
  });
});

test('limits: none at all, or those of the mode', () => {
  expect(noRateLimits).toEqual({
    addressCalls: 0,
    badTokens: 0,
    accountCalls: 0,
    oldPasswords: 0,
    phoneChanges: 0,
    moves: 0,
    registrations: 0,
    signUpNotices: 0,
    codesPerAddress: 0,
    codesFromNetwork: 0,
    codesPerDestination: 0,
    deposits: 0,
    withdrawals: 0,
    rewards: 0,
    bonusCodes: 0,
    documentUploads: 0,
    gameLaunches: 0,
    deskLogins: 0,
    supportConversations: 0,
    supportMessages: 0,
  });
  expect(defaultRateLimits('production')).toEqual({
    addressCalls: 60,
    badTokens: 60,
    accountCalls: 300,
    oldPasswords: 10,
    phoneChanges: 10,
    moves: 2,
    registrations: 200,
    signUpNotices: 3,
    codesPerAddress: 20,
    codesFromNetwork: 5,
    codesPerDestination: 50,
    deposits: 30,
    withdrawals: 30,
    rewards: 100,
    bonusCodes: 30,
    documentUploads: 60,
    gameLaunches: 200,
    deskLogins: 20,
    supportConversations: 20,
    supportMessages: 20,
  });
  expect(defaultRateLimits('development').deposits).toBe(1_000);
});

const limitsPage = () =>
  readFile(resolve(import.meta.dirname, '..', '..', '..', 'docs', 'rate-limits.md'), 'utf8');

test('docs/rate-limits.md says what of the content service waits, and who listens', async () => {
  const page = await limitsPage();
  const rowOf = (name: string) => page.split('\n').find((line) => line.startsWith(`| ${name} `));
  const { queue, queueOfOne, timeout, memory } = EVALUATOR_LIMITS;
  const { most, mostOfOne, filtersOfOne, life } = LISTENER_LIMITS;
  expect(rowOf('questions to the content service')).toContain(
    `| ${queue} wait, ${queueOfOne} of one address; ${timeout / 1_000} s and ${memory} MB each, in two processes `,
  );
  expect(rowOf('listeners of the content service')).toContain(
    `| ${most.toLocaleString('en')}, ${mostOfOne} of one address with ${filtersOfOne} questions; ` +
      `256 kB behind, ${life / 3_600_000} h `,
  );
});

test('docs/rate-limits.md lists every limit with its numbers', async () => {
  const page = await limitsPage();
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [name, rule] of Object.entries(rateLimitRules)) {
    const row = rows.find(([, first]) => first === `\`${name}\``);
    const window = {
      60_000: 'minute',
      3_600_000: 'hour',
      86_400_000: 'day',
      2_592_000_000: '30 days',
    }[rule.windowMs];
    expect([name, row?.slice(2, 8)]).toEqual([
      name,
      [
        rule.what,
        rule.per,
        window,
        String(rule.production),
        String(rule.development),
        rule.counted,
      ],
    ]);
  }
});
