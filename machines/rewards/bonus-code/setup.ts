import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type { ForfeitClaimInput, ForfeitClaimOutput } from '../forfeit-claim/setup.ts';
import {
  bringsAgreed,
  depositIn,
  isOfAnother,
  type CodeOffer,
  type CodeRefusal,
  type DepositCampaign,
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
  /** The player claims what the code brings, or agrees to it. */
  | { type: 'claim.chosen' }
  | { type: 'consent.withdrawn' }
  | InTheWayEvent
  | { type: 'retry.requested' }
  | News<'session.ended'>;

/** The field, with what stands in it: nothing that was typed is lost (BCODE-02). */
interface Typed {
  readonly code: string;
}

/** What the code brings, with all of its terms. */
interface Offered {
  readonly offer: CodeOffer;
}

/** The bonus of a deposit that the player agrees to. */
interface Agreed {
  readonly campaign: DepositCampaign;
}

export type BonusCodeScreen =
  | { readonly name: 'checking' }
  | { readonly name: 'unavailable' }
  | { readonly name: 'unchecked'; readonly failure: Failure }
  | ({ readonly name: 'entering' } & Typed)
  | ({ readonly name: 'verifying' } & Typed)
  | ({ readonly name: 'refused'; readonly refusal: CodeRefusal } & Typed)
  | ({ readonly name: 'notVerified'; readonly failure: Failure } & Typed)
  /** `failure`: whether it was claimed is not known; another claim tells. */
  | ({ readonly name: 'offered'; readonly failure: Failure | undefined } & Offered)
  | ({ readonly name: 'claiming' } & Offered)
  | ({ readonly name: 'inTheWay' } & InTheWay & Offered)
  | ({ readonly name: 'givingUp' } & Offered)
  /** `failure`: whether the consent was taken back is not known. */
  | ({ readonly name: 'agreed'; readonly failure: Failure | undefined } & Agreed)
  | ({ readonly name: 'takingBack' } & Agreed)
  | { readonly name: 'claimed' }
  | { readonly name: 'left' };

interface BonusCodeContext extends BonusCodeInput {
  code: string;
  offer: CodeOffer | undefined;
  /** What stands in the way of it. */
  standing: RunningBonus | undefined;
  refusal: CodeRefusal | undefined;
  failure: Failure | undefined;
}

type Consent = Outcome<'agreeToCampaign'>;
/** What a code brings is claimed by its kind. */
export type CodeClaim = Outcome<'claimBonusCode'> | Outcome<'claimFreeSpins'> | Consent;

/** The bonus that a claim names as being in its way (REW-09). */
const standingIn = (outcome: CodeClaim): RunningBonus | undefined =>
  !outcome.ok && isOfAnother(outcome) && 'reward' in outcome.problem
    ? outcome.problem.reward
    : undefined;

/** The forfeit of what stands in the way. @throws where nothing is being claimed */
export const forfeitOf = ({ language, code, offer }: BonusCodeContext): ForfeitClaimInput => {
  if (!offer) throw new Error('Nothing is being claimed.');
  return { language, code, wanted: offer };
};

/** What runs since a claim. */
export type Claimed = Pick<ForfeitClaimOutput, 'claimed' | 'granted'>;

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
    ...operations(
      'getManualClaim',
      'verifyBonusCode',
      'claimBonusCode',
      'claimFreeSpins',
      'agreeToCampaign',
    ),
    forfeitClaim: notProvided<ForfeitClaimOutput, ForfeitClaimInput>('forfeitClaim'),
  },
  guards: {
    areSpins: ({ context: { offer } }) => offer?.kind === 'FREE_SPINS',
    isOfDeposit: ({ context: { offer } }) => offer?.kind === 'DEPOSIT_BONUS',
    bringsAgreed: (_, outcome: Outcome<'verifyBonusCode'>) => bringsAgreed(outcome),
    isAgreed: (_, outcome: Consent) => outcome.ok && outcome.data.agreed,
    isClaimed: (_, outcome: CodeClaim) => outcome.ok,
    isInTheWay: (_, outcome: CodeClaim) => standingIn(outcome) !== undefined,
    mayForfeit: ({ context: { standing } }) => standing?.isEnding === false,
  },
  actions: {
    take: assign((_, code: string) => ({ code, refusal: undefined, failure: undefined })),
    offer: assign((_, outcome: Outcome<'verifyBonusCode'>) =>
      outcome.ok ? { offer: outcome.data.brings } : {},
    ),
    offerAgreed: assign((_, campaign: DepositCampaign | undefined) =>
      campaign ? { offer: { kind: 'DEPOSIT_BONUS' as const, campaign, isAgreed: true } } : {},
    ),
    rememberRefusal: assign((_, outcome: Outcome<'verifyBonusCode'> | CodeClaim) => ({
      // A yes that is answered by a no is a refusal, too.
      refusal: outcome.ok ? ('error.bonus.not_eligible' as const) : outcome.code,
      offer: undefined,
    })),
    rememberStanding: assign((_, outcome: CodeClaim) => ({
      standing: standingIn(outcome),
    })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    announce: enqueueActions(({ enqueue }, { claimed, granted }: Claimed) => {
      if (claimed) enqueue.emit({ type: 'reward.claimed', bonus: claimed });
      if (granted) enqueue.emit({ type: 'spins.granted', spins: granted });
    }),
    announceConsent: emit(({ context }) => ({
      type: 'consent.changed' as const,
      name: depositIn(context.offer)?.name ?? '',
      agreed: true,
    })),
    announceEnd: enqueueActions(({ enqueue, context }, isTakenBack: boolean) => {
      const name = depositIn(context.offer)?.name ?? '';
      if (isTakenBack) enqueue.emit({ type: 'consent.changed', name, agreed: false });
    }),
    outdateWallet: emit({ type: 'wallet.outdated' }),
  },
});
