import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Input, Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';
import { hearFlow } from '../../hear-flow.ts';
import { asFailure, notProvided, operations, type Failure } from '../../operations.ts';
import { pageSize, type ListedGame, type LobbyContent, type LobbyReader } from './lobby.ts';
import { searchMachine } from '../search/machine.ts';
import type { SearchEmitted } from '../search/setup.ts';

/** What an address asks of a lobby. */
export interface LobbyPlace {
  /** Id of a category, or of a live table; absent on the lobby itself. */
  readonly category: string | undefined;
  /** Ids of providers and sub-providers whose games are asked for. */
  readonly studios: readonly string[];
}

export interface LobbyInput extends LobbyReader {
  readonly place: LobbyPlace;
  /** How many games showed when the player left this address, which come back with it; 0 on a first visit. */
  readonly shown: number;
  /** The text that the address has searched for; undefined where it has none. */
  readonly searched: string | undefined;
  /** The lobby, where the page came with it. */
  readonly given?: LobbyContent | undefined;
}

export type LobbyEvent =
  /** The page is at another address of the same lobby. */
  | { type: 'address.changed'; place: LobbyPlace; shown: number }
  | { type: 'retry.requested' }
  | { type: 'more.requested' }
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'studio.toggled'; studio: string }
  | { type: 'filter.cleared' }
  /** What the search announces. */
  | SearchEmitted;

export type LobbyEmitted =
  /** The games of these studios show: the address shall name them. */
  | { type: 'studios.chosen'; studios: readonly string[] }
  /** The lobby itself shows: its address shall. */
  | { type: 'filter.cleared' }
  /** The address names a live table, which has a page of its own. */
  | { type: 'table.opened'; table: string }
  /** The address shall have the text of the search, or none; or what was found opens. */
  | SearchEmitted;

type Search = ActorRefFrom<typeof searchMachine>;

/** What surrounds the games, as far as it is known. */
interface Around {
  readonly lobby: LobbyId;
  readonly place: LobbyPlace;
  readonly isPanelOpen: boolean;
  /** Whether a search or a filter by studios decides what shows (LOBBY-10). */
  readonly isFiltered: boolean;
  readonly search: Search;
}

interface Known extends Around {
  readonly content: LobbyContent;
}

interface Games extends Known {
  readonly games: readonly ListedGame[];
  readonly hasMore: boolean;
}

export type LobbyScreen =
  | ({ readonly name: 'loading' } & Around)
  | ({ readonly name: 'failed'; readonly failure: Failure } & Around)
  | ({ readonly name: 'home' } & Known)
  | ({ readonly name: 'unknownCategory' } & Known)
  | ({ readonly name: 'unknownStudio' } & Known)
  | ({ readonly name: 'readingGames' } & Known)
  | ({ readonly name: 'gamesFailed'; readonly failure: Failure } & Known)
  | ({ readonly name: 'noGames' } & Known)
  | ({ readonly name: 'games' } & Games)
  | ({ readonly name: 'readingMore' } & Games)
  | ({ readonly name: 'moreFailed'; readonly failure: Failure } & Games);

export interface LobbyContext extends Omit<LobbyInput, 'given'> {
  readonly search: Search;
  content: LobbyContent | undefined;
  /** Of the category or the studios at hand, each once, in the order in which they came. */
  games: readonly ListedGame[];
  hasMore: boolean;
  isSearched: boolean;
  failure: Failure | undefined;
}

export const NO_GAMES = { games: [], hasMore: false, failure: undefined } as const;

