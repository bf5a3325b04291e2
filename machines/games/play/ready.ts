import { not, or } from 'xstate';
import { playSetup } from './setup.ts';

/** The site asks the player something, a part of the site is open, or the platform holds the game. */
export const toBeCovered = or(['isAsked', 'hasArea', 'isHeld']);

export const ready = playSetup.createStateConfig({
  description: 'The game can be played.',
  meta: { requirements: ['INGAME-02', 'INGAME-03'] },
  initial: 'withheld',
  states: {
    withheld: {
      description:
        'The player does not reach the game: no stake before the platform’s figures of it are in sight.',
      meta: { screen: 'withheld', requirements: ['INGAME-06', 'LAYOUT-08'] },
      always: [
        {
          description: 'something is to lie over the game',
          guard: toBeCovered,
          target: '#play.open.game.covered',
          actions: 'pauseGame',
        },
        {
          description: 'they are, or the game is played for free',
          guard: not('isUntold'),
          target: 'playing',
        },
        {
          description: 'the frame answers no more',
          guard: 'isSilent',
          target: '#play.open.game.silent',
        },
      ],
      on: {
        'overlay.opened': {
          target: '#play.open.game.covered',
          actions: ['takeArea', 'pauseGame'],
        },
      },
    },
    playing: {
      description: 'The game is played. Nothing lies over it.',
      meta: { screen: 'playing', requirements: ['INGAME-02', 'LAYOUT-08'] },
      tags: 'inReach',
      always: [
        {
          description: 'something is to lie over the game',
          guard: toBeCovered,
          target: 'pausing',
        },
        {
          description: 'the frame answers no more',
          guard: 'isSilent',
          target: '#play.open.game.silent',
        },
      ],
      on: {
        'overlay.opened': { target: 'pausing', actions: 'takeArea' },
        'play.barred': '#play.open.game.ending',
      },
    },
    pausing: {
      description:
        'The game is asked to pause. A round under way ends first, and nothing lies over it.',
      meta: { screen: 'pausing', requirements: ['INGAME-03'] },
      tags: 'inReach',
      entry: 'pauseGame',
      on: {
        'overlay.opened': { actions: 'takeArea' },
        'play.barred': '#play.open.game.ending',
        'frame.paused': '#play.open.game.covered',
        'frame.rested': '#play.open.game.covered',
      },
      after: { pausePatience: '#play.open.game.covered' },
    },
  },
});
