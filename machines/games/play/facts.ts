import { answer, playSetup, sessionOf } from './setup.ts';

/** What the platform tells of the open game. */
export const facts = playSetup.createStateConfig({
  description:
    'The facts of the game are the platform’s: they are read now and then, when the balance changes, and when a time that they tell has passed.',
  meta: { requirements: ['INGAME-06'] },
  initial: 'begun',
  states: {
    begun: {
      description: 'Free play has no facts.',
      always: [
        {
          description: 'a game for money, while the player is signed in',
          guard: 'isOpenThere',
          target: 'reading',
        },
        { target: 'waiting' },
      ],
    },
    reading: {
      description: 'The platform is asked for the facts of the game.',
      meta: { requirements: ['INGAME-06'] },
      invoke: {
        src: 'getGameSession',
        input: sessionOf,
        onDone: [
          {
            description: 'the game is told of the balance',
            guard: { type: 'isAnswered', params: answer },
            target: 'waiting',
            actions: [{ type: 'takeFacts', params: answer }, 'tellBalance'],
          },
          { description: 'there is no such game any more', target: '#play.left' },
        ],
        onError: {
          description: 'the last ones stand; the platform itself refuses a stake against the rules',
          target: 'waiting',
        },
      },
      on: {
        'balance.changed': { guard: 'isOpenThere', target: 'reading', reenter: true },
        'player.changed': { guard: 'isOpenThere', target: 'reading', reenter: true },
      },
    },
    waiting: {
      description: 'The facts stand for a while.',
      on: {
        'balance.changed': { guard: 'isOpenThere', target: 'reading' },
        'player.changed': { guard: 'isOpenThere', target: 'reading' },
        'frame.paid': { guard: 'isOpenThere', target: 'reading' },
      },
      after: {
        nextLook: {
          description: 'a game for money, while the player is signed in',
          guard: 'isOpenThere',
          target: 'reading',
        },
      },
    },
  },
});
