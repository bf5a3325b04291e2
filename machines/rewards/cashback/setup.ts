import { assign, emit, setup } from 'xstate';
import type { Outcome, Refusal, Schemas, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type { ForfeitClaimInput, ForfeitClaimOutput } from '../forfeit-claim/setup.ts';
import {
  dueIn,
  isOfAnother,
  ofAmount,
  type CashbackRefusal,
  type Gift,
  type InTheWay,
  type InTheWayEvent,
  type PaidCashback,
  type RunningBonus,
} from '../rewards.ts';

/** How long what was paid stands there, in ms (CASH-02, CONST-12). */
export const PAID_STANDS = 5_000;

export type Cashback = Schemas['Cashback'];
export type CashbackProgress = Success<'getCashbackProgress'>;

/** A cashback with what it has brought so far. */
export interface KnownCashback {
  readonly cashback: Cashback;
  readonly progress: CashbackProgress;
}

export interface CashbackInput {
  /** Of names and terms. */
  readonly language: string;
}

export type CashbackEvent =
  | { type: 'activate.chosen'; campaignId: string }
  /** The player wants to see what switching off gives up. */
  | { type: 'deactivate.chosen'; campaignId: string }
  | { type: 'deactivate.confirmed' }
  /** It stays on. */
  | { type: 'window.closed' }
  | { type: 'claim.chosen'; campaignId: string }
  | InTheWayEvent
  | { type: 'retry.requested' }
  | News<'session.ended'>;

/** What became of a cashback, for the page. */
export type CashbackFact =
  | { type: 'cashback.activated'; name: string }
  | { type: 'cashback.deactivated'; name: string }
  /** Something was paid, or a bonus may have been given up: the balance is not the one that shows. */
  | { type: 'wallet.outdated' };

/** What was asked for. `look`: what switching off would give up. */
export type CashbackAct = 'activate' | 'look' | 'deactivate' | 'claim';

/** Why something was not done, or is not known to be. */
type Undone = { readonly act: CashbackAct } & (
  | { readonly refusal: Refusal<'activateCashback'>['code'] | CashbackRefusal }
  | { readonly failure: Failure }
);

/** What the last press came to, where it came to nothing. */
export type CashbackProblem = Undone & { readonly of: Cashback };

/** What switching off gives up, and what stays to be claimed; minor units. */
export interface GivenUp {
  readonly lost: number;
  readonly kept: number;
}

interface Listed {
  readonly known: readonly KnownCashback[];
  /** Whether they could not be read anew. */
  readonly isOld: boolean;
  readonly problem: CashbackProblem | undefined;
  /** What was paid, for five seconds. */
  readonly paid: PaidCashback | undefined;
}

interface Acting extends Listed {
  readonly chosen: Cashback;
}

export type CashbackScreen =
  | { readonly name: 'reading' }
  | { readonly name: 'unread'; readonly failure: Failure }
  | ({ readonly name: 'listed' } & Listed)
  | ({ readonly name: 'refreshing' } & Listed)
  | ({ readonly name: 'activating' } & Acting)
  | ({ readonly name: 'looking' } & Acting)
  | ({ readonly name: 'asking' } & GivenUp & Acting)
  | ({ readonly name: 'deactivating' } & GivenUp & Acting)
  | ({ readonly name: 'claiming' } & Acting)
  | ({ readonly name: 'inTheWay' } & InTheWay & Acting)
  | ({ readonly name: 'givingUp' } & Acting)
  | { readonly name: 'activated' }
  | { readonly name: 'left' };

export interface CashbackContext extends CashbackInput {
  known: readonly KnownCashback[] | undefined;
  isOld: boolean;
  /** The cashbacks of the list that is being read, whose progress is still to be read. */
  ahead: readonly Cashback[];
  /** Those of it whose progress was read. */
  read: readonly KnownCashback[];
  chosen: string | undefined;
  problem: CashbackProblem | undefined;
  /** What stands in the way of the claim. */
  standing: RunningBonus | undefined;
  paid: PaidCashback | undefined;
  failure: Failure | undefined;
}

type Named = Pick<CashbackContext, 'known' | 'chosen'>;

const idOf = ({ cashback }: KnownCashback): string => cashback.campaignId;

/** The cashback that was pressed last. */
export const chosenOf = ({ known, chosen }: Named): KnownCashback | undefined =>
  known?.find((one) => idOf(one) === chosen);

/** What a claim would pay, as a gift with its terms; undefined where nothing is known to be claimable. */
export const giftOf = (context: Named): Gift | undefined => {
  const one = chosenOf(context);
  const due = one && dueIn(one.progress.periods);
  if (!due) return undefined;
  const { games = [], daysToWager = 1, ...terms } = one.cashback;
  const gift = { ...terms, games, daysToWager, amount: due.amount, wageringRequired: 0 };
  return ofAmount(gift, due.amount);
};

/** The forfeit of what stands in the way. @throws where nothing is being claimed */
export const forfeitOf = (context: CashbackContext): ForfeitClaimInput => {
  const gift = giftOf(context);
  if (!gift) throw new Error('No cashback is being claimed.');
  return { language: context.language, wanted: { kind: 'CASHBACK', gift } };
};

/** Of instant cashback all that is not claimed is given up; of any other one what is not over yet. */
export const givenUpIn = ({ cashback, progress }: KnownCashback): GivenUp => {
  const sumOf = (isKept: boolean): number =>
    progress.periods
      .filter(
        ({ isClaimable }) =>
          (isClaimable && cashback.triggerEvent !== 'CASHBACK_INSTANT') === isKept,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  return { lost: sumOf(false), kept: sumOf(true) };
};

const standingIn = (outcome: Outcome<'claimCashback'>): RunningBonus | undefined =>
  outcome.ok || !isOfAnother(outcome) ? undefined : outcome.problem.reward;

/** A claim that got no clear answer: another one tells the truth, and pays nothing twice. */
const isUnsure = (problem: CashbackProblem | undefined, campaignId: string): boolean =>
  problem?.act === 'claim' && 'failure' in problem && problem.of.campaignId === campaignId;

export const cashbackSetup = setup({
  types: {
    context: {} as CashbackContext,
    events: {} as CashbackEvent,
    emitted: {} as CashbackFact,
    input: {} as CashbackInput,
    meta: {} as StateMeta<CashbackScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations(
      'getCashbacks',
      'getCashbackProgress',
      'activateCashback',
      'deactivateCashback',
      'claimCashback',
    ),
    forfeitClaim: notProvided<ForfeitClaimOutput, ForfeitClaimInput>('forfeitClaim'),
  },
  guards: {
    isKnown: ({ context: { known } }) => known !== undefined,
    hasAhead: ({ context: { ahead } }) => ahead.length > 0,
    isOff: ({ context: { known } }, campaignId: string) =>
      known?.some((one) => idOf(one) === campaignId && !one.progress.cashbackActivated) === true,
    isOn: ({ context: { known } }, campaignId: string) =>
      known?.some((one) => idOf(one) === campaignId && one.progress.cashbackActivated) === true,
    mayClaim: ({ context: { known, problem } }, campaignId: string) =>
      known?.some(
        (one) =>
          idOf(one) === campaignId &&
          (dueIn(one.progress.periods) !== undefined || isUnsure(problem, campaignId)),
      ) === true,
    isInTheWay: ({ context }, outcome: Outcome<'claimCashback'>) =>
      standingIn(outcome) !== undefined && giftOf(context) !== undefined,
    mayForfeit: ({ context: { standing } }) => standing?.isEnding === false,
  },
  actions: {
    begin: assign((_, { cashbacks }: Success<'getCashbacks'>) => ({ ahead: cashbacks, read: [] })),
    /** One that is not there any more is not listed. */
    note: assign(({ context: { ahead, read } }, progress: CashbackProgress | undefined) => {
      const [cashback, ...rest] = ahead;
      return {
        ahead: rest,
        read: cashback && progress ? [...read, { cashback, progress }] : read,
      };
    }),
    take: assign(({ context: { read } }) => ({ known: read, read: [], isOld: false })),
    keepOld: assign({ isOld: true, ahead: [], read: [] }),
    choose: assign((_, chosen: string) => ({ chosen, problem: undefined })),
    renew: assign(({ context: { known, chosen } }, progress: CashbackProgress | undefined) => ({
      known: known?.map((one) => (progress && idOf(one) === chosen ? { ...one, progress } : one)),
    })),
    rememberStanding: assign((_, outcome: Outcome<'claimCashback'>) => ({
      standing: standingIn(outcome),
    })),
    forgetStanding: assign({ standing: undefined }),
    rememberProblem: assign(({ context }, undone: Undone | undefined) => {
      const one = chosenOf(context);
      return one && undone ? { problem: { of: one.cashback, ...undone } } : {};
    }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    rememberPaid: assign((_, paid: PaidCashback | undefined) => ({ paid })),
    forgetPaid: assign({ paid: undefined }),
    announceOn: emit(({ context }) => ({
      type: 'cashback.activated' as const,
      name: chosenOf(context)?.cashback.name ?? '',
    })),
    announceOff: emit(({ context }) => ({
      type: 'cashback.deactivated' as const,
      name: chosenOf(context)?.cashback.name ?? '',
    })),
    outdateWallet: emit({ type: 'wallet.outdated' }),
  },
  delays: { paidStands: PAID_STANDS },
});

/** What was asked for is not known to be done. */
export const unknown = (act: CashbackAct) =>
  ({
    type: 'rememberProblem',
    params: ({ event }: { event: { error: unknown } }) => ({
      act,
      failure: asFailure(event.error),
    }),
  }) as const;
