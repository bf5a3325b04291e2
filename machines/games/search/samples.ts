import type { Samples } from '../../samples.ts';
import type { searchMachine } from './machine.ts';
import type { Found, FoundGame } from './setup.ts';

const GUEST = { viewer: { market: 'UN', channels: ['desktop'] }, lobby: 'casino' } as const;

const game = (slug: string, name: string): FoundGame => ({
  slug,
  name,
  studio: 'Amber Kettle',
  image: '',
  isLive: false,
  hasJackpot: false,
  isRestricted: false,
});

const NOTHING: Found = { studios: [], games: [], total: 0, isNear: false };
const PENGUIN = game('jade-penguin', 'Jade Penguin');
const LION = game('jade-lion', 'Jade Lion');

export const searchSamples = {
  inputs: {
    typical: { text: undefined, ...GUEST },
    shared: { text: 'jade', ...GUEST },
    tooShort: { text: 'j', ...GUEST },
  },
  events: {
    'search.opened': { by: 'player', words: 'opens the search' },
    'search.closed': { by: 'player', words: 'closes the search' },
    'text.typed': {
      by: 'player',
      words: 'types',
      cases: {
        typical: { text: 'jade' },
        more: { text: 'jade penguin' },
        short: { text: ' j ' },
        nothing: { text: '' },
      },
    },
    'option.moved': {
      by: 'player',
      words: 'goes through the results by the arrows',
      cases: { next: { by: 'next' }, previous: { by: 'previous' } },
    },
    'option.chosen': {
      by: 'player',
      words: 'chooses a result',
      cases: {
        typical: { option: { kind: 'game', slug: 'jade-penguin' } },
        studio: { option: { kind: 'studio', id: 'provider.amber-kettle', lobby: 'casino' } },
        gone: { option: { kind: 'game', slug: 'gone' } },
      },
    },
    'enter.pressed': { by: 'player', words: 'presses Enter' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'address.changed': {
      by: 'site',
      words: 'the address has another text',
      cases: { typical: { text: 'jade' }, none: { text: undefined } },
    },
  },
  outcomes: {
    findGames: {
      words: 'the games that match',
      answers: {
        many: {
          studios: [
            { id: 'provider.amber-kettle', title: 'Amber Kettle', lobby: 'casino', games: 2 },
          ],
          games: [PENGUIN, LION],
          total: 2,
          isNear: false,
        },
        one: { ...NOTHING, games: [PENGUIN], total: 1 },
        near: { ...NOTHING, games: [PENGUIN], total: 1, isNear: true },
        nothing: NOTHING,
      },
    },
  },
  projection: ({ text, found, active, failure, isFiltering }) => ({
    text,
    found: found && [found.studios.length, found.games.length, found.isNear].join(' '),
    active: active && JSON.stringify(active),
    failed: failure !== undefined,
    isFiltering,
  }),
} as const satisfies Samples<typeof searchMachine>;
