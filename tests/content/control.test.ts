import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { content } from '../../backend/third-parties/content/plugin.ts';
import { fewOf } from '../setup/few-of.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(editable: boolean) {
  app = Fastify();
  await app.register(content, { editable });
}
const maintenance = async (cookie = '') => {
  const query = encodeURIComponent('*[_type == "settings"][0].maintenance');
  const url = `/content/v1/data/query/northlight?query=${query}`;
  const response = await app.inject({ url, headers: { cookie } });
  return response.json<{ result: boolean }>().result;
};
const put = (headers: Record<string, string>, payload: object, dataset = 'northlight') =>
  app.inject({ method: 'PUT', url: `/control/content/${dataset}`, headers, payload });
const closed = { _id: 'settings', _type: 'settings', maintenance: true };
const mine = 'croupier_control=mine';

describe('GUARD-01: a tester edits content', () => {
  it('for one browser session, and takes it back', async () => {
    await start(true);
    expect((await put({ cookie: mine }, closed)).statusCode).toBe(200);
    expect(await maintenance(mine)).toBe(true);
    expect(await maintenance()).toBe(false);
    await app.inject({ method: 'DELETE', url: '/control/content', headers: { cookie: mine } });
    expect(await maintenance(mine)).toBe(false);
  });

  it('for everybody, without a session', async () => {
    await start(true);
    await put({}, closed);
    expect(await maintenance()).toBe(true);
    expect(await maintenance(mine)).toBe(true);
  });

  const refused = [
    ['another site', { 'sec-fetch-site': 'cross-site' }, closed, 'northlight', 404],
    ['an unknown dataset', {}, closed, 'nowhere', 404],
    ['no id', {}, { _type: 'settings' }, 'northlight', 400],
    ['an odd id', {}, { _id: 'a b', _type: 'settings' }, 'northlight', 400],
  ] as const;
  for (const { rows, tags } of fewOf(refused))
    it.each(rows)('not from %s', { tags }, async (_what, headers, payload, dataset, status) => {
      await start(true);
      expect((await put(headers, payload, dataset)).statusCode).toBe(status);
      expect(await maintenance()).toBe(false);
    });

  const fern = {
    _id: 'provider.fern',
    _type: 'provider',
    restrictedCountry: ['FI'],
    removeRestrictedCountryOverlay: false,
  };
  const game = {
    _id: 'game.golden-fern',
    _type: 'casinoGames',
    gameSlug: 'golden-fern',
    provider: { _type: 'reference', _ref: 'provider.fern' },
    subProvider: null,
    gameType: 'slot',
    channels: ['desktop'],
    returnToPlayer: 9_612,
    jackpotExist: false,
    version: '1.4.0',
  };

  it.each([
    ['a game', game, []],
    ['a live table without seats', { ...game, _type: 'liveCasinoGames' }, []],
    ['without a return', { ...game, returnToPlayer: undefined }, ['returnToPlayer']],
    ['of an unknown type', { ...game, gameType: 'pinball' }, ['gameType']],
    ['that has a jackpot, or not', { ...game, jackpotExist: null }, ['jackpotExist']],
    ['for no known device', { ...game, channels: ['watch'] }, ['channels']],
    ['without a version', { ...game, version: '2' }, ['version']],
    ['of nobody', { ...game, provider: null }, ['provider']],
    ['of the bare id of a studio', { ...game, provider: 'provider.fern' }, ['provider']],
    ['delivered for nobody', { ...game, subProvider: game.provider }, ['subProvider']],
    ['under another id', { ...game, _id: 'game.other' }, ['_id']],
    ['a studio without its countries', { ...fern, restrictedCountry: 'FI' }, ['restrictedCountry']],
  ])(
    'of a game only whole in what decides who may play it: %s',
    async (_what, document, fields) => {
      await start(true);
      expect((await put({ cookie: mine }, fern)).statusCode).toBe(200);
      const answer = await put({ cookie: mine }, document);
      const { validationErrors = [] } = answer.json<{ validationErrors?: { field: string }[] }>();
      expect(validationErrors.map(({ field }) => field)).toEqual(fields);
      expect(answer.statusCode).toBe(fields.length > 0 ? 400 : 200);
    },
  );

  it('never of a game whose studio another tester sees alone', async () => {
    await start(true);
    await put({ cookie: mine }, fern);
    expect((await put({}, game)).statusCode).toBe(400);
    expect((await put({ cookie: 'croupier_control=other' }, game)).statusCode).toBe(400);
  });

  it('never in production', async () => {
    await start(false);
    expect((await put({ cookie: mine }, closed)).statusCode).toBe(404);
    expect(await maintenance(mine)).toBe(false);
  });
});
