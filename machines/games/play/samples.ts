import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { playMachine } from './machine.ts';

const MONEY = {
  gameId: 'game.crimson-planet',
  url: 'https://studio.example/play/crimson-planet#session=4f1d9c2a&language=en',
  gameSessionId: '6f0d2c1e-8b7a-4e35-9c42-1d3f5a7b9e0c',
  isLimitationHidden: false,
  isSwiped: false,
};

export const playSamples = {
  inputs: {
    typical: MONEY,
    free: { ...MONEY, gameSessionId: undefined },
    hidden: { ...MONEY, isLimitationHidden: true, isSwiped: true },
  },
  events: {
    'overlay.opened': {
      by: 'player',
      words: 'opens a part of the site over the game',
      cases: { typical: { area: 'banking' }, other: { area: 'limits' } },
    },
    'overlay.closed': { by: 'player', words: 'closes it' },
    'limitation.read': {
      by: 'player',
      words: 'has read what a bonus means for the game',
      cases: { typical: { isHidden: false }, hidden: { isHidden: true } },
    },
    'check.confirmed': { by: 'player', words: 'confirms the check' },
    'frame.renewed': { by: 'player', words: 'opens the game anew' },
    'game.left': { by: 'player', words: 'leaves the game' },
    'fullScreen.wanted': { by: 'player', words: 'wants the whole screen for the game' },
    'fullScreen.unwanted': { by: 'player', words: 'wants the whole screen no longer' },
    'swipe.done': { by: 'player', words: 'swipes the browser’s bars away' },
    'frame.readied': { by: 'site', words: 'the game can be played' },
    'frame.paused': { by: 'site', words: 'the game is paused' },
    'frame.rested': { by: 'site', words: 'the round under way is over' },
    'frame.answered': { by: 'site', words: 'the frame still runs' },
    'frame.overdue': { by: 'site', words: 'the game has not paused for ten minutes' },
    'frame.paid': { by: 'site', words: 'the game has seen another balance' },
    'frame.counted': {
      by: 'site',
      words: 'the game has counted its rounds',
      cases: { typical: { rounds: 12 } },
    },
    'frame.broken': { by: 'site', words: 'the frame is no longer the game’s' },
    'fullScreen.changed': {
      by: 'site',
      words: 'the browser gives the whole screen, or takes it back',
      cases: { typical: { isFull: true }, back: { isFull: false } },
    },
    'question.shown': { by: 'site', words: 'the site asks the player something' },
    'question.answered': { by: 'site', words: 'that is answered' },
    'play.barred': { by: 'site', words: 'the game is open to the player no longer' },
    'balance.changed': { by: 'site', words: 'the balance changes' },
    'player.changed': {
      by: 'platform',
      words: 'the platform tells that something of the player has changed',
    },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: {
    getGameLimitations: {
      words: 'what a bonus means for the game',
      answers: outcomes.getGameLimitations,
    },
    getGameSession: {
      words: 'the facts of the game',
      answers: {
        success: outcomes.getGameSession.success,
        checkDue: outcomes.getGameSession.checkDue,
        resting: outcomes.getGameSession.resting,
        otherGame: outcomes.getGameSession.otherGame,
        notFound: outcomes.getGameSession.notFound,
      },
    },
    acceptGameCheck: {
      words: 'the answer to the check',
      answers: {
        success: outcomes.acceptGameCheck.success,
        resting: outcomes.acceptGameCheck.resting,
        notFound: outcomes.acceptGameCheck.notFound,
      },
    },
    endGameSession: {
      words: 'the end of the game',
      answers: { closed: outcomes.endGameSession.closed },
    },
    frame: { words: 'the frame' },
    device: { words: 'the screen of the device' },
    leaving: { words: 'the way out by the browser' },
    watchQuestions: { words: 'the questions of the site' },
  },
  projection: ({
    gameSessionId,
    missed,
    isReady,
    isBroken,
    area,
    isAsked,
    isSignedOut,
    facts,
  }) => ({
    isForMoney: gameSessionId !== undefined,
    missed,
    isReady,
    isBroken,
    hasArea: area !== undefined,
    isAsked,
    isSignedOut,
    state: facts?.state,
  }),
} as const satisfies Samples<typeof playMachine>;
