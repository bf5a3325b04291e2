import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import type { ToGame } from '../../../reference/game-messages.ts';
import type { Plain, StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import { LOOK_EVERY, nextLookMs, type Area, type Facts, type Limitation } from './decide.ts';

export type PlayEvent =
  /** A part of the site is opened over the game, from its header. */
  | { type: 'overlay.opened'; area: Area }
  | { type: 'overlay.closed' }
  /** Has read what a bonus means for the game; `isHidden`: wants to read it no more. */
  | { type: 'limitation.read'; isHidden: boolean }
  /** Confirms the check inside the game. */
  | { type: 'check.confirmed' }
  /** Wants the game anew, which did not answer or was left. */
  | { type: 'frame.renewed' }
  | { type: 'game.left' }
  | { type: 'fullScreen.wanted' }
  | { type: 'fullScreen.unwanted' }
  /** The frame has its port, and the game can be played. */
  | { type: 'frame.readied' }
  | { type: 'frame.paused' }
  /** The round that was under way is over, as the frame says. */
  | { type: 'frame.rested' }
  | { type: 'frame.answered' }
  /** It answers, and has not paused for ten minutes since it was told to. */
  | { type: 'frame.overdue' }
  /** The frame has seen another balance. */
  | { type: 'frame.paid' }
  /** Rounds since the game was opened, as the game counts them. */
  | { type: 'frame.counted'; rounds: number }
  /** Another page came into the frame, or it sent more messages than a game does. */
  | { type: 'frame.broken' }
  /** By the browser: whether the game has the whole screen. */
  | { type: 'fullScreen.changed'; isFull: boolean }
  /** On a phone the page was moved, so that the browser's bars have gone. */
  | { type: 'swipe.done' }
  /** The player's own reminder, or the question whether they are still there, shows; and is answered. */
  | { type: 'question.shown' }
  | { type: 'question.answered' }
  /** The game may be open to the player no longer. */
  | { type: 'play.barred' }
  | News<'balance.changed' | 'player.changed' | 'session.ended'>;

/** Orders for the frame: a message, or that its count of messages begins anew. */
export type FrameOrder = Exclude<ToGame, { type: 'ready' }> | { type: 'renew' };
/** What the site hears of a game: a round of it may be under way, and none is. */
export type PlayNews = { type: 'game.played' } | { type: 'game.rested' };
/** That nothing is to be told any more when the page goes. */
export type LeavingOrder = { type: 'forget' };
/** Orders for the browser and the device. */
export type DeviceOrder =
  | { type: 'enter' }
  | { type: 'leave' }
  /** The limitation of the game is not told any more on this device. */
  | { type: 'hide' };

export interface PlayInput {
  readonly gameId: string;
  /** The studio's page, at an origin of its own. */
  readonly url: string;
  /** The open game of the platform's; undefined: it is played for free. */
  readonly gameSessionId: string | undefined;
  /** The player wants to read no more what a bonus means for this game. */
  isLimitationHidden: boolean;
  /** A phone whose browser gives no page the whole screen. */
  readonly isSwiped: boolean;
}

export interface PlayContext extends PlayInput {
  /** Counts the frames of this game: the newest shows. */
  frame: number;
  isReady: boolean;
  /** Another page came into the frame, or too many messages: it is heard no more. */
  isBroken: boolean;
  /** Pings since the frame answered last; no more than {@link MOST_MISSED} are counted. */
  missed: number;
  area: Area | undefined;
  limitation: Limitation | undefined;
  isAsked: boolean;
  /** The session is over: the platform tells nothing more of the game, and has ended it. */
  isSignedOut: boolean;
  facts: Facts | undefined;
  /** As the frame counts them; undefined before it has said. */
  rounds: number | undefined;
  isFullScreen: boolean;
  showsSwipe: boolean;
  failure: Failure | undefined;
}

/** The header above the game. */
export interface Head {
  readonly gameId: string;
  readonly isFullScreen: boolean;
  readonly showSwipeText: boolean;
  /** No money is staked. */
  readonly isFree: boolean;
  /** Undefined before the platform has told of the game, and of free play. */
  readonly facts: Facts | undefined;
}

interface Framed {
  /** The newest frame; undefined: it is broken, and taken away. */
  readonly frame: number | undefined;
  readonly url: string;
  /** Keys and presses are the game's. */
  readonly isInReach: boolean;
  readonly head: Head;
}

/** What lies over the game. */
export type PlayScreen =
  | ({ readonly name: 'opening' } & Framed)
  | ({ readonly name: 'playing' } & Framed)
  /** The game waits for the platform's figures of it. */
  | ({ readonly name: 'withheld' } & Framed)
  /** A round ends before something comes over the game, or the game is left. */
  | ({ readonly name: 'pausing' } & Framed)
  | ({ readonly name: 'silent' } & Framed)
  | ({ readonly name: 'broken' } & Framed)
  | ({ readonly name: 'overlay'; readonly area: Area } & Framed)
  | ({ readonly name: 'limited'; readonly limitation: Limitation } & Framed)
  | ({
      readonly name: 'check';
      readonly facts: Facts;
      readonly rounds: number | undefined;
      readonly isBusy: boolean;
      readonly failure: Failure | undefined;
    } & Framed)
  | ({ readonly name: 'resting'; readonly facts: Facts } & Framed)
  /** The reminder, or the question whether somebody is there, shows beside the page, over the game. */
  | ({ readonly name: 'asked' } & Framed)
  | ({ readonly name: 'over'; readonly facts: Facts } & Framed)
  | Plain<'leaving'>;

/** Pings without an answer after which a frame counts as silent. */
const MOST_MISSED = 2;
type FactsAnswer = Outcome<'getGameSession' | 'acceptGameCheck'>;

const wallet = ({ facts }: PlayContext): ToGame => ({
  type: 'balanceUpdate',
  payload: { amount: facts?.balance ?? 0, currency: facts?.currency ?? '' },
});

export const playSetup = setup({
  types: {
    context: {} as PlayContext,
    events: {} as PlayEvent,
    input: {} as PlayInput,
    output: {} as Pick<PlayInput, 'isLimitationHidden'>,
    meta: {} as StateMeta<PlayScreen>,
    /** `covered`: something lies over the game; `inReach`: keys and presses are the game's. */
    tags: {} as 'busy' | 'covered' | 'inReach',
  },
  actors: {
    ...operations('getGameLimitations', 'getGameSession', 'acceptGameCheck', 'endGameSession'),
    frame: fromCallback<FrameOrder, { readonly url: string }>(() => {}),
    device: fromCallback<DeviceOrder, { readonly gameId: string }>(() => {}),
    watchQuestions: fromCallback<PlayNews>(() => {}),
    /** Ends the game at the platform when its page goes. */
    leaving: fromCallback<LeavingOrder, Pick<PlayInput, 'gameSessionId'>>(() => {}),
  },
  actions: {
    takeArea: assign(({ event }) => (event.type === 'overlay.opened' ? { area: event.area } : {})),
    forgetArea: assign({ area: undefined }),
    takeLimitation: assign((_, answer: Outcome<'getGameLimitations'>) =>
      answer.ok && answer.data.statusCode !== 0 ? { limitation: answer.data.statusCode } : {},
    ),
    takeFacts: assign((_, answer: FactsAnswer) =>
      answer.ok ? { facts: answer.data, failure: undefined } : {},
    ),
    tellBalance: sendTo('frame', ({ context }) => wallet(context)),
    ask: assign({ isAsked: true }),
    askNoMore: assign({ isAsked: false }),
    noteReady: assign({ isReady: true, missed: 0 }),
    noteAnswer: assign({ missed: 0 }),
    breakFrame: assign({ isBroken: true, isReady: false }),
    countRounds: assign(({ event }) =>
      event.type === 'frame.counted' ? { rounds: event.rounds } : {},
    ),
    renewFrame: assign(({ context }) => ({
      frame: context.frame + 1,
      isReady: false,
      isBroken: false,
      missed: 0,
    })),
    notePing: assign(({ context }) => ({ missed: Math.min(context.missed + 1, MOST_MISSED) })),
    tellPlayed: sendTo('watchQuestions', { type: 'game.played' }),
    tellRested: sendTo('watchQuestions', { type: 'game.rested' }),
    forgetLeaving: sendTo('leaving', { type: 'forget' }),
    noteSignedOut: assign({ isSignedOut: true }),
    ping: sendTo('frame', { type: 'ping', payload: {} }),
    renewCount: sendTo('frame', { type: 'renew' }),
    pauseGame: sendTo('frame', { type: 'pause', payload: {} }),
    resumeGame: sendTo('frame', { type: 'resume', payload: {} }),
    takeScreen: assign(({ event }) =>
      event.type === 'fullScreen.changed' ? { isFullScreen: event.isFull } : {},
    ),
    enterScreen: sendTo('device', { type: 'enter' }),
    leaveScreen: sendTo('device', { type: 'leave' }),
    hideLimitation: sendTo('device', { type: 'hide' }),
    noteHidden: assign({ isLimitationHidden: true }),
    noteSwipe: assign({ showsSwipe: false }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetFailure: assign({ failure: undefined }),
  },
  guards: {
    isOpenThere: ({ context: { gameSessionId, isSignedOut } }) =>
      gameSessionId !== undefined && !isSignedOut,
    asksNothing: ({ context }) => context.gameSessionId === undefined || context.isLimitationHidden,
    isUntold: ({ context: { gameSessionId, facts } }) =>
      gameSessionId !== undefined && facts === undefined,
    isReady: ({ context }) => context.isReady,
    isBroken: ({ context }) => context.isBroken,
    isSilent: ({ context }) => context.isReady && context.missed === MOST_MISSED,
    answersAgain: ({ context }) => context.isReady && context.missed === 0,
    minds: (_, answer: Outcome<'getGameLimitations'>) => answer.ok && answer.data.statusCode !== 0,
    isHidden: ({ event }) => event.type === 'limitation.read' && event.isHidden,
    isOver: ({ context }) => context.facts?.state === 'ENDED',
    isCheckDue: ({ context }) => context.facts?.state === 'CHECK_DUE',
    isResting: ({ context }) => context.facts?.state === 'RESTING',
    isAsked: ({ context }) => context.isAsked,
    isHeld: ({ context: { facts } }) => facts !== undefined && facts.state !== 'OPEN',
    isAnswered: (_, answer: FactsAnswer) => answer.ok,
    hasArea: ({ context }) => context.area !== undefined,
  },
  delays: {
    framePatience: LOOK_EVERY,
    nextLook: ({ context }) => nextLookMs(context.facts),
    nextPing: LOOK_EVERY,
  },
});

/** Names the open game to the platform. */
export const sessionOf = ({ context }: { readonly context: PlayContext }) => ({
  path: { gameSessionId: context.gameSessionId ?? '' },
});

/** Hands the answer of an operation to a guard or an action. */
export const answer = <Output>({
  event,
}: {
  readonly event: { readonly output: Output };
}): Output => event.output;
