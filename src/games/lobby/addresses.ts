import type { LobbyPlace } from '../../../machines/games/lobby/setup.ts';

/** The part of a lobby's address that opens its filters. */
export const FILTERS = '#filters';

/** The most studios that an address may name. */
const MOST_STUDIOS = 20;

/** The query of a lobby's address. */
export interface LobbySearch {
  /** Ids of providers and sub-providers, with commas between them. */
  readonly provider?: string;
  /** A text that is searched for. */
  readonly q?: string;
}

/** The server renders a lobby that shows all of its sections. */
export const RENDERED = { unless: ['provider', 'q'] satisfies readonly (keyof LobbySearch)[] };

export const readLobbySearch = (query: LobbySearch): LobbySearch => query;

/** What an address asks for; an empty name is none. */
export const placeOf = (id: string | undefined, { provider }: LobbySearch): LobbyPlace => ({
  category: id === '' ? undefined : id,
  studios: [...new Set((provider ?? '').split(',').filter(Boolean))].slice(0, MOST_STUDIOS),
});

export const searchOf = (studios: readonly string[]): LobbySearch =>
  studios.length === 0 ? {} : { provider: studios.join(',') };
