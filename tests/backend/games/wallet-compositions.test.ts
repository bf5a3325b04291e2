import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../../backend/access/tables.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import type { Residence } from '../../../reference/policies.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import {
  betOf,
  give,
  heldBy,
  openGame,
  openWallet,
  rollbackOf,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const BEGUN = 1_000;
const UNTIL = new Date(NOON + 30 * 86_400_000);

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const rollback = (body: object) => wallet.ask('transaction/rollback', body);

/** Somebody who lives there, with a slot open, and another in a second tab and on a second device. */
async function atThreePlaces({ countryCode, provinceCode }: Residence) {
  const { platform } = wallet;
  const playerId = await newPlayer(platform, {
    countryCode,
    provinceCode: provinceCode ?? null,
  });
  await give(platform, playerId, BEGUN);
  const slot = await openGame(platform, playerId);
  const tab = await openGame(platform, playerId, { sessionId: slot.loginId, slug: 'other-slot' });
  const device = await openGame(platform, playerId);
  return [slot, { ...tab, game_code: 'other-slot' }, device] as const;
}

/** A stake in a round of its own. */
const stakeOf = (seat: Seat & { readonly game_code?: string }, amount: number) =>
  betOf(seat, amount, {
    round: randomUUID(),
    ...(seat.game_code !== undefined && { game_code: seat.game_code }),
  });

const become = ({ playerId }: Seat, different: Partial<typeof players.$inferInsert>) =>
  wallet.platform.db.update(players).set(different).where(eq(players.id, playerId));

/** What may happen to who plays, with what a further stake is told. */
const STOPS = {
  exclusion: {
    begin: (seat: Seat) => become(seat, { status: 'SELF_EXCLUDED', statusUntil: UNTIL }),
    told: 'USER_DISABLED',
  },
  suspension: {
    begin: (seat: Seat) => become(seat, { status: 'RESTRICTED' }),
    told: 'USER_DISABLED',
  },
  limit: {
    begin: ({ playerId }: Seat) =>
      wallet.platform.db.insert(playerLimits).values({
        playerId,
        kind: 'SPEND',
        period: 'D',
        // The stakes of the rounds that are under way.
        limit: 60,
        startedAt: new Date(NOON),
      }),
    told: 'LIMIT_REACHED',
  },
  'end of all log-ins': {
    begin: ({ playerId }: Seat) =>
      wallet.platform.db
        .update(sessions)
        .set({ endedAt: new Date(NOON) })
        .where(eq(sessions.playerId, playerId)),
    told: 'TOKEN_EXPIRED',
  },
} as const;

const RESIDENCES: readonly Residence[] = [
  ...['FI', 'SE', 'GB', 'DE', 'NO', 'BR', 'CL', 'PE', 'PT', 'ES', 'NL', 'DK'].map(
    (countryCode) => ({ countryCode }),
  ),
  { countryCode: 'CA', provinceCode: 'ON' },
];

const CASES = RESIDENCES.flatMap((residence) =>
  Object.entries(STOPS).map(
    ([what, stop]) =>
      [what, residence.provinceCode ?? residence.countryCode, residence, stop] as const,
  ),
);

test.each(CASES)(
  '%s in a round in %s lets it end, pays it, and begins no other',
  async (_what, _where, residence, { begin, told }) => {
    const seats = await atThreePlaces(residence);
    const [wins, comesBack, loses] = seats.map((seat, n) => stakeOf(seat, 10 * (n + 1)));
    if (!wins || !comesBack || !loses) throw new Error('There are three places.');
    for (const staked of [wins, comesBack, loses])
      expect(await bet(staked)).toMatchObject({ status: 'OK' });
    await begin(seats[0]);
    for (const seat of seats) expect((await bet(stakeOf(seat, 1))).status).toBe(told);
    // Neither does a round that is under way take more, nor the same stake a second time.
    expect((await bet({ ...stakeOf(seats[0], 1), round: wins.round })).status).toBe(told);
    expect(await bet(wins)).toMatchObject({ status: 'OK', balance: BEGUN - 10 });
    expect(await win(winOf(wins, 75))).toMatchObject({ status: 'OK', balance: BEGUN + 15 });
    expect(await win(winOf(loses, 0))).toMatchObject({ status: 'OK', balance: BEGUN + 15 });
    expect(await rollback(rollbackOf(comesBack))).toMatchObject({
      status: 'OK',
      balance: BEGUN + 35,
    });
    expect(await heldBy(wallet.platform, seats[0].playerId)).toBe(BEGUN + 35);
  },
);

/** Stakes at three places, which win or come back, or nothing becomes of them; and a limit that begins in between. */
const evenings = fc.record({
  limit: fc.integer({ min: 1, max: 300 }),
  from: fc.nat({ max: 5 }),
  stakes: fc.array(
    fc.record({
      place: fc.nat({ max: 2 }),
      amount: fc.integer({ min: 1, max: 99 }),
      end: fc.constantFrom('win', 'rollback', 'open'),
    }),
    { minLength: 4, maxLength: 12 },
  ),
});

test('[LIM-01] a spend limit holds to the cent over a slot, two tabs and two devices', async () => {
  await fc.assert(
    fc.asyncProperty(evenings, async ({ limit, from, stakes }) => {
      const seats = await atThreePlaces({ countryCode: 'FI' });
      let [used, balance] = [0, BEGUN];
      for (const [n, { place, amount, end }] of stakes.entries()) {
        if (n === from)
          await wallet.platform.db.insert(playerLimits).values({
            playerId: seats[0].playerId,
            kind: 'SPEND',
            period: 'W',
            limit,
            startedAt: new Date(NOON),
          });
        const seat = seats[place] ?? seats[0];
        const staked = stakeOf(seat, amount);
        const isAbove = n >= from && used + amount > limit;
        const told = isAbove ? 'LIMIT_REACHED' : amount > balance ? 'NOT_ENOUGH_MONEY' : 'OK';
        expect((await bet(staked)).status).toBe(told);
        if (told !== 'OK') continue;
        [used, balance] = [used + amount, balance - amount];
        if (end === 'win') {
          balance += 40;
          expect(await win(winOf(staked, 40))).toMatchObject({ status: 'OK', balance });
        }
        if (end === 'rollback') {
          [used, balance] = [used - amount, balance + amount];
          expect(await rollback(rollbackOf(staked))).toMatchObject({ status: 'OK', balance });
        }
      }
      expect(await heldBy(wallet.platform, seats[0].playerId)).toBe(balance);
    }),
    { numRuns: 10 },
  );
});
