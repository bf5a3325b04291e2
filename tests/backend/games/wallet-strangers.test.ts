import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { factsOf } from '../../../backend/games/session-facts.ts';
import { newPlayer, NOON } from '../banking/support.ts';
import {
  betOf,
  give,
  historyOf,
  openGame,
  openWallet,
  rollbackOf,
  seated,
  signatureOf,
  winOf,
  type Seat,
  type Wallet,
} from './wallet.support.ts';
import { newWalletRules, type Place, type Sent } from './wallet-rules.ts';

const HOUR = 3_600_000;

let wallet: Wallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());
beforeEach(() => wallet.platform.movableClock?.set(NOON, true));

const bet = (body: object) => wallet.ask('transaction/bet', body);
const win = (body: object) => wallet.ask('transaction/win', body);
const rollback = (body: object) => wallet.ask('transaction/rollback', body);
const factsOfGame = ({ loginId: sessionId, playerId, gameSessionId }: Seat) =>
  factsOf(wallet.platform.db, { sessionId, playerId }, gameSessionId, NOON);

describe('a rollback that names a stake of somebody else', () => {
  test('leaves it in its round: the law’s highest stake holds', async () => {
    const pounds = { currency: 'GBP' };
    const british = {
      countryCode: 'GB',
      market: 'UN',
      currency: 'GBP',
      dateOfBirth: '1980-01-01',
    } as const;
    const [seat, stranger] = [await seated(wallet, 1_000, british), await seated(wallet)];
    const staked = betOf(seat, 400, pounds);
    // It comes before the bet, so that it is taken.
    await rollback(rollbackOf(staked, { token: stranger.token, user: stranger.user }));
    expect(await bet(staked)).toMatchObject({ status: 'OK', balance: 600 });
    expect((await bet(betOf(seat, 101, pounds))).status).toBe('LIMIT_REACHED');
    expect((await bet(betOf(seat, 100, pounds))).status).toBe('OK');
  });

  test('leaves it in the figures of the game, and the round open', async () => {
    const [seat, stranger] = [await seated(wallet), await seated(wallet)];
    const staked = betOf(seat, 200);
    await rollback(rollbackOf(staked, { token: stranger.token, user: stranger.user }));
    await bet(staked);
    expect(await factsOfGame(seat)).toMatchObject({ netPosition: -200, isRoundOpen: true });
  });
});

describe('what follows a bet is of the game in which it was placed, whatever token comes with it', () => {
  test('a win, and a stake that comes back', async () => {
    const seat = await seated(wallet);
    const table = await openGame(wallet.platform, seat.playerId, {
      type: 'liveCasinoGames',
      slug: 'harbour-roulette',
      gameId: 'game.harbour-roulette',
    });
    const [won, undone] = [betOf(seat, 200), betOf(seat, 100)];
    await bet(won);
    await bet(undone);
    const { token } = table;
    expect(await win(winOf(won, 500, { token }))).toMatchObject({ status: 'OK', balance: 1_200 });
    expect(await rollback(rollbackOf(undone, { token }))).toMatchObject({ balance: 1_300 });
    expect(await historyOf(wallet.platform, seat.playerId)).toEqual([
      'BET CASINO -200 800',
      'BET CASINO -100 700',
      'WIN CASINO 500 1200',
      'BET_VOID CASINO 100 1300',
    ]);
    expect(await factsOfGame(seat)).toMatchObject({ stakes: 200, wins: 500 });
    expect(await factsOfGame(table)).toMatchObject({ stakes: 0, wins: 0 });
    const { rows } = await wallet.platform.db.execute<{ game: string }>(
      sql`SELECT game_id AS game FROM game_wins WHERE player_id = ${seat.playerId}`,
    );
    expect(rows).toEqual([{ game: 'game.golden-fern' }]);
  });
});

test.each([
  ['a win', 'bet', {}],
  ['a win', 'rollback', {}],
  ['a prize', 'bet', { reference_transaction_uuid: undefined, is_promotion: true }],
])(
  'the signed bytes of %s are no %s, and pay once they come where they belong',
  async (_what, kind, different) => {
    const seat = await seated(wallet);
    const staked = betOf(seat, 200);
    await bet(staked);
    const bytes = JSON.stringify({ request_uuid: randomUUID(), ...winOf(staked, 500, different) });
    const sentTo = async (path: string) => {
      const headers = {
        'x-wallet-supplier': 'studio',
        'x-wallet-signature': signatureOf('studio', bytes),
      };
      return (await wallet.send(`transaction/${path}`, bytes, headers)).json<object>();
    };
    expect(await sentTo(kind)).toMatchObject({ status: 'WRONG_SYNTAX' });
    expect(await sentTo('win')).toMatchObject({ status: 'OK', balance: 1_300 });
  },
);

test('a prize in a round’s name does not end the round', async () => {
  const seat = await seated(wallet);
  const staked = betOf(seat, 200);
  await bet(staked);
  await win(winOf(staked, 50, { is_promotion: true, round_closed: true }));
  expect(await factsOfGame(seat)).toMatchObject({ isRoundOpen: true });
  await win(winOf(staked, 0, { round_closed: true }));
  expect(await factsOfGame(seat)).toMatchObject({ isRoundOpen: false });
});

test('a rollback ends the round of its bet, whatever round it names', async () => {
  const seat = await seated(wallet);
  const [staked, undone] = [betOf(seat, 200), betOf(seat, 100, { round: 'another' })];
  await bet(staked);
  await bet(undone);
  await rollback(rollbackOf(undone, { round: staked.round, round_closed: true }));
  expect(await factsOfGame(seat)).toMatchObject({ isRoundOpen: true });
  await win(winOf(staked, 0, { round_closed: true }));
  expect(await factsOfGame(seat)).toMatchObject({ isRoundOpen: false });
});

