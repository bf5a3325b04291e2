import { answer, changed, ended, lost, refused } from './calls.ts';
import { UNOPENED } from './decide.ts';
import { open } from './open.ts';
import { roundSetup } from './setup.ts';

/**
 * A game of a studio before one player, for money or for free: rounds, one after another. It runs in the frame of
 * the studio, and knows the platform by the studio's server alone.
 */
export const roundMachine = roundSetup.createMachine({
  id: 'round',
  description: 'The rounds of a game: a stake, a press, a result that is shown, and a rest.',
  meta: { requirements: ['SCOPE-03', 'GAME-01'] },
  context: ({ input }) => ({
    ...input,
    ...UNOPENED,
    wishes: 0,
    seen: undefined,
    isMoneyAgreed: false,
    stake: 0,
    chips: [],
    autoplay: undefined,
    isHeld: false,
    isPauseWanted: false,
    failure: undefined,
    hasChanged: false,
  }),
  initial: 'opening',
  on: {
    'start.pressed': {
      description: 'it stops autoplay, begins nothing here, and is not kept for later',
      actions: ['hold', 'stopAutoplay'],
    },
    'start.released': { actions: 'letGo' },
    'pause.wanted': {
      description:
        'it stops autoplay; what is under way goes on to its end, and nothing follows it',
      actions: ['wantPause', 'stopAutoplay'],
    },
    'pause.lifted': { actions: 'liftPause' },
  },
  states: {
    opening: {
      description:
        'The studio is asked for the game, the law’s terms for this player, the balance, and a round that is under way or was not shown. A hand whose cards the player saw, as before a refusal, goes on as it lies.',
      meta: { screen: 'opening', requirements: ['SCOPE-03', 'GAME-01'] },
      tags: 'busy',
      entry: ['putAway', 'stopAutoplay'],
      invoke: {
        src: 'openPlay',
        input: {},
        onDone: [
          {
            description: 'a round is under way, or its result was not shown',
            guard: { type: 'hasRound', params: answer },
            target: 'open.underWay',
            actions: { type: 'takePlay', params: answer },
          },
          {
            guard: { type: 'isDone', params: answer },
            target: 'open',
            actions: { type: 'takePlay', params: answer },
          },
          ended,
          changed,
          refused('opening'),
        ],
        onError: lost('opening'),
      },
    },
    open,
    elsewhere: {
      description:
        'The game is open in another tab or on another device, too: a round goes on there, or has gone on. Nothing was staked here, and nothing is sent again. Whoever plays on here reads the game anew, and sees that round first.',
      meta: { screen: 'elsewhere', requirements: ['SCOPE-03', 'ERR-03'] },
      entry: 'stopAutoplay',
      on: { 'game.takenOver': 'opening' },
    },
    refused: {
      description:
        'The studio refused, and says why, and what that means for what was asked. The game is read anew when the player has read it; deposit and lobby are offered.',
      meta: { screen: 'refused', requirements: ['ERR-03'] },
      entry: 'stopAutoplay',
      on: { 'refusal.read': 'opening' },
    },
    lost: {
      description:
        'A call was not answered. Sent again, it has the same name, so that no stake is taken twice; the lobby is offered, too.',
      meta: { screen: 'lost', requirements: ['ERR-03', 'ERR-04'] },
      entry: 'stopAutoplay',
      initial: 'opening',
      states: {
        opening: {
          description: 'The game was not opened.',
          on: { 'call.repeated': '#round.opening' },
        },
        playing: {
          description: 'The round was not answered: whether the stake was taken is not known.',
          on: { 'call.repeated': '#round.open.playing' },
        },
        acting: {
          description: 'The decision was not answered: whether it was taken is not known.',
          on: { 'call.repeated': '#round.open.underWay.show.acting' },
        },
        ending: {
          description: 'The end of the round was not answered; its result was shown.',
          on: { 'call.repeated': '#round.open.underWay.show.ending' },
        },
      },
    },
    ended: {
      description:
        'The studio’s session is over, or the game is another by now. The studio finishes a round that is under way, and its win is paid; the lobby is offered.',
      meta: { screen: 'ended', requirements: ['SCOPE-03'] },
      type: 'final',
      entry: 'putAway',
    },
  },
});
