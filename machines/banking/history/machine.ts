import { figures } from './figures.ts';
import { list } from './list.ts';
import { historySetup, NOTHING_AHEAD, NOTHING_READ } from './setup.ts';

/** The player's transactions, page by page, and their sums in the same period. */
export const historyMachine = historySetup.createMachine({
  id: 'history',
  description: 'What moved the player’s money in a period, and what it came to.',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_READ,
    ...NOTHING_AHEAD,
    isApplied: false,
    netPosition: undefined,
    figuresAreDue: false,
    figuresFailure: undefined,
  }),
  type: 'parallel',
  states: { figures, list },
});
