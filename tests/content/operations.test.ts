import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type RunningService } from './service.support.ts';

/** The official client's other operations: the service answers or refuses them, and the site never asks. */

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.app.close());

const client = () =>
  createClient({
    projectId: 'croupier',
    dataset: 'northlight',
    apiVersion: '2021-08-31',
    apiHost: `${service.origin}/content`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  });
const base = '/content/v2021-08-31';
const last = () => service.asked.at(-1)?.split('?')[0];

describe('the official client', () => {
  it('API-162: asks to change documents, which this service refuses', async () => {
    const before = await client().getDocument('settings');
    await expect(
      client().createOrReplace({ _id: 'settings', _type: 'settings', maintenance: true }),
    ).rejects.toMatchObject({ statusCode: 403 });
    expect(last()).toBe(`POST ${base}/data/mutate/northlight`);
    expect(await client().getDocument('settings')).toEqual(before);
  });

  it('API-163: reads a document by its id, and several', async () => {
    const licence = await client().getDocument('licence.main');
    expect(licence).toMatchObject({ _type: 'licence', number: 'SGA/RG/0417/2022' });
    expect(last()).toBe(`GET ${base}/data/doc/northlight/licence.main`);
    expect(await client().getDocument('no-such-document')).toBeUndefined();
    const [settings, none, navigation] = await client().getDocuments([
      'settings',
      'nothing',
      'navigation',
    ]);
    expect([settings?._type, none, navigation?._type]).toEqual(['settings', null, 'navigation']);
    await expect(client().getDocument('a b')).rejects.toThrow(
      /not a valid document ID|Invalid document id/i,
    );
  });

  it.each([
    ['image', 'images'],
    ['file', 'files'],
  ] as const)('API-165: uploads a %s, which this service refuses', async (type, folder) => {
    const upload = client().assets.upload(type, Buffer.from('x'), { contentType: 'image/png' });
    await expect(upload).rejects.toMatchObject({ statusCode: 403 });
    expect(last()).toBe(`POST ${base}/assets/${folder}/northlight`);
  });

  it('API-166: reads datasets and projects; nobody is a user, nor can be', async () => {
    const names = (await client().datasets.list()).map(({ name }) => name);
    expect(names).toEqual(['northlight', 'sol-alta']);
    const projects = await client().projects.list();
    expect(projects.map(({ id }) => id)).toEqual(['croupier']);
    expect(await client().projects.getById('croupier')).toMatchObject({ id: 'croupier' });
    await expect(client().users.getById('me')).rejects.toMatchObject({ statusCode: 401 });
    const providers = await fetch(`${service.origin}${base}/auth/providers`);
    expect(await providers.json()).toEqual({ providers: [] });
    const logout = await fetch(`${service.origin}${base}/auth/logout`, { method: 'POST' });
    expect(logout.status).toBe(204);
  });
});
