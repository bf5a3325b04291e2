import { gameTerms } from '../../reference/game-terms.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { Composition, Member } from '../engine/composition.ts';
import type { AnyFlow } from '../flow.ts';
import { betsOf, totalOf, type Play } from '../games/round/decide.ts';
import { roundFlow } from '../games/round/flow.ts';
import { roundSamples } from '../games/round/samples.ts';
import type { RoundContext } from '../games/round/setup.ts';
import { anyPlatform } from './platform.ts';

/** The openings of a game that are told apart: a slot for two ages, and another game. */
export type Opening = 'slotAt24' | 'slotAt25' | 'blackjack';

/** Below the British cap, at it, and above it; minor units. */
const STAKES = [20, 500, 1_000];

/** The terms of a policy as the studio hands them to its game. */
function termsUnder(policy: MarketPolicy, kind: Play['game']['kind'], age: number): Play['terms'] {
  const { highestStake, ...terms } = gameTerms(policy, { kind, age, currency: 'EUR' });
  return { ...terms, ...(highestStake !== null && { highestStake }) };
}

/** What the studio answers when a game is opened under a policy. */
function openingsUnder(policy: MarketPolicy): Record<Opening, { ok: true; data: Play }> {
  const { slot, blackjackOpen } = roundSamples.outcomes.openPlay.answers;
  const { round: _, ...table } = blackjackOpen.data;
  const opened = (play: Omit<Play, 'terms'>, age: number) => {
    const terms = termsUnder(policy, play.game.kind, age);
    return { ok: true, data: { ...play, stakes: STAKES, terms } } as const;
  };
  return {
    slotAt24: opened(slot.data, 24),
    slotAt25: opened(slot.data, 25),
    blackjack: opened(table, 25),
  };
}

/** The rounds of a game that was opened on the terms of a policy. @param results of a round */
export function roundUnder(
  policy: MarketPolicy,
  openings: readonly Opening[],
  results: readonly string[],
): Member {
  const { samples, ...rest } = roundFlow;
  const outcomes = { ...samples.outcomes, openPlay: openingsUnder(policy) };
  const flow: AnyFlow = { ...rest, samples: { ...samples, outcomes } };
  return {
    name: 'round',
    flow,
    narrow: {
      events: {
        'stake.chosen': ['typical', 'highest', 'aboveCap'],
        'autoplay.chosen': ['typical'],
        'chip.placed': [],
        'chip.taken': [],
        'chips.cleared': [],
        'act.chosen': [],
        // The balance alone is read anew then: the terms stay those of the opening.
        'balance.outdated': [],
      },
      outcomes: { openPlay: openings, playRound: results, actInRound: [], endRound: ['success'] },
      failures: ['unreachable'],
      unfailing: ['openPlay', 'endRound'],
    },
  };
}

/** Of a round: the stake that is chosen, in minor units, and how many of its steps are shown. */
export interface RoundShared {
  readonly stake: number;
  readonly shown: number;
}

const sharedOf = (context: RoundContext): RoundShared => ({
  stake: totalOf(betsOf(context)),
  shown: context.shown,
});

/** Those rounds, whatever the studio answers then, and nothing around them that makes them pause. */
export function playing(policy: MarketPolicy): Composition<null> {
  const round = roundUnder(policy, ['slotAt24', 'slotAt25', 'blackjack'], ['small', 'won']);
  const events = { ...round.narrow?.events, 'pause.wanted': [], 'pause.lifted': [] };
  return {
    members: [
      {
        ...round,
        narrow: { ...round.narrow, events },
        shares: ({ context }) => sharedOf(context as RoundContext),
      },
    ],
    wires: [],
    pages: {},
    platform: anyPlatform,
  };
}