test('[LIM-01] a stake of yesterday that comes back today leaves no more to stake today', async () => {
  const seat = await seated(wallet);
  await wallet.platform.db.insert(playerLimits).values({
    playerId: seat.playerId,
    kind: 'SPEND',
    period: 'D',
    limit: 100,
    startedAt: new Date(NOON),
  });
  const late = betOf(seat, 100);
  expect((await bet(late)).status).toBe('OK');
  // Midnight in Finland has passed.
  const next = NOON + 13 * HOUR;
  await wallet.platform.movableClock?.set(next, true);
  expect(await rollback(rollbackOf(late))).toMatchObject({ status: 'OK', balance: 1_000 });
  const today = await openGame(wallet.platform, seat.playerId, {}, new Date(next));
  const again = betOf(today, 100);
  expect((await bet(again)).status).toBe('OK');
  expect((await bet(betOf(today, 1))).status).toBe('LIMIT_REACHED');
  await rollback(rollbackOf(again));
  expect((await bet(betOf(today, 101))).status).toBe('LIMIT_REACHED');
  expect((await bet(betOf(today, 100))).status).toBe('OK');
});

const BEGUN = 1_000;
/** Few ids, so that acts meet. */
const IDS = 5;

const sent = fc.record({
  kind: fc.constantFrom('bet', 'win', 'rollback'),
  supplier: fc.constantFrom('studio', 'other'),
  /** Whose token, and whose name. */
  token: fc.nat({ max: 3 }),
  user: fc.nat({ max: 3 }),
  id: fc.nat({ max: IDS - 1 }),
  bet: fc.nat({ max: IDS - 1 }),
  amount: fc.constantFrom(0, 30, 400),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'BRL'),
  game: fc.constantFrom('golden-fern', 'golden-fern', 'golden-fern', 'harbour-roulette'),
  round: fc.constantFrom('round-1', 'round-1', 'round-2'),
  isFree: fc.constantFrom(false, false, true),
  isPromotion: fc.constantFrom(false, false, false, true),
});

/** Half of what is sent is somebody's own: at random, hardly any act would be taken. */
const honest = sent.map((one) => ({
  ...one,
  supplier: one.token === 1 ? 'other' : 'studio',
  user: one.token,
  currency: one.token === 3 ? 'BRL' : 'EUR',
  game: one.token === 2 ? 'harbour-roulette' : 'golden-fern',
  round: 'round-1',
}));

/** A Finn with a slot of each supplier and a live table open, and a Brazilian at a slot. */
async function atFourPlaces(): Promise<readonly (Seat & Place)[]> {
  const { platform } = wallet;
  const [finn, brazilian] = [
    await newPlayer(platform),
    await newPlayer(platform, { countryCode: 'BR', market: 'BR', currency: 'BRL' }),
  ];
  for (const playerId of [finn, brazilian]) await give(platform, playerId, BEGUN);
  const slot = { supplier: 'studio', currency: 'EUR', game: 'golden-fern', product: 'CASINO' };
  const table = { game: 'harbour-roulette', product: 'LIVE_CASINO' };
  const live = { type: 'liveCasinoGames', slug: table.game } as const;
  return [
    { ...(await openGame(platform, finn)), ...slot },
    { ...(await openGame(platform, finn, { supplier: 'other' })), ...slot, supplier: 'other' },
    { ...(await openGame(platform, finn, live)), ...slot, ...table },
    { ...(await openGame(platform, brazilian)), ...slot, currency: 'BRL' },
  ];
}

function bodyOf(one: Sent, seats: readonly (Seat & Place)[], ids: readonly string[]): object {
  return {
    token: seats[one.token]?.token,
    user: seats[one.user]?.user,
    transaction_uuid: ids[one.id],
    round: one.round,
    round_closed: false,
    game_code: one.game,
    ...(one.kind !== 'bet' && { reference_transaction_uuid: ids[one.bet] }),
    ...(one.kind !== 'rollback' && {
      currency: one.currency,
      amount: one.amount,
      is_free: one.isFree,
    }),
    ...(one.kind === 'win' && { is_promotion: one.isPromotion }),
  };
}

for (const [tags, runs] of [
  ['sample', 8],
  ['long', 25],
] as const)
  test(
    `suppliers with keys of their own, who send what they like, move what the rules say, and nobody else’s money (${runs} times)`,
    { tags },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(sent, honest), { minLength: 8, maxLength: 30 }),
          async (acts) => {
            const seats = await atFourPlaces();
            const ids = Array.from({ length: IDS }, () => randomUUID());
            const rules = newWalletRules(seats, BEGUN);
            for (const one of acts) {
              const path = `transaction/${one.kind}`;
              const { status, balance, currency } = await wallet.ask(
                path,
                bodyOf(one, seats, ids),
                one.supplier,
              );
              expect({ status, balance, currency }).toEqual(rules.take(one));
            }
            const players = [...new Set(seats.map(({ playerId }) => playerId))];
            const { rows } = await wallet.platform.db.execute<{ sum: string }>(sql`
          SELECT concat_ws(' ', player_id, category, sum(amount)) AS sum FROM transactions
          WHERE player_id IN (${sql.join(players, sql`, `)}) GROUP BY player_id, category`);
            expect(rows.map(({ sum }) => sum).toSorted()).toEqual(rules.sums().toSorted());
          },
        ),
        { numRuns: runs },
      );
    },
  );
