import { rememberFailure } from '../../operations.ts';
import { games } from './games.ts';
import { lobbySetup, NO_GAMES, readerOf } from './setup.ts';

/** A lobby: its sections, or the games of a category or of studios, as the address has it. */
export const lobbyMachine = lobbySetup.createMachine({
  id: 'lobby',
  description: 'What a lobby shows at an address: everything, a category, or games of studios.',
  context: ({ input: { given, ...input }, spawn }) => ({
    ...input,
    ...NO_GAMES,
    content: given,
    isSearched: false,
    search: spawn('search', {
      id: 'search',
      input: { text: input.searched, viewer: input.viewer, lobby: input.lobby },
    }),
  }),
  invoke: {
    src: 'hearFlow',
    id: 'hearSearch',
    input: ({ context: { search } }) => ({ flow: search }),
  },
  type: 'parallel',
  states: {
    page: {
      description: 'What shows.',
      meta: { requirements: ['LOBBY-01', 'LOBBY-02', 'ROUTE-22', 'ROUTE-24'] },
      initial: 'loading',
      on: {
        'search.resultsShown': {
          actions: [
            'noteSearch',
            { type: 'announceSearch', params: ({ event: fact }) => ({ fact }) },
          ],
        },
        'search.cleared': {
          actions: [
            'forgetSearch',
            { type: 'announceSearch', params: ({ event: fact }) => ({ fact }) },
          ],
        },
        'search.gameChosen': {
          actions: [
            'forgetSearch',
            { type: 'announceSearch', params: ({ event: fact }) => ({ fact }) },
          ],
        },
        'search.studioChosen': {
          actions: [
            'forgetSearch',
            { type: 'announceSearch', params: ({ event: fact }) => ({ fact }) },
          ],
        },
        'filter.cleared': { actions: ['clearFilter', 'tellCleared'] },
      },
      states: {
        loading: {
          description: 'Content is asked for the lobby; a skeleton shows.',
          meta: { screen: 'loading', requirements: ['LOBBY-02', 'CONT-02'] },
          entry: 'forgetFailure',
          always: { description: 'the page came with it', guard: 'isGiven', target: 'known' },
          on: { 'address.changed': { actions: 'goThere' } },
          invoke: {
            src: 'readLobby',
            input: readerOf,
            onDone: {
              target: 'known',
              actions: { type: 'takeContent', params: ({ event }) => event.output },
            },
            onError: { target: 'failed', actions: rememberFailure },
          },
        },
        failed: {
          description: 'The lobby could not be read.',
          meta: { screen: 'failed', requirements: ['LOBBY-02', 'ERR-03'] },
          on: {
            'address.changed': { actions: 'goThere' },
            'retry.requested': { target: 'loading' },
          },
        },
        known: {
          description: 'The lobby is known; the address decides which part of it shows.',
          meta: { requirements: ['LOBBY-02', 'ROUTE-22', 'ROUTE-24'] },
          initial: 'deciding',
          entry: 'forgetGames',
          on: {
            'address.changed': {
              guard: 'isElsewhere',
              target: 'known',
              reenter: true,
              actions: 'goThere',
            },
            'studio.toggled': {
              target: 'known',
              reenter: true,
              actions: ['toggleStudio', 'tellStudios'],
            },
            'filter.cleared': {
              target: 'known',
              reenter: true,
              actions: ['clearFilter', 'tellCleared'],
            },
          },
          states: {
            deciding: {
              description: 'The address is looked at.',
              meta: { screen: 'home' },
              always: [
                { guard: 'namesTable', target: 'table' },
                { guard: 'namesUnknownCategory', target: 'unknownCategory' },
                { guard: 'namesUnknownStudio', target: 'unknownStudio' },
                { guard: 'isFiltered', target: 'games' },
                { guard: 'namesCategory', target: 'games' },
                { target: 'home' },
              ],
            },
            home: {
              description: 'All sections of the lobby show.',
              meta: { screen: 'home', requirements: ['LOBBY-01', 'LOBBY-11'] },
            },
            games,
            table: {
              description: 'The address names a live table: its own page opens.',
              meta: { screen: 'loading', requirements: ['ROUTE-24', 'LIVE-06'] },
              entry: 'tellTable',
            },
            unknownCategory: {
              description: 'There is no such category.',
              meta: { screen: 'unknownCategory', requirements: ['ROUTE-22'] },
            },
            unknownStudio: {
              description: 'There is no such provider, or none that a filter may name.',
              meta: { screen: 'unknownStudio', requirements: ['LOBBY-13'] },
            },
          },
        },
      },
    },
    panel: {
      description: 'The panel with the filters, which the bottom navigation opens on a phone.',
      meta: { requirements: ['LOBBY-09'] },
      initial: 'closed',
      states: {
        closed: {
          description: 'The panel is closed.',
          meta: { requirements: ['LOBBY-09'] },
          on: { 'panel.opened': { target: 'open' } },
        },
        open: {
          description: 'The panel is open.',
          meta: { requirements: ['LOBBY-09'] },
          on: { 'panel.closed': { target: 'closed' }, 'filter.cleared': { target: 'closed' } },
        },
      },
    },
  },
});
