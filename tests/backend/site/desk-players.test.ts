import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { give, listen, tokenOf } from '../banking/realtime.support.ts';
import { eq, sql } from 'drizzle-orm';
import { players } from '../../../backend/players/tables.ts';
import { withdrawalBody } from '../banking/payouts.ts';
import { formAt } from '../desk-form.ts';
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

const formOf = async (player: string) => formAt((await look(player)).body, PATH);
const change = async (player: string, different: Record<string, string>) =>
  save({ ...(await formOf(player)), ...different });

test('[RT-06] what is changed at the desk reaches the player’s open pages', async () => {
  const session = await site.logIn('demo@croupier.test');
  const ear = listen(url, await tokenOf(site, session));
  await vi.waitFor(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
  const answer = await change('demo@croupier.test', {
    kycStatus: 'EDD_PENDING',
    multibrandSuspended: 'on',
    'flag.deposit': 'off',
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
  const isHidden = async () => {
    const [now] = await site.platform.db.select().from(players).where(eq(players.email, email));
    return now?.hiddenFromWinners;
  };
  expect(await isHidden()).toBe(false);
  await change(email, { hiddenFromWinners: 'on' });
  expect(await isHidden()).toBe(true);
  expect((await look(email)).body).toMatch(/name="hiddenFromWinners"\s+checked/);
  await change(email, { hiddenFromWinners: 'off' });
  expect(await isHidden()).toBe(false);
});

test('[WDR-10] who was never verified is not let out with money by the question what they live on', async () => {
  const session = await site.logIn('unverified-cap@croupier.test');
  const check = async () =>
    (
      await site.call('checkWithdrawalLimit', {
        session,
        body: { ipAddress: '192.0.2.1', blackbox: '' },
      })
    ).body.result;
  await change('unverified-cap@croupier.test', { kycStatus: 'EDD_PENDING' });
  expect(await check()).toBe('DOCUMENTS_REQUIRED');
  const { body } = await site.call('getDocuments', { session });
  expect([body.idDocument, body.addressDocument]).toMatchObject([
    { documentStatus: 'REQUESTED' },
    { documentStatus: 'REQUESTED' },
  ]);
  // A player who was verified before is asked for nothing but the answers.
  const known = await site.logIn('canada@croupier.test');
  await change('canada@croupier.test', { kycStatus: 'EDD_PENDING' });
  const { idDocument } = (await site.call('getDocuments', { session: known })).body;
  expect(idDocument).toEqual({ documentStatus: 'UNREQUESTED' });
});

test('of two who change the same page of a player at once, one is told of the other', async () => {
  const form = await formOf('limited@croupier.test');
  const ways = [{ riskPayout: 'on' }, { 'flag.deposit': 'off' }, { 'flag.withdrawal': 'off' }];
  const { db } = site.platform;
  const saving = await db.transaction(async (tx) => {
    const own = eq(players.email, 'limited@croupier.test');
    await tx.select().from(players).where(own).for('update');
    const begun = ways.map((different) => save({ ...form, ...different }));
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(ways.length);
    });
    return begun;
  });
  const answers = await Promise.all(saving);
  const late = answers.filter(({ statusCode }) => statusCode === 409);
  expect([answers.length, late.length]).toEqual([3, 2]);
  expect((await change('limited@croupier.test', form)).statusCode).toBe(409);
  const { seen: _, ...before } = form;
  expect((await change('limited@croupier.test', before)).statusCode).toBe(303);
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
  const refused = await change(body.playerId, { kycStatus: 'GOD' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Not saved: choose a KYC level of the list.');
  expect((await save({ player: 'nobody', kycStatus: 'PENDING' })).statusCode).toBe(404);
  const headers = { 'content-type': 'application/json' };
  const none = await site.desk({ method: 'POST', url: PATH, headers, payload: 'null' });
  expect(none.statusCode).toBe(404);
  expect((await site.desk(`${PATH}?player=nobody&player=somebody`)).statusCode).toBe(404);
});

test('half a form takes nothing off a player: each mark and switch says on or off', async () => {
  const email = 'verified@croupier.test';
  await change(email, { riskPayout: 'on' });
  const form = await formOf(email);
  for (const name of ['riskPayout', 'flag.payout']) {
    const { [name]: _, ...half } = form;
    for (const said of [{}, { [name]: '' }, { [name]: 'true' }]) {
      const refused = await save({ ...half, ...said });
      expect([refused.statusCode, refused.body]).toEqual([
        400,
        expect.stringContaining('nothing was changed'),
      ]);
    }
  }
  expect(await formOf(email)).toEqual(form);
  await change(email, { riskPayout: 'off' });
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

describe('a name is found however it is typed', () => {
  beforeAll(async () => {
    await site.platform.db
      .update(players)
      .set({ firstName: 'Нора Ärlig', lastName: 'O’Berg' })
      .where(eq(players.email, 'first-login@croupier.test'));
  });
  test.each([
    ['without the capitals of letters outside ASCII', 'нора ärlig'],
    ['with the apostrophe of a keyboard', "O'Berg"],
    ['with a prime, which names are kept without', 'O′Berg'],
    ['with the last name first', 'O’Berg Нора'],
    ['with its accents as signs of their own', 'A\u0308rlig'],
  ])('%s', async (_how, typed) => {
    expect((await look(typed)).body).toContain('first-login@croupier.test');
  });
  test('but not by one of its words alone', async () => {
    expect((await look('O’Berg Virtanen')).statusCode).toBe(404);
  });
});

describe('what somebody else has decided meanwhile is not taken back', () => {
  const email = 'verified@croupier.test';
  /** What others may do, and what a form made before says of something else. */
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a level', { kycStatus: 'RESTRICTED' }, { kycStatus: 'ENHANCED' }],
    ['a mark', { riskPayout: 'on' }, { kycStatus: 'ENHANCED' }],
    ['a switch', { 'flag.payout': 'off' }, { hiddenFromWinners: 'on' }],
  ])('%s', async (_what, theirs, mine) => {
    const before = await formOf(email);
    expect((await save({ ...before, ...theirs })).statusCode).toBe(303);
    const now = await formOf(email);
    const late = await save({ ...before, ...mine });
    expect([late.statusCode, late.body]).toEqual([
      409,
      expect.stringContaining('Not saved: the page was old'),
    ]);
    expect(formAt(late.body, PATH)).toEqual(now);
    expect(await formOf(email)).toEqual(now);
    // Two who judge alike are of one mind.
    expect((await save({ ...before, ...theirs })).statusCode).toBe(303);
    await save({ ...before, seen: now['seen'] ?? '' });
    expect(await formOf(email)).toEqual(before);
  });

  test('by a form that says wrongly what it was made from', async () => {
    const form = await formOf(email);
    for (const wrong of [{ seen: '' }, { seen: '{}' }, { seen: '{"kycStatus":"FULLY VERIFIED"}' }])
      expect((await save({ ...form, riskPayout: 'on', ...wrong })).statusCode).toBe(409);
    expect(await formOf(email)).toMatchObject({ riskPayout: 'off' });
  });
});

test('a withdrawal stands in the ledger on both of its sides, and in the balances', async () => {
  const session = await site.logIn('demo@croupier.test');
  await change('demo@croupier.test', {
    kycStatus: 'FULLY VERIFIED',
    multibrandSuspended: 'off',
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
