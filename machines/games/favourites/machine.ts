import { rememberFailure } from '../../operations.ts';
import { favouritesSetup, NOTHING, wishSent } from './setup.ts';

const answer = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;
const thrown = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  error: event.error,
});

/** The platform has a heart as it was sent. */
const isKept = { target: 'kept', actions: ['keep', 'dropFulfilled'] } as const;

const onError = {
  target: 'kept',
  actions: [{ type: 'announceFailed', params: thrown }, 'restore'],
} as const;

/**
 * A list of games that a player keeps: the favourites by hearts, or subscriptions, whose operations stand in for
 * those of favourites (FAV-04). Hearts of all games, and the list. Hearts turn at once and are sent one after the
 * other; what the platform has then is read again, so that tabs and devices come to one truth. It runs from its
 * first use for as long as the page is open.
 */
export const favouritesMachine = favouritesSetup.createMachine({
  id: 'favourites',
  description: 'Which games are favourites, as the player wants it and as the platform has it.',
  meta: { requirements: ['FAV-01', 'FAV-02', 'FAV-04', 'FAV-05'] },
  context: ({ input }) => ({ ...NOTHING, ...input }),
  initial: 'nobody',
  states: {
    nobody: {
      description: 'Favourites are for players alone: a heart asks a guest to log in.',
      meta: { screen: 'guest', requirements: ['FAV-03', 'NS-79'] },
      initial: 'idle',
      always: { guard: 'hasPlayer', target: 'player', actions: 'wishAsked' },
      on: {
        'heart.pressed': { target: '.asking', actions: ['ask', 'askForLogin'] },
        'session.authorized': { actions: 'rememberPlayer' },
      },
      states: {
        idle: {
          description: 'No heart waits for a log-in.',
          always: {
            description: 'one was pressed before the page was loaded anew',
            guard: 'hasAsked',
            target: 'asked',
          },
        },
        asking: {
          description: 'A heart was pressed: the question to log in is on its way.',
          on: { 'login.shown': { target: 'asked' } },
        },
        asked: {
          description: 'The question to log in shows. Whoever closes it wants no favourite.',
          on: { 'login.closed': { target: 'idle', actions: 'forgetAsked' } },
        },
      },
    },
    player: {
      description: 'A player is signed in.',
      meta: { screen: ['list', 'waiting'], requirements: ['FAV-01', 'FAV-02'] },
      initial: 'reading',
      on: {
        'heart.pressed': { actions: 'turnHeart' },
        'session.ended': { target: 'nobody', actions: 'forgetPlayer' },
        'session.authorized': {
          description: 'another player is signed in, by another tab',
          guard: 'isAnother',
          target: 'player',
          reenter: true,
          actions: ['forgetOthers', 'rememberPlayer'],
        },
      },
      states: {
        reading: {
          description: 'The platform is asked for the favourites.',
          meta: { screen: ['list', 'waiting'], requirements: ['FAV-01', 'API-080'] },
          invoke: {
            src: 'getFavouriteGames',
            input: ({ context: { channel } }) => ({ query: { channel } }),
            onDone: { target: 'settled', actions: { type: 'takeList', params: answer } },
            onError: { target: 'unread', actions: [rememberFailure, 'dropFulfilled'] },
          },
        },
        settled: {
          description: 'The favourites are known. A heart that was turned is sent.',
          meta: { screen: ['list', 'waiting'], requirements: ['FAV-01'] },
          always: [
            { guard: 'wantsOn', target: 'adding' },
            { guard: 'wantsOff', target: 'removing' },
          ],
          on: { 'favourites.doubted': { target: 'reading' } },
        },
        adding: {
          description: 'The platform is asked to add a favourite.',
          meta: { screen: ['list', 'waiting'], requirements: ['FAV-02', 'API-083'] },
          entry: 'sendNext',
          invoke: {
            src: 'addFavouriteGame',
            input: ({ context }) => wishSent(context),
            onDone: [
              { guard: { type: 'isKept', params: answer }, ...isKept },
              {
                description: 'there is no such game, or the list is full',
                target: 'kept',
                actions: [{ type: 'announceRefused', params: answer }, 'restore'],
              },
            ],
            onError,
          },
        },
        removing: {
          description: 'The platform is asked to remove a favourite.',
          meta: { screen: ['list', 'waiting'], requirements: ['FAV-02', 'API-084'] },
          entry: 'sendNext',
          invoke: {
            src: 'removeFavouriteGame',
            input: ({ context }) => wishSent(context),
            onDone: isKept,
            onError,
          },
        },
        kept: {
          description: 'A heart was answered: the next one is sent, or the favourites are read.',
          meta: { screen: ['list', 'waiting'], requirements: ['FAV-02', 'FAV-05'] },
          always: [
            { guard: 'wantsOn', target: 'adding' },
            { guard: 'wantsOff', target: 'removing' },
            { target: 'reading' },
          ],
        },
        unread: {
          description: 'The favourites could not be read. Hearts can be pressed all the same.',
          meta: { screen: 'unread', requirements: ['FAV-01', 'ERR-03'] },
          always: [
            { guard: 'wantsOn', target: 'adding' },
            { guard: 'wantsOff', target: 'removing' },
          ],
          on: {
            'retry.requested': { target: 'reading' },
            'favourites.doubted': { target: 'reading' },
          },
        },
      },
    },
  },
});
