import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endRound } from '../../../backend/third-parties/studio/acts.ts';
import { LEFT_ALONE, studioWork } from '../../../backend/third-parties/studio/queue.ts';
import { doublingDelay } from '../../../backend/platform/doubling-delay.ts';
import { LEASE } from '../../../backend/third-parties/studio/queue-times.ts';
import { keepTransaction, seenWithin } from '../../../backend/third-parties/studio/record.ts';
import { playRound } from '../../../backend/third-parties/studio/rounds.ts';
import { openPlay } from '../../../backend/third-parties/studio/sessions.ts';
import { ANSWER_TIMEOUT } from '../../../backend/third-parties/studio/wallet.ts';
import {
  studioRounds,
  studioTransactions,
  type Session,
} from '../../../backend/third-parties/studio/tables.ts';
import { openStudio } from './studio.support.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.renew());

let wishes = 0;
/** A round of roulette: 20 on red, and this number. */
function red(session: Session, number: number, requestId = `wish-${(wishes += 1)}`) {
  studio.draw(number);
  return playRound(studio.context, session, { requestId, bets: [{ spot: 'red', amount: 20 }] });
}
const LOSES = 2;
const WINS = 1;
const code = (suffix: string) => expect.objectContaining({ code: `error.studio.${suffix}` });
/** Time passes, and the worker does what is due. */
async function work(ms: number) {
  studio.clock.now += ms;
  await studioWork(studio.context)();
}
const transactionsOf = async (session: Session) =>
  studio.context.db
    .select({ kind: studioTransactions.kind, state: studioTransactions.state })
    .from(studioTransactions)
    .innerJoin(studioRounds, eq(studioRounds.id, studioTransactions.roundId))
    .where(eq(studioRounds.sessionId, session.id))
    .orderBy(studioTransactions.createdAt, studioTransactions.kind);

describe('a round for money', () => {
  test('takes the stake first, and is closed by its win once the player saw it', async () => {
    const session = await studio.session('roulette');
    const { balance, round } = await red(session, WINS);
    expect([balance, round.won]).toEqual([10_020, 40]);
    // A balance with the win in it, anywhere on the platform, would tell the result before the ball lies.
    expect([studio.wallet.told(), studio.wallet.balance]).toEqual([[['bet', 20]], 9_980]);
    expect(await endRound(studio.context, session, round.roundId)).toEqual({ balance: 10_020 });
    expect(studio.wallet.told()).toEqual([['win', 40, 'closed']]);
    expect(await endRound(studio.context, session, round.roundId)).toEqual({ balance: 10_020 });
    expect(studio.wallet.told()).toEqual([]);
  });

  test('that nobody looks at is paid after the time that showing it takes', async () => {
    const session = await studio.session('roulette');
    const { round } = await red(session, WINS);
    studio.wallet.told();
    await work(seenWithin(round.steps) - 1);
    expect(studio.wallet.told()).toEqual([]);
    await work(1);
    expect(studio.wallet.told()).toEqual([['win', 40, 'closed']]);
    expect((await openPlay(studio.context, session)).balance).toBe(10_020);
    expect(await endRound(studio.context, session, round.roundId)).toEqual({ balance: 10_020 });
    expect(studio.wallet.told()).toEqual([]);
  });

  test('is closed by a win of nothing where it lost', async () => {
    const session = await studio.session('roulette');
    const { balance, round } = await red(session, LOSES);
    expect([balance, round.won]).toEqual([9_980, 0]);
    await endRound(studio.context, session, round.roundId);
    expect(studio.wallet.told()).toEqual([
      ['bet', 20],
      ['win', 0, 'closed'],
    ]);
  });

  test('names player, game, round and bet as the contract does', async () => {
    const session = await studio.session('roulette');
    const { round } = await red(session, WINS);
    await endRound(studio.context, session, round.roundId);
    const [bet, win] = studio.wallet.came.map(({ body }) => body);
    expect(bet).toMatchObject({
      token: 'token',
      user: session.launch.user,
      round: round.roundId,
      game_code: 'test-roulette',
      currency: 'EUR',
      amount: 20,
      round_closed: false,
    });
    expect(win).toMatchObject({
      reference_transaction_uuid: bet?.['transaction_uuid'],
      amount: 40,
    });
  });
});

