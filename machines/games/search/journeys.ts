import type { JourneysOf } from '../../flow.ts';
import type { searchMachine } from './machine.ts';
import type { searchSamples } from './samples.ts';
import { SEARCH_DEBOUNCE, type SearchScreen } from './setup.ts';

export const searchJourneys: JourneysOf<typeof searchMachine, typeof searchSamples, SearchScreen> =
  [
    {
      title: 'A game is found while somebody types, and opened by the keyboard',
      requirements: ['SEARCH-01', 'SEARCH-03', 'LOBBY-10'],
      start: 'closed',
      steps: [
        { send: 'search.opened', see: 'begun' },
        { send: 'text.typed', case: 'short', see: 'begun' },
        { send: 'text.typed', case: 'typical', see: 'typing' },
        { pass: SEARCH_DEBOUNCE, see: 'asking' },
        { send: 'text.typed', case: 'more', see: 'typing', emits: [] },
        { pass: SEARCH_DEBOUNCE, see: 'asking' },
        { answer: 'findGames', with: 'one', see: 'results', emits: ['search.resultsShown'] },
        { send: 'option.moved', case: 'next', see: 'results' },
        { send: 'option.chosen', see: 'results', emits: ['search.gameChosen'] },
      ],
    },
    {
      title: 'A text that is taken away brings the lobby back, once',
      requirements: ['LOBBY-10'],
      start: 'closed',
      steps: [
        { send: 'search.opened', see: 'begun' },
        { send: 'text.typed', case: 'typical', see: 'typing' },
        { send: 'enter.pressed', see: 'asking' },
        { answer: 'findGames', with: 'nothing', see: 'none', emits: ['search.resultsShown'] },
        { send: 'text.typed', case: 'nothing', see: 'begun', emits: ['search.cleared'] },
        { send: 'search.closed', see: 'closed', emits: [] },
      ],
    },
    {
      title:
        'A shared address opens its results, a failure can be tried again, and the way back closes them',
      requirements: ['LOBBY-10', 'CONT-01', 'NS-59'],
      input: 'shared',
      start: 'asking',
      steps: [
        { fail: 'findGames', with: 'unreachable', see: 'failed', emits: [] },
        { send: 'retry.requested', see: 'asking' },
        { answer: 'findGames', with: 'many', see: 'results', emits: ['search.resultsShown'] },
        { send: 'text.typed', case: 'more', see: 'typing' },
        { send: 'enter.pressed', see: 'asking' },
        { answer: 'findGames', with: 'near', see: 'results', emits: ['search.resultsShown'] },
        { send: 'address.changed', case: 'none', see: 'closed', emits: ['search.cleared'] },
      ],
    },
  ];
