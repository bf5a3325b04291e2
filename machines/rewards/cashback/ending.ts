import { cashbackSetup, unknown } from './setup.ts';

/** Switching off: what it gives up is counted and told first. */
export const ending = cashbackSetup.createStateConfig({
  description: 'The player switches a cashback off, or leaves it on.',
  initial: 'looking',
  states: {
    looking: {
      description: 'What switching off would give up is read afresh.',
      meta: { screen: 'looking', requirements: ['CASH-01', 'API-117'] },
      tags: 'busy',
      invoke: {
        src: 'getCashbackProgress',
        input: ({ context: { chosen } }) => ({ path: { campaignId: chosen ?? '' } }),
        onDone: [
          {
            description: 'it is on',
            guard: ({ event: { output } }) => output.ok && output.data.cashbackActivated,
            target: 'asking',
            actions: {
              type: 'renew',
              params: ({ event: { output } }) => (output.ok ? output.data : undefined),
            },
          },
          {
            description: 'it is off already, or is none any more',
            target: '#cashback.page.reading',
          },
        ],
        onError: { target: '#cashback.page.listed', actions: unknown('look') },
      },
    },
    asking: {
      description: 'The player reads what switching off gives up, in money, and says yes or no.',
      meta: { screen: 'asking', requirements: ['CASH-01'] },
      on: {
        'deactivate.confirmed': { target: 'deactivating' },
        'window.closed': { description: 'no call is made', target: '#cashback.page.listed' },
      },
    },
    deactivating: {
      description: 'The platform is asked to switch it off; twice does nothing more.',
      meta: { screen: 'deactivating', requirements: ['CASH-01', 'API-116'] },
      tags: 'busy',
      invoke: {
        src: 'deactivateCashback',
        input: ({ context: { chosen } }) => ({ path: { campaignId: chosen ?? '' } }),
        onDone: { target: '#cashback.page.reading', actions: 'announceOff' },
        onError: { target: '#cashback.page.reading', actions: unknown('deactivate') },
      },
    },
  },
});
