import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  betOf,
  heldBy,
  openWallet,
  rollbackOf,
  seated,
  winOf,
  type Told,
  type Wallet,
} from './wallet.support.ts';
import { newBooks, type Script } from './wallet-books.ts';

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());

const amount = fc.integer({ min: 1, max: 400 });

/** Rounds, and the order in which what belongs to them comes: some twice, some never. */
const scripts: fc.Arbitrary<Script> = fc
  .array(
    fc.record({
      stake: amount,
      wins: fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 2 }),
      rollbacks: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((rounds) => {
    const acts = rounds.flatMap(({ stake, wins, rollbacks }, round) => [
      { kind: 'bet' as const, round, amount: stake },
      ...wins.map((won) => ({ kind: 'win' as const, round, amount: won })),
      ...Array.from({ length: rollbacks }, () => ({ kind: 'rollback' as const, round, amount: 0 })),
    ]);
    const places = fc.array(fc.nat({ max: acts.length - 1 }), { maxLength: acts.length * 2 });
    return places.map((order) => ({ acts, order }));
  });

const BEGUN = 1_000;

/** The bodies of a script's acts, for somebody. */
function bodiesOf(seat: Awaited<ReturnType<typeof seated>>, { acts }: Script) {
  const bets = new Map<number, ReturnType<typeof betOf>>();
  return acts.map(({ kind, round, amount: worth }) => {
    if (kind === 'bet') bets.set(round, betOf(seat, worth, { round: `round-${round}` }));
    const bet = bets.get(round);
    if (!bet) throw new Error('A bet comes first.');
    const body = kind === 'bet' ? bet : kind === 'win' ? winOf(bet, worth) : rollbackOf(bet);
    return { path: `transaction/${kind}`, body };
  });
}

const plain = ({ status, balance }: Told) => ({ status, balance });

test('acts in any order, with repeats and losses, end as the books say, answer by answer', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      const seat = await seated(wallet, BEGUN);
      const bodies = bodiesOf(seat, script);
      const books = newBooks(BEGUN);
      for (const place of script.order) {
        const act = bodies[place];
        if (!act) continue;
        const told = await wallet.ask(act.path, act.body);
        expect(plain(told)).toEqual(books.take(script, place));
      }
      expect(await heldBy(wallet.platform, seat.playerId)).toBe(books.balance());
    }),
    { numRuns: 25 },
  );
});

test('acts at the same time lose and double nothing', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      const seat = await seated(wallet, BEGUN);
      const bodies = bodiesOf(seat, script);
      await Promise.all(
        script.order.map((place) =>
          wallet.ask(bodies[place]?.path ?? '', bodies[place]?.body ?? {}),
        ),
      );
      const { rows } = await wallet.platform.db.execute<{ told: string }>(sql`
        SELECT coalesce(sum(CASE kind WHEN 'BET' THEN -amount ELSE amount END), 0) AS told
        FROM game_acts WHERE player_id = ${seat.playerId} AND status = 'OK'`);
      expect(await heldBy(wallet.platform, seat.playerId)).toBe(BEGUN + Number(rows[0]?.told));
    }),
    { numRuns: 10 },
  );
});
