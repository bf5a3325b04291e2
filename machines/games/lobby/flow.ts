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
      at: 'person',
      transitions: ['lobby.page › search.resultsShown', 'lobby.page › search.cleared'],
      because: 'The search tells it: its own flow is walked by itself.',
      when: (where) => isSent(where, 'search.resultsShown', 'search.cleared'),
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
