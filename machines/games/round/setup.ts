import { assign, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import {
  after,
  choicesOf,
  goesOn,
  isCelebrated,
  isFreeOver,
  mayAutoplay,
  obstacleTo,
  openedWith,
  seenOf,
  stakesMore,
  stakesOf,
  stepMs,
  takesChip,
  UNOPENED,
  type Act,
  type Autoplay,
  type Bet,
  type FreeRounds,
  type Play,
  type Reason,
  type Round,
  type Seen,
} from './decide.ts';
import { highestStakeIn, reasonOf, type Answer } from './reasons.ts';
import type { LostCall, RoundScreen } from './table.ts';

export type { LostCall, RoundScreen, Table } from './table.ts';

export type RoundEvent =
  /** The start control went down; once more for each repetition of a key that is held. */
  | { type: 'start.pressed' }
  /** The start control came up, or the focus left it. */
  | { type: 'start.released' }
  /** `stake`: of a round, or of one chip, in minor units. */
  | { type: 'stake.chosen'; stake: number }
  /** A chip of the chosen stake on a spot of the table. */
  | { type: 'chip.placed'; spot: string }
  /** All chips of a spot off the table. */
  | { type: 'chip.taken'; spot: string }
  /** The chip that was laid last off the table. */
  | { type: 'chip.undone' }
  | { type: 'chips.cleared' }
  /** `rounds` from one press; limits in minor units, see {@link Autoplay}. */
  | { type: 'autoplay.chosen'; rounds: number; lossLimit: number; winLimit?: number }
  /** Wants to see the result at once. */
  | { type: 'reveal.hastened' }
  | { type: 'act.chosen'; act: Act }
  | { type: 'celebration.skipped' }
  /** The game is covered or hidden: nothing new begins. */
  | { type: 'pause.wanted' }
  | { type: 'pause.lifted' }
  /** The site tells that the wallet has another balance than the game. */
  | { type: 'balance.outdated' }
  /** Wants to play on here, although the game is open elsewhere, too. */
  | { type: 'game.takenOver' }
  /** All free rounds are played: the next ones are for their own money. */
  | { type: 'money.agreed' }
  /** Has read why the server refused. */
  | { type: 'refusal.read' }
  /** Wants to send again what was not answered. */
  | { type: 'call.repeated' };

export interface RoundInput {
  /** A random name of this opening of the page, from which the calls take theirs; letters, digits, - and _. */
  readonly visit: string;
}

export interface RoundContext extends RoundInput {
  /** Rounds and acts wished for so far: the number of the latest names its call. */
  wishes: number;
  play: Play | undefined;
  stake: number;
  /** On a table of roulette, each as it was laid, the latest last. */
  chips: readonly Bet[];
  /** The wallet's own, by the latest answer. */
  balance: number;
  freeRounds: FreeRounds | undefined;
  /** The player goes on with their own money after free rounds. */
  isMoneyAgreed: boolean;
  round: Round | undefined;
  shown: number;
  rounds: readonly Round[];
  /** While the game is read anew. */
  seen: Seen | undefined;
  act: Act | undefined;
  autoplay: Autoplay | undefined;
  /** The start control is down. */
  isHeld: boolean;
  isPauseWanted: boolean;
  reason: Reason | undefined;
  refusedCall: LostCall | undefined;
  /** That the bonus is played with by which a stake was refused, minor units. */
  bonusStake: number | undefined;
  failure: Failure | undefined;
  isResumed: boolean;
  hasChanged: boolean;
}

type Played = Outcome<'playRound' | 'actInRound'>;

/** The contract's most rounds of a history. */
const MOST_ROUNDS = 50;
/** How long a win is celebrated, in ms. */
const CELEBRATION_MS = 2_000;

export const wishOf = ({ visit, wishes }: RoundContext): string => `${visit}-${wishes}`;

export const roundSetup = setup({
  types: {
    context: {} as RoundContext,
    events: {} as RoundEvent,
    input: {} as RoundInput,
    meta: {} as StateMeta<RoundScreen>,
    tags: {} as 'busy',
  },
  actors: operations('openPlay', 'playRound', 'actInRound', 'endRound'),
  delays: {
    step: ({ context: { round, shown } }) => stepMs(round, shown),
    celebration: CELEBRATION_MS,
    shortestRound: ({ context: { play } }) => play?.terms.shortestRoundMs ?? 0,
  },
  actions: {
    hold: assign({ isHeld: true }),
    letGo: assign({ isHeld: false }),
    wantPause: assign({ isPauseWanted: true }),
    liftPause: assign({ isPauseWanted: false }),
    takePlay: assign(({ context }, answer: Outcome<'openPlay'>) =>
      answer.ok ? openedWith(answer.data, context) : {},
    ),
    takeBalance: assign((_, answer: Outcome<'openPlay'>) =>
      answer.ok ? { balance: answer.data.balance } : {},
    ),
    putAway: assign(({ context }) => ({ ...UNOPENED, seen: seenOf(context) })),
    showAnew: assign({ shown: 0, isResumed: false }),
    takeRound: assign((_, answer: Played) =>
      answer.ok
        ? {
            round: answer.data.round,
            balance: answer.data.balance,
            freeRounds: answer.data.freeRounds,
            act: undefined,
          }
        : {},
    ),
    takeEnd: assign(({ context: { round, rounds, autoplay } }, answer: Outcome<'endRound'>) =>
      answer.ok && round !== undefined
        ? {
            balance: answer.data.balance,
            round: { ...round, isShown: true },
            rounds: [{ ...round, isShown: true }, ...rounds].slice(0, MOST_ROUNDS),
            autoplay: after(round, autoplay),
          }
        : {},
    ),
    chooseStake: assign(({ event }) =>
      event.type === 'stake.chosen' ? { stake: event.stake } : {},
    ),
    placeChip: assign(({ context: { chips, stake }, event }) =>
      event.type === 'chip.placed'
        ? { chips: [...chips, { spot: event.spot, amount: stake }] }
        : {},
    ),
    takeChip: assign(({ context: { chips }, event }) =>
      event.type === 'chip.taken' ? { chips: chips.filter(({ spot }) => spot !== event.spot) } : {},
    ),
    undoChip: assign(({ context: { chips } }) => ({ chips: chips.slice(0, -1) })),
    clearChips: assign({ chips: [] }),
    chooseAutoplay: assign(({ event }) => {
      if (event.type !== 'autoplay.chosen') return {};
      const { rounds: left, lossLimit, winLimit } = event;
      return { autoplay: { left, lossLimit, winLimit, lost: 0 } };
    }),
    countRound: assign(({ context: { autoplay } }) =>
      autoplay === undefined ? {} : { autoplay: { ...autoplay, left: autoplay.left - 1 } },
    ),
    agreeToMoney: assign({ isMoneyAgreed: true }),
    stopAutoplay: assign({ autoplay: undefined }),
    nameWish: assign(({ context: { wishes } }) => ({ wishes: wishes + 1 })),
    chooseAct: assign(({ event }) => (event.type === 'act.chosen' ? { act: event.act } : {})),
    showStep: assign(({ context: { shown } }) => ({ shown: shown + 1 })),
    showAll: assign(({ context: { round } }) => ({ shown: round?.steps.length ?? 0 })),
    takeReason: assign((_, answer: Answer) => ({
      reason: reasonOf(answer),
      bonusStake: highestStakeIn(answer),
    })),
    rememberCall: assign((_, { call }: { call: LostCall }) => ({ refusedCall: call })),
    noteChange: assign({ hasChanged: true }),
    rememberFailure: assign({
      failure: (_, { error }: { error: unknown }) => asFailure(error),
    }),
  },
  guards: {
    isPauseWanted: ({ context }) => context.isPauseWanted,
    mayStart: ({ context }) => !context.isHeld && obstacleTo(context) === undefined,
    isOfLadder: ({ context: { play }, event }) =>
      event.type === 'stake.chosen' && play !== undefined && stakesOf(play).includes(event.stake),
    takesChip: ({ context }) => takesChip(context),
    mayAutoplay: ({ context, event }) =>
      event.type === 'autoplay.chosen' && mayAutoplay(context, event),
    isFreeOver: ({ context }) => isFreeOver(context) && !context.isMoneyAgreed,
    goesOn: ({ context }) => goesOn(context),
    isAutoplayOver: ({ context }) => context.autoplay !== undefined && !goesOn(context),
    isShown: ({ context: { round, shown } }) => shown >= (round?.steps.length ?? 0),
    isOpen: ({ context: { round } }) => round?.state === 'open',
    isWinPaid: ({ context: { round } }, answer: Answer) =>
      answer.ok && round !== undefined && isCelebrated(round),
    mayHasten: ({ context: { play } }) => play?.terms.speedUps === true,
    isChoice: ({ context: { round, balance }, event }) =>
      event.type === 'act.chosen' &&
      round !== undefined &&
      choicesOf(round, balance).includes(event.act),
    needsNoRest: ({ context: { play } }) => play?.terms.shortestRoundMs === 0,
    hasRound: (_, answer: Outcome<'openPlay'>) => answer.ok && answer.data.round !== undefined,
    isDone: (_, answer: Answer) => answer.ok,
    isEnded: (_, answer: Answer) => !answer.ok && answer.code === 'error.studio.session_ended',
    isStakeEnded: ({ context: { round, act } }, answer: Answer) =>
      !answer.ok &&
      answer.code === 'error.studio.session_ended' &&
      round !== undefined &&
      act !== undefined &&
      stakesMore(round, act),
    isChanged: (_, answer: Answer) => !answer.ok && answer.code === 'error.studio.game_changed',
    isRoundChanged: (_, answer: Answer) =>
      !answer.ok && answer.code === 'error.studio.round_changed',
    isRoundOpen: (_, answer: Answer) => !answer.ok && answer.code === 'error.studio.round_open',
    isTooSoon: (_, answer: Answer) => !answer.ok && answer.code === 'error.studio.too_soon',
  },
});
