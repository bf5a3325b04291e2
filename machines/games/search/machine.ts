import { open } from './open.ts';
import { FORGOTTEN, searchSetup } from './setup.ts';

/** The search for games over a lobby: it asks for what is typed, and announces what is chosen. */
export const searchMachine = searchSetup.createMachine({
  id: 'search',
  description: 'Games found by what somebody types.',
  context: ({ input: { text = '', ...searcher } }) => ({
    ...searcher,
    ...FORGOTTEN,
    text,
    isFiltering: false,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The page opens. Its address may have a text.',
      meta: { screen: 'closed', requirements: ['LOBBY-10'] },
      always: [{ guard: 'hasText', target: 'open.asking' }, { target: 'closed' }],
    },
    leaving: {
      description: 'The panel closes.',
      meta: { screen: 'closed', requirements: ['LOBBY-10'] },
      always: [
        {
          description: 'the lobby shows again',
          guard: 'isFiltering',
          target: 'closed',
          actions: ['announceCleared', 'endFiltering'],
        },
        { target: 'closed' },
      ],
    },
    closed: {
      description: 'The panel is closed.',
      meta: { screen: 'closed', requirements: ['LOBBY-10'] },
      entry: 'forget',
      on: {
        'search.opened': { target: 'open' },
        'address.changed': {
          description: 'a way back leads to results',
          guard: { type: 'isLongEnough', params: ({ event: { text } }) => ({ text }) },
          target: 'open.asking',
          actions: { type: 'takeText', params: ({ event: { text } }) => ({ text }) },
        },
      },
    },
    open,
  },
});
