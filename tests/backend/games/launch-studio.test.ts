import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digest } from '../../../backend/access/tokens.ts';
import { catalogueOf } from '../../../backend/bindings/games.ts';
import { launchHandlers } from '../../../backend/games/launch.ts';
import { gameSessions } from '../../../backend/games/tables.ts';
import type { GameLaunch, Studio } from '../../../backend/games/ports.ts';
import type { OperationId } from '../../../backend/platform/operation.ts';
import { noRateLimits } from '../../../backend/platform/rate-limits.ts';
import { rateCounts } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { playerBonuses } from '../../../backend/rewards/tables.ts';
import { callOf } from '../banking/support.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider, reference } from './documents.ts';

const EMAIL = 'demo@croupier.test';
const PICTURE = `${'0'.repeat(40)}-800x800`;
const DOCUMENTS = [
  provider('provider.fern'),
  game('golden-fern', { picture: { asset: reference(`image-${PICTURE}-svg`) } }),
  game('harbour-roulette', { _type: 'liveCasinoGames', gameType: 'roulette' }),
  game('high-dive', { gameType: 'crash' }),
  game('pocket'),
  game('quill'),
  game('slate'),
];

/** In an hour: more than any other test opens. */
const LAUNCHES = 12;

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance({ limits: { ...noRateLimits, gameLaunches: LAUNCHES } });
  for (const document of DOCUMENTS) await site.control('PUT', 'content/northlight', document);
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());

const isNow = (different: Partial<typeof players.$inferInsert>) =>
  site.platform.db.update(players).set(different).where(eq(players.email, EMAIL));
beforeEach(() => isNow({ countryCode: 'FI' }));

const bodyOf = (slug: string, different: object = {}) => ({
  slug,
  platform: 'desktop',
  locale: 'en-FI',
  language: 'en',
  currency: 'EUR',
  ip: '',
  enabled: true,
  ...different,
});

