import { afterAll, beforeAll, expect, test } from 'vitest';
import { formAt } from '../desk-form.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const DAY = 86_400_000;
const look = async (player: string, email?: string) =>
  (await site.desk({ url: '/desk/players', query: { player } }, email)).body.replaceAll(
    '\u00A0',
    ' ',
  );
const formOf = async (player: string) => formAt(await look(player), '/desk/players/limits');
const lock = (fields: Record<string, string>, email?: string) =>
  site.desk(
    {
      method: 'POST',
      url: '/desk/players/limits',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    },
    email,
  );
/** The day after so many days, as a field of a form has it. */
const dayIn = (days: number) =>
  new Date(site.platform.clock.now() + days * DAY).toISOString().slice(0, 10);

const open = async (email: string) => {
  const session = await site.logIn(email);
  const { playerId } = (await site.call('getAccessDetails', { session })).body;
  const set = (body: object) => site.call('updateDepositLimit', { session, body });
  const read = async () => (await site.call('getDepositLimits', { session })).body;
  return { session, playerId, set, read };
};

test('[LIM-11] the desk shows what a player allows themselves, what is to come and what was done', async () => {
  const player = await open('limit-raised@croupier.test');
  await player.set({ duration: 'W', limit: 40_000 });
  const page = await look('limit-raised@croupier.test');
  expect(page).toMatch(/Deposits, a day<\/th>\s*<td class="number">100\.00 EUR/);
  expect(page).toMatch(/200\.00 EUR from\s*<time/);
  expect(page).toMatch(/Lowered<\/td>\s*<td class="number">500\.00 EUR<\/td>/);
  expect(page).toMatch(/Asked for more<\/td>[\s\S]*The player/);
  expect(await look('demo@croupier.test')).toContain('The player has set none.');
});

test('[DEP-02] the desk shows who was offered a deposit limit and chose to have none, and when', async () => {
  const { session, playerId } = await open('united-kingdom@croupier.test');
  const sentence = 'Offered a deposit limit, the player chose to have none';
  expect(await look(playerId)).not.toContain(sentence);
  const { status } = await site.call('checkDepositAllowed', {
    session,
    query: { withoutLimit: 'true' },
    body: { ipAddress: '203.0.113.7', blackbox: '' },
  });
  expect(status).toBe(200);
  const today = new Date(site.platform.clock.now()).toISOString().slice(0, 10);
  expect(await look(playerId)).toMatch(new RegExp(`${sentence}:\\s*<time datetime="${today}T`));
});

test('[LIM-10] an operator locks a limit, which stops what was pending, and lets go of it', async () => {
  const { playerId, set, read } = await open('limit-raised@croupier.test');
  const fields = async () => ({ ...(await formOf(playerId)), limit: 'DEPOSIT D' });
  const told: string[] = [];
  const stop = site.platform.events.subscribe('player.changed', (news) => told.push(news.playerId));
  const locked = await lock({ ...(await fields()), until: dayIn(3) }, 'compliance@desk.test');
  expect(locked.statusCode).toBe(303);
  stop();
  expect(told).toEqual([playerId]);
  const { D } = await read();
  expect(D).toMatchObject({ limit: 10_000, locked: true });
  expect(D).not.toHaveProperty('pendingLimit');
  expect((await set({ duration: 'D', limit: 5_000 })).code).toBe('error.deposit.limit.locked');
  const page = await look(playerId);
  expect(page).toContain(`Locked until <time datetime="${dayIn(3)}T00:00:00.000Z"`);
  expect(page).toMatch(/Locked<\/td>[\s\S]*compliance@desk\.test/);
  await lock(await fields());
  expect((await read()).D).toMatchObject({ locked: false });
  expect((await set({ duration: 'D', limit: 5_000 })).status).toBe(200);
});

test('[LIM-10] of two people at once the second does not shorten a lock that they have not seen', async () => {
  const { playerId } = await open('limited@croupier.test');
  const form = { ...(await formOf(playerId)), limit: 'DEPOSIT D' };
  expect((await lock({ ...form, until: dayIn(30) })).statusCode).toBe(303);
  for (const until of [dayIn(2), '']) {
    const late = await lock({ ...form, until }, 'compliance@desk.test');
    expect([late.statusCode, late.body]).toEqual([
      409,
      expect.stringContaining('Not saved: the page was old'),
    ]);
  }
  expect(await look(playerId)).toContain(`Locked until <time datetime="${dayIn(30)}T`);
  expect((await lock({ ...(await formOf(playerId)), limit: 'DEPOSIT D' })).statusCode).toBe(303);
});

test('[LIM-10] a form without a day lets go of no limit: one without an end says so', async () => {
  const { playerId } = await open('limited@croupier.test');
  const form = async (): Promise<Record<string, string>> => ({
    ...(await formOf(playerId)),
    limit: 'DEPOSIT D',
  });
  await lock({ ...(await form()), until: dayIn(30) });
  const { until: _, ...half } = await form();
  const refused = await lock(half);
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    expect.stringContaining('nothing was changed'),
  ]);
  expect(await look(playerId)).toContain(`Locked until <time datetime="${dayIn(30)}T`);
  expect((await lock(await form())).statusCode).toBe(303);
});

test('what is no limit of the player, or no day, is refused, and who may not act is not let', async () => {
  const { playerId, read } = await open('limited@croupier.test');
  const fields = { ...(await formOf(playerId)), limit: 'DEPOSIT D', until: dayIn(3) };
  for (const wrong of [
    { limit: 'DEPOSIT W' },
    { limit: '' },
    { until: 'soon' },
    { until: '2030-02-31x' },
    { until: '2030-13-01' },
    { until: '2030-02' },
    { until: '+012030-02-01' },
  ]) {
    const answer = await lock({ ...fields, ...wrong });
    expect([answer.statusCode, answer.body]).toEqual([
      422,
      expect.stringContaining('choose a limit of the list, and a day.'),
    ]);
  }
  expect((await lock({ ...fields, player: 'nobody' })).statusCode).toBe(404);
  expect((await lock(fields, 'editor@desk.test')).statusCode).toBe(403);
  expect((await read()).D).toMatchObject({ locked: false });
});
