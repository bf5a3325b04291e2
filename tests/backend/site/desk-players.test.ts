import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { give, listen, tokenOf } from '../banking/realtime.support.ts';
import { eq } from 'drizzle-orm';
import { players } from '../../../backend/players/tables.ts';
import { withdrawalBody } from '../banking/payouts.ts';
import { seenInForm } from '../desk-form.ts';
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

test('who asks not to be shown among winners is hidden at the desk, and shown again', async () => {
  const email = 'many@croupier.test';
  const [own] = await site.platform.db.select().from(players).where(eq(players.email, email));
  const isHidden = async () => {
    const [now] = await site.platform.db.select().from(players).where(eq(players.email, email));
    return now?.hiddenFromWinners;
  };
  const form = { player: own?.id ?? '', kycStatus: own?.kycStatus ?? '' };
  expect(await isHidden()).toBe(false);
  await save({ ...form, hiddenFromWinners: 'on' });
  expect(await isHidden()).toBe(true);
  expect((await look(email)).body).toMatch(/name="hiddenFromWinners"\s+checked/);
  await save(form);
  expect(await isHidden()).toBe(false);
});

test('[WDR-10] who was never verified is not let out with money by the question what they live on', async () => {
  const session = await site.logIn('unverified-cap@croupier.test');
  const { playerId } = (await site.call('getAccessDetails', { session })).body;
  const check = async () =>
    (
      await site.call('checkWithdrawalLimit', {
        session,
        body: { ipAddress: '192.0.2.1', blackbox: '' },
      })
    ).body.result;
  const put = (kycStatus: string) =>
    save({ player: playerId, kycStatus, 'flag.withdrawal': 'on', 'flag.payout': 'on' });
  await put('EDD_PENDING');
  expect(await check()).toBe('DOCUMENTS_REQUIRED');
  const { body } = await site.call('getDocuments', { session });
  expect([body.idDocument, body.addressDocument]).toMatchObject([
    { documentStatus: 'REQUESTED' },
    { documentStatus: 'REQUESTED' },
  ]);
  // A player who was verified before is asked for nothing but the answers.
  const known = await site.logIn('canada@croupier.test');
  const { playerId: player } = (await site.call('getAccessDetails', { session: known })).body;
  await save({ player, kycStatus: 'EDD_PENDING' });
  const { idDocument } = (await site.call('getDocuments', { session: known })).body;
  expect(idDocument).toEqual({ documentStatus: 'UNREQUESTED' });
});

