import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseAjv } from '../../../backend/platform/http/validation.ts';
import { endRound } from '../../../backend/third-parties/studio/acts.ts';
import { forgetOld } from '../../../backend/third-parties/studio/forget.ts';
import { LEFT_ALONE, studioWork } from '../../../backend/third-parties/studio/queue.ts';
import { playRound } from '../../../backend/third-parties/studio/rounds.ts';
import { openPlay, sessionOf } from '../../../backend/third-parties/studio/sessions.ts';
import type { Act } from '../../../backend/third-parties/studio/math/round.ts';
import { ladderOf } from '../../../backend/third-parties/studio/stakes.ts';
import {
  studioRounds,
  studioSessions,
  type Session,
} from '../../../backend/third-parties/studio/tables.ts';
import { FREE_TERMS, openStudio } from './studio.support.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let fits: (schema: string, value: unknown) => string | undefined;
beforeAll(async () => {
  studio = await openStudio();
  const file = join(import.meta.dirname, '../../../openapi/bundle.gen.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as object;
  responseAjv.addSchema({ $id: 'studio-contract', ...document });
  fits = (schema, value) => {
    const validate = responseAjv.getSchema(`studio-contract#/components/schemas/${schema}`);
    if (!validate) throw new Error(`No ${schema}`);
    return validate(value) === true ? undefined : JSON.stringify(validate.errors);
  };
});
afterAll(async () => {
  responseAjv.removeSchema('studio-contract');
  await studio.close();
});
beforeEach(() => studio.renew());

let wishes = 0;
const spin = (session: Session, amount = 20, requestId = `wish-${(wishes += 1)}`) =>
  playRound(studio.context, session, { requestId, bets: [{ spot: 'spin', amount }] });
const hand = (session: Session, amount = 100) =>
  playRound(studio.context, session, {
    requestId: `wish-${(wishes += 1)}`,
    bets: [{ spot: 'hand', amount }],
  });
const act = (session: Session, roundId: string, what: Act, id = '', seen?: number) =>
  studio.act(session, roundId, what, id || `act-${(wishes += 1)}`, seen);
const end = (session: Session, roundId: string) => endRound(studio.context, session, roundId);
const open = async (session: Session) => {
  const [row] = await studio.context.db
    .select()
    .from(studioSessions)
    .where(eq(studioSessions.id, session.id));
  return openPlay(studio.context, row ?? session);
};
/** Voids the hands that other tests left. */
const forgetHands = () =>
  studio.context.db
    .update(studioRounds)
    .set({ state: 'VOID' })
    .where(eq(studioRounds.state, 'OPEN'));
const code = (suffix: string) => expect.objectContaining({ code: `error.studio.${suffix}` });

describe('a game of the studio', () => {
  test.each(['slot', 'roulette', 'blackjack'] as const)(
    'opens as the contract says, and plays: %s',
    async (kind) => {
      const session = await studio.session(kind);
      const opened = await open(session);
      expect(fits('GamePlay', opened)).toBeUndefined();
      expect(opened).toMatchObject({ balance: 10_000, mode: 'money', rounds: [] });
      const spot = { slot: 'spin', roulette: 'red', blackjack: 'hand' }[kind];
      const played = await playRound(studio.context, session, {
        requestId: 'first',
        bets: [{ spot, amount: 20 }],
      });
      expect(fits('RoundPlayed', played)).toBeUndefined();
      expect(fits('GamePlay', await open(session))).toBeUndefined();
    },
  );

  test('is told with its own pay table and return', async () => {
    const { game } = await open(await studio.session('slot'));
    expect(game.slot?.lines).toHaveLength(20);
    expect(game.returnBasisPoints).toBeGreaterThan(9_400);
    expect(game.topWinIn).toBe(1_000_000_000);
    const { game: table } = await open(await studio.session('blackjack'));
    expect(table.topWinIn).toBeUndefined();
    expect(await open(await studio.session('roulette'))).toMatchObject({
      game: { returnBasisPoints: 9_730, topWin: 36 },
    });
  });

  test('is nobody’s without its session, and not after a day', async () => {
    const session = await studio.session('slot');
    await expect(sessionOf(studio.context, undefined)).rejects.toEqual(code('session_ended'));
    await expect(sessionOf(studio.context, `Bearer ${'a'.repeat(43)}`)).rejects.toEqual(
      code('session_ended'),
    );
    expect(session.hash).toHaveLength(64);
  });
});

describe('stakes', () => {
  test('rise from the least to the most that law and operator allow, in whole units', () => {
    expect(ladderOf({ min: 20, max: 2_000 }, null, 5)?.stakes).toEqual([
      20, 40, 100, 200, 400, 1_000, 2_000,
    ]);
    expect(ladderOf({ min: 20, max: 2_000 }, 200, 5)?.stakes).toEqual([20, 40, 100, 200]);
    expect(ladderOf({ min: 25, max: 5_000 }, 201, 2)?.stakes).toEqual([26, 52, 130, 200]);
    expect(ladderOf({ min: 500, max: 5_000 }, 200, 5)).toBeUndefined();
  });

  test.each([0, 1, 30, 2_001, 4_000, -20])('of %d are none of the game', async (amount) => {
    const session = await studio.session('slot');
    await expect(spin(session, amount)).rejects.toEqual(code('stake_not_allowed'));
    expect(studio.wallet.told()).toEqual([]);
  });

  test('above the law’s highest are refused, whatever the client sends', async () => {
    const session = await studio.session('slot', { terms: { ...FREE_TERMS, highestStake: 200 } });
    await expect(spin(session, 400)).rejects.toEqual(code('stake_not_allowed'));
    await expect(spin(session, 200)).resolves.toMatchObject({ round: { stake: 200 } });
  });

  test('of a roulette table are chips on spots, up to the most together', async () => {
    const session = await studio.session('roulette');
    const bets = (...amounts: number[]) => ({
      requestId: `wish-${(wishes += 1)}`,
      bets: amounts.map((amount, number) => ({ spot: `straight:${number}`, amount })),
    });
    for (const amounts of [[20, 30], [2_020], [1_000, 1_020], [20, 0]]) {
      await expect(playRound(studio.context, session, bets(...amounts))).rejects.toEqual(
        code('stake_not_allowed'),
      );
    }
    studio.draw(1);
    await expect(playRound(studio.context, session, bets(60, 1_940))).resolves.toMatchObject({
      round: { stake: 2_000, won: 1_940 * 36 },
    });
  });

  test('do not double above the law’s highest', async () => {
    const session = await studio.session('blackjack', {
      terms: { ...FREE_TERMS, highestStake: 100 },
    });
    studio.deal('5S 10H 6D 7C');
    const { round } = await hand(session);
    expect(round.choices).toEqual(['hit', 'stand']);
    await expect(act(session, round.roundId, 'double')).rejects.toEqual(code('not_allowed'));
  });
});

describe('one round at a time', () => {
  test('ends before the next begins', async () => {
    const session = await studio.session('slot');
    const { round } = await spin(session);
    await expect(spin(session)).rejects.toEqual(code('round_open'));
    await end(session, round.roundId);
    await expect(spin(session)).resolves.toMatchObject({ round: { isShown: false } });
  });

  test('holds for two tabs that press at once: one stake is taken', async () => {
    const session = await studio.session('slot');
    const tries = await Promise.allSettled([spin(session), spin(session), spin(session)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(studio.wallet.told().filter(([kind]) => kind === 'bet')).toEqual([['bet', 20]]);
  });

  test('is the same for the same wish, pressed twice or sent again, and one stake', async () => {
    const session = await studio.session('slot');
    const [one, other] = await Promise.all([spin(session, 20, 'same'), spin(session, 20, 'same')]);
    expect(other.round).toEqual(one.round);
    expect((await spin(session, 20, 'same')).round).toEqual(one.round);
    expect(studio.wallet.told().filter(([kind]) => kind === 'bet')).toHaveLength(1);
    await expect(spin(session, 40, 'same')).rejects.toEqual(code('not_allowed'));
  });

  test('lasts as long as the law says, from start to start', async () => {
    const session = await studio.session('slot', {
      terms: { ...FREE_TERMS, shortestRoundMs: 2_500 },
    });
    const { round } = await spin(session);
    await end(session, round.roundId);
    studio.clock.now += 2_499;
    await expect(spin(session)).rejects.toEqual(code('too_soon'));
    studio.clock.now += 1;
    await expect(spin(session)).resolves.toBeDefined();
  });

  test.each(['money', 'free'] as const)(
    'and the law’s time hold for a player of %s at all brands together',
    async (mode) => {
      const user = `00000000-0000-4000-8000-brands-${mode}`;
      const wanted = { mode, user, terms: { ...FREE_TERMS, shortestRoundMs: 2_500 } };
      const [one, other] = [
        await studio.session('slot', { ...wanted, siteId: '2' }),
        await studio.session('slot', { ...wanted, siteId: '3' }),
      ];
      const { round } = await spin(one);
      await expect(spin(other)).rejects.toEqual(code('round_open'));
      await end(one, round.roundId);
      studio.clock.now += 2_499;
      await expect(spin(other)).rejects.toEqual(code('too_soon'));
      studio.clock.now += 1;
      await expect(spin(other)).resolves.toBeDefined();
    },
  );
});

describe('a round', () => {
  test('whose stake the wallet has not answered for is not among those that a second tab shows', async () => {
    const session = await studio.session('slot');
    const { round } = await spin(session);
    expect((await open(session)).round).toEqual(round);
    const isOwn = eq(studioRounds.sessionId, session.id);
    await studio.context.db.update(studioRounds).set({ state: 'PLACING' }).where(isOwn);
    expect((await open(session)).round).toBeUndefined();
    await studio.context.db.update(studioRounds).set({ state: 'VOID' }).where(isOwn);
  });

  test('is kept with all that shows it again: bets, draw, steps, version, mathematics', async () => {
    const session = await studio.session('roulette');
    studio.draw(17);
    const { round } = await playRound(studio.context, session, {
      requestId: 'kept',
      bets: [{ spot: 'straight:17', amount: 20 }],
    });
    const [row] = await studio.context.db
      .select()
      .from(studioRounds)
      .where(eq(studioRounds.id, round.roundId));
    expect(row).toMatchObject({
      bets: [{ spot: 'straight:17', amount: 20 }],
      draw: [17],
      steps: round.steps,
      version: '1.2.3',
      title: 'roulette-european',
      configuration: session.configuration,
      stake: 20,
      won: 720,
      state: 'CLOSED',
    });
  });

  test('tells nothing of what is not decided: the hidden card stays hidden', async () => {
    const session = await studio.session('blackjack');
    studio.deal('8S 10H 9D 7C 5D');
    const { round } = await hand(session);
    expect(JSON.stringify([round, await open(session)])).not.toContain('7C');
    expect(round).toMatchObject({ state: 'open', won: 0, hand: 'hand0' });
    const { round: done } = await act(session, round.roundId, 'stand');
    expect(done.steps).toContainEqual({ type: 'turn', card: '7C' });
  });

  test('that was broken off is found again by the player’s next session, and goes on', async () => {
    const before = await studio.session('blackjack');
    studio.deal('8S 10H 9D 7C');
    const { round } = await hand(before);
    const again = await studio.session('blackjack', { user: before.launch.user });
    expect((await open(again)).round).toEqual(round);
    const { round: done } = await act(again, round.roundId, 'stand');
    expect((await open(again)).round).toEqual(done);
    await end(again, round.roundId);
    const { round: none, rounds } = await open(again);
    expect(none).toBeUndefined();
    expect(rounds).toEqual([{ ...done, isShown: true }]);
  });

  test('of another player is nobody else’s', async () => {
    const session = await studio.session('blackjack');
    studio.deal('8S 10H 9D 7C');
    const { round } = await hand(session);
    const stranger = await studio.session('blackjack');
    await expect(act(stranger, round.roundId, 'hit')).rejects.toEqual(code('not_allowed'));
    await expect(end(stranger, round.roundId)).rejects.toEqual(code('not_allowed'));
    await expect(end(session, round.roundId)).rejects.toEqual(code('not_allowed'));
    expect((await open(stranger)).round).toBeUndefined();
  });

  test('takes each decision once', async () => {
    const session = await studio.session('blackjack');
    studio.deal('2S 10H 3D 7C 4H 5H');
    const { round } = await hand(session);
    const once = await act(session, round.roundId, 'hit', 'same');
    expect((await act(session, round.roundId, 'hit', 'same')).round).toEqual(once.round);
    await expect(act(session, round.roundId, 'stand', 'same')).rejects.toEqual(code('not_allowed'));
    await expect(act(session, round.roundId, 'double')).rejects.toEqual(code('not_allowed'));
  });

  test('is decided on by who sees it: not by a tab that shows less of it', async () => {
    const session = await studio.session('blackjack');
    studio.deal('2S 10H 3D 7C 4H 5H');
    const { round } = await hand(session);
    const { length } = round.steps;
    await act(session, round.roundId, 'hit', 'one', length);
    for (const seen of [length, length + 2]) {
      await expect(act(session, round.roundId, 'hit', '', seen)).rejects.toEqual(
        code('round_changed'),
      );
    }
    // The decision that is told again is the same, whatever the tab shows by now.
    const again = await act(session, round.roundId, 'hit', 'one', length + 1);
    expect(again.round.steps).toHaveLength(length + 1);
    await act(session, round.roundId, 'stand');
    await expect(act(session, round.roundId, 'stand', '', length + 1)).rejects.toEqual(
      code('round_changed'),
    );
  });

  test('that is left alone for a day ends as if the player stood, and pays no more than that', async () => {
    await forgetHands();
    const work = studioWork(studio.context);
    const [bad, good] = [await studio.session('blackjack'), await studio.session('blackjack')];
    // 12 against 20, which would lose, and 20 against 18, which wins.
    studio.deal('2S 10H KD QC');
    const { round: losing } = await hand(bad);
    studio.deal('QS 10H KD 8C');
    const { round: winning } = await hand(good);
    studio.wallet.told();
    studio.clock.now += LEFT_ALONE - 1;
    await work();
    expect(studio.wallet.told()).toEqual([]);
    studio.clock.now += 1;
    await work();
    studio.clock.now += 10_000;
    await work();
    expect(
      studio.wallet.told().toSorted(([, one], [, other]) => Number(one) - Number(other)),
    ).toEqual([
      ['win', 0, 'closed'],
      ['win', 200, 'closed'],
    ]);
    expect((await open(bad)).round).toMatchObject({ roundId: losing.roundId, won: 0 });
    expect((await open(good)).round).toMatchObject({ roundId: winning.roundId, won: 200 });
  });
});

describe('a hand whose day went by while the studio did not run', () => {
  const HOUR = 3_600_000;

  test('waits for an hour after the start, so that its player can come back; then it ends', async () => {
    await forgetHands();
    const [back, away] = [await studio.session('blackjack'), await studio.session('blackjack')];
    studio.deal('2S 10H KD QC');
    const { round } = await hand(back);
    studio.deal('2S 10H KD QC');
    await hand(away);
    studio.wallet.told();
    studio.clock.now += 25 * HOUR;
    const work = studioWork(studio.context);
    await work();
    studio.clock.now += HOUR - 1;
    await work();
    const found = (await open(back)).round;
    expect(found).toMatchObject({ roundId: round.roundId, state: 'open' });
    expect(found?.choices).toContain('hit');
    await act(back, round.roundId, 'stand');
    expect(studio.wallet.told()).toEqual([]);
    studio.clock.now += 1;
    await work();
    await work();
    expect(studio.wallet.told()).toEqual([['win', 0, 'closed']]);
    expect((await open(away)).round).toMatchObject({ state: 'closed', won: 0 });
  });
});

describe('a game that changes', () => {
  const changes: readonly [string, () => void, Partial<Session>][] = [
    ['version', () => (studio.held.version = '1.2.4'), {}],
    ['mathematics', () => undefined, { configuration: 'other' }],
  ];
  test.each(changes)('in its %s ends the session before the next round', async (_, change, was) => {
    const session = await studio.session('slot');
    const { round } = await spin(session);
    change();
    const changed = { ...session, ...was };
    // What was played before is shown to its end.
    expect((await openPlay(studio.context, changed)).round).toEqual(round);
    await end(changed, round.roundId);
    await expect(openPlay(studio.context, changed)).rejects.toEqual(code('game_changed'));
    await expect(spin(changed)).rejects.toEqual(code('game_changed'));
  });

  test('in its version lets an open hand go on; in its mathematics gives all stakes of it back', async () => {
    const session = await studio.session('blackjack');
    studio.deal('8S 10H 8D 7C 3C KD 2C');
    const { round } = await hand(session);
    studio.held.version = '1.2.4';
    await act(session, round.roundId, 'split');
    expect(studio.wallet.balance).toBe(9_800);
    await studio.context.db
      .update(studioRounds)
      .set({ configuration: 'other' })
      .where(eq(studioRounds.id, round.roundId));
    await expect(act(session, round.roundId, 'stand')).rejects.toEqual(code('game_changed'));
    await expect(openPlay(studio.context, session)).rejects.toEqual(code('game_changed'));
    const work = studioWork(studio.context);
    await work();
    await work();
    expect(studio.wallet.balance).toBe(10_000);
    expect(studio.wallet.told().filter(([kind]) => kind === 'rollback')).toHaveLength(2);
  });
});

describe('rounds that are old', () => {
  const rows = (session: Session) =>
    studio.context.db.$count(studioRounds, eq(studioRounds.sessionId, session.id));
  const DAY = 86_400_000;
  test.each([
    ['money', 'five years', 5 * 365],
    ['free', 'thirty days', 30],
  ] as const)('of play for %s are kept for %s, and then forgotten', async (mode, _, days) => {
    const session = await studio.session('slot', { mode });
    const { round } = await spin(session);
    await end(session, round.roundId);
    const begun = session.createdAt.getTime();
    studio.clock.now = begun + days * DAY;
    await forgetOld(studio.context);
    expect(await rows(session)).toBe(1);
    studio.clock.now += 1;
    await forgetOld(studio.context);
    expect(await rows(session)).toBe(0);
    await expect(
      studio.context.db.$count(studioSessions, eq(studioSessions.id, session.id)),
    ).resolves.toBe(0);
    studio.clock.now = begun;
  });

  test('are kept while the wallet owes an answer', async () => {
    const session = await studio.session('slot');
    await spin(session);
    const begun = studio.clock.now;
    studio.clock.now += 10 * 365 * DAY;
    await forgetOld(studio.context);
    expect(await rows(session)).toBe(1);
    studio.clock.now = begun;
  });
});

describe('free play', () => {
  test('is the same mathematics: of the same draw the same round, with no call of the wallet', async () => {
    const numbers = [3, 4, 5, 6, 7, 1, 2, 3, 4, 5];
    const rounds = [];
    for (const mode of ['free', 'money'] as const) {
      const session = await studio.session('slot', { mode });
      studio.draw(...numbers);
      const { round } = await spin(session, 100);
      rounds.push({ steps: round.steps, won: round.won, stake: round.stake });
      if (mode === 'free') expect(studio.wallet.came).toEqual([]);
    }
    expect(rounds[0]).toEqual(rounds[1]);
  });

  test('has play money of its own, to the last of it', async () => {
    const session = await studio.session('roulette', { mode: 'free' });
    const { balance, stakes } = await open(session);
    expect([balance, stakes[0]]).toEqual([20_000, 20]);
    const red = (amount: number) =>
      playRound(studio.context, session, {
        requestId: `wish-${(wishes += 1)}`,
        bets: [{ spot: 'red', amount }],
      });
    studio.draw(1);
    const won = await red(2_000);
    expect(won.balance).toBe(22_000);
    expect(await end(session, won.round.roundId)).toEqual({ balance: 22_000 });
    await studio.context.db
      .update(studioSessions)
      .set({ balance: 2_020 })
      .where(eq(studioSessions.id, session.id));
    studio.draw(2);
    const lost = await red(2_000);
    expect(lost.balance).toBe(20);
    await end(session, lost.round.roundId);
    await expect(red(40)).rejects.toEqual(code('not_enough_money'));
    expect(stakes).toHaveLength(7);
    expect(studio.wallet.came).toEqual([]);
  });

  test('holds the same law: time, stake, one round', async () => {
    const session = await studio.session('slot', {
      mode: 'free',
      terms: { ...FREE_TERMS, shortestRoundMs: 5_000, highestStake: 100 },
    });
    studio.clock.now += 5_000;
    await expect(spin(session, 200)).rejects.toEqual(code('stake_not_allowed'));
    const { round } = await spin(session, 100);
    await expect(spin(session, 100)).rejects.toEqual(code('round_open'));
    await end(session, round.roundId);
    await expect(spin(session, 100)).rejects.toEqual(code('too_soon'));
  });

  test('is not for who is on a break: no round begins, no game opens, and a hand comes to its end', async () => {
    const user = '00000000-0000-4000-8000-00000000free';
    const session = await studio.session('blackjack', { mode: 'free', user });
    studio.deal('8S 10H 9D 7C 5D');
    const { round } = await hand(session);
    studio.held.away.add(user);
    expect((await openPlay(studio.context, session)).round).toEqual(round);
    await act(session, round.roundId, 'stand');
    await end(session, round.roundId);
    await expect(hand(session)).rejects.toEqual(code('not_allowed'));
    await expect(openPlay(studio.context, session)).rejects.toEqual(code('not_allowed'));
  });

  test('lasts an hour: then the operator is asked for it anew', async () => {
    const began = studio.clock.now;
    const bearer = await studio.bearer('slot', { mode: 'free' });
    const asked = () => sessionOf(studio.context, `Bearer ${bearer}`);
    studio.clock.now += 3_600_000 - 1;
    await expect(asked()).resolves.toMatchObject({ mode: 'free' });
    studio.clock.now += 1;
    await expect(asked()).rejects.toEqual(code('session_ended'));
    studio.clock.now = began;
  });

  test('has the law’s time between rounds over all tabs of a player', async () => {
    const terms = { ...FREE_TERMS, shortestRoundMs: 2_500 };
    const wanted = { mode: 'free', user: '00000000-0000-4000-8000-0000000tabs', terms } as const;
    const [one, other] = [
      await studio.session('slot', wanted),
      await studio.session('slot', wanted),
    ];
    const { round } = await spin(one);
    await expect(spin(other)).rejects.toEqual(code('round_open'));
    await end(other, round.roundId);
    studio.clock.now += 2_499;
    await expect(spin(other)).rejects.toEqual(code('too_soon'));
    studio.clock.now += 1;
    await expect(spin(other)).resolves.toBeDefined();
  });

  test('has it for a guest, too, who opens the game anew', async () => {
    const terms = { ...FREE_TERMS, shortestRoundMs: 2_500 };
    const session = await studio.session('slot', { mode: 'free', terms });
    await expect(spin(session)).rejects.toEqual(code('too_soon'));
    studio.clock.now += 2_500;
    await expect(spin(session)).resolves.toBeDefined();
  });

  test('doubles with play money', async () => {
    const session = await studio.session('blackjack', { mode: 'free' });
    studio.deal('5S 10H 6D 7C KD');
    const { round, balance } = await hand(session);
    const done = await act(session, round.roundId, 'double');
    expect(done).toMatchObject({ round: { stake: 200, won: 400 }, balance: balance - 100 + 400 });
  });
});
