import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { figuresOf, NOTHING_COLLECTED, pageOf, statementSetup } from './setup.ts';

type Answered<Op extends 'getTransactions' | 'getNetPosition'> = {
  readonly event: { readonly output: Outcome<Op> };
};

/** Hands the platform's answer to an action or a guard. */
const answerOf = ({ event }: Answered<'getTransactions'>) => ({ answer: event.output });

const takePage = { type: 'takePage', params: answerOf } as const;
const takeFigures = {
  type: 'takeFigures',
  params: ({ event }: Answered<'getNetPosition'>) => ({ answer: event.output }),
} as const;
const rememberRefusal = {
  type: 'rememberFailure',
  params: ({ event }: Answered<'getTransactions'>) => ({ error: event.output }),
} as const;

const request = { target: 'collecting', actions: 'begin' } as const;
const close = { target: 'offered', actions: 'forget' } as const;

/** A statement of a period: all of its transactions and their sums, collected from the platform. */
export const statementMachine = statementSetup.createMachine({
  id: 'statement',
  description: 'The player takes the transactions of a period along, to print or in a file.',
  context: NOTHING_COLLECTED,
  initial: 'offered',
  states: {
    offered: {
      description: 'A statement of the period is offered.',
      meta: { screen: 'offered', requirements: ['TXN-01'] },
      on: { 'statement.requested': request },
    },
    collecting: {
      description:
        'What the statement says is read, page after page; the player may leave it at any time.',
      meta: { screen: 'collecting', requirements: ['TXN-06', 'API-058', 'API-060'] },
      tags: 'busy',
      initial: 'figures',
      on: { 'statement.closed': close },
      states: {
        figures: {
          description: 'The platform is asked what the period came to.',
          meta: { requirements: ['TXN-11', 'API-060'] },
          invoke: {
            src: 'getNetPosition',
            input: figuresOf,
            onDone: { target: 'pages', actions: takeFigures },
            onError: { target: '#statement.failed', actions: rememberFailure },
          },
        },
        pages: {
          description: 'The next page of the period is read.',
          meta: { requirements: ['TXN-08', 'API-058'] },
          invoke: {
            src: 'getTransactions',
            input: pageOf,
            onDone: [
              {
                guard: { type: 'isLast', params: answerOf },
                target: '#statement.ready',
                actions: takePage,
              },
              {
                guard: { type: 'mayHaveMore', params: answerOf },
                target: 'pages',
                reenter: true,
                actions: takePage,
              },
              {
                description: 'a statement of so many pages helps nobody',
                guard: { type: 'isPage', params: answerOf },
                target: '#statement.tooLong',
              },
              { target: '#statement.failed', actions: rememberRefusal },
            ],
            onError: { target: '#statement.failed', actions: rememberFailure },
          },
        },
      },
    },
    ready: {
      description: 'The statement is whole: it can be printed, or kept as a file.',
      meta: { screen: 'ready', requirements: ['TXN-01', 'TXN-06', 'TXN-11'] },
      on: { 'statement.requested': request, 'statement.closed': close },
    },
    tooLong: {
      description:
        'The period has more transactions than a statement holds: a shorter one is asked for.',
      meta: { screen: 'tooLong', requirements: ['TXN-08'] },
      on: { 'statement.requested': request, 'statement.closed': close },
    },
    failed: {
      description: 'Something of it could not be read; another try goes on where it stopped.',
      meta: { screen: 'failed', requirements: ['API-058', 'API-060'] },
      on: {
        'retry.requested': [
          {
            description: 'what is known already is not asked for again',
            guard: 'hasFigures',
            target: '#statement.collecting.pages',
            actions: 'forgetFailure',
          },
          { target: 'collecting', actions: 'forgetFailure' },
        ],
        'statement.closed': close,
      },
    },
  },
});
