import { not, or } from 'xstate';
import { covered } from './covered.ts';
import { facts } from './facts.ts';
import { asking, barred, breaks, limited } from './limitation.ts';
import { playSetup, sessionOf } from './setup.ts';

/** The site asks the player something, a part of the site is open, or the platform holds the game. */
const toBeCovered = or(['isAsked', 'hasArea', 'isHeld']);

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
    facts: undefined,
    rounds: undefined,
    isFullScreen: false,
    showsSwipe: input.isSwiped,
    failure: undefined,
  }),
  invoke: [
    { src: 'frame', id: 'frame', input: ({ context: { url } }) => ({ url }) },
    { src: 'device', id: 'device', input: ({ context: { gameId } }) => ({ gameId }) },
    { src: 'watchQuestions' },
  ],
  on: {
    'session.ended': {
      description: 'The studio ends a round under way, and its win is paid. The site says why.',
      target: '.left',
    },
    'fullScreen.changed': { actions: 'takeScreen' },
  },
  output: ({ context: { isLimitationHidden } }) => ({ isLimitationHidden }),
  initial: 'open',
  states: {
    open: {
      description: 'The game is open.',
      meta: { requirements: ['INGAME-01', 'INGAME-02', 'LAYOUT-08'] },
      type: 'parallel',
      on: {
        'game.left': [
          { description: 'a game for money', guard: 'isForMoney', target: 'closing' },
          { target: 'left' },
        ],
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
        game: {
          description: 'The frame of the game, and what lies over it.',
          initial: 'begun',
          states: {
            begun: {
              description: 'Is there anything to ask before the game opens?',
              meta: { screen: 'opening', requirements: ['GAME-11'] },
              always: [
                {
                  description: 'free play, or the player wants to read it no more',
                  guard: 'asksNothing',
                  target: 'opening',
                },
                { target: 'asking' },
              ],
            },
            asking,
            limited,
            opening: {
              description: 'The frame loads, and asks for its port.',
              meta: { screen: 'opening', requirements: ['INGAME-02', 'INGAME-04'] },
              always: [
                { description: 'it was ready before', guard: 'isReady', target: 'playing' },
                {
                  description: 'something is to lie over the game',
                  guard: toBeCovered,
                  target: 'covered',
                },
              ],
              on: {
                ...barred,
                ...breaks,
                'frame.readied': { target: 'playing', actions: 'noteReady' },
                'overlay.opened': { target: 'covered', actions: 'takeArea' },
              },
              after: { framePatience: 'silent' },
            },
            silent: {
              description: 'The game does not answer: it can be opened anew, or left.',
              meta: { screen: 'silent', requirements: ['INGAME-02', 'ERR-08'] },
              always: { description: 'it answers again', guard: 'answersAgain', target: 'playing' },
              on: {
                ...barred,
                ...breaks,
                'frame.readied': { target: 'playing', actions: 'noteReady' },
                'frame.renewed': { target: 'opening', actions: 'renewFrame' },
                'overlay.opened': { target: 'covered', actions: ['takeArea', 'pauseGame'] },
              },
            },
            playing: {
              description: 'The game is played. Nothing lies over it.',
              meta: { screen: 'playing', requirements: ['INGAME-02', 'LAYOUT-08'] },
              tags: 'inReach',
              always: [
                {
                  description: 'the platform has told nothing of the game yet',
                  guard: 'isUntold',
                  target: 'withheld',
                },
                {
                  description: 'something is to lie over the game',
                  guard: toBeCovered,
                  target: 'pausing',
                },
                { description: 'the frame answers no more', guard: 'isSilent', target: 'silent' },
              ],
              on: {
                ...breaks,
                'overlay.opened': { target: 'pausing', actions: 'takeArea' },
                'play.barred': 'ending',
              },
            },
            withheld: {
              description:
                'The game can be played, but the player does not reach it: no stake before the platform’s figures of the game are in sight.',
              meta: { screen: 'withheld', requirements: ['INGAME-06', 'LAYOUT-08'] },
              always: [
                {
                  description: 'something is to lie over the game',
                  guard: toBeCovered,
                  target: 'covered',
                  actions: 'pauseGame',
                },
                { description: 'it has told', guard: not('isUntold'), target: 'playing' },
                { description: 'the frame answers no more', guard: 'isSilent', target: 'silent' },
              ],
              on: {
                ...barred,
                ...breaks,
                'overlay.opened': { target: 'covered', actions: ['takeArea', 'pauseGame'] },
              },
            },
            pausing: {
              description:
                'The game is asked to pause. A round under way ends first, and nothing lies over it.',
              meta: { screen: 'pausing', requirements: ['INGAME-03'] },
              tags: 'inReach',
              entry: 'pauseGame',
              on: {
                ...breaks,
                'overlay.opened': { actions: 'takeArea' },
                'play.barred': 'ending',
                'frame.paused': 'covered',
                'frame.rested': 'covered',
              },
              after: { pausePatience: 'covered' },
            },
            covered,
            broken: {
              description:
                'Another page came into the frame, or more messages than a game sends: it is heard no more. The game can be opened anew, or left.',
              meta: { screen: 'broken', requirements: ['INGAME-04', 'ERR-08'] },
              entry: 'breakFrame',
              on: {
                ...barred,
                'frame.renewed': { target: 'opening', actions: 'renewFrame' },
                'overlay.opened': { target: 'covered', actions: 'takeArea' },
              },
            },
            ending: {
              description:
                'The game is open to the player no longer. A round under way ends first; no other begins.',
              meta: { screen: 'pausing', requirements: ['INGAME-03', 'GUARD-12'] },
              tags: 'inReach',
              entry: 'pauseGame',
              on: { 'frame.paused': '#play.left', 'frame.rested': '#play.left' },
              after: { pausePatience: '#play.left' },
            },
            over: {
              description:
                'The platform has ended the game, such as for another that was opened. It says why.',
              meta: { screen: 'over', requirements: ['GAME-01'] },
              tags: 'covered',
              on: barred,
            },
          },
        },
      },
    },
    closing: {
      description: 'The platform is told that the player has left the game.',
      meta: { screen: 'leaving', requirements: ['GAME-01'] },
      tags: 'busy',
      entry: 'leaveScreen',
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
