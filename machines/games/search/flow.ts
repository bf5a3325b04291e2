import { isSent, notByPerson, type Where } from '../../exceptions.ts';
import { defineFlow } from '../../flow.ts';
import { searchJourneys } from './journeys.ts';
import { searchMachine } from './machine.ts';
import { searchSafety } from './safety.ts';
import { searchSamples } from './samples.ts';
import { searchScreen } from './screen.ts';

export const searchFlow = defineFlow({
  id: 'games.search',
  title: 'Search for games',
  regulated: false,
  machine: searchMachine,
  screen: searchScreen,
  samples: searchSamples,
  journeys: searchJourneys,
  safety: searchSafety,
  exceptions: [
    notByPerson(
      searchMachine,
      'It is the way back of the browser, which e2e/games/search.spec.ts goes.',
      'address.changed',
    ),
    {
      at: 'person',
      transitions: [],
      because: 'The panel is open, or closed, already; and a press on what does not show is none.',
      when: (where) =>
        isSent(where, where.screen === 'closed' ? 'search.closed' : 'search.opened') ||
        (where.screen === 'closed' && isSent(where, ...IN_PANEL)) ||
        (where.screen !== 'failed' && isSent(where, 'retry.requested')) ||
        (isSent(where, 'option.chosen') && where.taken.length === 0),
    },
    {
      at: 'person',
      transitions: ['search.open › option.chosen › isShown'],
      because: 'It leads to the page of the game, where no search is.',
      when: (where) => isSent(where, 'option.chosen') && caseOf(where) === 'typical',
    },
    {
      at: 'person',
      transitions: [],
      because: 'Enter chooses the active result, and tells nothing else.',
      when: (where) => where.screen === 'results' && isSent(where, 'enter.pressed'),
    },
    {
      at: 'browser',
      transitions: [
        'search.open › option.chosen › isStudioShown',
        'search.open.asking › done findGames › otherwise',
        'search.open.asking › error findGames',
        'search.open.failed › retry.requested',
      ],
      because:
        'Names are compared in the browser: the answer is what the catalogue has. e2e/games/search.spec.ts asks for nothing, and without content.',
      when: (where) =>
        isSent(where, 'option.chosen') ||
        'fail' in where.occurrence ||
        ('answer' in where.occurrence && where.occurrence.with === 'nothing'),
    },
    {
      at: 'mutation',
      faults: [
        'target swapped: search.beginning always (otherwise) → search.leaving',
        'target swapped: search.leaving always (isFiltering) → search.leaving',
        'target swapped: search.open on option.chosen (isStudioShown) → search.leaving',
        'initial state swapped: search.open → clearing',
        'target swapped: search.open.clearing always (isFiltering) → search.open.clearing',
      ],
      because:
        'Once the lobby shows again, leaving and clearing lead on by themselves, to where the chart would be anyway.',
    },
  ],
});

/** What only the open panel has. */
const IN_PANEL = [
  'text.typed',
  'option.moved',
  'option.chosen',
  'enter.pressed',
  'retry.requested',
];

const caseOf = ({ occurrence }: Where): string =>
  'case' in occurrence ? (occurrence.case ?? 'typical') : 'typical';
