import { assign, emit, sendTo, setup, type ActorRefFrom, type OutputFrom } from 'xstate';
import type { Outcome, Schemas } from '../../../openapi/types.ts';
import { isForeign } from '../../../reference/web-page.ts';
import type { Plain, StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import { playMachine } from '../play/machine.ts';
import {
  isSame,
  isShut,
  mayGoOn,
  wayToMoney,
  waysIn,
  type Device,
  type Looked,
  type Mode,
  type Visit,
  type WaysIn,
} from './decide.ts';

export type LaunchEvent =
  /** Wants to play for money, also out of a free game that runs. */
  | { type: 'money.chosen' }
  /** Wants to try the game for free. */
  | { type: 'demo.chosen' }
  /** Somebody else looks, or from elsewhere, or more is known of them. */
  | { type: 'visit.changed'; visit: Visit }
  | News<'balance.changed' | 'player.changed' | 'session.ended'>;

export type LaunchEmitted =
  | { type: 'login.asked' }
  /** A player has the game before them: it is among those that they opened lately. */
  | { type: 'game.opened' }
  /** The area of the game is off for the player (GUARD-12). */
  | { type: 'game.shut' }
  /** The platform has no data of the game (GAME-04), or failed: its trace id then. */
  | { type: 'game.lost'; traceId: string | undefined };

type MoneyAnswer = Outcome<'startGame'>;
type FreeAnswer = Outcome<'startDemo'>;
type Answer = MoneyAnswer | FreeAnswer;

/** Why the platform starts no game, by the contract's codes. */
export type Refused = Exclude<Extract<Answer, { ok: false }>['code'], 'error.game.not_found'>;

export type LaunchScreen =
  | ({ readonly name: 'offered' } & Offered)
  | ({ readonly name: 'prompted' } & Offered)
  | ({ readonly name: 'starting'; readonly mode: Mode } & Offered)
  | ({
      readonly name: 'refused';
      readonly reason: Refused;
      readonly opensAt: string | undefined;
    } & Offered)
  | ({ readonly name: 'failed'; readonly failure: Failure } & Offered)
  /**
   * `play`: the game in its frame, and what shows around it. `isMoneyOffered`: a press leads from free play to play for
   * money, over the log-in where it is needed.
   */
  | {
      readonly name: 'game';
      readonly mode: Mode;
      readonly isMoneyOffered: boolean;
      readonly play: ActorRefFrom<typeof playMachine>;
    }
  | Plain<'missing' | 'restricted' | 'leaving'>;

interface Offered {
  readonly ways: WaysIn;
}

/** What the platform tells of an open game. */
type Detail = Schemas['GameDetail'] | Schemas['FreeGameDetail'];

export interface LaunchInput extends Looked {
  readonly device: Device;
}

export interface LaunchContext extends LaunchInput {
  /** How the game was wanted last. */
  mode: Mode;
  /** The game that the platform opened last. */
  detail: Detail | undefined;
  reason: Refused | undefined;
  /** When they may begin a game, ISO 8601, UTC; undefined where the platform tells none. */
  opensAt: string | undefined;
  failure: Failure | undefined;
  /** That a player opened the game was announced. */
  isOpened: boolean;
  /** A guest was told of the log-in. */
  isPrompted: boolean;
  /** A player leaves the free game for play for money. */
  isMoneyWanted: boolean;
}

const detailOf = (answer: Answer): Detail | undefined =>
  answer.ok ? answer.data.data?.gameDetail : undefined;

const opensAtOf = ({ problem }: Extract<Answer, { ok: false }>): string | undefined =>
  'additionalInfo' in problem ? problem.additionalInfo?.opensAt : undefined;

type Played = OutputFrom<typeof playMachine>;
type PlayNews = News<'balance.changed' | 'player.changed' | 'session.ended'>;

/** The wish to start the game, as the platform takes it (GAME-02). */
export const launchOf = ({ game, visit }: Looked) => ({
  body: { ...visit.told, slug: game.gameSlug, enabled: true },
});

/** What the open game is begun with. */
export const playOf = ({ detail, device }: LaunchContext) => ({
  gameId: detail?.gameId ?? '',
  url: detail?.url ?? '',
  gameSessionId:
    detail !== undefined && 'gameSessionId' in detail ? detail.gameSessionId : undefined,
  isLimitationHidden: device.isLimitationHidden,
  isSwiped: device.isSwiped,
});

/** Whether somebody reads of the log-in before the free game. */
const isToBePrompted = (context: LaunchContext): boolean => {
  const { free, promptsFirst } = waysIn(context);
  return free === 'allowed' && promptsFirst && !context.isPrompted;
};

export const launchSetup = setup({
  types: {
    context: {} as LaunchContext,
    events: {} as LaunchEvent,
    children: {} as { play: 'play' },
    emitted: {} as LaunchEmitted,
    input: {} as LaunchInput,
    meta: {} as StateMeta<LaunchScreen>,
    tags: {} as 'busy',
  },
  actors: { ...operations('startGame', 'startDemo'), play: playMachine },
  actions: {
    takeVisit: assign(({ event }) =>
      event.type === 'visit.changed' ? { visit: event.visit } : {},
    ),
    choose: assign((_, { mode }: { mode: Mode }) => ({
      mode,
      reason: undefined,
      failure: undefined,
      isMoneyWanted: false,
    })),
    takeGame: assign((_, answer: Answer) => ({ detail: detailOf(answer) })),
    takeHidden: assign(({ context: { device } }, { isLimitationHidden }: Played) => ({
      device: { ...device, isLimitationHidden },
    })),
    tellPlay: sendTo('play', (_, { news }: { news: PlayNews }) => news),
    leavePlay: sendTo('play', { type: 'game.left' }),
    barPlay: sendTo('play', { type: 'play.barred' }),
    takeReason: assign((_, answer: Answer) =>
      answer.ok || answer.code === 'error.game.not_found'
        ? {}
        : { reason: answer.code, opensAt: opensAtOf(answer) },
    ),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    askForLogin: emit({ type: 'login.asked' }),
    announceOpened: emit({ type: 'game.opened' }),
    noteOpened: assign({ isOpened: true }),
    forgetRun: assign(({ context: { device } }) => ({
      device: { ...device, ranBefore: undefined },
    })),
    wantMoney: assign({ isMoneyWanted: true }),
    notePrompted: assign({ isPrompted: true }),
    announceShut: emit({ type: 'game.shut' }),
    announceLost: emit(({ context: { failure } }) => ({
      type: 'game.lost' as const,
      traceId: failure?.kind === 'unexpected' ? failure.traceId : undefined,
    })),
  },
  guards: {
    isShut: ({ context }) => isShut(context),
    isMissing: ({ context }) => waysIn(context).money === 'notOffered',
    isRestricted: ({ context }) => waysIn(context).money === 'restrictedCountry',
    isNewToPlayer: ({ context: { visit, isOpened } }) =>
      visit.viewer.player !== undefined && !isOpened,
    moneyIsOpen: ({ context }) => waysIn(context).money === 'allowed',
    goesOver: ({ context }) => context.isMoneyWanted && wayToMoney(context) === 'allowed',
    mayGoOver: ({ context }) => wayToMoney(context) === 'allowed',
    mayLogIn: ({ context }) => wayToMoney(context) === 'loginNeeded',
    ranForMoney: ({ context }) =>
      context.device.ranBefore === 'money' && waysIn(context).money === 'allowed',
    ranForFree: ({ context }) =>
      context.device.ranBefore === 'free' &&
      waysIn(context).free === 'allowed' &&
      !isToBePrompted(context),
    isToBePrompted: ({ context }) => isToBePrompted(context),
    freeIsOpen: ({ context }) => waysIn(context).free === 'allowed',
    freeNeedsLogin: ({ context }) => waysIn(context).free === 'loginNeeded',
    isSame: ({ context, event }) =>
      event.type === 'visit.changed' && isSame(event.visit, context.visit),
    mayGoOn: ({ context, event }) =>
      event.type === 'visit.changed' &&
      mayGoOn({ game: context.game, visit: event.visit }, context.mode),
    hasGame: ({ context: { device } }, answer: Answer) =>
      isForeign(detailOf(answer)?.url ?? '', [device.origin]),
    hasNoData: (_, answer: Answer) => answer.ok,
    isUnknownGame: (_, answer: Answer) => !answer.ok && answer.code === 'error.game.not_found',
    isLost: (_, { error }: { error: unknown }) => asFailure(error).kind === 'unexpected',
  },
});

/** What an event carries, for a guard or an action. */
export const answer = <Output>({
  event,
}: {
  readonly event: { readonly output: Output };
}): Output => event.output;
export const news = <News>({ event }: { readonly event: News }) => ({ news: event });
export const thrown = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});
