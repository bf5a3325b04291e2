import { assign, emit, setup } from 'xstate';
import type { Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import {
  fulfilled,
  open,
  turned,
  without,
  type Hearted,
  type Hearts,
  type Wish,
} from './wishes.ts';

export interface FavouritesInput {
  /** The player who is signed in already. */
  readonly playerId: string | undefined;
  /** The device, whose games alone are listed. */
  readonly channel: Schemas['GameChannel'];
  /** The game whose heart was pressed before the page was loaded, by somebody who left it to log in. */
  readonly asked: Hearted | undefined;
}

export type FavouritesEvent =
  | ({ type: 'heart.pressed' } & Hearted)
  /** The question to log in, which a guest's heart led to, shows; and shows no more. */
  | { type: 'login.shown' }
  | { type: 'login.closed' }
  /** Another tab or device may have changed the favourites. */
  | { type: 'favourites.doubted' }
  | { type: 'retry.requested' }
  | { type: 'session.authorized'; playerId: string }
  | { type: 'session.ended' };

/** Why the platform did not keep a heart: by the contract's code, or as a failure. */
export type Unkept = Extract<Outcome<'addFavouriteGame'>, { ok: false }>['code'] | Failure;

export type FavouritesEmitted =
  /** A guest pressed the heart of a game (FAV-03). */
  | { type: 'login.asked'; gameId: string }
  /** A heart is as it was before (FAV-05). */
  | { type: 'heart.restored'; name: string; wasOn: boolean; why: Unkept };

export type FavouritesScreen =
  /** `asked`: the game whose heart a guest pressed last, as long as it asks for a log-in. */
  | { readonly name: 'guest'; readonly asked: string | undefined }
  /** What the platform has is being asked for; hearts can be pressed all the same. */
  | { readonly name: 'waiting'; readonly ids: readonly string[] }
  | ({ readonly name: 'list' } & Shown)
  | ({ readonly name: 'unread'; readonly failure: Failure } & Pick<Shown, 'ids'> & Partial<Shown>);

/** The favourites: ids as the hearts show them, and the games as the platform answered them, less those taken off. */
interface Shown {
  readonly ids: readonly string[];
  readonly games: readonly Schemas['GameCard'][];
}

export interface FavouritesContext extends FavouritesInput, Hearts {
  /** The platform's answer, before it is shown less those taken off; undefined before the first. */
  readonly games: readonly Schemas['GameCard'][] | undefined;
  /** The wish that the platform is asked to fulfil. */
  readonly sent: Wish | undefined;
  readonly failure: Failure | undefined;
}

/** Nothing is known of anybody's favourites. */
export const NOTHING = {
  ids: [],
  wishes: [],
  games: undefined,
  sent: undefined,
  failure: undefined,
} as const satisfies Partial<FavouritesContext>;

type List = Outcome<'getFavouriteGames'>;
type Added = Outcome<'addFavouriteGame'>;

const gamesOf = (answer: List) => (answer.ok ? answer.data.games : []);

/** The request of the wish that is sent, either way. */
export const wishSent = ({ sent }: FavouritesContext) => ({
  body: { gameId: sent?.gameId ?? '', lobbyPageType: sent?.lobby ?? ('casino' as const) },
});

const heartOf = (event: FavouritesEvent): Hearted | undefined =>
  event.type === 'heart.pressed'
    ? { gameId: event.gameId, lobby: event.lobby, name: event.name }
    : undefined;

export const favouritesSetup = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
    input: {} as FavouritesInput,
    meta: {} as StateMeta<FavouritesScreen>,
  },
  actors: operations('getFavouriteGames', 'addFavouriteGame', 'removeFavouriteGame'),
  actions: {
    rememberPlayer: assign(({ event }) =>
      event.type === 'session.authorized' ? { playerId: event.playerId } : {},
    ),
    forgetPlayer: assign({ ...NOTHING, playerId: undefined }),
    forgetOthers: assign(NOTHING),
    askForLogin: emit(({ event }) => ({
      type: 'login.asked' as const,
      gameId: heartOf(event)?.gameId ?? '',
    })),
    ask: assign(({ event }) => ({ asked: heartOf(event) })),
    forgetAsked: assign({ asked: undefined }),
    /** Whoever asked for a favourite before the log-in wants it on, whatever it was. */
    wishAsked: assign(({ context: { asked } }) =>
      asked ? { asked: undefined, wishes: [{ ...asked, isOn: true }] } : {},
    ),
    turnHeart: assign(({ context, event }) => {
      const game = heartOf(event);
      return game ? { wishes: turned(context, game) } : {};
    }),
    takeList: assign(({ context }, answer: List) => {
      const games = gamesOf(answer);
      const ids = games.map(({ gameId }) => gameId);
      return { games, ids, wishes: open({ ...context, ids }), failure: undefined };
    }),
    dropFulfilled: assign(({ context }) => ({ wishes: open(context) })),
    sendNext: assign(({ context }) => ({ sent: context.wishes[0] })),
    keep: assign(({ context: { ids, sent } }) => (sent ? { ids: fulfilled(ids, sent) } : {})),
    restore: assign(({ context: { ids, wishes, sent } }) =>
      sent ? { wishes: open({ ids, wishes: without(wishes, sent) }) } : {},
    ),
    announceRefused: emit(({ context }, answer: Added) => restored(context, codeOf(answer))),
    announceFailed: emit(({ context }, { error }: { error: unknown }) =>
      restored(context, asFailure(error)),
    ),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
  },
  guards: {
    hasAsked: ({ context }) => context.asked !== undefined,
    hasPlayer: ({ context }) => context.playerId !== undefined,
    isAnother: ({ context, event }) =>
      event.type === 'session.authorized' && event.playerId !== context.playerId,
    wantsOn: ({ context }) => context.wishes[0]?.isOn === true,
    wantsOff: ({ context }) => context.wishes[0]?.isOn === false,
    isKept: (_, answer: Added) => answer.ok,
  },
});

const codeOf = (answer: Added): Unkept => ('code' in answer ? answer.code : asFailure(undefined));

const restored = ({ sent }: FavouritesContext, why: Unkept) => ({
  type: 'heart.restored' as const,
  name: sent?.name ?? '',
  wasOn: sent?.isOn === false,
  why,
});
