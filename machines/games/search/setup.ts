import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import type { GameViewer } from '../../../reference/game-visibility.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, notProvided, type Failure } from '../../operations.ts';
import type { LobbyId } from '../../../reference/lobbies.ts';

/** How long nobody has typed when a text is asked for, in ms (NS-43). */
export const SEARCH_DEBOUNCE = 300;

/** Characters of the shortest text that is asked for, white space around it not counted (NS-43). */
export const SEARCH_LEAST = 2;

/** A game as a result shows it. */
export interface FoundGame {
  readonly slug: string;
  readonly name: string;
  /** Name of its sub-provider, else of its provider; empty where neither has one. */
  readonly studio: string;
  /** Asset of its picture; empty where there is none. */
  readonly image: string;
  readonly isLive: boolean;
  readonly hasJackpot: boolean;
  /** It says that it may not be played where the viewer is (GAME-08). */
  readonly isRestricted: boolean;
}

/** A provider or sub-provider whose name matches. */
export interface FoundStudio {
  /** `_id` of its document. */
  readonly id: string;
  readonly title: string;
  /** Where a filter may name it: the lobby that is searched, else the other one. */
  readonly lobby: LobbyId;
  /** The games that it has there. */
  readonly games: number;
}

/** The answer to a text. */
export interface Found {
  readonly studios: readonly FoundStudio[];
  /** The first of the games whose name, provider or sub-provider matches, the best first. */
  readonly games: readonly FoundGame[];
  /** All games that match. */
  readonly total: number;
  /** Nothing matches: these are names that the text nearly is. */
  readonly isNear: boolean;
}

/** Who looks for games, and from where. Games of both lobbies are found. */
export interface Searcher {
  readonly viewer: GameViewer;
  readonly lobby: LobbyId;
}

export interface FindInput extends Searcher {
  /** Without white space around it. */
  readonly text: string;
}

/** A line of the results that can be chosen. */
export type SearchOption =
  | { readonly kind: 'studio'; readonly id: string; readonly lobby: LobbyId }
  | { readonly kind: 'game'; readonly slug: string };

/** The lines in the order in which they show. */
export const optionsOf = ({ studios, games }: Found): readonly SearchOption[] => [
  ...studios.map(({ id, lobby }) => ({ kind: 'studio', id, lobby }) as const),
  ...games.map(({ slug }) => ({ kind: 'game', slug }) as const),
];

export const isSameOption = (one: SearchOption, other: SearchOption): boolean =>
  one.kind === 'studio'
    ? other.kind === 'studio' && one.id === other.id
    : other.kind === 'game' && one.slug === other.slug;

export interface SearchInput extends Searcher {
  /** The text of the address; undefined where it has none. */
  readonly text: string | undefined;
}

export type SearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'text.typed'; text: string }
  /** Up and down the results; beyond an end it begins at the other. */
  | { type: 'option.moved'; by: 'next' | 'previous' }
  | { type: 'option.chosen'; option: SearchOption }
  /** Enter where no line of the results is active: whoever has typed waits no longer. */
  | { type: 'enter.pressed' }
  | { type: 'retry.requested' }
  /** The address has another text, or none any more. */
  | { type: 'address.changed'; text: string | undefined };

export type SearchEmitted =
  /** Results show in place of the lobby, or that there are none (LOBBY-10). */
  | { type: 'search.resultsShown'; text: string }
  /** The lobby shows again (LOBBY-10). */
  | { type: 'search.cleared' }
  | { type: 'search.gameChosen'; slug: string; text: string }
  | { type: 'search.studioChosen'; id: string; lobby: LobbyId; text: string };

/** An earlier answer stays until the next one is there. */
interface Awaiting {
  readonly text: string;
  readonly found: Found | undefined;
}

export type SearchScreen =
  | { readonly name: 'closed' }
  | { readonly name: 'begun'; readonly text: string }
  | ({ readonly name: 'typing' } & Awaiting)
  | ({ readonly name: 'asking' } & Awaiting)
  | {
      readonly name: 'results';
      readonly text: string;
      readonly found: Found;
      /** The line that Enter opens. */
      readonly active: SearchOption | undefined;
    }
  | { readonly name: 'none'; readonly text: string }
  | { readonly name: 'failed'; readonly text: string; readonly failure: Failure };

export interface SearchContext extends Searcher {
  /** As it was typed. */
  text: string;
  /** The last answer, as long as it shows. */
  found: Found | undefined;
  active: SearchOption | undefined;
  failure: Failure | undefined;
  /** Whether the lobby was told that results show. */
  isFiltering: boolean;
}

const isLong = (text: string): boolean => text.trim().length >= SEARCH_LEAST;

const shows = ({ found }: SearchContext, option: SearchOption): boolean =>
  found !== undefined && optionsOf(found).some((one) => isSameOption(one, option));

function moved({ found, active }: SearchContext, by: 'next' | 'previous') {
  const options = found ? optionsOf(found) : [];
  const at = active ? options.findIndex((option) => isSameOption(option, active)) : -1;
  if (by === 'next') return options[at + 1] ?? options[0];
  return at > 0 ? options[at - 1] : options.at(-1);
}

const chosen = (option: SearchOption, { text }: SearchContext): SearchEmitted =>
  option.kind === 'game'
    ? { type: 'search.gameChosen', slug: option.slug, text: text.trim() }
    : { type: 'search.studioChosen', id: option.id, lobby: option.lobby, text: text.trim() };

export const FORGOTTEN = {
  text: '',
  found: undefined,
  active: undefined,
  failure: undefined,
} as const;

export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    meta: {} as StateMeta<SearchScreen>,
  },
  actors: { findGames: notProvided('findGames') as PromiseActorLogic<Found, FindInput> },
  actions: {
    takeText: assign((_, { text = '' }: { text: string | undefined }) => ({
      text,
      active: undefined,
      failure: undefined,
    })),
    takeAnswer: assign((_, { found }: { found: Found }) => ({
      found,
      active: undefined,
      failure: undefined,
    })),
    forgetAnswer: assign({ found: undefined, active: undefined }),
    forget: assign(FORGOTTEN),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({
      failure: asFailure(error),
      found: undefined,
      active: undefined,
    })),
    move: assign(({ context, event }) =>
      event.type === 'option.moved' ? { active: moved(context, event.by) } : {},
    ),
    beginFiltering: assign({ isFiltering: true }),
    endFiltering: assign({ isFiltering: false }),
    announceResults: emit(({ context }) => ({
      type: 'search.resultsShown' as const,
      text: context.text.trim(),
    })),
    announceCleared: emit({ type: 'search.cleared' }),
    announceChoice: emit(({ context }, { option }: { option: SearchOption }) =>
      chosen(option, context),
    ),
  },
  guards: {
    hasText: ({ context }) => isLong(context.text),
    isLongEnough: (_, { text }: { text: string | undefined }) => text !== undefined && isLong(text),
    isFiltering: ({ context }) => context.isFiltering,
    isTakenAway: ({ context }, { text }: { text: string | undefined }) =>
      context.isFiltering && (text === undefined || !isLong(text)),
    isAnything: (_, { found }: { found: Found }) => optionsOf(found).length > 0,
    isStudioShown: ({ context, event }) =>
      event.type === 'option.chosen' &&
      event.option.kind === 'studio' &&
      shows(context, event.option),
    isShown: ({ context, event }) => event.type === 'option.chosen' && shows(context, event.option),
  },
  delays: { debounce: SEARCH_DEBOUNCE },
});
