import { searchSetup } from './setup.ts';

/** The panel shows, with what is typed into it. */
export const open = searchSetup.createStateConfig({
  description: 'The panel is open.',
  meta: { requirements: ['LOBBY-10', 'SEARCH-01'] },
  initial: 'begun',
  on: {
    'search.closed': { target: 'leaving' },
    'text.typed': [
      {
        guard: { type: 'isLongEnough', params: ({ event: { text } }) => ({ text }) },
        target: '.typing',
        actions: { type: 'takeText', params: ({ event: { text } }) => ({ text }) },
      },
      {
        description: 'too short to be asked for, or nothing',
        target: '.clearing',
        actions: { type: 'takeText', params: ({ event: { text } }) => ({ text }) },
      },
    ],
    'option.chosen': [
      {
        description: 'the lobby shows the games of the studio',
        guard: 'isStudioShown',
        target: 'closed',
        actions: [
          { type: 'announceChoice', params: ({ event: { option } }) => ({ option }) },
          'endFiltering',
        ],
      },
      {
        description: 'the page of the game opens, and a way back finds the results as they are',
        guard: 'isShown',
        actions: { type: 'announceChoice', params: ({ event: { option } }) => ({ option }) },
      },
    ],
    'address.changed': {
      description:
        'a way back from results leads to the lobby; any other address is of the field, or older',
      guard: { type: 'isTakenAway', params: ({ event: { text } }) => ({ text }) },
      target: 'leaving',
    },
  },
  states: {
    begun: {
      description: 'Nothing is typed that could be asked for.',
      meta: { screen: 'begun', requirements: ['SEARCH-03', 'LOBBY-10'] },
      entry: 'forgetAnswer',
    },
    clearing: {
      description: 'What was asked for is gone from the field.',
      meta: { screen: 'begun', requirements: ['LOBBY-10'] },
      always: [
        {
          description: 'the lobby shows again behind the panel',
          guard: 'isFiltering',
          target: 'begun',
          actions: ['announceCleared', 'endFiltering'],
        },
        { target: 'begun' },
      ],
    },
    typing: {
      description: 'The text is still changing.',
      meta: { screen: 'typing', requirements: ['SEARCH-03'] },
      on: { 'enter.pressed': { target: 'asking' } },
      after: { debounce: { target: 'asking' } },
    },
    asking: {
      description: 'Games are looked for. The answer to an earlier text is given up.',
      meta: { screen: 'asking', requirements: ['SEARCH-01', 'SEARCH-03'] },
      invoke: {
        src: 'findGames',
        input: ({ context: { text, viewer, lobby } }) => ({ text: text.trim(), viewer, lobby }),
        onDone: [
          {
            guard: { type: 'isAnything', params: ({ event: { output } }) => ({ found: output }) },
            target: 'results',
            actions: { type: 'takeAnswer', params: ({ event: { output } }) => ({ found: output }) },
          },
          {
            target: 'none',
            actions: { type: 'takeAnswer', params: ({ event: { output } }) => ({ found: output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    results: {
      description: 'What was found shows.',
      meta: { screen: 'results', requirements: ['SEARCH-01', 'SEARCH-02', 'LOBBY-10'] },
      entry: ['beginFiltering', 'announceResults'],
      on: { 'option.moved': { actions: 'move' } },
    },
    none: {
      description: 'Nothing was found, not even nearly.',
      meta: { screen: 'none', requirements: ['SEARCH-01', 'NS-59'] },
      entry: ['beginFiltering', 'announceResults'],
    },
    failed: {
      description: 'Nobody could be asked.',
      meta: { screen: 'failed', requirements: ['CONT-01', 'NS-59'] },
      on: { 'retry.requested': { target: 'asking' } },
    },
  },
});
