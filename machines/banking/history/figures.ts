import type { Outcome } from '../../../openapi/types.ts';
import { historySetup, period } from './setup.ts';

const takeFigures = {
  type: 'takeFigures',
  params: ({ event }: { readonly event: { readonly output: Outcome<'getNetPosition'> } }) => ({
    answer: event.output,
  }),
} as const;

const rememberFiguresFailure = {
  type: 'rememberFiguresFailure',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

/** The list is polled, and the figures are read with it. */
const readWithList = { guard: 'figuresAreDue', target: 'reading' } as const;

/** The totals of the period; they load, fail and are read again independently of the list. */
export const figures = historySetup.createStateConfig({
  description: 'Net position, and win or loss, of the period.',
  meta: { requirements: ['TXN-11'] },
  initial: 'reading',
  on: {
    'filter.applied': { guard: 'isInOrder', target: '.reading', actions: 'forgetFigures' },
    'filter.cleared': { target: '.reading', actions: 'forgetFigures' },
    'balance.changed': { target: '.reading' },
    'player.changed': { target: '.reading' },
  },
  states: {
    reading: {
      description:
        'The platform is asked for the figures; those of before stay when they are read again.',
      meta: { requirements: ['TXN-05', 'TXN-11', 'API-060'] },
      exit: 'figuresWereRead',
      invoke: {
        src: 'getNetPosition',
        input: period,
        onDone: { target: 'known', actions: takeFigures },
        onError: { target: 'failed', actions: rememberFiguresFailure },
      },
    },
    known: {
      description: 'The figures are the platform’s.',
      meta: { requirements: ['TXN-11'] },
      always: readWithList,
    },
    failed: {
      description: 'The figures could not be read; the list is usable all the same.',
      meta: { requirements: ['TXN-11', 'API-060'] },
      on: { 'figures.retried': { target: 'reading' } },
      always: readWithList,
    },
  },
});
