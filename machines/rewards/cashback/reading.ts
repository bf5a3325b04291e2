import { rememberFailure } from '../../operations.ts';
import { cashbackSetup } from './setup.ts';

/** All reads that the page needs, with one failure and one way back. */
export const reading = cashbackSetup.createStateConfig({
  description: 'The cashbacks and what each has brought are read, over those that are known.',
  meta: { screen: ['refreshing', 'reading'], requirements: ['CASH-01', 'ERR-03'] },
  tags: 'busy',
  initial: 'list',
  states: {
    list: {
      description: 'The cashbacks that are open to the player are being read.',
      meta: { requirements: ['REW-01', 'REW-05', 'CASH-04'] },
      invoke: {
        src: 'getCashbacks',
        input: ({ context: { language } }) => ({ query: { language } }),
        onDone: {
          target: 'deciding',
          actions: { type: 'begin', params: ({ event }) => event.output.data },
        },
        onError: [
          { guard: 'isKnown', target: '#cashback.page.listed', actions: 'keepOld' },
          { target: '#cashback.page.unread', actions: rememberFailure },
        ],
      },
    },
    deciding: {
      description: 'One after the other.',
      always: [
        { guard: 'hasAhead', target: 'progress' },
        { target: '#cashback.page.listed', actions: 'take' },
      ],
    },
    progress: {
      description: 'What one of them has brought is being read.',
      meta: { requirements: ['API-117'] },
      invoke: {
        src: 'getCashbackProgress',
        input: ({ context: { ahead } }) => ({
          path: { campaignId: ahead[0]?.campaignId ?? '' },
        }),
        onDone: {
          target: 'deciding',
          actions: {
            type: 'note',
            params: ({ event: { output } }) => (output.ok ? output.data : undefined),
          },
        },
        onError: [
          { guard: 'isKnown', target: '#cashback.page.listed', actions: 'keepOld' },
          { target: '#cashback.page.unread', actions: rememberFailure },
        ],
      },
    },
  },
});
