import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../../../backend/access/sessions.ts';
import { sessions, statusChanges } from '../../../backend/access/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { handlers } from '../../../backend/limits/handlers.ts';
import { callOf, newPlayer, NOON, openBank, type Bank } from '../banking/support.ts';

const DAY = 86_400_000;
let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
  await bank.platform.movableClock?.set(NOON, true);
});
afterAll(() => bank.close());

const at = (days: number) => new Date(NOON + days * DAY);
const find = async (id: string) => {
  const [player] = await bank.platform.db.select().from(players).where(eq(players.id, id));
  if (!player) throw new Error('no such player');
  return player;
};
const standing = async (id: string) => {
  const { status, statusUntil, statusInitiator, cooling } = await find(id);
  return { status, statusUntil, statusInitiator, cooling };
};
const open = async (playerId: string) => {
  const id = randomUUID();
  await bank.platform.db.insert(sessions).values({ id, playerId, createdAt: at(0) });
  return async () => {
    const [row] = await bank.platform.db.select().from(sessions).where(eq(sessions.id, id));
    return row && { endedAt: row.endedAt, endReason: row.endReason };
  };
};
const body = { duration: 1, initiator: 'PLAYER' };
const signedIn = (playerId: string) =>
  handlers.startCoolingOff(callOf<'startCoolingOff'>(bank.platform, playerId, { body }));
const withToken = (coolingToken?: string) => {
  const call = callOf<'startCoolingOff'>(bank.platform, 'nobody', {
    body: { ...body, coolingToken },
  });
  return handlers.startCoolingOff({ ...call, session: null });
};
const fromRefusal = async (id: string) =>
  withToken(tokensOf(bank.platform).cooling(await find(id)));

const refusal = { status: 401, code: 'error.session.expired', message: 'Token expired' };
const aDay = {
  status: 'TIMEOUT',
  statusUntil: at(1),
  statusInitiator: 'PLAYER',
  cooling: false,
} as const;

describe('[EXC-05] a cooling-off that a signed-in player asks for', () => {
  test('is a timeout of a day, on record, and ends the sessions of that player', async () => {
    const [player, other] = [await newPlayer(bank.platform), await newPlayer(bank.platform)];
    const [one, two, another] = [await open(player), await open(player), await open(other)];
    const told: unknown[] = [];
    bank.platform.events.subscribe('session.ended', ({ playerId }) => told.push(playerId));
    bank.platform.events.subscribe('player.changed', ({ playerId }) => told.push([playerId]));
    expect(await signedIn(player)).toEqual({
      until: at(1).toISOString(),
      timeZone: 'Europe/Helsinki',
      indefinite: false,
    });
    expect(await standing(player)).toEqual(aDay);
    const ended = { endedAt: at(0), endReason: 'STATUS_CHANGED' };
    expect([await one(), await two()]).toEqual([ended, ended]);
    expect(await another()).toEqual({ endedAt: null, endReason: null });
    expect(told).toEqual([player, player, [player]]);
    const changes = eq(statusChanges.playerId, player);
    expect(await bank.platform.db.select().from(statusChanges).where(changes)).toMatchObject([
      { from: 'REGISTERED', to: 'TIMEOUT', until: at(1), initiator: 'PLAYER', at: at(0) },
    ]);
  });

  test('of a player who is not there is refused', async () => {
    await expect(signedIn(randomUUID())).rejects.toMatchObject(refusal);
  });
});

describe('[LOGIN-10] from a refused log in', () => {
  const timedOut = (until: Date | null, different = {}) =>
    newPlayer(bank.platform, {
      status: 'TIMEOUT',
      statusUntil: until,
      cooling: true,
      ...different,
    });

  test.each([
    ['a shorter timeout becomes a day', at(0.5), at(1)],
    ['a longer one stays as long', at(7), at(7)],
    ['one without an end stays without', null, null],
  ])('%s, and its token is good once', async (_what, until, statusUntil) => {
    const player = await timedOut(until);
    expect(await fromRefusal(player)).toMatchObject({ indefinite: statusUntil === null });
    expect(await standing(player)).toEqual({ ...aDay, statusUntil });
    await expect(fromRefusal(player)).rejects.toMatchObject(refusal);
  });

  test.each([
    ['a timeout that allows none', { cooling: false }],
    ['a timeout that is over', { statusUntil: at(0) }],
    ['an exclusion', { status: 'SELF_EXCLUDED' }],
    ['no break at all', { status: 'REGISTERED', statusUntil: null }],
  ] as const)('not from %s', async (_what, different) => {
    const player = await timedOut(at(7), different);
    const before = await standing(player);
    await expect(fromRefusal(player)).rejects.toMatchObject(refusal);
    expect(await standing(player)).toEqual(before);
  });

  test('not without a token, nor with one of another kind', async () => {
    const player = await timedOut(at(7));
    const access = tokensOf(bank.platform).access(player, randomUUID(), 900);
    for (const token of [undefined, '', 'a.b.c', access])
      await expect(withToken(token)).rejects.toMatchObject(refusal);
  });
});
