import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lossesOf } from '../../../backend/rewards/losses.ts';
import { newPlayer } from '../banking/support.ts';
import { bonusesOf, depositWith, runCampaign } from '../games/bonus.support.ts';
import {
  betOf,
  give,
  openGame,
  openWallet,
  rollbackOf,
  winOf,
  type Wallet,
} from '../games/wallet.support.ts';

const GAMES = [
  {},
  { gameId: 'game.boosted', slug: 'boosted' },
  { gameId: 'game.table', slug: 'table', type: 'liveCasinoGames' as const },
];
const BOOSTED = 1;
const LIVE = 2;
const CASINO = { vertical: 'CASINO', boosterGames: ['game.boosted'] } as const;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
  await runCampaign(wallet.platform, 'matched', { wageringMultiplier: 100 });
  await runCampaign(wallet.platform, 'quick', { wageringMultiplier: 1 });
});
afterAll(() => wallet.close());

const closes = fc.boolean();
const amount = fc.integer({ min: 1, max: 300 });
const which = fc.nat({ max: 20 });
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('bet' as const),
        game: fc.nat({ max: 2 }),
        round: fc.nat({ max: 2 }),
        amount,
        closes,
        isFree: fc.nat({ max: 5 }).map((n) => n === 0),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('win' as const),
        which,
        amount,
        closes,
        isPromotion: fc.nat({ max: 4 }).map((n) => n === 0),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('rollback' as const), which, closes }),
    },
  ),
  { minLength: 1, maxLength: 30 },
);
const spans = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }), fc.nat({ max: 31 }));

/** What happened, as a person would note it. */
interface Noted {
  readonly kind: 'bet' | 'win' | 'rollback';
  /** Of the movement in the ledger. */
  readonly reference: string;
  readonly body: ReturnType<typeof betOf>;
  readonly betId: string;
  readonly game: number;
  readonly round: string;
  readonly closes: boolean;
  readonly counts: boolean;
  readonly at: number;
}

/** By movement: what the main pocket got. */
async function mainChanges(playerId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await wallet.platform.db.execute<{ reference: string; amount: string }>(sql`
    SELECT m.reference, e.amount FROM ledger_entries e
    JOIN ledger_movements m ON m.id = e.movement_id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE a.player_id = ${playerId} AND a.kind = 'MAIN'`);
  return new Map(rows.map(({ reference, amount: moved }) => [reference, Number(moved)]));
}

/** Losses, stake by stake. */
function naive(
  notes: readonly Noted[],
  changes: ReadonlyMap<string, number>,
  { since, from, to }: { readonly since: number; readonly from: number; readonly to: number },
) {
  const lost = { net: 0, boosted: 0 };
  for (const bet of notes) {
    if (bet.kind !== 'bet' || !bet.counts || bet.at < since || bet.game === LIVE) continue;
    const ends = notes.filter(
      (one) => one.closes && one.game === bet.game && one.round === bet.round && one.at >= bet.at,
    );
    if (ends.length === 0) continue;
    const over = Math.min(...ends.map(({ at }) => at));
    const back = notes.filter((one) => one.kind !== 'bet' && one.counts && one.betId === bet.betId);
    for (const one of [bet, ...back]) {
      const at = Math.max(one.at, over);
      if (at < from || at >= to) continue;
      const change = changes.get(one.reference) ?? 0;
      lost.net -= change;
      if (bet.game === BOOSTED) lost.boosted -= change;
    }
  }
  return { net: lost.net + 0, boosted: lost.boosted + 0 };
}

test('[CASH-01] net losses are the stakes of own money less what came back to it, as the ledger has them, whatever happens in whatever order', async () => {
  const { platform, ask } = wallet;
  await fc.assert(
    fc.asyncProperty(steps, spans, async (script, span) => {
      const playerId = await newPlayer(platform);
      await depositWith(platform, playerId, 'matched', 400);
      const start = platform.clock.now();
      const seats = await Promise.all(
        GAMES.map((game) => openGame(platform, playerId, game, new Date(start))),
      );
      const notes: Noted[] = [];
      for (const step of script) {
        await platform.movableClock?.advance(1);
        const at = platform.clock.now();
        const bets = notes.filter(({ kind }) => kind === 'bet');
        if (step.kind === 'bet') {
          const seat = seats[step.game];
          if (!seat) throw new Error('no game');
          const round = `${playerId}-${step.round}`;
          const body = betOf(seat, step.amount, {
            round,
            round_closed: step.closes,
            game_code: GAMES[step.game]?.slug ?? 'golden-fern',
            ...(step.isFree && { is_free: true }),
          });
          const { status } = await ask('transaction/bet', body);
          if (status !== 'OK') continue;
          notes.push({
            kind: 'bet',
            reference: `bet:studio:${body.transaction_uuid}`,
            body,
            betId: body.transaction_uuid,
            game: step.game,
            round,
            closes: step.closes,
            counts: !step.isFree,
            at,
          });
          continue;
        }
        const bet = bets[step.which % Math.max(1, bets.length)];
        if (!bet) continue;
        const end = { round_closed: step.closes };
        const isPromotion = step.kind === 'win' && step.isPromotion;
        const body =
          step.kind === 'win'
            ? winOf(bet.body, step.amount, { ...end, ...(isPromotion && { is_promotion: true }) })
            : rollbackOf(bet.body, end);
        const { status } = await ask(`transaction/${step.kind}`, body);
        if (status !== 'OK') continue;
        const id = body.transaction_uuid;
        notes.push({
          ...bet,
          kind: step.kind,
          reference: step.kind === 'win' ? `win:studio:${id}` : `void:studio:${bet.betId}`,
          // A second rollback moves nothing, and money that went back is in the ledger once.
          counts: !isPromotion && !(step.kind === 'rollback' && wasUndone(notes, bet)),
          closes: step.closes && !isPromotion,
          at,
        });
      }
      const changes = await mainChanges(playerId);
      const [first, second, third] = span;
      for (const counted of [
        { since: start, from: start, to: start + 1_000 },
        { since: start + first, from: start + second, to: start + third },
      ])
        expect(await lossesOf(platform.db, playerId, CASINO, counted)).toEqual(
          naive(notes, changes, counted),
        );
    }),
    { numRuns: 40 },
  );
});

const wasUndone = (notes: readonly Noted[], bet: Noted): boolean =>
  notes.some(({ kind, betId }) => kind === 'rollback' && betId === bet.betId);

test('[CASH-01] what bonus money has won counts for nothing, though it comes back after its bonus was completed', async () => {
  const { platform, ask } = wallet;
  const playerId = await newPlayer(platform);
  await depositWith(platform, playerId, 'quick', 1_000);
  await give(platform, playerId, -1_000);
  const seat = await openGame(platform, playerId, {}, platform.clock.date());
  const start = platform.clock.now();
  const bets = [randomUUID(), randomUUID()].map((round) => betOf(seat, 500, { round }));
  for (const body of bets) {
    expect(await ask('transaction/bet', body)).toMatchObject({ status: 'OK' });
    await ask('transaction/win', winOf(body, 100, { round_closed: true }));
  }
  expect(await bonusesOf(platform, playerId)).toMatchObject([{ status: 'COMPLETED' }]);
  const [late] = bets;
  if (!late) throw new Error('no bet');
  const counted = { since: start, from: start, to: start + 1_000 };
  const told = await ask('transaction/win', winOf(late, 50));
  expect(told).toMatchObject({ status: 'OK', balance: 250 });
  expect(await lossesOf(platform.db, playerId, CASINO, counted)).toEqual({ net: 0, boosted: 0 });
});
