import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { game, provider } from '../games/documents.ts';
import { claim, runGift } from './gifts.support.ts';
import { runSpins } from './spins.support.ts';

const EMAIL = 'demo@croupier.test';
const YOUNG = '2004-01-01';
/** Three spins, each worth three euro. */
const DEAR = 'dear';
const limits = (min: number, max: number) => ({
  betLimits: [{ _key: 'EUR', currency: 'EUR', min, max }],
});

let site: Instance;
let session: Tokens;
let playerId: string;
beforeAll(async () => {
  site = await openInstance();
  for (const document of [
    provider('provider.fern'),
    provider('provider.barred', { restrictedCountry: ['FI'] }),
    game('golden-fern', limits(20, 5_000)),
    game('cheap-fern', limits(20, 100)),
    game('costly-fern', limits(500, 5_000)),
    game('unsold-fern'),
    game('barred-fern', {
      ...limits(20, 5_000),
      provider: { _type: 'reference', _ref: 'provider.barred' },
    }),
    game('closed-fern', { ...limits(20, 5_000), gameType: 'scratch' }),
    game('fern-wheel', { ...limits(20, 5_000), gameType: 'roulette' }),
  ])
    await site.control('PUT', 'content/northlight', document);
  await site.platform.movableClock?.set(Date.UTC(2026, 10, 20, 12), true);
  session = await site.logIn(EMAIL);
  const [player] = await site.platform.db.select().from(players).where(eq(players.email, EMAIL));
  playerId = player?.id ?? '';
  await runSpins(site.platform, DEAR, { spinStake: 300 });
});
afterAll(() => site.close());

const change = (different: Partial<typeof players.$inferInsert>) =>
  site.platform.db.update(players).set(different).where(eq(players.id, playerId));
beforeEach(() => change({ flags: newPlayerFlags, countryCode: 'FI', dateOfBirth: '1990-01-01' }));

const listed = async () => {
  const { body } = await site.call('getFreeSpins', { session, query: {} });
  return body.freeSpins.map(({ campaignId, games }) => [campaignId, games.map(({ slug }) => slug)]);
};
const claimOf = (campaignId: string, query = {}) =>
  site.call('claimFreeSpins', { session, path: { campaignId }, query });
const NOT_ELIGIBLE = { status: 409, code: 'error.bonus.not_eligible' };

describe('free spins that the player could not play are neither listed nor granted', () => {
  test.each([
    ['the law’s highest stake is below theirs', { dateOfBirth: YOUNG }],
    ['the casino is switched off', { flags: { ...newPlayerFlags, casino: false } }],
  ])('where %s', async (_, different) => {
    await change({ countryCode: 'GB' });
    expect((await listed()).flat()).toContain(DEAR);
    await change(different);
    expect((await listed()).flat()).not.toContain(DEAR);
    expect(await claimOf(DEAR)).toMatchObject(NOT_ELIGIBLE);
  });

  test.each([
    ['not among those of the brand', 'gone'],
    ['closed where the player lives', 'barred-fern'],
    ['closed at its studio', 'closed-fern'],
    ['no slot', 'fern-wheel'],
    ['sold for lower stakes only', 'cheap-fern'],
    ['sold for higher stakes only', 'costly-fern'],
    ['not sold in the player’s currency', 'unsold-fern'],
  ])('where their game is %s', async (_, slug) => {
    await runSpins(site.platform, slug, { spinStake: 300, spinGames: [`game.${slug}`] });
    expect((await listed()).flat()).not.toContain(slug);
    expect(await claimOf(slug)).toMatchObject(NOT_ELIGIBLE);
  });

  test('but for those of their games that the player can play, which have all the rounds', async () => {
    await runSpins(site.platform, 'some', { spinGames: ['game.gone', 'game.golden-fern'] });
    expect(await listed()).toContainEqual(['some', ['golden-fern']]);
  });
});

test('free spins that wait do not run where the player could not play them any more', async () => {
  await runGift(site.platform, 'first');
  await claim(site.platform, playerId, 'first');
  const { body } = await claimOf(DEAR, { ifActive: 'QUEUE' });
  const { queuedPlayerBonusId = '' } = body.queuedPlayerBonus ?? {};
  await change({ flags: { ...newPlayerFlags, casino: false } });
  const path = { campaignId: DEAR, queuedPlayerBonusId };
  expect(await site.call('claimQueuedFreeSpins', { session, path, query: {} })).toMatchObject(
    NOT_ELIGIBLE,
  );
});
