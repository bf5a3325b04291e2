import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskActs } from '../../../backend/back-office/tables.ts';
import { formAt } from '../desk-form.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const COMPLIANCE = 'compliance@desk.test';
const SUPPORT = 'support@desk.test';
const post = (url: string, fields: Record<string, string>, headers: object) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('the journal', () => {
  const acts = () => site.platform.db.select().from(deskActs).orderBy(deskActs.id);

  test('keeps who did what with what came of it, refused or not, and no talk and no password', async () => {
    const by = COMPLIANCE;
    const cookie = await site.deskCookie(by);
    const session = await site.logIn('demo@croupier.test');
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    await post('/desk/players', { player: playerId, kycStatus: 'GOD' }, { cookie });
    await post('/desk/withdrawals', { id: playerId, decision: 'approve' }, { cookie });
    await post('/desk/login', { email: by, password: 'Secret-Word-9' }, { cookie });
    const support = await site.deskCookie(SUPPORT);
    const path = '/desk/chat/conversations/00000000-0000-4000-8000-000000000000/messages';
    const payload = { id: '00000000-0000-4000-8000-000000000001', body: 'A private word' };
    await site.app.inject({ method: 'POST', url: path, headers: { cookie: support }, payload });
    const kept = (await acts()).slice(-3);
    expect(kept).toMatchObject([
      { by, path: '/desk/players', status: 422, said: { player: playerId, kycStatus: 'GOD' } },
      { by, path: '/desk/withdrawals', status: 403, said: {} },
      { by: SUPPORT, path, status: 404, said: {} },
    ]);
    expect(JSON.stringify(await acts())).not.toMatch(/Secret-Word|private word/);
    const found = await site.desk(`/desk/journal?search=${playerId}`, by);
    expect(found.body).toContain('Refused (422)');
    expect(found.body).toContain(by);
  });

  test.each([
    ['a second name that ends in what no database holds', { 'player\0': 'somebody-else' }],
    ['what stands before a text', { reason: `${' '.repeat(200)}PADDED` }],
  ])('shows what was sent, whatever hides it: %s', async (_, more) => {
    const cookie = await site.deskCookie(COMPLIANCE);
    const player = '00000000-0000-4000-8000-00000000000a';
    await post('/desk/players', { player, kycStatus: 'PENDING', ...more }, { cookie });
    const said = (await acts()).at(-1)?.said ?? {};
    expect(said['player']).toBe(player);
    expect(Object.values(said)).toContain(Object.values(more)[0]?.trim());
  });

  test.each([
    [
      'more fields than a page has',
      Object.fromEntries([...Array(60).keys()].map((n) => [`x${n}`, 'x'])),
    ],
    ['what is no text', { 'flag.deposit': true }],
    ['what is no text', { player: ['a'] }],
  ])('refuses what it could not keep whole, and keeps that: %s', async (_, more) => {
    const session = await site.logIn('verified@croupier.test');
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const cookie = await site.deskCookie(COMPLIANCE);
    const payload = { ...more, player: playerId, kycStatus: 'PENDING', ...more };
    const url = '/desk/players';
    const sent = await site.app.inject({ method: 'POST', url, headers: { cookie }, payload });
    expect(sent.statusCode).toBe(400);
    expect((await acts()).at(-1)).toMatchObject({ path: url, by: COMPLIANCE, status: 400 });
    const { body } = await site.call('getAccessDetails', { session });
    expect(body.kycStatus).not.toBe('PENDING');
  });

  test('a switch that was put off is kept as that', async () => {
    const session = await site.logIn('verified@croupier.test');
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const cookie = await site.deskCookie(COMPLIANCE);
    const { body: html } = await site.desk({ url: '/desk/players', query: { player: playerId } });
    const fields = { ...formAt(html, '/desk/players'), 'flag.deposit': 'off' };
    await post('/desk/players', fields, { cookie });
    expect((await acts()).at(-1)).toMatchObject({ status: 303, said: { 'flag.deposit': 'off' } });
    const { body } = await site.call('getAccessDetails', { session });
    expect(body.deposit).toBe(false);
  });

  test.each([
    ['/desk/withdrawals', { id: 'wd_none', decision: 'approve' }],
    ['/desk/documents', { player: 'nobody', type: 'PROOF_OF_ID', decision: 'accept' }],
    ['/desk/questionnaires', { answers: '999999', decision: 'accept' }],
  ])('says of a decision that came too late that it was refused: %s', async (path, fields) => {
    await post(path, fields, { cookie: await site.deskCookie() });
    const { body } = await site.desk('/desk/journal');
    const [, newest = ''] = body.split('<li>\n    <h2>');
    expect(newest).toContain(path);
    expect(newest).toContain('Refused (409)');
  });

  test('names a page as it is, however its address was written', async () => {
    const cookie = await site.deskCookie(COMPLIANCE);
    await post('/desk/%70layers', { player: 'nobody', kycStatus: 'PENDING' }, { cookie });
    expect((await acts()).at(-1)).toMatchObject({ path: '/desk/players', status: 404 });
    const support = await site.deskCookie(SUPPORT);
    const at = '/desk/%63hat/conversations/00000000-0000-4000-8000-000000000000/messages';
    const payload = { id: '00000000-0000-4000-8000-000000000001', body: 'Another private word' };
    await site.app.inject({ method: 'POST', url: at, headers: { cookie: support }, payload });
    expect(JSON.stringify(await acts())).not.toContain('Another private word');
  });

  test('what is written there stays: nothing is changed or removed, and a result comes once', async () => {
    const { db } = site.platform;
    const row = {
      at: new Date(),
      by: SUPPORT,
      role: 'SUPPORT',
      path: '/desk/x',
      said: {},
    } as const;
    const [kept] = await db.insert(deskActs).values(row).returning();
    const its = eq(deskActs.id, kept?.id ?? 0);
    const change = (values: Partial<typeof deskActs.$inferInsert>) =>
      db.update(deskActs).set(values).where(its);
    const refused = { cause: { code: '23001' } };
    await expect(change({ by: COMPLIANCE, status: 200 })).rejects.toMatchObject(refused);
    await expect(db.delete(deskActs).where(its)).rejects.toMatchObject(refused);
    await expect(db.execute('TRUNCATE desk_acts')).rejects.toMatchObject(refused);
    await change({ status: 403 });
    await expect(change({ status: 200 })).rejects.toMatchObject(refused);
    expect((await acts()).at(-1)).toMatchObject({ by: SUPPORT, status: 403 });
  });

  test('what cannot be kept is not done', async () => {
    const session = await site.logIn('many@croupier.test');
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    await site.platform.db.execute('ALTER TABLE desk_acts RENAME TO desk_acts_away');
    const cookie = await site.deskCookie(COMPLIANCE);
    const sent = await post(
      '/desk/players',
      { player: playerId, kycStatus: 'PENDING' },
      { cookie },
    );
    await site.platform.db.execute('ALTER TABLE desk_acts_away RENAME TO desk_acts');
    expect(sent.statusCode).toBe(500);
    const { body } = await site.call('getAccessDetails', { session });
    expect(body.kycStatus).not.toBe('PENDING');
  });
});
