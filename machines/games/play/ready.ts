import { not, or } from 'xstate';
import { ending } from './ending.ts';
import { playSetup } from './setup.ts';

/** The site asks the player something, a part of the site is open, or the platform holds the game. */
export const toBeCovered = or(['isAsked', 'hasArea', 'isHeld']);

const endsSignedOut = {
  description: 'a round under way ends first; the site says why the session is over',
  target: 'ending',
  actions: ['noteSignedOut', 'forgetLeaving'],
} as const;

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
      meta: { screen: 'playing', requirements: ['INGAME-02', 'LAYOUT-08', 'ACT-08'] },
      tags: 'inReach',
      entry: 'tellPlayed',
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
        'play.barred': 'ending',
        'session.ended': endsSignedOut,
      },
    },
    pausing: {
      description:
        'The game is asked to pause. A round under way ends first, however long it takes: features are shown, and the player decides what is theirs to decide. Nothing lies over it, unless the frame answers no more, or has not paused after ten minutes.',
      meta: { screen: 'pausing', requirements: ['INGAME-03', 'ACT-08'] },
      tags: 'inReach',
      entry: 'pauseGame',
      always: {
        description: 'the frame answers no more',
        guard: 'isSilent',
        target: '#play.open.game.covered',
      },
      on: {
        'overlay.opened': { actions: 'takeArea' },
        'play.barred': 'ending',
        'session.ended': endsSignedOut,
        'frame.paused': '#play.open.game.covered',
        'frame.rested': '#play.open.game.covered',
        'frame.overdue': '#play.open.game.covered',
      },
    },
    ending,
  },
});
