import { answer, playSetup } from './setup.ts';

const asking = playSetup.createStateConfig({
  description: 'Does a bonus of the player’s mind this game?',
  meta: { screen: 'opening', requirements: ['GAME-11', 'API-143'] },
  on: { 'frame.readied': { actions: 'noteReady' } },
  invoke: {
    src: 'getGameLimitations',
    input: ({ context }) => ({ path: { gameId: context.gameId } }),
    onDone: [
      {
        description: 'a bonus excludes the game, or is to be wagered',
        guard: { type: 'minds', params: answer },
        target: 'limited',
        actions: { type: 'takeLimitation', params: answer },
      },
      { target: '#play.open.game.opening' },
    ],
    onError: {
      description: 'what a bonus means is told by its own page, too',
      target: '#play.open.game.opening',
    },
  },
});

const limited = playSetup.createStateConfig({
  description: 'The player reads what a bonus means for the game.',
  meta: { screen: 'limited', requirements: ['GAME-11'] },
  tags: 'covered',
  entry: 'pauseGame',
  on: {
    'frame.readied': { actions: ['noteReady', 'pauseGame'] },
    'limitation.read': [
      {
        description: 'the player wants to read it no more',
        guard: 'isHidden',
        target: '#play.open.game.covered',
        actions: ['noteHidden', 'hideLimitation'],
      },
      { target: '#play.open.game.covered' },
    ],
  },
});

export const beginning = playSetup.createStateConfig({
  description: 'Before the game opens: what a bonus means for it.',
  meta: { requirements: ['GAME-11'] },
  initial: 'begun',
  states: {
    begun: {
      description: 'Is there anything to ask before the game opens?',
      meta: { screen: 'opening', requirements: ['GAME-11'] },
      always: [
        {
          description: 'free play, or the player wants to read it no more',
          guard: 'asksNothing',
          target: '#play.open.game.opening',
        },
        { target: 'asking' },
      ],
    },
    asking,
    limited,
  },
});
