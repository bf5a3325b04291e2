import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { studioOf, studioOrigin } from '../../../backend/bindings/studio.ts';
import { openInstance, type Instance } from '../instance.ts';
import { players } from '../../../backend/players/tables.ts';
import { game, provider } from './documents.ts';
import { FREE_TERMS } from './studio.support.ts';

let site: Instance;
let origin = '';
let folder = '';
const sitePort = () => String((site.app.server.address() as AddressInfo).port);
const open = (differs: { kind?: 'slot' | 'crash' | 'jackpotSlot'; gameId?: string } = {}) =>
  studioOf(site.platform)?.open({
    mode: 'free',
    siteId: '2',
    game: {
      gameId: 'game.golden-fern',
      slug: 'golden-fern',
      name: 'Golden Fern',
      kind: 'slot',
      isLive: false,
      version: '1.4.0',
      ...differs,
    },
    currency: 'EUR',
    language: 'fi',
    notation: 'specified',
    device: 'mobile',
    lobbyUrl: 'http://localhost/fi-FI/casino',
    depositUrl: 'http://localhost/fi-FI/my-account/deposit',
    terms: FREE_TERMS,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  site = await openInstance({ siteDir: join(folder, 'site'), allowedHosts: ['.example.com'] });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const betLimits = [{ currency: 'EUR', min: 20, max: 2_000 }];
  for (const document of [provider('provider.fern'), game('golden-fern', { betLimits })]) {
    await site.control('PUT', 'content/northlight', document);
  }
  await open();
  origin = studioOrigin(site.platform) ?? '';
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const post = (path: string, session: string, body?: object) =>
  fetch(`${origin}/rgs/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('a flood of calls', () => {
  test('of one session, or without any, is told to wait', async () => {
    const limits = { ...noRateLimits, accountCalls: 2, badTokens: 1 };
    const other = await openInstance({ siteDir: '/nowhere/site', limits });
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    await vi.waitFor(() => expect(studioOrigin(other.platform)).toBeDefined());
    const at = studioOrigin(other.platform) ?? '';
    const asStranger = () =>
      fetch(`${at}/rgs/v1/open`, {
        method: 'POST',
        headers: { authorization: `Bearer ${'a'.repeat(43)}` },
      });
    expect((await asStranger()).status).toBe(401);
    const waits = await asStranger();
    expect([waits.status, waits.headers.has('retry-after')]).toEqual([429, true]);
    await other.close();
  });
});

describe('the studio', () => {
  test('has an origin of its own, at which a launch leads to the game with a session', async () => {
    const { url = '' } = (await open()) ?? {};
    const { origin: at, pathname, hash } = new URL(url);
    expect([at, pathname]).toEqual([origin, '/play/golden-fern']);
    expect(origin).not.toBe(`http://127.0.0.1:${sitePort()}`);
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('language')).toBe('fi');
    expect(fragment.get('notation')).toBe('specified');
    const session = fragment.get('session') ?? '';
    const opened = await post('open', session);
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ mode: 'free', game: { slug: 'golden-fern' } });
    const round = { requestId: 'a', bets: [{ spot: 'spin', amount: 20 }] };
    const played = await post('rounds', session, round);
    expect(await played.json()).toMatchObject({ round: { stake: 20, state: 'closed' } });
  });

  test('plays for money: stake and win are the player’s own, and stand in their history', async () => {
    const session = await site.logIn('verified@croupier.test');
    const { body } = await site.call('startGame', {
      session,
      body: {
        slug: 'golden-fern',
        platform: 'desktop',
        locale: 'en-FI',
        language: 'en',
        currency: 'EUR',
        ip: '',
        enabled: true,
      },
    });
    const { hash } = new URL(body.data?.gameDetail.url ?? '');
    const bearer = new URLSearchParams(hash.slice(1)).get('session') ?? '';
    const round = { requestId: 'a', bets: [{ spot: 'spin', amount: 200 }] };
    const played = (await (await post('rounds', bearer, round)).json()) as {
      readonly round: { readonly roundId: string; readonly won: number };
      readonly balance: number;
    };
    const { won, roundId } = played.round;
    expect(played.balance).toBe(10_000 - 200 + won);
    const inWallet = async () =>
      (await site.call('getWallet', { session })).body.buckets.main.map(
        ({ cashAmount }) => cashAmount,
      );
    // Until the result was shown, no page tells it by its balance.
    expect(await inWallet()).toEqual([9_800]);
    expect(await (await post(`rounds/${roundId}/end`, bearer)).json()).toEqual({
      balance: played.balance,
    });
    expect(await inWallet()).toEqual([played.balance]);
    const { body: history } = await site.call('getTransactions', { session });
    expect(history.transactions.map(({ type, amount }) => [type, amount])).toContainEqual([
      'BET',
      -200,
    ]);
  });

  test('asks the platform whether who plays for free may: who takes a break meanwhile may not', async () => {
    const session = await site.logIn('demo@croupier.test');
    const { body } = await site.call('startDemo', {
      session,
      body: {
        slug: 'golden-fern',
        platform: 'desktop',
        locale: 'en-FI',
        language: 'en',
        currency: 'EUR',
        ip: '',
        enabled: true,
      },
    });
    const { hash } = new URL(body.data?.gameDetail.url ?? '');
    const bearer = new URLSearchParams(hash.slice(1)).get('session') ?? '';
    expect((await post('open', bearer)).status).toBe(200);
    const mine = eq(players.email, 'demo@croupier.test');
    const until = new Date(site.platform.clock.now() + 86_400_000);
    const { db } = site.platform;
    const is = (different: Partial<typeof players.$inferInsert>) =>
      db.update(players).set(different).where(mine);
    await is({ status: 'TIMEOUT', statusUntil: until });
    const refused = await post('rounds', bearer, {
      requestId: 'a',
      bets: [{ spot: 'spin', amount: 20 }],
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'error.studio.not_allowed' },
    ]);
    await is({ status: 'REGISTERED', statusUntil: null });
  });

  test('has no game of a kind that it does not play, nor one that is not sold', async () => {
    expect(await open({ kind: 'crash' })).toBeUndefined();
    expect(await open({ kind: 'jackpotSlot' })).toBeUndefined();
    expect(await open({ gameId: 'game.none' })).toBeUndefined();
  });

  test('lets nobody in without a session, and says what it cannot read', async () => {
    const refused = await post('open', 'a'.repeat(43));
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'error.studio.session_ended' });
    for (const body of [
      {},
      { requestId: 'a', bets: [] },
      { requestId: 'a', bets: [{ spot: 'spin', amount: 0.5 }] },
      { requestId: 'a', bets: [{ spot: 'spin', amount: 20 }], won: 5_000 },
      { requestId: '../a', bets: [{ spot: 'spin', amount: 20 }] },
    ]) {
      expect((await post('rounds', 'a'.repeat(43), body)).status).toBe(400);
    }
    expect((await post('rounds', 'a', { requestId: 'a'.repeat(40_000) })).status).toBe(413);
    for (const body of [
      { requestId: 'a', act: 'hit' },
      { requestId: 'a', act: 'hit', seen: -1 },
      { requestId: 'a', act: 'surrender', seen: 4 },
    ]) {
      const path = 'rounds/00000000-0000-4000-8000-000000000000/acts';
      expect((await post(path, 'a'.repeat(43), body)).status).toBe(400);
    }
    expect((await post('rounds/round-0001/end', 'a'.repeat(43))).status).toBe(400);
  });

  test('answers pages of every origin, the one of a frame without an origin too', async () => {
    const asked = await fetch(`${origin}/rgs/v1/rounds`, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('says that its client is not built, in a page that the site alone may frame', async () => {
    const page = await fetch(`${origin}/play/golden-fern`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('not built yet');
    const policy = page.headers.get('content-security-policy') ?? '';
    const port = sitePort();
    expect(policy).toContain(
      `frame-ancestors http://localhost:${port} http://*.localhost:${port} http://127.0.0.1:${port} ` +
        `*.example.com:*;`,
    );
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${origin}/ahead`)).status).toBe(503);
  });

  test('has a page that brings the files of its client, and runs none [GAME-01]', async () => {
    await mkdir(join(folder, 'studio'));
    const client = '<script type="module" crossorigin src="/assets/1.js"></script>';
    await writeFile(join(folder, 'studio', 'index.html'), client);
    expect(await (await fetch(`${origin}/play/golden-fern`)).text()).toBe(client);
    expect(await (await fetch(`${origin}/ahead`)).text()).toBe(
      '<link rel="prefetch" as="script" crossorigin href="/assets/1.js">',
    );
  });
});
