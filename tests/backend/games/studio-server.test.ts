import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioOf, studioOrigin } from '../../../backend/bindings/studio.ts';
import { openInstance, type Instance } from '../instance.ts';
import { game, provider } from './documents.ts';
import { FREE_TERMS } from './studio.support.ts';

let site: Instance;
let origin = '';
const sitePort = () => String((site.app.server.address() as AddressInfo).port);
const open = (differs: { kind?: 'slot' | 'crash' | 'jackpotSlot'; gameId?: string } = {}) =>
  studioOf(site.platform)?.open?.({
    mode: 'free',
    siteId: '2',
    game: {
      gameId: 'game.golden-fern',
      slug: 'golden-fern',
      name: 'Golden Fern',
      kind: 'slot',
      isLive: false,
      version: '1.0.0',
      ...differs,
    },
    currency: 'EUR',
    language: 'fi',
    device: 'mobile',
    lobbyUrl: 'http://localhost/fi-FI/casino',
    depositUrl: 'http://localhost/fi-FI/my-account/deposit',
    terms: { ...FREE_TERMS, brokenRound: 'byRule' },
    asksForMore: false,
  });

beforeAll(async () => {
  site = await openInstance({ siteDir: '/nowhere/site', allowedHosts: ['.example.com'] });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const betLimits = [{ currency: 'EUR', min: 20, max: 2_000 }];
  for (const document of [provider('provider.fern'), game('golden-fern', { betLimits })]) {
    await site.control('PUT', 'content/northlight', document);
  }
  await open();
  origin = studioOrigin(site.platform) ?? '';
});
afterAll(() => site.close());

const post = (path: string, session: string, body?: object) =>
  fetch(`${origin}/rgs/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('the studio', () => {
  test('has an origin of its own, at which a launch leads to the game with a session', async () => {
    const { url = '' } = (await open()) ?? {};
    const { origin: at, pathname, hash } = new URL(url);
    expect([at, pathname]).toEqual([origin, '/play/golden-fern']);
    expect(origin).not.toBe(`http://127.0.0.1:${sitePort()}`);
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('language')).toBe('fi');
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
      readonly round: { readonly won: number };
      readonly balance: number;
    };
    const { won } = played.round;
    expect(played.balance).toBe(10_000 - 200 + won);
    const wallet = await site.call('getWallet', { session });
    expect(wallet.body.buckets.main).toMatchObject([{ cashAmount: played.balance }]);
    const { body: history } = await site.call('getTransactions', { session });
    expect(history.transactions.map(({ type, amount }) => [type, amount])).toContainEqual([
      'BET',
      -200,
    ]);
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
  });
});
