import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Outcome, Success } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import type { ForfeitClaimInput, ForfeitClaimOutput } from '../forfeit-claim/setup.ts';
import {
  isOfAnother,
  type FreeSpins,
  type InTheWay,
  type InTheWayEvent,
  type RunningBonus,
  type SpinsRefusal,
} from '../rewards.ts';

export interface FreeSpinsInput {
  /** Of names and terms. */
  readonly language: string;
}

export type FreeSpinsEvent =
  | { type: 'claim.chosen'; campaignId: string }
  /** Those that wait in line shall run now. */
  | { type: 'start.chosen'; campaignId: string }
  /** They shall wait until what stands in their way is over. */
  | { type: 'wait.chosen' }
  | InTheWayEvent
  | { type: 'retry.requested' }
  | News<'balance.changed' | 'player.changed' | 'session.ended'>;

/** What became of free spins, for the page. */
export type FreeSpinsFact =
  /** They run: the site leads to their game (REW-08). */
  | { type: 'spins.granted'; spins: FreeSpins }
  | { type: 'spins.queued'; name: string }
  /** A bonus may have been given up: the balance is not the one that shows. */
  | { type: 'wallet.outdated' };

/** What was asked for. */
export type SpinsAct = 'claim' | 'queue' | 'start';

type Granting = Outcome<'claimFreeSpins'> | Outcome<'claimQueuedFreeSpins'>;

/** Why nothing was granted, or is not known to be. */
type Undone = { readonly act: SpinsAct } & (
  | { readonly refusal: SpinsRefusal }
  | { readonly failure: Failure }
);

/** What the last press came to, where it came to nothing. */
export type SpinsProblem = Undone & { readonly of: FreeSpins };

interface Listed {
  readonly known: readonly FreeSpins[];
  /** Whether they could not be read anew. */
  readonly isOld: boolean;
  readonly problem: SpinsProblem | undefined;
}

interface Acting extends Listed {
  readonly chosen: FreeSpins;
}

export type FreeSpinsScreen =
  | { readonly name: 'reading' }
  | { readonly name: 'unread'; readonly failure: Failure }
  | ({ readonly name: 'listed' } & Listed)
  | ({ readonly name: 'claiming' } & Acting)
  | ({ readonly name: 'queueing' } & Acting)
  | ({ readonly name: 'starting' } & Acting)
  /** `mayWait`: they do not wait in line yet. */
  | ({ readonly name: 'inTheWay'; readonly mayWait: boolean } & InTheWay & Acting)
  | ({ readonly name: 'givingUp' } & Acting)
  | { readonly name: 'granted' }
  | { readonly name: 'left' };

interface FreeSpinsContext extends FreeSpinsInput {
  known: readonly FreeSpins[] | undefined;
  isOld: boolean;
  chosen: string | undefined;
  problem: SpinsProblem | undefined;
  /** What stands in the way of those that were pressed last. */
  standing: RunningBonus | undefined;
  failure: Failure | undefined;
}

type Named = Pick<FreeSpinsContext, 'known' | 'chosen'>;

/** The free spins that were pressed last. */
export const chosenOf = ({ known, chosen }: Named): FreeSpins | undefined =>
  known?.find(({ campaignId }) => campaignId === chosen);

export const isWaiting = ({ status }: Pick<FreeSpins, 'status'>): boolean => status === 'QUEUED';

/** Those that run: one of a part of the product. */
export const runningOf = ({ known }: Pick<FreeSpinsContext, 'known'>): FreeSpins | undefined =>
  known?.find(({ status }) => status === 'ACTIVE');

/** The forfeit of what stands in the way. @throws where nothing is being claimed */
export const forfeitOf = (context: FreeSpinsContext): ForfeitClaimInput => {
  const spins = chosenOf(context);
  if (!spins) throw new Error('No free spins are being claimed.');
  return { language: context.language, wanted: { kind: 'FREE_SPINS', freeSpins: spins } };
};

const standingIn = (outcome: Granting): RunningBonus | undefined =>
  !outcome.ok && isOfAnother(outcome) && 'reward' in outcome.problem
    ? outcome.problem.reward
    : undefined;

type Progress = Outcome<'getFreeSpinProgress'>;

const stillRuns = (progress: Progress): progress is Progress & { readonly ok: true } =>
  progress.ok && progress.data.status === 'ACTIVE';

/** Free spins with the rounds that were played of each game since (FSPIN-04). */
const followed = (spins: FreeSpins, { games, won }: Success<'getFreeSpinProgress'>): FreeSpins => ({
  ...spins,
  won,
  games: spins.games.map((game) => ({
    ...game,
    ...games.find(({ gameId }) => gameId === game.gameId),
  })),
});

export const freeSpinsSetup = setup({
  types: {
    context: {} as FreeSpinsContext,
    events: {} as FreeSpinsEvent,
    emitted: {} as FreeSpinsFact,
    input: {} as FreeSpinsInput,
    meta: {} as StateMeta<FreeSpinsScreen>,
    tags: {} as 'busy',
  },
  actors: {
    ...operations('getFreeSpins', 'getFreeSpinProgress', 'claimFreeSpins', 'claimQueuedFreeSpins'),
    forfeitClaim: notProvided<ForfeitClaimOutput, ForfeitClaimInput>('forfeitClaim'),
  },
  guards: {
    isOffered: ({ context: { known } }, campaignId: string) =>
      known?.some((spins) => spins.campaignId === campaignId && spins.status === 'ELIGIBLE') ===
      true,
    isWaiting: ({ context: { known } }, campaignId: string) =>
      known?.some((spins) => spins.campaignId === campaignId && isWaiting(spins)) === true,
    hasRunning: ({ context }) => runningOf(context) !== undefined,
    stillRuns: (_, progress: Progress) => stillRuns(progress),
    isGranted: (_, outcome: Granting) => outcome.ok && outcome.data.status === 'ACTIVE',
    isInTheWay: (_, outcome: Granting) => standingIn(outcome) !== undefined,
    mayWait: ({ context }) => chosenOf(context)?.status === 'ELIGIBLE',
    mayForfeit: ({ context: { standing } }) => standing?.isEnding === false,
  },
  actions: {
    take: assign((_, { freeSpins }: Success<'getFreeSpins'>) => ({
      known: freeSpins,
      isOld: false,
    })),
    follow: assign(({ context: { known } }, progress: Progress) =>
      stillRuns(progress)
        ? {
            isOld: false,
            known: known?.map((spins) =>
              spins.campaignId === progress.data.campaignId
                ? followed(spins, progress.data)
                : spins,
            ),
          }
        : {},
    ),
    keepOld: assign({ isOld: true }),
    choose: assign((_, chosen: string) => ({ chosen, problem: undefined })),
    rememberStanding: assign((_, outcome: Granting) => ({ standing: standingIn(outcome) })),
    forgetStanding: assign({ standing: undefined }),
    rememberProblem: assign(({ context }, undone: Undone | undefined) => {
      const of = chosenOf(context);
      return of && undone ? { problem: { of, ...undone } } : {};
    }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    announce: enqueueActions(({ enqueue }, spins: FreeSpins | undefined) => {
      if (spins) enqueue.emit({ type: 'spins.granted', spins });
    }),
    announceQueued: emit(({ context }) => ({
      type: 'spins.queued' as const,
      name: chosenOf(context)?.name ?? '',
    })),
    outdateWallet: emit({ type: 'wallet.outdated' }),
  },
});
