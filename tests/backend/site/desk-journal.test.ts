import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskActs } from '../../../backend/third-parties/desk/tables.ts';
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