/** The question for games of studios; `limit` is one more than a page shows. */
export interface StudioGames extends LobbyReader {
  readonly studios: readonly string[];
  readonly excluded: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

type Asking = { readonly context: LobbyContext };
type Answer = Outcome<'getCategoryGames'>;

/** The next page of the category. */
export const nextOfCategory = ({ context }: Asking): Input<'getCategoryGames'> => ({
  path: { categoryId: context.place.category ?? '' },
  query: {
    locale: context.locale,
    channel: context.channel,
    offset: context.games.length,
    limit: pageSize(context) + 1,
  },
});

/** The next page of the studios. */
export const nextOfStudios = ({ context }: Asking): StudioGames => {
  const { lobby, lang, locale, currency, viewer, channel, place, content, games } = context;
  return {
    lobby,
    lang,
    locale,
    currency,
    viewer,
    channel,
    studios: place.studios,
    excluded: content?.exclusionSubProviders ?? [],
    offset: games.length,
    limit: pageSize(context) + 1,
  };
};

export const readerOf = ({ context }: Asking): LobbyReader => {
  const { lobby, lang, locale, currency, viewer, channel } = context;
  return { lobby, lang, locale, currency, viewer, channel };
};

/** The lobby itself. */
const HOME: LobbyPlace = { category: undefined, studios: [] };

const isSame = (one: LobbyPlace, other: LobbyPlace): boolean =>
  one.category === other.category && one.studios.join(' ') === other.studios.join(' ');

/**
 * Adds a page: what is known already is not there twice (LOBBY-17). Where games were put before those that are
 * known, some come again; a page of them alone is the end, so that nobody asks for ever.
 */
function withPage(context: LobbyContext, answered: readonly ListedGame[]): Partial<LobbyContext> {
  const { games: known } = context;
  const size = pageSize(context);
  const all = [...known, ...answered.slice(0, size)];
  const games = [...new Map(all.map((game) => [game.gameId, game])).values()];
  return { games, hasMore: answered.length > size && games.length > known.length };
}

const knows = ({ content }: LobbyContext, category: string): boolean =>
  content?.categories.some(({ id }) => id === category) === true;

/** Whether a studio may be named by a filter at all. */
const isStudio = ({ content }: LobbyContext, studio: string): boolean =>
  content !== undefined &&
  !content.exclusionSubProviders.includes(studio) &&
  [...content.providers, ...content.subProviders].some(({ _id }) => _id === studio);

export const lobbySetup = setup({
  types: {
    context: {} as LobbyContext,
    events: {} as LobbyEvent,
    emitted: {} as LobbyEmitted,
    input: {} as LobbyInput,
    meta: {} as StateMeta<LobbyScreen>,
  },
  actors: {
    ...operations('getCategoryGames'),
    search: searchMachine,
    hearFlow,
    readLobby: notProvided<LobbyContent, LobbyReader>('readLobby'),
    readStudioGames: notProvided<readonly ListedGame[], StudioGames>('readStudioGames'),
  },
  actions: {
    goThere: assign(({ event }) =>
      event.type === 'address.changed' ? { place: event.place, shown: event.shown } : {},
    ),
    takeContent: assign((_, content: LobbyContent) => ({ content })),
    forgetFailure: assign({ failure: undefined }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: asFailure(error) })),
    forgetGames: assign(NO_GAMES),
    appendCategory: assign(({ context }, answer: Answer) =>
      answer.ok ? withPage(context, answer.data.games) : {},
    ),
    appendStudios: assign(({ context }, games: readonly ListedGame[]) => withPage(context, games)),
    noteSearch: assign({ isSearched: true }),
    forgetSearch: assign({ isSearched: false }),
    announceSearch: emit((_, { fact }: { fact: SearchEmitted }) => fact),
    toggleStudio: assign(({ context: { place }, event }) => {
      if (event.type !== 'studio.toggled') return {};
      const others = place.studios.filter((each) => each !== event.studio);
      const isOff = others.length === place.studios.length;
      const studios = isOff ? [...others, event.studio] : others;
      return { place: { category: undefined, studios }, shown: 0 };
    }),
    clearFilter: assign({ place: HOME, shown: 0, isSearched: false }),
    tellStudios: emit(({ context: { place } }) => ({
      type: 'studios.chosen' as const,
      studios: place.studios,
    })),
    tellCleared: emit({ type: 'filter.cleared' }),
    tellTable: emit(({ context }) => ({
      type: 'table.opened' as const,
      table: context.place.category ?? '',
    })),
  },
  guards: {
    isGiven: ({ context }) => context.content !== undefined,
    isElsewhere: ({ context, event }) =>
      event.type === 'address.changed' && !isSame(event.place, context.place),
    isFiltered: ({ context }) => context.place.studios.length > 0,
    namesUnknownStudio: ({ context }) =>
      context.place.studios.some((studio) => !isStudio(context, studio)),
    namesCategory: ({ context: { place } }) => place.category !== undefined,
    namesTable: ({ context }) =>
      context.lobby === 'live' &&
      context.place.category !== undefined &&
      !knows(context, context.place.category),
    namesUnknownCategory: ({ context }) =>
      context.place.category !== undefined && !knows(context, context.place.category),
    hasMore: ({ context }) => context.hasMore,
    mayReadOn: ({ context }) => context.hasMore && context.games.length < context.shown,
    isGames: (_, answer: Answer) => answer.ok,
  },
});
