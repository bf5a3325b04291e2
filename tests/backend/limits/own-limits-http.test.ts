import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstances, type Instance, type Tokens } from '../instance.ts';
import { untilWaiting } from '../locks.ts';
import { NOON } from '../banking/support.ts';
import { sql } from 'drizzle-orm';

/** Limits as browsers change them, of two instances: wrongly, twice, from two tabs, and without hearing the answer. */

let opened: Awaited<ReturnType<typeof openInstances>>;
let site: Instance;
let other: Instance;
beforeAll(async () => {
  // A clock of its own: both hear of the day's end.
  opened = await openInstances(2, { clockStart: NOON });
  [site, other] = opened.instances as [Instance, Instance];
  await site.control('PUT', 'clock', { now: new Date(NOON).toISOString(), frozen: true });
});
afterAll(() => opened.close());

const save = (session: Tokens, body: object, on = site) =>
  on.call('updateDepositLimit', { session, body });
const read = async (session: Tokens) => (await site.call('getDepositLimits', { session })).body;
const changes = async (session: Tokens) => {
  const { playerId } = (await site.call('getAccessDetails', { session })).body;
  const { rows } = await site.platform.db.execute(
    sql`SELECT period || change AS done FROM limit_changes WHERE player_id = ${playerId} ORDER BY id`,
  );
  return rows.map(({ done }) => done);
};

describe('[LIM-05] a change of a limit that is none', () => {
  let session: Tokens;
  beforeAll(async () => {
    session = await site.logIn('verified@croupier.test');
  });

  test.each([
    ['a negative one', { duration: 'D', limit: -1 }],
    ['three decimals', { duration: 'D', limit: 10.005 }],
    ['a text', { duration: 'D', limit: '1000' }],
    ['no number', { duration: 'D', limit: null }],
    ['more than a number holds', { duration: 'D', limit: 9_007_199_254_740_992 }],
    ['no period', { limit: 1_000 }],
    ['a period that is none', { duration: 'Y', limit: 1_000 }],
    ['nothing to do', { duration: 'D' }],
    ['two things to do', { duration: 'D', limit: 1_000, deleteLimit: true }],
    ['a deletion that is none', { duration: 'D', deleteLimit: false }],
  ])('is refused: %s', async (_what, body) => {
    const answer = await save(session, body);
    expect([answer.status, answer.code]).toEqual([400, 'error.validation']);
    expect(await read(session)).toEqual({ currency: 'EUR' });
  });

  test('0 is one: nothing may be deposited', async () => {
    const done = await save(session, { duration: 'D', limit: 0 });
    expect(done.body.D).toMatchObject({ limit: 0, remaining: 0 });
    const { body } = await site.call('checkDepositAllowed', {
      session,
      body: { ipAddress: '203.0.113.7', blackbox: '' },
    });
    expect(body.result).toBe('SELF_LIMIT_REACHED');
  });
});

