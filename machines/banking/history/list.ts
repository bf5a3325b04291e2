import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { firstPage, historySetup, nextPage, pageAhead, resumedPage } from './setup.ts';

type Answered = { readonly event: { readonly output: Outcome<'getTransactions'> } };

/** Hands the platform's answer to an action or a guard. */
const answerOf = ({ event }: Answered) => ({ answer: event.output });

const isPage = { type: 'isPage', params: answerOf } as const;
const appendPage = { type: 'appendPage', params: answerOf } as const;
const beginAnew = { type: 'beginAnew', params: answerOf } as const;

/** A refusal of a position where none is expected: it is only remembered as a failure. */
const rememberRefusal = {
  type: 'rememberFailure',
  params: ({ event }: Answered) => ({ error: event.output }),
} as const;

const pollAgain = { guard: 'isApplied', target: 'polling', actions: 'askForFigures' } as const;
const outdate = { actions: 'outdate' } as const;
/** The list is worth more than the page that could not be read: the button for more is back. */
const pollInstead = { target: 'polling', actions: 'forgetFailure' } as const;
const askForMore = { guard: 'hasMore', target: 'more' } as const;

/** The transactions of the period, newest first, one page after the other. */
export const list = historySetup.createStateConfig({
  description: 'The transactions that were read so far, and how more of them are.',
  meta: { requirements: ['TXN-01', 'TXN-05', 'TXN-06'] },
  initial: 'reading',
  on: {
    'filter.applied': {
      description: 'a period that ends before it begins is never asked for',
      guard: 'isInOrder',
      target: '.reading',
      actions: 'applyFilter',
    },
    'filter.cleared': { target: '.reading', actions: 'clearFilter' },
    'balance.changed': outdate,
    'player.changed': {
      ...outdate,
      description: 'what others decide of a payment need not move the balance',
    },
  },
  states: {
    reading: {
      description: 'The newest page of the period is read.',
      meta: { screen: 'loading', requirements: ['TXN-08', 'TXN-09', 'API-058'] },
      entry: 'forgetRows',
      invoke: {
        src: 'getTransactions',
        input: firstPage,
        onDone: [
          { guard: isPage, target: 'resting', actions: appendPage },
          { target: 'failed', actions: rememberRefusal },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    resting: {
      description:
        'What was read shows. News have it read again; a filter or a failure has so every 30 s.',
      meta: {
        screen: ['stale', 'empty', 'listed'],
        requirements: ['TXN-02', 'TXN-03', 'TXN-04', 'TXN-07', 'TXN-12'],
      },
      entry: 'forgetAhead',
      on: { 'more.requested': askForMore },
      always: {
        description: 'news that come while anything is read wait for it',
        guard: 'isOutdated',
        target: 'polling',
        actions: 'follow',
      },
      after: { pollInterval: { ...pollAgain, guard: 'isPolled' } },
    },
    polling: {
      description: 'The rows are read again; what was read before stays meanwhile.',
      meta: { screen: ['stale', 'empty', 'listed'], requirements: ['TXN-06', 'TXN-07'] },
      on: { 'more.requested': askForMore },
      invoke: {
        src: 'getTransactions',
        input: pageAhead,
        onDone: [
          {
            description: 'the page reaches down to what is known',
            guard: { type: 'meetsKnown', params: answerOf },
            target: 'resting',
            actions: [{ type: 'putBefore', params: answerOf }, 'forgetFailure'],
          },
          {
            description: 'more has happened than one page holds',
            guard: { type: 'mayReadOn', params: answerOf },
            target: 'polling',
            reenter: true,
            actions: { type: 'keepAhead', params: answerOf },
          },
          {
            description: 'the list begins anew with what is newest: the rest comes page by page',
            guard: isPage,
            target: 'resting',
            actions: [beginAnew, 'forgetFailure'],
          },
          { target: 'resting', actions: rememberRefusal },
        ],
        onError: { target: 'resting', actions: rememberFailure },
      },
    },
    more: {
      description: 'The next page is read.',
      meta: { screen: 'readingMore', requirements: ['TXN-06', 'TXN-08'] },
      entry: ['forgetFailure', 'forgetAhead'],
      invoke: {
        src: 'getTransactions',
        input: nextPage,
        onDone: [
          { guard: isPage, target: 'resting', actions: appendPage },
          { description: 'the position is no more', target: 'resuming' },
        ],
        onError: { target: 'moreFailed', actions: rememberFailure },
      },
    },
    resuming: {
      description:
        'The next page is asked for anew, by the moment of the last row: nothing is lost.',
      meta: { screen: 'readingMore', requirements: ['TXN-06', 'TXN-08'] },
      invoke: {
        src: 'getTransactions',
        input: resumedPage,
        onDone: [
          { guard: isPage, target: 'resting', actions: appendPage },
          { target: 'moreFailed', actions: rememberRefusal },
        ],
        onError: { target: 'moreFailed', actions: rememberFailure },
      },
    },
    moreFailed: {
      description: 'The next page could not be read; what was read before stays.',
      meta: { screen: 'moreFailed', requirements: ['TXN-08', 'API-058'] },
      on: {
        'retry.requested': { target: 'more' },
        'balance.changed': pollInstead,
        'player.changed': pollInstead,
      },
      after: { pollInterval: { ...pollAgain, actions: ['forgetFailure', 'askForFigures'] } },
    },
    failed: {
      description: 'Nothing of the period could be read.',
      meta: { screen: 'failed', requirements: ['TXN-05', 'API-058'] },
      on: { 'retry.requested': { target: 'reading' } },
      after: { pollInterval: { ...pollAgain, target: 'reading' } },
    },
  },
});