describe('a stake that the wallet refuses', () => {
  test.each([
    ['NOT_ENOUGH_MONEY', 'not_enough_money'],
    ['BONUS_STAKE_TOO_HIGH', 'bonus_stake'],
    ['LIMIT_REACHED', 'limit_reached'],
    ['USER_DISABLED', 'not_allowed'],
    ['PLAY_RESTS', 'not_allowed'],
    ['TOKEN_EXPIRED', 'session_ended'],
    ['INVALID_TOKEN', 'session_ended'],
  ])('with %s is refused with %s, and nothing is played', async (status, told) => {
    const session = await studio.session('roulette');
    studio.wallet.next('transaction/bet', { status });
    await expect(red(session, WINS, 'wish')).rejects.toEqual(code(told));
    await expect(red(session, WINS, 'wish')).rejects.toEqual(code(told));
    await work(LEASE);
    expect(studio.wallet.told()).toEqual([['bet', 20]]);
    const opened = await openPlay(studio.context, session);
    expect([opened.round, opened.rounds]).toEqual([undefined, []]);
    await expect(red(session, LOSES)).resolves.toBeDefined();
  });
});

test('a stake that is too high for a bonus is refused with the highest that it takes', async () => {
  const session = await studio.session('roulette');
  studio.wallet.next('transaction/bet', { status: 'BONUS_STAKE_TOO_HIGH', highest_stake: 500 });
  await expect(red(session, WINS, 'wish')).rejects.toMatchObject({
    details: { additionalInfo: { highestStake: 500 } },
  });
});

describe('a stake whose answer does not come', () => {
  test.each([
    ['was not heard', 'unheard'],
    ['was taken', 'lost'],
    ['is not known to have been', { status: 'UNKNOWN' }],
    ['was answered with what a bet cannot be', { status: 'WRONG_SYNTAX' }],
  ] as const)('because it %s comes back, and the round never was', async (_, fate) => {
    const session = await studio.session('roulette');
    studio.wallet.next('transaction/bet', fate);
    await expect(red(session, WINS, 'wish')).rejects.toEqual(code('wallet_unreachable'));
    await work(0);
    expect(studio.wallet.told().at(-1)).toEqual(['rollback', 'closed']);
    expect(studio.wallet.balance).toBe(10_000);
    // The wish that is sent again was undone: another is another round.
    await expect(red(session, WINS, 'wish')).rejects.toEqual(code('wallet_unreachable'));
    await expect(red(session, WINS)).resolves.toMatchObject({ round: { won: 40 } });
  });

  test('is rolled back until that is answered, each time later, by one act', async () => {
    const session = await studio.session('roulette');
    studio.wallet.next('transaction/bet', 'lost');
    await expect(red(session, WINS)).rejects.toEqual(code('wallet_unreachable'));
    studio.wallet.next('transaction/rollback', 'lost', { status: 'UNKNOWN' }, 'lost');
    const ids = () =>
      studio.wallet.came
        .filter(({ path }) => path.endsWith('rollback'))
        .map(({ body }) => body['transaction_uuid']);
    await work(0);
    expect(ids()).toHaveLength(1);
    await work(499);
    expect(ids()).toHaveLength(1);
    await work(1);
    await work(999);
    expect(ids()).toHaveLength(2);
    await work(1);
    await work(2_000);
    await work(60 * 60_000);
    expect(ids()).toHaveLength(4);
    expect(new Set(ids()).size).toBe(1);
    expect(studio.wallet.balance).toBe(10_000);
    expect(await transactionsOf(session)).toEqual([
      { kind: 'bet', state: 'LOST' },
      { kind: 'rollback', state: 'DONE' },
    ]);
  });

  test('ends with a bet that the wallet never knew', async () => {
    const session = await studio.session('roulette');
    studio.wallet.next('transaction/bet', 'unheard');
    await expect(red(session, WINS)).rejects.toEqual(code('wallet_unreachable'));
    studio.wallet.next('transaction/rollback', { status: 'TRANSACTION_DOES_NOT_EXIST' });
    await work(0);
    await work(60 * 60_000);
    expect(studio.wallet.told()).toEqual([['rollback', 'closed']]);
  });

  test('comes back when the process died while it asked', async () => {
    const session = await studio.session('roulette');
    // What such a process leaves: the round, its draw and the bet, and no answer.
    const { round } = await red(session, LOSES);
    const at = studio.clock.now;
    await studio.context.db.transaction(async (tx) => {
      await tx
        .update(studioRounds)
        .set({ state: 'PLACING', steps: [] })
        .where(eq(studioRounds.id, round.roundId));
      await keepTransaction(
        tx,
        { roundId: round.roundId, kind: 'bet', amount: 20, closes: false },
        at,
      );
    });
    studio.wallet.told();
    await work(LEASE - 1);
    expect(studio.wallet.told()).toEqual([]);
    await work(1);
    await work(0);
    expect(studio.wallet.told()).toEqual([['rollback', 'closed']]);
    await expect(red(session, LOSES)).resolves.toBeDefined();
  });
});

