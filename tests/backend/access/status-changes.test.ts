import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  afterBreak,
  changeStatus,
  endSessions,
  statusBeforeBreak,
  type StatusChange,
} from '../../../backend/access/status.ts';
import { sessions, statusChanges } from '../../../backend/access/tables.ts';
import { players, type AccountStatus } from '../../../backend/players/tables.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
afterAll(() => bare.close());

const at = new Date(NOON);
const until = new Date(NOON + 1_000);

async function changed(id: string, from: AccountStatus, change: StatusChange) {
  const { db } = bare.platform;
  await db.transaction((tx) => changeStatus(tx, { id, status: from }, change, at));
  const [player] = await db.select().from(players).where(eq(players.id, id));
  const record = await db.select().from(statusChanges).where(eq(statusChanges.playerId, id));
  return { player, record };
}
const before = (id: string) => bare.platform.db.transaction((tx) => statusBeforeBreak(tx, id));

describe('[NS-69] a change of an account’s status', () => {
  test('holds for that account, and is on record with who wanted it, when, and until when', async () => {
    const [id, other] = [await newPlayer(bare.platform), await newPlayer(bare.platform)];
    const timeout = { to: 'TIMEOUT', until, initiator: 'PLAYER', cooling: true } as const;
    const { player, record } = await changed(id, 'REGISTERED', timeout);
    expect(player).toMatchObject({
      status: 'TIMEOUT',
      statusUntil: until,
      statusInitiator: 'PLAYER',
      cooling: true,
    });
    expect(record).toMatchObject([
      { from: 'REGISTERED', to: 'TIMEOUT', until, initiator: 'PLAYER', at },
    ]);
    const [untouched] = await bare.platform.db.select().from(players).where(eq(players.id, other));
    expect(untouched).toMatchObject({ status: 'REGISTERED', statusInitiator: null });
  });

  test('[LOGIN-10] allows a cooling-off only where it says so', async () => {
    const id = await newPlayer(bare.platform, { cooling: true });
    const timeout = { to: 'TIMEOUT', until, initiator: 'OPERATOR' } as const;
    expect((await changed(id, 'REGISTERED', timeout)).player).toMatchObject({ cooling: false });
  });
});

describe('[EXC-05] what an account is again after its breaks', () => {
  const took = (id: string, from: AccountStatus, to: AccountStatus) =>
    changed(id, from, { to, until: null, initiator: 'PLAYER' });

  test('is a registered one when nothing is on record', async () => {
    expect(await before(await newPlayer(bare.platform))).toBe('REGISTERED');
  });

  test('is what it was before the first of them, whichever they were', async () => {
    const id = await newPlayer(bare.platform);
    await took(id, 'RESTRICTED', 'TIMEOUT');
    await took(id, 'TIMEOUT', 'SELF_EXCLUDED');
    await took(id, 'SELF_EXCLUDED', 'TIMEOUT');
    expect(await before(id)).toBe('RESTRICTED');
    const excluded = await newPlayer(bare.platform);
    await took(excluded, 'PAYOUT', 'SELF_EXCLUDED');
    expect(await before(excluded)).toBe('PAYOUT');
  });

  test('is what it was before the latest, of this account, and no change besides counts', async () => {
    const [id, other] = [await newPlayer(bare.platform), await newPlayer(bare.platform)];
    await took(id, 'REGISTERED', 'TIMEOUT');
    await took(id, 'RESTRICTED', 'TIMEOUT');
    await took(id, 'PAYOUT', 'CLOSED');
    await took(other, 'PAYOUT', 'TIMEOUT');
    expect(await before(id)).toBe('RESTRICTED');
  });
});

test('[NS-69] every open session of a player is ended, with the reason; what ended before stays as it was', async () => {
  const { db } = bare.platform;
  const [playerId, other] = [await newPlayer(bare.platform), await newPlayer(bare.platform)];
  const open = async (owner: string, endedAt: Date | null = null) => {
    const id = randomUUID();
    const endReason = endedAt && 'SIGNED_OUT';
    await db.insert(sessions).values({ id, playerId: owner, createdAt: at, endedAt, endReason });
    return id;
  };
  const mine = [await open(playerId), await open(playerId)];
  const [over, theirs] = [await open(playerId, at), await open(other)];
  const ended = await db.transaction((tx) => endSessions(tx, playerId, 'STATUS_CHANGED', until));
  expect(ended.toSorted()).toEqual(mine.toSorted());
  const rows = await db.select().from(sessions);
  const byId = new Map(rows.map((row) => [row.id, [row.endedAt, row.endReason]]));
  for (const id of mine) expect(byId.get(id)).toEqual([until, 'STATUS_CHANGED']);
  expect(byId.get(over)).toEqual([at, 'SIGNED_OUT']);
  expect(byId.get(theirs)).toEqual([null, null]);
});

test('[EXC-06] a break that began since it was read is not ended with the one that is over', async () => {
  const { db } = bare.platform;
  const over = { status: 'TIMEOUT', statusUntil: at } as const;
  const [id, other] = [await newPlayer(bare.platform, over), await newPlayer(bare.platform, over)];
  const read = await db
    .select()
    .from(players)
    .where(inArray(players.id, [id, other]));
  const forMonths = new Date(NOON + 180 * 86_400_000);
  await changed(id, 'REGISTERED', { to: 'SELF_EXCLUDED', until: forMonths, initiator: 'PLAYER' });
  const now = await Promise.all(
    read.map((player) => db.transaction((tx) => afterBreak(tx, player, at))),
  );
  expect(now.find((player) => player.id === id)).toMatchObject({ status: 'SELF_EXCLUDED' });
  expect(now.find((player) => player.id === other)).toMatchObject({ status: 'REGISTERED' });
  const stored = await db
    .select()
    .from(players)
    .where(inArray(players.id, [id, other]));
  expect(stored.find((player) => player.id === id)?.statusUntil).toEqual(forMonths);
  expect(stored.find((player) => player.id === other)?.status).toBe('REGISTERED');
});