describe('[LIM-04] [LIM-11] the same twice is once', () => {
  test('the answer is lost after the commit, and the change is sent again', async () => {
    const session = await site.logIn('first-login@croupier.test');
    await save(session, { duration: 'D', limit: 5_000 });
    for (const wish of [
      { limit: 9_000 },
      { cancelPendingLimit: true },
      { deleteLimit: true },
      { limit: 4_000 },
    ]) {
      const body = { duration: 'D', ...wish };
      // The answer is lost.
      await save(session, body);
      const lost = await read(session);
      const count = (await changes(session)).length;
      const again = await save(session, body);
      expect(again.body).toEqual(lost);
      expect(await changes(session)).toHaveLength(count);
    }
    expect((await read(session)).D).toMatchObject({ limit: 4_000 });
  });

  test('two tabs save at once: each finds what the other has done', async () => {
    const session = await site.logIn('limit-left@croupier.test');
    // The limit is 10,000: one tab raises it, the other lowers it, in either order.
    const { db } = site.platform;
    const { playerId } = (await site.call('getAccessDetails', { session })).body;
    const both = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM wallets WHERE player_id = ${playerId} FOR UPDATE`);
      const raise = save(session, { duration: 'D', limit: 20_000 });
      const lower = save(session, { duration: 'D', limit: 8_000 }, other);
      await untilWaiting(db, 2);
      return { raise, lower };
    });
    const [raise, lower] = await Promise.all([both.raise, both.lower]);
    expect([raise.status, lower.status]).toEqual([200, 200]);
    const { D } = await read(session);
    // Lower at once in either order; a higher one waits for its day.
    expect(D?.limit).toBe(8_000);
    expect([undefined, 20_000]).toContain(D?.pendingLimit);
    expect((await changes(session)).length).toBe(3);
  });

  test('a first limit that is saved by five tabs is one', async () => {
    const session = await site.logIn('no-codes@croupier.test');
    const tabs = [site, other, site, other, site];
    const answers = await Promise.all(
      tabs.map((on) => save(session, { duration: 'W', limit: 5_000 }, on)),
    );
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await changes(session)).toEqual(['WSET']);
  });

  test('a day that is to fit into a week is not saved beside a week that is lowered', async () => {
    const session = await site.logIn('old-terms@croupier.test');
    await save(session, { duration: 'W', limit: 9_000 });
    const [day, week] = await Promise.all([
      save(session, { duration: 'D', limit: 6_000 }),
      save(session, { duration: 'W', limit: 3_000 }, other),
    ]);
    // One of the two finds the other, and is refused for it.
    expect([day.code, week.code].filter(Boolean)).toHaveLength(1);
    const { D, W } = await read(session);
    expect(D?.limit ?? 0).toBeLessThanOrEqual(W?.limit ?? 0);
  });
});

describe('[LIM-11] what is pending becomes due while somebody saves', () => {
  test('called off too late, it holds, and the answer says so', async () => {
    const session = await site.logIn('limit-raised@croupier.test');
    const { D } = await read(session);
    expect(D?.pendingLimit).toBe(20_000);
    const from = D?.pendingLimitActiveFrom ?? '';
    await site.control('PUT', 'clock', { now: from, frozen: true });
    // A session of half a day ago is over.
    const later = await site.logIn('limit-raised@croupier.test');
    const late = await save(later, { duration: 'D', cancelPendingLimit: true });
    expect(late.body.D).toMatchObject({ limit: 20_000, startedAt: from });
    expect(late.body.D).not.toHaveProperty('pendingLimit');
    // The same raise once more holds; and it can be lowered at once.
    expect((await save(later, { duration: 'D', limit: 20_000 })).body).toEqual(late.body);
    const lower = await save(later, { duration: 'D', limit: 10_000 });
    expect(lower.body.D).toMatchObject({ limit: 10_000 });
    await site.control('PUT', 'clock', { now: new Date(NOON).toISOString(), frozen: true });
  });

  test('a limit that waits to be confirmed is confirmed once by two tabs', async () => {
    const session = await site.logIn('limit-confirm@croupier.test');
    const before = await changes(session);
    const answers = await Promise.all(
      [site, other].map((on) => save(session, { duration: 'D', confirmPendingLimit: true }, on)),
    );
    for (const { body } of answers) expect(body.D).toMatchObject({ limit: 10_000 });
    expect(await changes(session)).toEqual([...before, 'DCONFIRMED']);
  });
});

test('[LIM-10] a limit that the operator keeps is told as locked, and refuses', async () => {
  const session = await site.logIn('limit-locked@croupier.test');
  expect((await read(session)).M).toMatchObject({ locked: true });
  const { status, code } = await save(session, { duration: 'M', limit: 1_000 });
  expect([status, code]).toEqual([409, 'error.deposit.limit.locked']);
});

test('[API-053] [LIM-08] the codes come over the wire', async () => {
  const session = await site.logIn('germany@croupier.test');
  const { status, code } = await save(session, { duration: 'M', limit: 100_001 });
  expect([status, code]).toEqual([422, 'error.deposit.limit.too_high']);
  await save(session, { duration: 'M', limit: 100_000 });
  const low = await save(session, { duration: 'D', limit: 5_000 });
  expect(low.status).toBe(200);
  expect((await save(session, { duration: 'W', limit: 4_000 })).code).toBe(
    'error.deposit.limit.too_low',
  );
  expect((await save(session, { duration: 'M', deleteLimit: true })).code).toBe(
    'error.deposit.limit.locked',
  );
});