describe('a win', () => {
  test.each(['lost', 'unheard', { status: 'UNKNOWN' }, { status: 'TOKEN_EXPIRED' }] as const)(
    'whose answer is %j is paid once, by the same act, when the wallet is back',
    async (fate) => {
      const session = await studio.session('roulette');
      studio.wallet.next('transaction/win', fate, fate);
      const { round, balance } = await red(session, WINS);
      expect([round.won, balance]).toEqual([40, 10_020]);
      // Nobody knows whether the wallet's own balance has it by now: it is not counted twice.
      expect(await endRound(studio.context, session, round.roundId)).toEqual({
        balance: studio.wallet.balance,
      });
      await work(doublingDelay(1));
      await work(doublingDelay(2));
      await work(60 * 60_000);
      const wins = studio.wallet.came.filter(({ path }) => path.endsWith('win'));
      expect(new Set(wins.map(({ body }) => body['transaction_uuid'])).size).toBe(1);
      expect(studio.wallet.balance).toBe(10_020);
      expect(await transactionsOf(session)).toContainEqual({ kind: 'win', state: 'DONE' });
    },
  );

  test('waits longer each time, five minutes at most', () => {
    expect([1, 2, 3, 9, 10, 11, 500].map(doublingDelay)).toEqual([
      500, 1_000, 2_000, 128_000, 256_000, 300_000, 300_000,
    ]);
  });
});

describe('a decision that costs', () => {
  const deal = async () => {
    const session = await studio.session('blackjack');
    studio.deal('8S 10H 8D 7C 3C KD 2C');
    const { round } = await playRound(studio.context, session, {
      requestId: 'hand',
      bets: [{ spot: 'hand', amount: 100 }],
    });
    studio.wallet.told();
    const act = (what: 'double' | 'hit' | 'split' | 'stand', id = `act-${(wishes += 1)}`) =>
      studio.act(session, round.roundId, what, id);
    return { session, round, act };
  };

  test('takes the stake once more', async () => {
    const { act } = await deal();
    const { round, balance } = await act('split');
    expect([round.stake, balance]).toEqual([200, 9_800]);
    expect(studio.wallet.told()).toEqual([['bet', 100]]);
  });

  test('is made once, and answered alike, however often and whenever it comes', async () => {
    const { act } = await deal();
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    studio.wallet.next('transaction/bet', answered);
    const one = act('split', 'same');
    await vi.waitFor(() => expect(studio.wallet.came).toHaveLength(1));
    const other = act('split', 'same');
    // Its turn comes after the other's: that one has been looked at by then.
    await expect(act('stand')).rejects.toEqual(code('round_changed'));
    resolve();
    expect(await other).toEqual(await one);
    expect(await act('split', 'same')).toEqual(await one);
    expect(studio.wallet.told()).toEqual([['bet', 100]]);
    await expect(act('stand', 'same')).rejects.toEqual(code('not_allowed'));
  });

  test.each([
    [{ status: 'LIMIT_REACHED' }, 'limit_reached'],
    ['lost', 'wallet_unreachable'],
  ] as const)('refused after %j is refused alike when it comes again', async (fate, told) => {
    const { act } = await deal();
    studio.wallet.next('transaction/bet', fate);
    await expect(act('double', 'same')).rejects.toEqual(code(told));
    await expect(act('double', 'same')).rejects.toEqual(code(told));
    expect(studio.wallet.told()).toEqual([['bet', 100]]);
  });

  test('keeps the hand from being ended as left alone while its stake is asked for', async () => {
    const { act } = await deal();
    const worksSinceThen = studioWork(studio.context);
    studio.clock.now += LEFT_ALONE - 1;
    const { promise: answered, resolve } = Promise.withResolvers<void>();
    studio.wallet.next('transaction/bet', answered);
    const doubled = act('double');
    await vi.waitFor(() => expect(studio.wallet.came).toHaveLength(1));
    studio.clock.now += 1;
    await worksSinceThen();
    resolve();
    expect(await doubled).toMatchObject({ round: { stake: 200, state: 'closed' } });
  });

  test('is not made where the stake is refused: the hand is as it was', async () => {
    const { act, session, round } = await deal();
    studio.wallet.next('transaction/bet', { status: 'NOT_ENOUGH_MONEY' });
    await expect(act('double')).rejects.toEqual(code('not_enough_money'));
    expect((await openPlay(studio.context, session)).round).toEqual(round);
    await expect(act('stand')).resolves.toMatchObject({ round: { state: 'closed' } });
  });

  test('is refused once the platform’s session is over, and the hand is decided and paid all the same', async () => {
    const { act, session, round } = await deal();
    const over = { status: 'TOKEN_EXPIRED' } as const;
    studio.wallet.next('transaction/bet', over);
    studio.wallet.next('user/balance', over, over);
    await expect(act('double')).rejects.toEqual(code('session_ended'));
    expect((await openPlay(studio.context, session)).round).toEqual(round);
    await expect(act('hit')).resolves.toMatchObject({ round: { state: 'open' } });
    await expect(act('stand')).resolves.toMatchObject({ round: { state: 'closed' } });
    await expect(endRound(studio.context, session, round.roundId)).resolves.toBeDefined();
  });

  test('is not made where the answer is lost: that stake comes back, and the hand goes on', async () => {
    const { act, session, round } = await deal();
    studio.wallet.next('transaction/bet', 'lost');
    await expect(act('double')).rejects.toEqual(code('wallet_unreachable'));
    await work(0);
    // The round is not over with it.
    expect(studio.wallet.told()).toEqual([['bet', 100], ['rollback']]);
    expect(studio.wallet.balance).toBe(9_900);
    expect((await openPlay(studio.context, session)).round).toEqual(round);
    await expect(act('stand')).resolves.toMatchObject({ round: { won: 0, stake: 100 } });
  });
});

