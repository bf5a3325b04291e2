import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type { ForfeitClaimInput, ForfeitClaimOutput } from '../forfeit-claim/setup.ts';
import {
  isOfAnother,
  isWagered,
  type CodeRefusal,
  type Gift,
  type InTheWay,
  type InTheWayEvent,
  type RewardFact,
  type RunningBonus,
} from '../rewards.ts';

export interface BonusCodeInput {
  /** Of names and terms. */
  readonly language: string;
  /** The code of the address; empty where it names none (BCODE-04). */
  readonly code: string;
}

export type BonusCodeEvent =
  | { type: 'code.submitted'; code: string }
  /** The player wants to enter another code. */
  | { type: 'code.left' }
  | { type: 'claim.chosen' }
  | InTheWayEvent
  | { type: 'retry.requested' }
  | News<'session.ended'>;

/** The field, with what stands in it: nothing that was typed is lost (BCODE-02). */
interface Typed {
  readonly code: string;
}

/** What the code brings, with all of its terms. */
interface Offered {
  readonly gift: Gift;
}

export type BonusCodeScreen =
  | { readonly name: 'checking' }
  | { readonly name: 'unavailable' }
  | { readonly name: 'unchecked'; readonly failure: Failure }
  | ({ readonly name: 'entering' } & Typed)
  | ({ readonly name: 'verifying' } & Typed)
  | ({ readonly name: 'refused'; readonly refusal: CodeRefusal } & Typed)
  | ({ readonly name: 'notVerified'; readonly failure: Failure } & Typed)
  /** `failure`: whether the gift was claimed is not known; another claim tells. */
  | ({ readonly name: 'offered'; readonly failure: Failure | undefined } & Offered)
  | ({ readonly name: 'claiming' } & Offered)
  | ({ readonly name: 'inTheWay' } & InTheWay)
  | ({ readonly name: 'givingUp' } & Offered)
  | { readonly name: 'claimed' }
  | { readonly name: 'left' };

interface BonusCodeContext extends BonusCodeInput {
  code: string;
  gift: Gift | undefined;
  /** What stands in the way of the gift. */
  standing: RunningBonus | undefined;
  refusal: CodeRefusal | undefined;
  failure: Failure | undefined;
}

/** The bonus that a claim names as being in its way (REW-09). */
const standingIn = (outcome: Outcome<'claimBonusCode'>): RunningBonus | undefined =>
  outcome.ok || !isOfAnother(outcome) ? undefined : outcome.problem.reward;

export const bonusCodeSetup = setup({
  types: {
    context: {} as BonusCodeContext,
    events: {} as BonusCodeEvent,
    emitted: {} as RewardFact,
    input: {} as BonusCodeInput,
    meta: {} as StateMeta<BonusCodeScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations('getManualClaim', 'verifyBonusCode', 'claimBonusCode'),
    forfeitClaim: notProvided<ForfeitClaimOutput, ForfeitClaimInput>('forfeitClaim'),
  },
  guards: {
    isInTheWay: (_, outcome: Outcome<'claimBonusCode'>) => standingIn(outcome) !== undefined,
    mayForfeit: ({ context: { standing } }) => standing !== undefined && !isWagered(standing),
  },
  actions: {
    take: assign((_, code: string) => ({ code, refusal: undefined, failure: undefined })),
    offer: assign((_, outcome: Outcome<'verifyBonusCode'>) =>
      outcome.ok ? { gift: outcome.data.reward } : {},
    ),
    rememberRefusal: assign((_, outcome: Outcome<'verifyBonusCode'> | Outcome<'claimBonusCode'>) =>
      outcome.ok ? {} : { refusal: outcome.code },
    ),
    rememberStanding: assign((_, outcome: Outcome<'claimBonusCode'>) => ({
      standing: standingIn(outcome),
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    announce: enqueueActions(({ enqueue }, bonus: RunningBonus | undefined) => {
      if (bonus) enqueue.emit({ type: 'reward.claimed', bonus });
    }),
    outdateWallet: emit({ type: 'wallet.outdated' }),
  },
});
