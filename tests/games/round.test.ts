import { describe, expect, test } from 'vitest';
import {
  after,
  betsOf,
  choicesOf,
  goesOn,
  isCelebrated,
  missedCost,
  obstacleTo,
  shownBalance,
  openedWith,
  stepMs,
  stakesOf,
  takesChip,
  type Autoplay,
  type Play,
  type Round,
} from '../../machines/games/round/decide.ts';
import { seenWithin } from '../../backend/third-parties/studio/record.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';

/** What the rounds of a game decide by, with amounts that no sample of the chart has. */

const SLOT: Play = outcomes.openPlay.slot.data;
const TABLE: Play = outcomes.openPlay.roulette.data;

const under = (play: Play, highestStake: number): Play => ({
  ...play,
  terms: { ...play.terms, highestStake },
});
const round = (stake: number, won: number): Round => ({
  ...outcomes.playRound.won.data.round,
  stake,
  won,
});

describe('stakes', () => {
  const ladder = { ...SLOT, stakes: [10, 20, 200, 500] };

  test('the ladder ends at the law’s highest stake, which may be staked itself', () => {
    expect(stakesOf(ladder)).toEqual([10, 20, 200, 500]);
    expect(stakesOf(under(ladder, 200))).toEqual([10, 20, 200]);
    expect(stakesOf(under(ladder, 199))).toEqual([10, 20]);
  });

  test('the first stake is the one before if the law allows it, else the lowest', () => {
    const first = (play: Play, stake: number) =>
      openedWith(play, { stake, chips: [], seen: undefined }).stake;
    expect(first(ladder, 20)).toBe(20);
    expect(first(ladder, 0)).toBe(10);
    expect(first(under(ladder, 100), 200)).toBe(10);
    expect(first(under(ladder, 5), 20)).toBe(0);
    // What was staked on a round that is found counts, as far as the law still allows it.
    const found = { ...ladder, round: round(200, 0), stakes: [10, 20, 100, 200] };
    expect(first(found, 20)).toBe(100);
    expect(first(under(found, 50), 20)).toBe(10);
  });

  test('a round may take the last of the balance, and no more', () => {
    const staking = { play: ladder, stake: 200, chips: [], balance: 200 };
    expect(obstacleTo(staking)).toBeUndefined();
    expect(obstacleTo({ ...staking, balance: 199 })).toBe('notEnoughMoney');
    expect(obstacleTo({ ...staking, stake: 33 })).toBe('stakeNotAllowed');
    expect(obstacleTo({ ...staking, play: under(ladder, 199) })).toBe('stakeNotAllowed');
    expect(obstacleTo({ ...staking, play: undefined })).toBe('stakeNotAllowed');
  });
});

describe('chips', () => {
  const staking = { play: under(TABLE, 300), stake: 100, chips: [], balance: 1_000 };
  const red = (amount: number) => ({ spot: 'red', amount });
  const two = [red(100), { spot: 'straight:17', amount: 100 }];

  test('add up by spot', () => {
    expect(betsOf({ ...staking, chips: [...two, red(50)] })).toEqual([
      { spot: 'red', amount: 150 },
      { spot: 'straight:17', amount: 100 },
    ]);
  });

  test('all together stay within the law, the table’s most and the balance', () => {
    expect(takesChip({ ...staking, chips: two })).toBe(true);
    expect(takesChip({ ...staking, chips: [...two, red(1)] })).toBe(false);
    expect(takesChip({ ...staking, chips: two, balance: 299 })).toBe(false);
    expect(takesChip({ ...staking, play: SLOT })).toBe(false);
    // Of the stakes to choose from the highest is the most of a whole round.
    const { highestStake: _, ...terms } = TABLE.terms;
    const free = { ...staking, play: { ...TABLE, terms } };
    expect(takesChip({ ...free, chips: [...two, red(200)] })).toBe(true);
    expect(takesChip({ ...free, chips: [...two, red(201)] })).toBe(false);
    expect(obstacleTo({ ...free, chips: [...two, red(301)] })).toBe('stakeNotAllowed');
  });

  test('are the whole stake: without one, nothing begins', () => {
    expect(obstacleTo(staking)).toBe('noBets');
    expect(obstacleTo({ ...staking, chips: [...two, red(101)] })).toBe('stakeNotAllowed');
    expect(obstacleTo({ ...staking, chips: two, balance: 199 })).toBe('notEnoughMoney');
  });
});

describe('autoplay', () => {
  const run: Autoplay = { left: 5, lossLimit: 300, lost: 0 };
  const staking = { play: SLOT, stake: 100, chips: [], balance: 1_000 };

  test('loses no more than the player allows, gains set off', () => {
    expect(goesOn({ ...staking, autoplay: { ...run, lost: 200 } })).toBe(true);
    expect(goesOn({ ...staking, autoplay: { ...run, lost: 201 } })).toBe(false);
    expect(goesOn({ ...staking, autoplay: { ...run, left: 0 } })).toBe(false);
    expect(goesOn({ ...staking, autoplay: run, balance: 99 })).toBe(false);
    expect(after(round(100, 40), { ...run, lost: 50 })).toEqual({ ...run, lost: 110 });
    expect(after(round(100, 400), { ...run, lost: 50 })).toEqual({ ...run, lost: -250 });
  });

  test('stops at a return that the player chose', () => {
    expect(after(round(100, 500), { ...run, winLimit: 500 })).toBeUndefined();
    expect(after(round(100, 499), { ...run, winLimit: 500 })).toMatchObject({ lost: -399 });
    expect(after(round(100, 900), run)).toMatchObject({ left: 5 });
  });
});

test('a return up to the stake is celebrated nowhere', () => {
  expect([0, 1, 100, 101].map((won) => isCelebrated({ stake: 100, won }))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('of a hand the choices are those that the balance covers', () => {
  const dealt = outcomes.playRound.dealt.data.round;
  expect(choicesOf(dealt, 100)).toEqual(['hit', 'stand', 'double', 'split']);
  expect(missedCost(dealt, 100)).toBeUndefined();
  expect(choicesOf(dealt, 99)).toEqual(['hit', 'stand']);
  expect(missedCost(dealt, 99)).toBe(100);
});

test('a win waits at the studio for longer than its round takes to be shown', () => {
  for (const { data } of [
    outcomes.playRound.won,
    outcomes.playRound.ball,
    outcomes.actInRound.stood,
  ]) {
    const { round } = data;
    const ms = round.steps.reduce((sum, _, at) => sum + stepMs(round, at), 0);
    expect(seenWithin(round.steps)).toBeGreaterThan(ms + 2_000);
  }
});

test('a win is in the balance from its last step on', () => {
  const won = round(100, 900);
  expect([0, 1, 2].map((shown) => shownBalance(10_800, won, shown))).toEqual([
    9_900, 9_900, 10_800,
  ]);
  expect(shownBalance(500, undefined, 0)).toBe(500);
});
