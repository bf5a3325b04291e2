import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => site.close());

const expired = { status: 401, code: 'error.session.expired' };
/** A device that slept meanwhile hears why. */
const onBreak = { status: 403, code: 'error.session.on_break' };
const refresh = (refreshToken: string) => site.call('refreshSession', { body: { refreshToken } });
const read = (session: Tokens) => site.call('getAccessContext', { session });
/** As the operator's people change it, in the database. */
const changed = (name: string, different: Partial<typeof players.$inferInsert>) =>
  site.platform.db
    .update(players)
    .set(different)
    .where(eq(players.email, `${name}@croupier.test`));

describe('[NS-69] a session', () => {
  test.each([
    ['BLACKLISTED', expired],
    ['CLOSED', expired],
    ['SELF_EXCLUDED', onBreak],
    ['TIMEOUT', onBreak],
  ] as const)(
    'of a player who became %s is not renewed, although nobody ended it',
    async (status, answer) => {
      const { refreshToken } = await site.logIn('deposit-off@croupier.test');
      await changed('deposit-off', { status });
      expect(await refresh(refreshToken)).toMatchObject(answer);
      await changed('deposit-off', { status: 'REGISTERED' });
    },
  );

  test('whose refresh token came twice is over at once, also for who has just read', async () => {
    const first = await site.logIn('demo@croupier.test');
    const { body: second } = await refresh(first.refreshToken);
    const { body: third } = await refresh(second.refreshToken);
    expect((await read(third)).status).toBe(200);
    expect(await refresh(first.refreshToken)).toMatchObject(expired);
    expect(await read(third)).toMatchObject(expired);
  });
});

describe('what decides about identity', () => {
  async function update(name: string, body: object) {
    const session = await site.logIn(`${name}@croupier.test`);
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    return site.call('updateAccessDetails', { session, body: { playerId, ...body } });
  }

  test('[NS-06] a date of birth that is given later is judged by the age of the residence', async () => {
    await changed('verified', { dateOfBirth: null });
    const tooYoung = await update('verified', { dateOfBirth: '2008-11-19' });
    expect(tooYoung.fields).toEqual(['dateOfBirth:too_young']);
    expect((await update('verified', { dateOfBirth: '2008-11-18' })).status).toBe(200);
  });

  test('[SIGN-26] nor is it that of somebody who is kept out of another account', async () => {
    const known = { firstName: 'Juhani V\u00E4in\u00F6', lastName: 'Kivel\u00E4' };
    await changed('deposit-off', { ...known, dateOfBirth: '1984-05-06', status: 'SELF_EXCLUDED' });
    await changed('verified', { firstName: 'Vaino', lastName: 'Kivela', dateOfBirth: null });
    const theirs = await update('verified', { dateOfBirth: '1984-05-06' });
    expect(theirs.fields).toEqual(['dateOfBirth:not_changeable']);
    expect((await update('verified', { dateOfBirth: '1984-05-07' })).status).toBe(200);
    await changed('deposit-off', { status: 'REGISTERED' });
  });
});
