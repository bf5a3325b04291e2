import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { choicesOf, isCelebrated, obstacleTo, seenOf, stakesMore, takesChip } from './decide.ts';
import type { roundMachine } from './machine.ts';

export const roundSamples = {
  inputs: { typical: { visit: 'visit-0001' } },
  events: {
    'start.pressed': { by: 'player', words: 'presses start' },
    'start.released': { by: 'player', words: 'lets go of start' },
    'stake.chosen': {
      by: 'player',
      words: 'chooses a stake',
      cases: {
        typical: { stake: 20 },
        higher: { stake: 100 },
        highest: { stake: 500 },
        aboveCap: { stake: 1_000 },
        unknown: { stake: 33 },
      },
    },
    'chip.placed': {
      by: 'player',
      words: 'lays a chip',
      cases: { typical: { spot: 'red' } },
    },
    'chip.taken': {
      by: 'player',
      words: 'takes the chips of a spot back',
      cases: { typical: { spot: 'red' }, empty: { spot: 'black' } },
    },
    'chip.undone': { by: 'player', words: 'takes the latest chip back' },
    'chips.cleared': { by: 'player', words: 'clears the table' },
    'autoplay.chosen': {
      by: 'player',
      words: 'chooses autoplay',
      cases: {
        typical: { rounds: 2, lossLimit: 150, winLimit: 500 },
        tooMany: { rounds: 26, lossLimit: 10_000 },
        careful: { rounds: 2, lossLimit: 50 },
      },
    },
    'reveal.hastened': { by: 'player', words: 'wants to see the result at once' },
    'act.chosen': {
      by: 'player',
      words: 'decides on a hand',
      cases: { typical: { act: 'hit' }, stand: { act: 'stand' }, split: { act: 'split' } },
    },
    'celebration.skipped': { by: 'player', words: 'cuts the celebration short' },
    'pause.wanted': { by: 'site', words: 'the game is covered or hidden' },
    'pause.lifted': { by: 'site', words: 'the game is seen again' },
    'balance.outdated': { by: 'site', words: 'the site tells of another balance' },
    'game.takenOver': { by: 'player', words: 'plays on here' },
    'money.agreed': { by: 'player', words: 'goes on with their own money' },
    'refusal.read': { by: 'player', words: 'has read why not' },
    'call.repeated': { by: 'player', words: 'tries again' },
  },
  outcomes: {
    openPlay: { words: 'the opening of the game', answers: outcomes.openPlay },
    playRound: { words: 'the round', answers: outcomes.playRound },
    actInRound: { words: 'the decision', answers: outcomes.actInRound },
    endRound: { words: 'the end of the round', answers: outcomes.endRound },
  },
  projection: (context) => {
    const { play, stake, chips, balance, round, shown, act, autoplay, freeRounds } = context;
    const { isHeld, isPauseWanted } = context;
    const kept = {
      stake,
      chips: chips.map(({ amount }) => amount),
      isHeld,
      isPauseWanted,
      isMoneyAgreed: context.isMoneyAgreed,
      seen: seenOf(context),
    };
    // After a refusal all but this is read anew.
    if (context.reason !== undefined) return kept;
    const isOver = round === undefined || (round.isShown && shown >= round.steps.length);
    return {
      ...kept,
      kind: play?.game.kind,
      terms: play?.terms,
      // Of the balance, what it is enough for.
      covers: play?.stakes.map((one) => one <= balance),
      obstacle: obstacleTo(context),
      takesChip: takesChip(context),
      freeRounds: freeRounds && freeRounds.left > 0,
      round: isOver
        ? undefined
        : {
            state: round.state,
            isFree: round.isFree,
            isCelebrated: isCelebrated(round),
            toShow: round.steps.slice(shown).map(({ type }) => type),
            // All that it has, and those that the balance covers.
            choices: [round.choices, choicesOf(round, balance)],
            stakesMore: act !== undefined && stakesMore(round, act),
          },
      autoplay: autoplay && [autoplay, isOver ? [] : [round.stake, round.won]],
    };
  },
} as const satisfies Samples<typeof roundMachine>;