test('the ledger shows every movement of a player, with its sign and the balance after', async () => {
  const session = await site.logIn('many@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  await give(site, body.playerId, 12_345);
  const { body: page } = await look(body.playerId);
  expect(page).toContain('adjustment:');
  expect(page.replaceAll('\u00A0', ' ')).toContain('123.45 EUR');
});

test('[PROF-01] the desk finds a player by the number that the player reads out, in groups or not', async () => {
  const session = await site.logIn('brazil@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  const { playerNumber = '' } = body;
  expect(playerNumber).toMatch(/^\d{8}$/);
  const [, first = '', last = ''] = /^(\d{4})(\d{4})$/.exec(playerNumber) ?? [];
  const typed = [playerNumber, `${first} ${last}`, ` ${first}\u00A0${last} `, `${first}-${last}`];
  for (const number of typed) {
    const page = await look(number);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(body.playerId);
    expect(page.body.replaceAll('\u00A0', ' ')).toContain(`Player ${first} ${last}`);
  }
  const others = ['demo', 'many', 'chile'].map(async (one) => {
    const other = await site.call('getAccessDetails', {
      session: await site.logIn(`${one}@croupier.test`),
    });
    return other.body.playerNumber;
  });
  expect(new Set([playerNumber, ...(await Promise.all(others))]).size).toBe(4);
  for (const none of ['9999 9999', '99999999999999', '1004']) {
    expect((await look(none)).statusCode).toBe(404);
  }
});

test('nobody is found by what is no player, and nothing that is no level is saved', async () => {
  expect((await look('<script>@croupier.test')).statusCode).toBe(404);
  expect((await look('<script>@croupier.test')).body).not.toContain('<script>@');
  const session = await site.logIn('many@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  const refused = await save({ player: body.playerId, kycStatus: 'GOD' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Not saved: choose a KYC level of the list.');
  expect((await save({ player: 'nobody', kycStatus: 'PENDING' })).statusCode).toBe(404);
  const headers = { 'content-type': 'application/json' };
  const none = await site.desk({ method: 'POST', url: PATH, headers, payload: 'null' });
  expect(none.statusCode).toBe(404);
  expect((await site.desk(`${PATH}?player=nobody&player=somebody`)).statusCode).toBe(404);
});

test('a search lists who has the words in their name or address, taken literally', async () => {
  const found = async (player: string) => (await look(player)).body;
  expect(await found('virtanen')).toContain('Aino Virtanen');
  expect(await found('Aino Vir')).toContain('demo@croupier.test');
  expect(await found('documents')).toContain('documents-soon@croupier.test');
  for (const wildcard of ['%', 'dem_', String.raw`\\`]) {
    expect((await look(wildcard)).statusCode).toBe(404);
  }
});

test('what somebody else has decided meanwhile is not taken back by an older form', async () => {
  const session = await site.logIn('verified@croupier.test');
  const { body } = await site.call('getAccessDetails', { session });
  const { body: html } = await look(body.playerId);
  const own = { player: body.playerId, seen: seenInForm(html, '/desk/players') };
  const ticks = Object.fromEntries(
    [...html.matchAll(/name="(flag\.\w+)"\s+checked/g)].map(([, name = '']) => [name, 'on']),
  );
  expect(Object.keys(ticks)).toContain('flag.deposit');
  // Another desk, from the same page: the level rises, and casino is switched off.
  const { 'flag.casino': _, ...others } = ticks;
  await save({ ...own, ...others, kycStatus: 'ENHANCED' });
  // This one finds a payout risk, and saves the values that it still sees.
  await save({ ...own, ...ticks, kycStatus: 'FULLY VERIFIED', riskPayout: 'on' });
  const { body: now } = await site.call('getAccessDetails', { session });
  expect(now).toMatchObject({ kycStatus: 'ENHANCED', casino: false, deposit: true });
  const context = await site.call('getAccessContext', { session });
  expect(context.body.riskPayout).toBe(true);
});

test('a level that somebody else has set meanwhile is not replaced by another: who was restricted stays so', async () => {
  const session = await site.logIn('canada@croupier.test');
  const { playerId: player, kycStatus } = (await site.call('getAccessDetails', { session })).body;
  const form = { player, seen: JSON.stringify({ kycStatus }) };
  expect((await save({ ...form, kycStatus: 'RESTRICTED' })).statusCode).toBe(303);
  const late = await save({ ...form, kycStatus: 'ENHANCED', riskPayout: 'on' });
  expect([late.statusCode, late.body]).toEqual([
    409,
    expect.stringMatching(/Not saved: somebody[^]*value="RESTRICTED"\s+selected/),
  ]);
  const level = async () => (await site.call('getAccessDetails', { session })).body.kycStatus;
  expect(await level()).toBe('RESTRICTED');
  // Two who judge alike are of one mind.
  expect((await save({ ...form, kycStatus: 'RESTRICTED' })).statusCode).toBe(303);
  await save({ player, kycStatus: kycStatus ?? '' });
});

test('a withdrawal stands in the ledger on both of its sides, and in the balances', async () => {
  const session = await site.logIn('demo@croupier.test');
  await save({
    player: (await site.call('getAccessDetails', { session })).body.playerId,
    kycStatus: 'FULLY VERIFIED',
    'flag.withdrawal': 'on',
    'flag.payout': 'on',
    'flag.deposit': 'on',
  });
  const { body } = await site.call('requestWithdrawal', {
    session,
    body: withdrawalBody({ amount: 1_500 }),
    headers: { 'Idempotency-Key': 'desk-ledger' },
  });
  const page = (await look('demo@croupier.test')).body.replaceAll('\u00A0', ' ');
  expect(page.split(body.pendingWithdrawalId)).toHaveLength(3);
  expect(page).toMatch(/LOCKED<\/dt>\s*<dd>15\.00 EUR/);
  expect(page).toContain('−15.00 EUR');
});
