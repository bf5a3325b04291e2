import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, type Property } from '../../engine/properties.ts';
import type { lobbyMachine } from './machine.ts';
import type { lobbySamples } from './samples.ts';
import { lobbyScreen, type LobbyScreen } from './screen.ts';

export type Lobby = NamesOf<typeof lobbyMachine, typeof lobbySamples, LobbyScreen>;

const { announcedOnlyBy, isEvent, never } = propertiesOf<Lobby>();

/** What the search says when its results show no longer. */
const ENDS_SEARCH = ['search.cleared', 'search.gameChosen', 'search.studioChosen'] as const;

const SAID_BY_SEARCH = {
  'search.resultsShown': 'results show',
  'search.cleared': 'the lobby shows again',
  'search.gameChosen': 'a game is chosen',
  'search.studioChosen': 'a studio is chosen',
} as const;

type Said = keyof typeof SAID_BY_SEARCH;

/** The properties of what narrows a lobby: its filters, their panel, and the search. */
export const filterSafety: readonly Property<Lobby>[] = [
  announcedOnlyBy('studios.chosen', ['LOBBY-10', 'LOBBY-13'], (moment) =>
    isEvent(moment, 'studio.toggled'),
  ),
  announcedOnlyBy('filter.cleared', ['LOBBY-10'], (moment) => isEvent(moment, 'filter.cleared')),
  never('a choice is told to the address, wherever it is taken', ['LOBBY-10'], (moment) => {
    const { content } = moment.snapshot.context;
    const chooses = isEvent(moment, 'studio.toggled') && content !== undefined;
    return (
      chooses !== moment.facts.includes('studios.chosen') ||
      isEvent(moment, 'filter.cleared') !== moment.facts.includes('filter.cleared')
    );
  }),
  never('clearing resets the flag and closes the panel', ['LOBBY-10'], (moment) => {
    if (!isEvent(moment, 'filter.cleared')) return false;
    const { snapshot } = moment;
    return lobbyScreen(snapshot).isFiltered || snapshot.matches({ panel: 'open' });
  }),
  never(
    'the search sets the flag while it shows results, and only then',
    ['LOBBY-10'],
    (moment) => {
      const { isSearched } = moment.snapshot.context;
      if (isEvent(moment, 'search.resultsShown')) return !isSearched;
      if (isEvent(moment, ...ENDS_SEARCH, 'filter.cleared')) return isSearched;
      return isSearched !== (moment.before?.context.isSearched ?? false);
    },
  ),
  never(
    'the search begins with the page and its address, and is heard from then on',
    ['LOBBY-10', 'SEARCH-01'],
    ({ what, calls }) =>
      what === undefined &&
      !['search', 'hearFlow'].every((src) => calls.some((one) => one === src)),
  ),
  ...Object.entries(SAID_BY_SEARCH).map(([fact, words]) => ({
    ...never(
      `the lobby announces, as the search says it and only then, that ${words}`,
      ['LOBBY-10', 'SEARCH-01'],
      (moment) => isEvent(moment, fact as Said) !== moment.facts.includes(fact as Said),
    ),
    offers: () => [fact],
  })),
  never('the flag of search and filters is that of both', ['LOBBY-10'], ({ snapshot }) => {
    const { isSearched, place } = snapshot.context;
    return lobbyScreen(snapshot).isFiltered !== (isSearched || place.studios.length > 0);
  }),
  never('the panel is what was done with it last', ['LOBBY-09'], (moment) => {
    const isOpen = moment.snapshot.matches({ panel: 'open' });
    if (isEvent(moment, 'panel.opened')) return !isOpen;
    if (isEvent(moment, 'panel.closed', 'filter.cleared')) return isOpen;
    const wasOpen = moment.before?.matches({ panel: 'open' }) === true;
    return isOpen !== wasOpen || lobbyScreen(moment.snapshot).isPanelOpen !== isOpen;
  }),
];
