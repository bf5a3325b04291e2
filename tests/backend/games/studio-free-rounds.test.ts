import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endRound } from '../../../backend/third-parties/studio/acts.ts';
import { studioWork } from '../../../backend/third-parties/studio/queue.ts';
import { playRound } from '../../../backend/third-parties/studio/rounds.ts';
import { openPlay } from '../../../backend/third-parties/studio/sessions.ts';
import type { Launch } from '../../../backend/third-parties/studio/launch.ts';
import type { Session } from '../../../backend/third-parties/studio/tables.ts';
import { FREE_TERMS, openStudio } from './studio.support.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());
beforeEach(() => studio.renew());

const code = (suffix: string) => expect.objectContaining({ code: `error.studio.${suffix}` });

/** A slot with free rounds of 25 cents, which is none of its stakes. */
const launched = (left: number, differs: Partial<Launch> = {}) =>
  studio.session('slot', { freeRounds: { left, stake: 25 }, ...differs });

let wishes = 0;
const wishOf = (amount: number, isFree?: boolean) => ({
  requestId: `free-${(wishes += 1)}`,
  bets: [{ spot: 'spin', amount }],
  ...(isFree !== undefined && { isFree }),
});
const spin = (session: Session, wish: ReturnType<typeof wishOf>) =>
  playRound(studio.context, session, wish);
const show = (session: Session, roundId: string) => endRound(studio.context, session, roundId);
/** A whole free round. */
async function free(session: Session) {
  const played = await spin(session, wishOf(25, true));
  await show(session, played.round.roundId);
  return played;
}

describe('[FSPIN-03] free rounds of a launch', () => {
  test('are told at the opening, and counted down with each', async () => {
    const session = await launched(2);
    expect(await openPlay(studio.context, session)).toMatchObject({
      freeRounds: { left: 2, total: 2, stake: 25 },
    });
    expect(await free(session)).toMatchObject({
      round: { isFree: true, stake: 25 },
      freeRounds: { left: 1, total: 2, stake: 25 },
    });
    expect(await free(session)).toMatchObject({ freeRounds: { left: 0 } });
  });

  test('are asked of the wallet as such, and take nothing', async () => {
    const session = await launched(1);
    await free(session);
    expect(studio.wallet.told()).toEqual([
      ['bet', 25, 'free'],
      ['win', expect.any(Number), 'closed'],
    ]);
  });

  test('never go on with the player’s money: one too many is refused, and stakes nothing', async () => {
    const session = await launched(1);
    await free(session);
    studio.wallet.told();
    await expect(spin(session, wishOf(25, true))).rejects.toEqual(code('no_free_round'));
    expect(studio.wallet.told()).toEqual([]);
    const paid = await spin(session, wishOf(20));
    expect(paid.round).not.toHaveProperty('isFree');
    expect(studio.wallet.told()).toEqual([['bet', 20]]);
  });

  test('come first: no money is staked while one is left', async () => {
    const session = await launched(1);
    await expect(spin(session, wishOf(20))).rejects.toEqual(code('free_round_left'));
    expect(studio.wallet.told()).toEqual([]);
  });

  test('have their own stake, and no other', async () => {
    const session = await launched(1);
    await expect(spin(session, wishOf(20, true))).rejects.toEqual(code('stake_not_allowed'));
    expect((await openPlay(studio.context, session)).freeRounds).toMatchObject({ left: 1 });
  });

  test('are none where the launch brought none', async () => {
    const session = await studio.session('slot');
    expect(await openPlay(studio.context, session)).not.toHaveProperty('freeRounds');
    await expect(spin(session, wishOf(20, true))).rejects.toEqual(code('no_free_round'));
  });

  test.each<readonly [string, Partial<Launch>]>([
    ['whose stake the law has not', { terms: { ...FREE_TERMS, highestStake: 24 } }],
    ['that the lines of the game do not share', { freeRounds: { left: 1, stake: 26 } }],
  ])('%s are not told of', async (_, differs) => {
    const opened = await openPlay(studio.context, await launched(1, differs));
    expect(opened).not.toHaveProperty('freeRounds');
  });

  test('are played once for a wish that is told again, which does not become one for money', async () => {
    const session = await launched(2);
    const wish = wishOf(25, true);
    const first = await spin(session, wish);
    expect(await spin(session, wish)).toMatchObject({
      round: { roundId: first.round.roundId },
      freeRounds: { left: 1 },
    });
    const { isFree: _, ...paid } = wish;
    await expect(spin(session, paid)).rejects.toEqual(code('not_allowed'));
  });

  test('come back where the wallet was not reached', async () => {
    const session = await launched(1);
    studio.wallet.next('transaction/bet', 'lost');
    await expect(spin(session, wishOf(25, true))).rejects.toEqual(code('wallet_unreachable'));
    expect((await openPlay(studio.context, session)).freeRounds).toMatchObject({ left: 1 });
    await studioWork(studio.context)();
    expect(studio.wallet.told()).toEqual([
      ['bet', 25, 'free'],
      ['rollback', 'closed'],
    ]);
  });

  test('are none any more where the wallet knows of none: another tab played them', async () => {
    const session = await launched(5);
    studio.wallet.next('transaction/bet', { status: 'NO_FREE_ROUND' });
    await expect(spin(session, wishOf(25, true))).rejects.toEqual(code('no_free_round'));
    expect((await openPlay(studio.context, session)).freeRounds).toMatchObject({ left: 0 });
    expect(await spin(session, wishOf(20))).toMatchObject({ freeRounds: { left: 0 } });
  });

  test('that the wallet is still to give back stay, though it knows of none meanwhile', async () => {
    const session = await launched(1);
    studio.wallet.next('transaction/bet', 'lost');
    await expect(spin(session, wishOf(25, true))).rejects.toEqual(code('wallet_unreachable'));
    studio.wallet.next('transaction/bet', { status: 'NO_FREE_ROUND' });
    await expect(spin(session, wishOf(25, true))).rejects.toEqual(code('no_free_round'));
    await studioWork(studio.context)();
    expect((await openPlay(studio.context, session)).freeRounds).toMatchObject({ left: 1 });
  });

  test('win nothing that a balance tells before the wallet does', async () => {
    const session = await launched(1);
    studio.draw(2, 2, 2, 2, 2);
    const { round, balance } = await spin(session, wishOf(25, true));
    expect(round.won).toBeGreaterThan(0);
    expect(balance).toBe(10_000);
    expect(await show(session, round.roundId)).toEqual({ balance: 10_000 + round.won });
  });
});
