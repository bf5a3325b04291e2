import { covered } from './covered.ts';
import { facts } from './facts.ts';
import { beginning } from './limitation.ts';
import { pulse } from './pulse.ts';
import { ready, toBeCovered } from './ready.ts';
import { playSetup, sessionOf } from './setup.ts';

/**
 * A game that is open in its frame, and what the site shows around it. The frame stays while anything lies over it; a
 * round under way is never cut off.
 */
export const playMachine = playSetup.createMachine({
  id: 'play',
  description: 'A game in its frame, the header above it, and what opens over it.',
  meta: { requirements: ['ROUTE-23', 'LAYOUT-08', 'INGAME-01'] },
  context: ({ input }) => ({
    ...input,
    frame: 1,
    isReady: false,
    isBroken: false,
    missed: 0,
    area: undefined,
    limitation: undefined,
    isAsked: false,
    isSignedOut: false,
    facts: undefined,
    rounds: undefined,
    isFullScreen: false,
    showsSwipe: input.isSwiped,
    failure: undefined,
  }),
  invoke: [
    { src: 'frame', id: 'frame', input: ({ context: { url } }) => ({ url }) },
    { src: 'device', id: 'device', input: ({ context: { gameId } }) => ({ gameId }) },
    { src: 'watchQuestions', id: 'watchQuestions' },
  ],
  on: {
    'session.ended': { description: 'No round is under way. The site says why.', target: '.left' },
    'fullScreen.changed': { actions: 'takeScreen' },
  },
  output: ({ context: { isLimitationHidden } }) => ({ isLimitationHidden }),
  initial: 'open',
  states: {
    open: {
      description:
        'The game is open. A page that goes while it is, by whatever way, ends it at the platform.',
      meta: { requirements: ['INGAME-01', 'INGAME-02', 'LAYOUT-08'] },
      type: 'parallel',
      invoke: {
        src: 'leaving',
        id: 'leaving',
        input: ({ context: { gameSessionId } }) => ({ gameSessionId }),
      },
      exit: 'forgetLeaving',
      on: {
        'game.left': 'leaving',
        'frame.answered': { actions: 'noteAnswer' },
        'frame.counted': { actions: 'countRounds' },
        'fullScreen.wanted': { actions: 'enterScreen' },
        'fullScreen.unwanted': { actions: 'leaveScreen' },
        'swipe.done': { actions: 'noteSwipe' },
        'question.shown': { actions: 'ask' },
        'question.answered': { actions: 'askNoMore' },
      },
      states: {
        facts,
        pulse,
        game: {
          description: 'The frame of the game, and what lies over it.',
          initial: 'beginning',
          on: {
            'frame.broken': {
              description: 'another page came into the frame, or more messages than a game sends',
              target: '.broken',
            },
            'play.barred': '#play.leaving',
          },
          states: {
            beginning,
            opening: {
              description: 'The frame loads, and asks for its port.',
              meta: { screen: 'opening', requirements: ['INGAME-02', 'INGAME-04'] },
              always: [
                { description: 'it was ready before', guard: 'isReady', target: 'ready' },
                {
                  description: 'something is to lie over the game',
                  guard: toBeCovered,
                  target: 'covered',
                },
              ],
              on: {
                'frame.readied': { target: 'ready', actions: 'noteReady' },
                'overlay.opened': { target: 'covered', actions: 'takeArea' },
              },
              after: { framePatience: 'silent' },
            },
            silent: {
              description:
                'The game does not answer: it can be opened anew, or left. It is told to pause, since nobody could stop autoplay in it.',
              meta: { screen: 'silent', requirements: ['INGAME-02', 'INGAME-03', 'ERR-08'] },
              entry: ['pauseGame', 'tellRested'],
              always: {
                description: 'it answers again, and goes on if nothing is to lie over it',
                guard: 'answersAgain',
                target: 'covered',
                actions: 'pauseGame',
              },
              on: {
                'frame.readied': { actions: 'noteReady' },
                'frame.renewed': { target: 'opening', actions: 'renewFrame' },
                'overlay.opened': { target: 'covered', actions: 'takeArea' },
              },
            },
            ready,
            covered,
            broken: {
              description:
                'Another page came into the frame, or more messages than a game sends: it is heard no more, and its frame is taken away. The game can be opened anew, or left; the studio has a round that was under way.',
              meta: { screen: 'broken', requirements: ['INGAME-04', 'ERR-08'] },
              entry: ['breakFrame', 'tellRested'],
              on: {
                'frame.renewed': { target: 'opening', actions: 'renewFrame' },
                'overlay.opened': { target: 'covered', actions: 'takeArea' },
              },
            },
            over: {
              description:
                'The platform has ended the game, such as for another that was opened. It says why.',
              meta: { screen: 'over', requirements: ['GAME-01'] },
              tags: 'covered',
              on: { 'frame.broken': { description: 'it is over' } },
            },
          },
        },
      },
    },
    leaving: {
      description: 'Was it a game for money, whose player is signed in?',
      meta: { screen: 'leaving' },
      tags: 'busy',
      always: [{ guard: 'isOpenThere', target: 'closing' }, { target: 'left' }],
    },
    closing: {
      description: 'The platform is told that the player has left the game.',
      meta: { screen: 'leaving', requirements: ['GAME-01'] },
      tags: 'busy',
      entry: ['leaveScreen', 'tellRested'],
      invoke: {
        src: 'endGameSession',
        input: sessionOf,
        onDone: 'left',
        onError: {
          description: 'it ends by itself, too',
          target: 'left',
        },
      },
    },
    left: {
      description: 'The game is left: its page shows what is open now.',
      meta: { screen: 'leaving', requirements: ['GAME-01', 'LOGOUT-02'] },
      type: 'final',
      entry: 'leaveScreen',
    },
  },
});
