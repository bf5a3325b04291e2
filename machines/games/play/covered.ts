import { not } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { answer, playSetup, sessionOf } from './setup.ts';

/** Something lies over the game. What concerns safety comes before what the player opened. */
export const covered = playSetup.createStateConfig({
  description:
    'Something lies over the game, whose frame stays. No round begins beneath: the game is paused, and one that becomes ready now is paused at once.',
  meta: { requirements: ['INGAME-01', 'INGAME-03'] },
  tags: 'covered',
  entry: 'tellRested',
  initial: 'deciding',
  on: {
    'frame.readied': { actions: ['noteReady', 'pauseGame'] },
    'frame.broken': { actions: 'breakFrame' },
  },
  states: {
    deciding: {
      description: 'What lies over the game? A rule comes before the player’s own wish.',
      meta: { screen: 'pausing', requirements: ['INGAME-01'] },
      always: [
        {
          description: 'the platform has ended the game',
          guard: 'isOver',
          target: '#play.open.game.over',
        },
        { description: 'a check waits for its answer', guard: 'isCheckDue', target: 'check' },
        { description: 'play rests after a check', guard: 'isResting', target: 'resting' },
        { description: 'the site asks the player something', guard: 'isAsked', target: 'asked' },
        { description: 'a part of the site is open', guard: 'hasArea', target: 'overlay' },
        {
          description: 'the frame is heard no more',
          guard: 'isBroken',
          target: '#play.open.game.broken',
        },
        {
          description: 'nothing: the game goes on',
          guard: 'isReady',
          target: '#play.open.game.ready',
          actions: 'resumeGame',
        },
        { description: 'nothing: the game is still on its way', target: '#play.open.game.opening' },
      ],
    },
    overlay: {
      description:
        'A part of the site is open over the game: account, rewards, settings, responsible gambling, or banking. A question of the site’s shows above it, and takes nothing of it away.',
      meta: { screen: 'overlay', requirements: ['INGAME-01', 'INGAME-03'] },
      always: { description: 'the platform holds the game', guard: 'isHeld', target: 'deciding' },
      on: { 'overlay.closed': { target: 'deciding', actions: 'forgetArea' } },
    },
    asked: {
      description:
        'The player’s own reminder, or the question whether they are still there, shows over the game and waits for an answer.',
      meta: { screen: 'asked', requirements: ['ACT-07', 'ACT-08', 'NS-61'] },
      always: [
        { description: 'the platform holds the game', guard: 'isHeld', target: 'deciding' },
        { description: 'it was answered', guard: not('isAsked'), target: 'deciding' },
      ],
    },
    check: {
      description:
        'The check inside the game: its figures are the platform’s, and nothing but an answer closes it.',
      meta: { screen: 'check', requirements: ['INGAME-06', 'NS-61', 'EDD-07'] },
      initial: 'open',
      states: {
        open: {
          description: 'The player reads the figures.',
          always: {
            description: 'it was answered elsewhere',
            guard: not('isCheckDue'),
            target: '#play.open.game.covered.deciding',
          },
          on: { 'check.confirmed': { target: 'confirming', actions: 'forgetFailure' } },
        },
        confirming: {
          description: 'The platform is told that the player has read the check.',
          tags: 'busy',
          invoke: {
            src: 'acceptGameCheck',
            input: sessionOf,
            onDone: [
              {
                description: 'play rests now, or goes on',
                guard: { type: 'isAnswered', params: answer },
                target: '#play.open.game.covered.deciding',
                actions: { type: 'takeFacts', params: answer },
              },
              { description: 'there is no such game any more', target: '#play.left' },
            ],
            onError: { target: 'open', actions: rememberFailure },
          },
        },
      },
    },
    resting: {
      description:
        'Play rests for as long as the law says, by the platform’s clock. The countdown and the ways out stay in reach.',
      meta: { screen: 'resting', requirements: ['INGAME-06', 'NS-61'] },
      always: { description: 'it is over', guard: not('isResting'), target: 'deciding' },
    },
  },
});
