import { assign, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import {
  bringsAgreed,
  depositIn,
  dueIn,
  inTheWayOf,
  isOfAnother,
  ofAmount,
  rewardOf,
  type CashbackRefusal,
  type ClaimOutcome,
  type CodeRefusal,
  type DepositCampaign,
  type FreeSpins,
  type PaidCashback,
  type Rewards,
  type RunningBonus,
  type SpinsRefusal,
  type Wanted,
} from '../rewards.ts';

/** What was claimed, and in whose way another bonus stands. */
export interface ForfeitClaimInput {
  readonly wanted: Wanted;
  /** Of names and terms. */
  readonly language: string;
  /** The code that brings it; undefined of what needs none. */
  readonly code?: string;
}

export interface ForfeitClaimOutput {
  /** The bonus that runs now; undefined where none was claimed. */
  readonly claimed: RunningBonus | undefined;
  /** What a cashback paid; of one nothing else is claimed. */
  readonly paid?: PaidCashback | undefined;
  /** The free spins that run now. */
  readonly granted?: FreeSpins | undefined;
  /** The bonus of a deposit that the player agrees to now. */
  readonly agreed?: DepositCampaign | undefined;
}

/** Why a gift, the gift of a code, a cashback, or free spins are refused. */
type Refusal = CodeRefusal | CashbackRefusal | SpinsRefusal;

export type ForfeitClaimEvent =
  | { type: 'forfeit.confirmed' }
  /** The player leaves it as it is now. */
  | { type: 'window.closed' }
  | { type: 'retry.requested' };

/** What has gone already, whatever comes of the rest. */
interface Gone {
  readonly wanted: Wanted;
  /** The bonus of the first step, once the platform said so. */
  readonly forfeited: RunningBonus | undefined;
  /** It was to be given up, no answer came, and it runs no more: by that, or by an end of its own. */
  readonly ended: RunningBonus | undefined;
}

interface InTheWay extends Gone {
  readonly standing: RunningBonus;
}

export type ForfeitClaimScreen =
  | ({ readonly name: 'finding' } & Gone)
  /** `unsure` was to be given up, and whether it was is not known. */
  | ({
      readonly name: 'unread';
      readonly failure: Failure;
      readonly unsure: RunningBonus | undefined;
    } & Gone)
  /** `isChanged`: it is not as it was when the player said yes before. */
  | ({ readonly name: 'asking'; readonly isChanged: boolean } & InTheWay)
  | ({ readonly name: 'waiting' } & InTheWay)
  | ({ readonly name: 'gone' } & InTheWay)
  | ({ readonly name: 'forfeiting' } & InTheWay)
  | ({ readonly name: 'forfeitUnknown'; readonly failure: Failure } & InTheWay)
  | ({ readonly name: 'claiming' } & Gone)
  | ({ readonly name: 'claimRefused'; readonly refusal: Refusal } & Gone)
  | ({ readonly name: 'claimFailed'; readonly failure: Failure } & Gone)
  | { readonly name: 'over' };

interface ForfeitClaimContext {
  readonly language: string;
  readonly code: string | undefined;
  /** As it was read last. */
  wanted: Wanted;
  /** The bonus in the way, as it was read last. */
  standing: RunningBonus | undefined;
  /** It was to be given up, and no answer came. */
  isSent: boolean;
  forfeited: RunningBonus | undefined;
  ended: RunningBonus | undefined;
  isChanged: boolean;
  refusal: Refusal | undefined;
  failure: Failure | undefined;
  claimed: RunningBonus | undefined;
  paid: PaidCashback | undefined;
  granted: FreeSpins | undefined;
  agreed: DepositCampaign | undefined;
}

/** The free spins that are wanted, as they can still be claimed or wait; undefined: not any more. */
const spinsIn = (
  { wanted }: Pick<ForfeitClaimContext, 'wanted'>,
  { data }: Outcome<'getFreeSpins'>,
): FreeSpins | undefined =>
  data.freeSpins.find(
    ({ campaignId, status }) => campaignId === rewardOf(wanted).campaignId && status !== 'ACTIVE',
  );

/** The period that a claim would pay, as it was counted; undefined: there is none any more. */
const dueOf = (counted: Outcome<'getCashbackProgress'>) =>
  counted.ok ? dueIn(counted.data.periods) : undefined;

export const forfeitClaimSetup = setup({
  types: {
    context: {} as ForfeitClaimContext,
    events: {} as ForfeitClaimEvent,
    input: {} as ForfeitClaimInput,
    output: {} as ForfeitClaimOutput,
    meta: {} as StateMeta<ForfeitClaimScreen>,
    tags: {} as 'busy',
  },
  actors: operations(
    'getRewards',
    'verifyBonusCode',
    'forfeitBonus',
    'getCashbackProgress',
    'getFreeSpins',
    'claimReward',
    'claimBonusCode',
    'claimCashback',
    'claimFreeSpins',
    'agreeToCampaign',
  ),
  guards: {
    hasCode: ({ context: { code } }) => code !== undefined,
    isCashback: ({ context: { wanted } }) => wanted.kind === 'CASHBACK',
    isOfDeposit: ({ context: { wanted } }) => wanted.kind === 'DEPOSIT_BONUS',
    isApart: ({ context: { wanted } }) => wanted.kind !== 'GIFT',
    isAgreed: (_, verified: Outcome<'verifyBonusCode'>) => bringsAgreed(verified),
    areSpins: ({ context: { wanted } }) => wanted.kind === 'FREE_SPINS',
    areOffered: ({ context }, read: Outcome<'getFreeSpins'>) =>
      spinsIn(context, read) !== undefined,
    isDue: (_, counted: Outcome<'getCashbackProgress'>) => dueOf(counted) !== undefined,
    // Of a cashback the last one may run, and be what stands in the way.
    runsAlready: ({ context: { wanted } }, { active }: Rewards) =>
      wanted.kind !== 'CASHBACK' &&
      active.some(({ campaignId }) => campaignId === rewardOf(wanted).campaignId),
    isFree: ({ context: { wanted } }, rewards: Rewards) =>
      inTheWayOf(rewardOf(wanted), rewards) === undefined,
    isGone: ({ context: { code, wanted } }, { available }: Rewards) =>
      code === undefined &&
      wanted.kind === 'GIFT' &&
      available.every(({ campaignId }) => campaignId !== wanted.gift.campaignId),
    isEnding: ({ context: { wanted } }, rewards: Rewards) =>
      inTheWayOf(rewardOf(wanted), rewards)?.isEnding === true,
    isClaimed: (_, outcome: ClaimOutcome) => outcome.ok,
    isOfAnother: (_, outcome: ClaimOutcome) => isOfAnother(outcome),
  },
  actions: {
    takeRead: assign(({ context }, rewards: Rewards) => {
      const { wanted, standing, isSent, ended } = context;
      const runs = rewards.active.some(
        ({ assignmentId }) => assignmentId === standing?.assignmentId,
      );
      const reward = rewardOf(wanted);
      const gift = rewards.available.find(({ campaignId }) => campaignId === reward.campaignId);
      return {
        wanted: wanted.kind === 'GIFT' && gift ? { kind: 'GIFT' as const, gift } : wanted,
        standing: inTheWayOf(reward, rewards),
        ended: isSent && !runs ? standing : ended,
        isSent: false,
        failure: undefined,
      };
    }),
    takeClaimed: assign(({ context: { wanted } }, { active }: Rewards) => ({
      claimed: active.find(({ campaignId }) => campaignId === rewardOf(wanted).campaignId),
    })),
    takeOffer: assign((_, verified: Outcome<'verifyBonusCode'>) =>
      verified.ok ? { wanted: verified.data.brings } : {},
    ),
    recount: assign(({ context: { wanted } }, counted: Outcome<'getCashbackProgress'>) => {
      const due = dueOf(counted);
      return due && wanted.kind === 'CASHBACK'
        ? { wanted: { ...wanted, gift: ofAmount(wanted.gift, due.amount) } }
        : {};
    }),
    takeSpins: assign(({ context }, read: Outcome<'getFreeSpins'>) => {
      const freeSpins = spinsIn(context, read);
      return freeSpins ? { wanted: { kind: 'FREE_SPINS' as const, freeSpins } } : {};
    }),
    rememberClaim: assign(({ context: { wanted } }, outcome: ClaimOutcome) => {
      if (!outcome.ok) return { refusal: outcome.code };
      if ('agreed' in outcome.data) return { agreed: depositIn(wanted) };
      if ('stake' in outcome.data) return { granted: outcome.data };
      return 'assignmentId' in outcome.data ? { claimed: outcome.data } : { paid: outcome.data };
    }),
    rememberConsent: assign(({ context: { wanted } }) => ({ agreed: depositIn(wanted) })),
    begin: assign({ isChanged: false, failure: undefined }),
    rememberChange: assign({ isChanged: true }),
    rememberDoubt: assign({ isSent: true }),
    rememberForfeit: assign(({ context: { standing } }) => ({ forfeited: standing })),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
  },
});
