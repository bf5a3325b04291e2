import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import { studioOrigin } from '../../../backend/bindings/studio.ts';
import { auditLedger } from '../banking/audit.ts';
import { pocketsOf } from '../games/bonus.support.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

type Played = components['schemas']['RoundPlayed'];

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance({ siteDir: '/nowhere/site' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(studioOrigin(site.platform)).toBeDefined());
  session = await site.logIn('demo@croupier.test');
});
afterAll(() => site.close());

const main = async () => {
  const { player_id: playerId } = decodeJwt<{ player_id: string }>(session.idToken);
  return (await pocketsOf(site.platform, playerId)).main;
};

/** Starts a game for money. @returns what calls the studio for its client */
async function start(slug: string) {
  const body = { slug, platform: 'desktop', locale: 'en-FI', language: 'en', currency: 'EUR' };
  const { body: started } = await site.call('startGame', {
    session,
    body: { ...body, ip: '', enabled: true },
  });
  const { origin, hash } = new URL(started.data?.gameDetail.url ?? '');
  const bearer = /[A-Za-z0-9_-]{43}/.exec(hash)?.[0] ?? '';
  return async (path: string, wish: object = {}): Promise<Played> => {
    const answer = await fetch(`${origin}/rgs/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return (await answer.json()) as Played;
  };
}

describe('[API-119] [API-120] [API-121] [API-122] free spins', () => {
  test('are claimed, spun at the studio to the last one, and pay own money where nothing is to be wagered', async () => {
    const { body: listed } = await site.call('getFreeSpins', { session, query: {} });
    expect(listed.freeSpins.map(({ campaignId }) => campaignId)).toEqual([
      'spins-crimson-10',
      'spins-tour-20',
    ]);
    const path = { campaignId: 'spins-crimson-10' };
    const claimed = await site.call('claimFreeSpins', { session, path, query: {} });
    expect(claimed.body).toMatchObject({
      status: 'ACTIVE',
      games: [{ slug: 'crimson-planet', roundsGranted: 10, roundsPlayed: 0 }],
    });
    const other = { session, path: { campaignId: 'spins-tour-20' } };
    expect(await site.call('claimFreeSpins', { ...other, query: {} })).toMatchObject({
      status: 409,
      code: 'error.bonus.active.already.exists',
    });
    const queued = await site.call('claimFreeSpins', { ...other, query: { ifActive: 'QUEUE' } });
    const { queuedPlayerBonusId = '' } = queued.body.queuedPlayerBonus ?? {};

    const before = await main();
    const call = await start('crimson-planet');
    const { freeRounds } = await call('open');
    expect(freeRounds).toEqual({ left: 10, total: 10, stake: 20 });
    let won = 0;
    for (let spin = 1; spin <= 10; spin += 1) {
      const played = await call('rounds', {
        requestId: `spin-${spin}`,
        isFree: true,
        bets: [{ spot: 'spin', amount: 20 }],
      });
      expect(played.freeRounds).toMatchObject({ left: 10 - spin });
      won += played.round.won;
      await call(`rounds/${played.round.roundId}/end`);
    }
    expect(await main()).toBe(before + won);
    // Whoever opens the game anew is still to say that they go on with their own money.
    const anew = await start('crimson-planet');
    expect((await anew('open')).freeRounds).toEqual({ left: 0, total: 0, stake: 20 });
    const paid = await anew('rounds', {
      requestId: 'own',
      bets: [{ spot: 'spin', amount: 20 }],
    });
    await anew(`rounds/${paid.round.roundId}/end`);
    const later = await start('crimson-planet');
    expect(await later('open')).not.toHaveProperty('freeRounds');
    const progress = await site.call('getFreeSpinProgress', { session, query: path });
    expect(progress.body).toMatchObject({
      status: 'COMPLETED',
      games: [{ roundsGranted: 10, roundsPlayed: 10 }],
      won,
    });
    const waiting = { campaignId: 'spins-tour-20', queuedPlayerBonusId };
    const runs = await site.call('claimQueuedFreeSpins', { session, path: waiting, query: {} });
    expect(runs).toMatchObject({ status: 200, body: { status: 'ACTIVE' } });
    expect(await auditLedger(site.platform.db)).toMatchObject({ findings: [] });
  });
});