describe('the balance', () => {
  test('is the wallet’s own; without it a game is not opened', async () => {
    const session = await studio.session('roulette');
    for (const [fate, told] of [
      ['unheard', 'wallet_unreachable'],
      [{ status: 'TOKEN_EXPIRED' }, 'session_ended'],
      [{ status: 'USER_DISABLED' }, 'not_allowed'],
    ] as const) {
      studio.wallet.next('user/balance', fate);
      await expect(openPlay(studio.context, session)).rejects.toEqual(code(told));
    }
  });

  test('of a game that opens has the win in it that the wallet was not told of, once', async () => {
    const session = await studio.session('roulette');
    const { round } = await red(session, WINS);
    expect(studio.wallet.balance).toBe(9_980);
    expect(await openPlay(studio.context, session)).toMatchObject({ balance: 10_020, round });
    const other = await studio.session('roulette');
    expect((await openPlay(studio.context, other)).balance).toBe(9_980);
    await endRound(studio.context, session, round.roundId);
    expect((await openPlay(studio.context, session)).balance).toBe(10_020);
  });

  test('has the win that was seen while the wallet does not answer at all', async () => {
    const session = await studio.session('roulette');
    const { round } = await red(session, WINS);
    studio.wallet.next('transaction/win', 'silence');
    studio.wallet.next('user/balance', 'silence');
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const waited = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 50));
    expect(await endRound(studio.context, session, round.roundId)).toEqual({ balance: 10_020 });
    expect(waited.mock.calls).toEqual([[ANSWER_TIMEOUT], [ANSWER_TIMEOUT]]);
    waited.mockRestore();
  });

  test('of before is told where a round is to be shown: it ends, whatever became of the session', async () => {
    const session = await studio.session('roulette');
    const { round } = await red(session, WINS);
    studio.wallet.next('user/balance', { status: 'TOKEN_EXPIRED' }, { status: 'TOKEN_EXPIRED' });
    expect((await openPlay(studio.context, session)).round).toEqual(round);
    await expect(endRound(studio.context, session, round.roundId)).resolves.toBeDefined();
  });
});
