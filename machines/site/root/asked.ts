import { stateIn } from 'xstate';
import { rootSetup } from './setup.ts';

const hasEnded = {
  description: 'no round of a game is under way: the game has paused, is gone, or there is none',
  guard: stateIn('#root.game.resting'),
} as const;

export const reminder = rootSetup.createStateConfig({
  description: 'Whether the player’s reminder shows over the page.',
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No reminder shows.',
      meta: { requirements: ['ACT-08'] },
      on: { 'reminder.begun': 'waiting' },
    },
    waiting: {
      description:
        'The player’s reminder is due. A game on the page pauses after the round under way, and begins no other; the reminder shows then.',
      meta: { requirements: ['ACT-08', 'NS-61', 'INGAME-03'] },
      tags: ['asking', 'waiting'],
      always: { ...hasEnded, target: 'shown' },
      on: { 'reminder.over': 'quiet' },
    },
    shown: {
      description: 'The player’s reminder shows over the page: a game under it rests.',
      meta: { requirements: ['ACT-08', 'NS-61'] },
      tags: 'asking',
      on: { 'reminder.over': 'quiet' },
    },
  },
});

export const presence = rootSetup.createStateConfig({
  description: 'Whether the player is asked if they are still there.',
  initial: 'trusted',
  states: {
    trusted: {
      description: 'The player did something a while ago at most.',
      meta: { requirements: ['ACT-07'] },
      on: { 'absence.doubted': 'waiting' },
    },
    waiting: {
      description:
        'The player is to be asked whether somebody is there. A game on the page pauses after the round under way, and begins no other; the question shows then.',
      meta: { requirements: ['ACT-07', 'INGAME-03'] },
      tags: ['asking', 'waiting'],
      always: { ...hasEnded, target: 'doubted' },
      on: { 'absence.refuted': 'trusted' },
    },
    doubted: {
      description:
        'The question whether somebody is there shows over the page: a game under it rests.',
      meta: { requirements: ['ACT-07', 'INGAME-03'] },
      tags: 'asking',
      on: { 'absence.refuted': 'trusted' },
    },
  },
});
