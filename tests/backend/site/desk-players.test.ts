import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { give, listen, tokenOf } from '../banking/realtime.support.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
let url: string;
beforeAll(async () => {
  site = await openInstance();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const PATH = '/desk/players';
const look = async (player: string) =>
  site.desk({ url: PATH, query: { player }, headers: { 'sec-fetch-mode': 'navigate' } });
const save = (fields: Record<string, string>) =>
  site.desk({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('[RT-06] what is changed at the desk reaches the player’s open pages', async () => {
  const session = await site.logIn('demo@croupier.test');
  const ear = listen(url, await tokenOf(site, session));
  await vi.waitFor(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  const found = await look('demo@croupier.test');
  expect(found.statusCode).toBe(200);
  const [, playerId = ''] = /name="player" value="([0-9a-f-]{36})"/.exec(found.body) ?? [];
  const answer = await save({
    player: playerId,
    kycStatus: 'EDD_PENDING',
    multibrandSuspended: 'on',
    'flag.casino': 'on',
  });
  expect(answer.statusCode).toBe(303);
  await vi.waitFor(() => expect(ear.of('PLAYER_ATTRIBUTE_CHANGE')).toHaveLength(1));
  expect(ear.of('PLAYER_ATTRIBUTE_CHANGE')[0]?.attributes).toMatchObject({
    kycStatus: 'EDD_PENDING',
    multibrandSuspended: true,
    deposit: false,
  });
  const { body } = await site.call('getAccessDetails', { session });
  expect(body).toMatchObject({ kycStatus: 'EDD_PENDING', casino: true, deposit: false });
  ear.socket.close();
});

test('the ledger shows every movement of a player, with its sign and the balance after', async () => {
  const session = await site.logIn('many@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  await give(site, body.playerId, 12_345);
  const { body: page } = await look(body.playerId);
  expect(page).toContain('adjustment:');
  expect(page.replaceAll('\u00A0', ' ')).toContain('EUR 123.45');
});

test('nobody is found by what is no player, and nothing that is no level is saved', async () => {
  expect((await look('<script>@croupier.test')).statusCode).toBe(404);
  expect((await look('<script>@croupier.test')).body).not.toContain('<script>@');
  const session = await site.logIn('many@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  expect((await save({ player: body.playerId, kycStatus: 'GOD' })).statusCode).toBe(422);
  expect((await save({ player: 'nobody', kycStatus: 'PENDING' })).statusCode).toBe(404);
});
