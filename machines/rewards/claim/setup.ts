import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type { ForfeitClaimInput, ForfeitClaimOutput } from '../forfeit-claim/setup.ts';
import {
  inTheWayOf,
  isOfAnother,
  type ClaimRefusal,
  type Gift,
  type InTheWay,
  type InTheWayEvent,
  type RewardFact,
  type Rewards,
  type RunningBonus,
} from '../rewards.ts';

export interface ClaimInput {
  /** Of names and terms. */
  readonly language: string;
}

export type ClaimEvent =
  | { type: 'claim.chosen'; campaignId: string }
  /** The player wants to give a bonus up, for no other. */
  | { type: 'giveUp.chosen'; assignmentId: string }
  | { type: 'forfeit.confirmed' }
  | InTheWayEvent
  | { type: 'retry.requested' }
  | News<'balance.changed' | 'player.changed' | 'session.ended'>;

/** Why the last claim of a gift came to nothing. */
export type ClaimProblem = { readonly gift: Gift } & (
  | { readonly refusal: ClaimRefusal }
  | { readonly failure: Failure }
);

/** A bonus that was to be given up: it has changed, or no answer says what became of it. */
export interface Kept {
  readonly bonus: RunningBonus;
  readonly failure: Failure | undefined;
}

interface Listed {
  readonly rewards: Rewards;
  /** Whether they could not be read anew. */
  readonly isOld: boolean;
  /** The campaigns that are being claimed, or wait for that (REW-12). */
  readonly managed: readonly string[];
  readonly problems: readonly ClaimProblem[];
  /** What came of the last wish to give a bonus up, where it came to nothing. */
  readonly kept: Kept | undefined;
}

interface Asked extends Listed {
  readonly bonus: RunningBonus;
}

export type ClaimScreen =
  | { readonly name: 'reading' }
  | { readonly name: 'unread'; readonly failure: Failure }
  | ({ readonly name: 'listed' } & Listed)
  | ({ readonly name: 'claiming' } & Listed)
  | ({ readonly name: 'inTheWay' } & InTheWay & Listed)
  | ({ readonly name: 'givingUp' } & Listed)
  | ({ readonly name: 'asking' } & Asked)
  | ({ readonly name: 'ending' } & Asked)
  | { readonly name: 'left' };

interface ClaimContext extends ClaimInput {
  rewards: Rewards | undefined;
  isOld: boolean;
  /** The first is the one whose turn it is. */
  managed: readonly string[];
  problems: readonly ClaimProblem[];
  /** What stands in the way of the one whose turn it is. */
  standing: RunningBonus | undefined;
  /** The bonus that the player is asked about, as it was listed then. */
  asked: RunningBonus | undefined;
  kept: Kept | undefined;
  failure: Failure | undefined;
}

/** The gift whose turn it is. */
export const giftOf = ({
  rewards,
  managed,
}: Pick<ClaimContext, 'rewards' | 'managed'>): Gift | undefined =>
  rewards?.available.find(({ campaignId }) => campaignId === managed[0]);

/** The bonus that a claim names, or that of the gift's part of the product in the list (REW-09). */
const standingIn = (context: ClaimContext, outcome: Outcome<'claimReward'>) => {
  if (outcome.ok || !isOfAnother(outcome)) return undefined;
  const gift = giftOf(context);
  return outcome.problem.reward ?? (gift && context.rewards && inTheWayOf(gift, context.rewards));
};

/** The problems, with one of the gift whose turn it is. */
const withProblem = (
  context: ClaimContext,
  problem: { readonly refusal: ClaimRefusal } | { readonly failure: Failure },
): readonly ClaimProblem[] => {
  const gift = giftOf(context);
  return gift ? [...context.problems, { gift, ...problem }] : context.problems;
};

/** A bonus of the list that does not end by itself. */
const runningIn = (rewards: Rewards | undefined, id: string): RunningBonus | undefined =>
  rewards?.active.find((bonus) => bonus.assignmentId === id && !bonus.isEnding);

export const claimSetup = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    emitted: {} as RewardFact,
    input: {} as ClaimInput,
    meta: {} as StateMeta<ClaimScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations('getRewards', 'claimReward', 'forfeitBonus'),
    forfeitClaim: notProvided<ForfeitClaimOutput, ForfeitClaimInput>('forfeitClaim'),
  },
  guards: {
    isOffered: ({ context: { rewards, managed } }, campaignId: string) =>
      !managed.includes(campaignId) &&
      rewards?.available.some((gift) => gift.campaignId === campaignId) === true,
    isInTheWay: ({ context }, outcome: Outcome<'claimReward'>) =>
      standingIn(context, outcome) !== undefined,
    mayGiveUp: ({ context: { rewards } }, assignmentId: string) =>
      runningIn(rewards, assignmentId) !== undefined,
    mayForfeit: ({ context: { standing } }) => standing?.isEnding === false,
    hasNext: ({ context: { managed } }) => managed.length > 0,
  },
  actions: {
    take: assign((_, rewards: Rewards) => ({ rewards, isOld: false })),
    manage: assign(({ context: { managed, problems } }, campaignId: string) => ({
      managed: [...managed, campaignId],
      problems: problems.filter(({ gift }) => gift.campaignId !== campaignId),
    })),
    release: assign(({ context: { managed } }) => ({
      managed: managed.slice(1),
      standing: undefined,
    })),
    rememberStanding: assign(({ context }, outcome: Outcome<'claimReward'>) => ({
      standing: standingIn(context, outcome),
    })),
    rememberRefusal: assign(({ context }, outcome: Outcome<'claimReward'>) =>
      outcome.ok ? {} : { problems: withProblem(context, { refusal: outcome.code }) },
    ),
    rememberProblem: assign(({ context }, { error }: { error: unknown }) => ({
      problems: withProblem(context, { failure: asFailure(error) }),
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    ask: assign(({ context: { rewards } }, assignmentId: string) => ({
      asked: runningIn(rewards, assignmentId),
      kept: undefined,
    })),
    forgetAsked: assign({ asked: undefined }),
    rememberKept: assign(({ context: { asked } }, failure: Failure | undefined) => ({
      kept: asked && { bonus: asked, failure },
    })),
    announceEnd: enqueueActions(({ enqueue, context: { asked } }) => {
      if (asked) enqueue.emit({ type: 'bonus.givenUp', bonus: asked });
    }),
    announce: enqueueActions(({ enqueue }, bonus: RunningBonus | undefined) => {
      if (bonus) enqueue.emit({ type: 'reward.claimed', bonus });
    }),
    outdateWallet: emit({ type: 'wallet.outdated' }),
  },
});
