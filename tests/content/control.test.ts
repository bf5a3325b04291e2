import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { content } from '../../backend/third-parties/content/plugin.ts';

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

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, closed, 'northlight', 404],
    ['an unknown dataset', {}, closed, 'nowhere', 404],
    ['no id', {}, { _type: 'settings' }, 'northlight', 400],
    ['an odd id', {}, { _id: 'a b', _type: 'settings' }, 'northlight', 400],
  ])('not from %s', async (_what, headers, payload, dataset, status) => {
    await start(true);
    expect((await put(headers, payload, dataset)).statusCode).toBe(status);
    expect(await maintenance()).toBe(false);
  });

  it('never in production', async () => {
    await start(false);
    expect((await put({ cookie: mine }, closed)).statusCode).toBe(404);
    expect(await maintenance(mine)).toBe(false);
  });
});
