import { answer, playSetup } from './setup.ts';

/** Where no round can be under way: the game is left at once. */
export const barred = { 'play.barred': '#play.left' } as const;
/** Where the frame was heard so far. */
export const breaks = { 'frame.broken': '#play.open.game.broken' } as const;

export const asking = playSetup.createStateConfig({
  description: 'Does a bonus of the player’s mind this game?',
  meta: { screen: 'opening', requirements: ['GAME-11', 'API-143'] },
  on: { ...barred, ...breaks, 'frame.readied': { actions: 'noteReady' } },
  invoke: {
    src: 'getGameLimitations',
    input: ({ context }) => ({ path: { gameId: context.gameId } }),
    onDone: [
      {
        description: 'a bonus excludes the game, or is to be wagered',
        guard: { type: 'minds', params: answer },
        target: '#play.open.game.limited',
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

export const limited = playSetup.createStateConfig({
  description: 'The player reads what a bonus means for the game.',
  meta: { screen: 'limited', requirements: ['GAME-11'] },
  tags: 'covered',
  entry: 'pauseGame',
  on: {
    ...barred,
    ...breaks,
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