describe('[API-086, API-087] a studio that is open', () => {
  const asked: GameLaunch[] = [];
  /** Opens every game but `slate`, and fails at `pocket`; `high-dive` is at the site's own origin, `quill` a script. */
  const open: Studio['open'] = (wanted) => {
    if (wanted.game.slug === 'pocket') throw new Error('away');
    asked.push(wanted);
    const url = `https://studio.example/play/${wanted.game.slug}#${asked.length}`;
    if (wanted.game.slug === 'high-dive') {
      return Promise.resolve({ url: 'http://localhost:4000/play/high-dive#x' });
    }
    if (wanted.game.slug === 'quill') return Promise.resolve({ url: 'javascript:alert(1)' });
    return Promise.resolve(wanted.game.slug === 'slate' ? undefined : { url });
  };
  const studio: Studio = {
    seatsTaken: () => 0,
    jackpot: () => 0,
    winsBetween: () => [],
    tournaments: () => [],
    supplier: 'studio',
    open,
    playsFree: () => true,
    recall: () => Promise.resolve(new Map()),
  };
  const handlers = launchHandlers({
    catalogueOf,
    studioOf: () => studio,
    activityFileOf: () => undefined,
  });
  const claims = () => decodeJwt<{ player_id: string; sid: string }>(session.idToken);
  const called = <Id extends OperationId>(parts: object) =>
    callOf<Id>(site.platform, claims().player_id, parts);
  const mine = () => ({ playerId: claims().player_id, sessionId: claims().sid });
  const play = (slug: string, different: object = {}) =>
    handlers.startGame({
      ...called<'startGame'>({ body: bodyOf(slug, different) }),
      session: mine(),
    });
  const opened = () =>
    site.platform.db
      .select()
      .from(gameSessions)
      .where(eq(gameSessions.playerId, claims().player_id))
      .orderBy(gameSessions.openedAt);
  beforeEach(async () => {
    asked.length = 0;
    await site.platform.db.delete(gameSessions);
    await site.platform.db.delete(rateCounts);
  });

  test('opens no more games for one player than may be opened in an hour', async () => {
    for (let game = 1; game <= LAUNCHES; game += 1) await play('golden-fern');
    await expect(play('golden-fern')).rejects.toMatchObject({
      status: 429,
      code: 'error.rate_limited',
    });
    expect([asked.length, (await opened()).length]).toEqual([LAUNCHES, LAUNCHES]);
  });

  test('gets a token of the player’s game session, and the terms of the law; the page gets its address', async () => {
    await isNow({ countryCode: 'GB' });
    const answer = await play('golden-fern', { currency: 'NOK' });
    const url = 'https://studio.example/play/golden-fern#1';
    const [{ id: gameSessionId } = { id: '' }] = await opened();
    expect(answer.data).toEqual({
      gameDetail: { gameId: 'game.golden-fern', _type: 'casinoGames', url, gameSessionId },
    });
    const [player] = await site.platform.db.select().from(players).where(eq(players.email, EMAIL));
    expect(asked).toMatchObject([
      {
        mode: 'money',
        user: player?.accessId,
        currency: player?.currency,
        game: {
          gameId: 'game.golden-fern',
          slug: 'golden-fern',
          kind: 'slot',
          version: '1.4.0',
          picture: `http://localhost:4000/content/images/croupier/northlight/${PICTURE}.svg`,
        },
        lobbyUrl: 'http://localhost:4000/en-FI/online-casino',
        depositUrl: 'http://localhost:4000/en-FI/my-account/banking/deposit?game=golden-fern',
        terms: { autoplayRounds: 0, shortestRoundMs: 2_500 },
      },
    ]);
    expect(await opened()).toMatchObject([
      {
        tokenHash: digest(asked[0]?.token ?? ''),
        sessionId: claims().sid,
        supplier: 'studio',
        siteId: '2',
        slug: 'golden-fern',
        version: '1.4.0',
        endedAt: null,
      },
    ]);
  });

  test.each([
    ['2', 'specified'],
    ['3', 'locale'],
  ])('is told how the pages of brand %s write money [LOC-10]', async (siteId, notation) => {
    await site.control('PUT', 'content/sol-alta', provider('provider.fern'));
    await site.control('PUT', 'content/sol-alta', game('golden-fern'));
    const body = bodyOf('golden-fern', siteId === '3' ? { locale: 'pt-BR' } : {});
    await handlers.startDemo({ ...called<'startDemo'>({ body, siteId }), session: null });
    expect(asked).toMatchObject([{ siteId, notation }]);
  });

  test('is told of who plays for free by whose name it asks whether they may, and the wallet opens nothing', async () => {
    const call = called<'startDemo'>({ body: bodyOf('golden-fern', { currency: 'NOK' }) });
    await handlers.startDemo({ ...call, session: null });
    await handlers.startDemo({ ...call, session: mine() });
    const [player] = await site.platform.db.select().from(players).where(eq(players.email, EMAIL));
    expect(asked.map(({ mode, token, user }) => [mode, token, user])).toEqual([
      ['free', undefined, undefined],
      ['free', undefined, player?.accessId],
    ]);
    expect(asked.map(({ currency }) => currency)).toEqual(['NOK', 'EUR']);
    expect(await opened()).toEqual([]);
  });

  test.each([
    ['FI', [null, null]],
    ['GB', ['OTHER_GAME', null]],
  ])('in %s: whether a second game closes the first', async (countryCode, ends) => {
    await isNow({ countryCode });
    await play('golden-fern');
    await play('harbour-roulette');
    expect((await opened()).map(({ endReason }) => endReason)).toEqual(ends);
  });

  test('a game that was left stays left when it was, whatever opens later', async () => {
    await isNow({ countryCode: 'GB' });
    await play('golden-fern');
    const endedAt = new Date(site.platform.clock.now() - 3_600_000);
    await site.platform.db.update(gameSessions).set({ endedAt, endReason: 'CLOSED' });
    await play('harbour-roulette');
    expect((await opened()).map(({ endedAt: end, endReason }) => [end, endReason])).toEqual([
      [endedAt, 'CLOSED'],
      [null, null],
    ]);
  });

  test('that fails, or has no such game, leaves the open game open', async () => {
    await isNow({ countryCode: 'GB' });
    await play('golden-fern');
    await expect(play('pocket')).rejects.toThrow('away');
    await expect(play('slate')).rejects.toMatchObject({
      code: 'error.game.studio_closed',
    });
    // In a frame of the site's own origin it would have the player's session.
    await expect(play('high-dive')).rejects.toMatchObject({ code: 'error.game.studio_closed' });
    // So would a script, which has the origin of the page that frames it.
    await expect(play('quill')).rejects.toMatchObject({ code: 'error.game.studio_closed' });
    expect((await opened()).map(({ slug, endedAt }) => [slug, endedAt])).toEqual([
      ['golden-fern', null],
    ]);
  });

  test('[API-088, API-089] opens a game by its short name alone, for money and for free', async () => {
    const query = { slug: 'golden-fern', locale: 'en-FI' };
    const url = (number: number) => `https://studio.example/play/golden-fern#${number}`;
    const call = { ...called<'startGameBySlug'>({ query }), session: mine() };
    const game = await handlers.startGameBySlug(call);
    const [kept] = await opened();
    expect(game).toEqual({ url: url(1), gameSessionId: kept?.id });
    expect(await handlers.startDemoBySlug({ ...call, session: null })).toEqual({ url: url(2) });
    expect(asked.map(({ mode, language, device }) => [mode, language, device])).toEqual([
      ['money', 'en', 'mobile'],
      ['free', 'en', 'mobile'],
    ]);
    const refused = await site.call('startGameBySlug', { session, query });
    expect(refused.status).toBe(409);
    expect((await site.call('startGameBySlug', { query })).status).toBe(401);
  });
});

describe('[API-143] what a bonus means for a game', () => {
  const meaning = async (gameId: string) =>
    (await site.call('getGameLimitations', { session, path: { gameId } })).body;

  test('is nothing, or that it is to be wagered there; of a game that is none, nothing is told', async () => {
    const { player_id: playerId } = decodeJwt<{ player_id: string }>(session.idToken);
    expect(await meaning('game.golden-fern')).toEqual({ statusCode: 0 });
    const now = site.platform.clock.now();
    await site.platform.db.insert(playerBonuses).values({
      id: 'bonus-of-play',
      playerId,
      campaignId: 'welcome-100',
      depositReference: 'dep_of-play',
      vertical: 'CASINO',
      currency: 'EUR',
      amount: 2_000,
      wageringTotal: 60_000,
      wageringLeft: 60_000,
      status: 'ACTIVE',
      creditedAt: new Date(now),
      expiresAt: new Date(now + 86_400_000),
    });
    expect(await meaning('game.golden-fern')).toEqual({ statusCode: 2 });
    expect(await meaning('game.harbour-roulette')).toEqual({ statusCode: 0 });
    await isNow({ countryCode: 'SE' });
    expect(await meaning('game.high-dive')).toMatchObject({ code: 'error.game.not_found' });
  });
});
