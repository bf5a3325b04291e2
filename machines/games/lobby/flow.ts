import { isSent, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { lobbyJourneys } from './journeys.ts';
import { lobbyMachine } from './machine.ts';
import { lobbySafety } from './safety.ts';
import { lobbySamples } from './samples.ts';
import { lobbyScreen } from './screen.ts';

/** What the panel covers, and what it alone offers. */
const BEHIND_PANEL = ['address.changed', 'more.requested', 'retry.requested', 'panel.opened'];
const IN_PANEL = ['studio.toggled', 'panel.closed'];

/** What the search announces. */
const SEARCH = [
  'search.resultsShown',
  'search.cleared',
  'search.gameChosen',
  'search.studioChosen',
];

const isPanelOpen = ({ value }: Where): boolean =>
  typeof value === 'object' && value['panel'] === 'open';

/** Whether games of studios are on their way: where they show, the value does not tell them from a category's. */
const isOfStudios = ({ value }: Where): boolean => JSON.stringify(value).includes('ofStudios');

export const lobbyFlow = defineFlow({
  id: 'games.lobby',
  title: 'Lobby',
  regulated: false,
  machine: lobbyMachine,
  screen: lobbyScreen,
  samples: lobbySamples,
  journeys: lobbyJourneys,
  safety: lobbySafety,
  exceptions: [
    {
      at: 'chart',
      transitions: ['lobby.page.loading › always'],
      because:
        'Only a page that the server rendered comes with its lobby; tests/site/prerender.test.ts renders one.',
    },
    {
      at: 'mutation',
      faults: ['target swapped: lobby.page.loading onDone readLobby → lobby.page.loading'],
      because: 'Where the lobby is known, loading leads on by itself.',
    },
    {
      at: 'browser',
      transitions: [
        'lobby.page.loading › done readLobby',
        'lobby.page.loading › error readLobby',
        'lobby.page.failed › retry.requested',
        'lobby.page.known › address.changed',
        'lobby.page.known › studio.toggled',
        'lobby.page.known › filter.cleared',
        'lobby.page.known.deciding › always › namesTable',
        'lobby.page.known.deciding › always › isFiltered',
        'lobby.page.known.deciding › always › namesCategory',
        'lobby.page.known.deciding › always › otherwise',
        'lobby.page.known.games.asking › always › isFiltered',
        'lobby.page.known.games.asking › always › otherwise',
        'lobby.page.known.games.ofCategory › done getCategoryGames › isGames',
        'lobby.page.known.games.ofCategory › done getCategoryGames › otherwise',
        'lobby.page.known.games.ofCategory › error getCategoryGames',
        'lobby.page.known.games.ofStudios › done readStudioGames',
        'lobby.page.known.games.ofStudios › error readStudioGames',
        'lobby.page.known.games.resting › more.requested',
        'lobby.page.known.games.failed › retry.requested',
        'lobby.panel.closed › panel.opened',
        'lobby.panel.open › panel.closed',
        'lobby.panel.open › filter.cleared',
      ],
      because:
        'The service of content answers by itself, and what it answered is kept; e2e/games/lobby.spec.ts walks a lobby in a browser.',
      when: () => true,
    },
    {
      at: 'person',
      transitions: SEARCH.map((event) => `lobby.page › ${event}`),
      because: 'The search tells it: its own flow is walked by itself.',
      when: (where) => isSent(where, ...SEARCH),
    },
    {
      at: 'person',
      transitions: [
        'lobby.page.known.deciding › always › namesUnknownCategory',
        'lobby.page.known.deciding › always › namesUnknownStudio',
        'lobby.page.known.games.resting › always',
      ],
      because:
        'Nothing links to what does not exist, and the way back is the browser’s; tests/games/lobby.test.tsx types addresses and goes back.',
      when: ({ occurrence }) =>
        'case' in occurrence && !['home', 'typical', 'another'].includes(occurrence.case ?? ''),
    },
    {
      at: 'person',
      transitions: [
        'lobby.page.loading › address.changed',
        'lobby.page.failed › address.changed',
        'lobby.page › filter.cleared',
      ],
      because:
        'The categories are not known: nothing leads elsewhere, and there is nothing to clear.',
      when: (where) =>
        isSent(where, 'address.changed', 'filter.cleared', 'panel.opened', 'panel.closed') &&
        ['loading', 'failed'].includes(where.screen),
    },
    {
      at: 'person',
      transitions: [],
      because: 'The open panel covers the page, and only there are providers chosen.',
      when: (where) => isSent(where, ...(isPanelOpen(where) ? BEHIND_PANEL : IN_PANEL)),
    },
    {
      at: 'person',
      transitions: [],
      because:
        'Nobody is offered more where there is none, another try where nothing failed, or what is done already.',
      when: (where) =>
        isSent(where, 'more.requested', 'retry.requested', 'filter.cleared') &&
        (where.taken.length === 0 || (isSent(where, 'filter.cleared') && !isOfStudios(where))),
    },
  ],
});
