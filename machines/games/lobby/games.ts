import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { lobbySetup, nextOfCategory, nextOfStudios } from './setup.ts';

type Answered = { readonly event: { readonly output: Outcome<'getCategoryGames'> } };

const answerOf = ({ event }: Answered) => event.output;

/** The games of the category, or of the studios, that the address names: page after page. */
export const games = lobbySetup.createStateConfig({
  description: 'Games of a category or of studios, one page after the other.',
  meta: { requirements: ['LOBBY-06', 'LOBBY-07', 'LOBBY-17'] },
  initial: 'asking',
  states: {
    asking: {
      description: 'The first page is asked for.',
      meta: { screen: 'readingGames', requirements: ['LOBBY-06', 'LOBBY-07', 'API-101'] },
      entry: 'forgetFailure',
      always: [{ guard: 'isFiltered', target: 'ofStudios' }, { target: 'ofCategory' }],
    },
    ofCategory: {
      description: 'The platform is asked for the next page of the category.',
      meta: { screen: ['readingMore', 'readingGames'], requirements: ['LOBBY-17', 'API-101'] },
      invoke: {
        src: 'getCategoryGames',
        input: nextOfCategory,
        onDone: [
          {
            guard: { type: 'isGames', params: answerOf },
            target: 'resting',
            actions: { type: 'appendCategory', params: answerOf },
          },
          { description: 'the platform has no such category', target: 'noCategory' },
        ],
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    ofStudios: {
      description: 'Content is asked for the next page of the studios.',
      meta: { screen: ['readingMore', 'readingGames'], requirements: ['LOBBY-10', 'CONT-02'] },
      invoke: {
        src: 'readStudioGames',
        input: nextOfStudios,
        onDone: {
          target: 'resting',
          actions: { type: 'appendStudios', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    resting: {
      description: 'What was read shows.',
      meta: { screen: ['noGames', 'games'], requirements: ['LOBBY-06', 'LOBBY-17'] },
      always: {
        description: 'more showed when the player left this address',
        guard: 'mayReadOn',
        target: 'asking',
      },
      on: { 'more.requested': { guard: 'hasMore', target: 'asking' } },
    },
    failed: {
      description: 'A page could not be read; what was read before stays.',
      meta: { screen: ['moreFailed', 'gamesFailed'], requirements: ['LOBBY-17', 'ERR-03'] },
      on: { 'retry.requested': { target: 'asking' } },
    },
    noCategory: {
      description: 'The platform does not know the category that content names.',
      meta: { screen: 'unknownCategory', requirements: ['ROUTE-22'] },
    },
  },
});
