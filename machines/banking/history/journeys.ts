import type { JourneysOf } from '../../flow.ts';
import type { historyMachine } from './machine.ts';
import type { historySamples } from './samples.ts';
import type { HistoryScreen } from './screen.ts';

export const historyJourneys: JourneysOf<
  typeof historyMachine,
  typeof historySamples,
  HistoryScreen
> = [
  {
    title: 'The last day shows, then page after page of what is older; nothing is polled',
    requirements: ['TXN-01', 'TXN-08', 'TXN-09', 'TXN-11', 'API-058', 'API-060'],
    start: 'loading',
    steps: [
      { answer: 'getNetPosition', with: 'success', see: 'loading' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { send: 'more.requested', see: 'readingMore' },
      { answer: 'getTransactions', with: 'success', see: 'listed' },
      { pass: 90_000, see: 'listed' },
    ],
  },
  {
    title: 'While a filter is applied, what is new comes by itself every 30 seconds',
    requirements: ['TXN-06', 'TXN-07'],
    start: 'loading',
    steps: [
      { send: 'filter.applied', see: 'loading' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { answer: 'getNetPosition', with: 'success', see: 'listed' },
      { pass: 30_000, see: 'listed' },
      { answer: 'getTransactions', with: 'fastPlay', see: 'listed' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { answer: 'getNetPosition', with: 'ahead', see: 'listed' },
      { pass: 30_000, see: 'listed' },
      { fail: 'getTransactions', with: 'unreachable', see: 'stale' },
      { fail: 'getNetPosition', with: 'unreachable', see: 'stale' },
      { pass: 30_000, see: 'stale' },
      { answer: 'getTransactions', with: 'success', see: 'listed' },
      { send: 'filter.cleared', see: 'loading' },
      { answer: 'getTransactions', with: 'success', see: 'listed' },
      { pass: 90_000, see: 'listed' },
    ],
  },
  {
    title: 'Pages and figures that fail are tried again, and keep nobody from the rest',
    requirements: ['TXN-05', 'TXN-11', 'API-058', 'API-060'],
    start: 'loading',
    steps: [
      { fail: 'getTransactions', with: 'unexpected', see: 'failed' },
      { fail: 'getNetPosition', with: 'unexpected', see: 'failed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { send: 'more.requested', see: 'readingMore' },
      { fail: 'getTransactions', with: 'unreachable', see: 'moreFailed' },
      { send: 'figures.retried', see: 'moreFailed' },
      { answer: 'getNetPosition', with: 'success', see: 'moreFailed' },
      { send: 'retry.requested', see: 'readingMore' },
      { answer: 'getTransactions', with: 'empty', see: 'listed' },
    ],
  },
  {
    title: 'Where much happens the list begins anew with the newest, when nothing known is met',
    requirements: ['TXN-06', 'TXN-07'],
    start: 'loading',
    steps: [
      { send: 'filter.applied', see: 'loading' },
      { answer: 'getTransactions', with: 'empty', see: 'empty' },
      { pass: 30_000, see: 'empty' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { pass: 30_000, see: 'listed' },
      { answer: 'getTransactions', with: 'fastPlay', see: 'listed' },
      { answer: 'getTransactions', with: 'fastPlay', see: 'listed' },
      { answer: 'getTransactions', with: 'fastPlay', see: 'listed' },
      { answer: 'getTransactions', with: 'fastPlay', see: 'listed' },
      { pass: 30_000, see: 'listed' },
      { answer: 'getTransactions', with: 'empty', see: 'empty' },
    ],
  },
  {
    title: 'What failed while a filter is applied is read again by itself',
    requirements: ['TXN-05', 'TXN-07'],
    start: 'loading',
    steps: [
      { send: 'filter.applied', see: 'loading' },
      { fail: 'getTransactions', with: 'unreachable', see: 'failed' },
      { fail: 'getNetPosition', with: 'unreachable', see: 'failed' },
      { pass: 30_000, see: 'loading' },
      { answer: 'getNetPosition', with: 'success', see: 'loading' },
      { answer: 'getTransactions', with: 'firstOfMany', see: 'listed' },
      { send: 'more.requested', see: 'readingMore' },
      { answer: 'getTransactions', with: 'positionGone', see: 'readingMore' },
      { fail: 'getTransactions', with: 'unreachable', see: 'moreFailed' },
      { pass: 30_000, see: 'listed' },
      { send: 'more.requested', see: 'readingMore' },
      { answer: 'getTransactions', with: 'success', see: 'listed' },
    ],
  },
];
