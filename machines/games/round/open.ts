import { betsOf, freeStakeOf } from './decide.ts';
import { answer, changed, ended, lost, refused } from './calls.ts';
import { roundSetup, wishOf } from './setup.ts';
import { underWay } from './under-way.ts';

/** A game whose terms and balance are known. */
export const open = roundSetup.createStateConfig({
  description: 'The game is open: the player chooses a stake, or a round goes on.',
  meta: { requirements: ['SCOPE-03'] },
  initial: 'betting',
  states: {
    betting: {
      description:
        'The player chooses a stake, or lays chips, and begins a round by a press. A press begins it only if the control was up, nothing stands against the stake, and neither law, ladder nor balance is exceeded.',
      meta: { screen: 'betting', requirements: ['SCOPE-03'] },
      always: [
        {
          description: 'the game is covered or hidden',
          guard: 'isPauseWanted',
          target: 'paused',
        },
        {
          description: 'all free rounds are played, and nobody said yes to a round for money',
          guard: 'isFreeOver',
          target: 'freeOver',
          actions: 'stopAutoplay',
        },
        {
          description: 'autoplay has rounds left, and the next one keeps to its limits',
          guard: 'goesOn',
          target: 'playing',
          actions: ['countRound', 'nameWish'],
        },
        {
          description: 'autoplay has no rounds left, or the next one would exceed a limit',
          guard: 'isAutoplayOver',
          actions: 'stopAutoplay',
        },
      ],
      on: {
        'start.pressed': {
          description: 'the control was up, and nothing stands against the stake',
          guard: 'mayStart',
          target: 'playing',
          actions: ['hold', 'nameWish'],
        },
        'stake.chosen': {
          description: 'a stake of the ladder that the law allows',
          guard: 'isOfLadder',
          actions: 'chooseStake',
        },
        'chip.placed': {
          description: 'it exceeds neither the highest stake of law and table nor the balance',
          guard: 'takesChip',
          actions: 'placeChip',
        },
        'chip.taken': { actions: 'takeChip' },
        'chip.undone': { actions: 'undoChip' },
        'chips.cleared': { actions: 'clearChips' },
        'autoplay.chosen': {
          description: 'the law has autoplay for so many rounds, and the first keeps to its limits',
          guard: 'mayAutoplay',
          actions: 'chooseAutoplay',
        },
      },
      initial: 'told',
      states: {
        told: {
          description: 'The balance is the one that was told last.',
          on: {
            'balance.outdated': {
              description:
                'the wallet has another balance, such as after a deposit in another tab: it is read anew beside the bet, which stays',
              target: 'reading',
            },
          },
        },
        reading: {
          description:
            'The studio is asked for the balance. The player goes on with the bet meanwhile.',
          meta: { requirements: ['WAL-06'] },
          invoke: {
            src: 'openPlay',
            input: {},
            onDone: [
              {
                description: 'a round was begun elsewhere, and is to be shown',
                guard: { type: 'hasRound', params: answer },
                target: '#round.open.underWay',
                actions: { type: 'takePlay', params: answer },
              },
              {
                guard: { type: 'isDone', params: answer },
                target: 'told',
                actions: { type: 'takeBalance', params: answer },
              },
              ended,
              changed,
              { description: 'the balance of before stands: nobody asked', target: 'told' },
            ],
            onError: { target: 'told' },
          },
        },
      },
    },
    playing: {
      description: 'The studio is asked for the round. A repetition asks for the same one again.',
      meta: { screen: 'playing', requirements: ['SCOPE-03'] },
      tags: 'busy',
      invoke: {
        src: 'playRound',
        input: ({ context }) => ({
          body: {
            requestId: wishOf(context),
            bets: betsOf(context),
            // A round that is meant to be free never takes money, and none for money uses a free one up.
            ...(freeStakeOf(context) !== undefined && { isFree: true }),
          },
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: answer },
            target: 'underWay',
            actions: [{ type: 'takeRound', params: answer }, 'showAnew'],
          },
          ended,
          changed,
          {
            description:
              'the shortest time from round to round has not passed since a round in another tab, or before the page was loaded anew',
            guard: { type: 'isTooSoon', params: answer },
            target: 'underWay.show.waiting',
            actions: 'stopAutoplay',
          },
          {
            description: 'another round is under way, in another tab for one',
            guard: { type: 'isRoundOpen', params: answer },
            target: '#round.elsewhere',
          },
          refused('playing'),
        ],
        onError: lost('playing'),
      },
    },
    underWay,
    freeOver: {
      description:
        'All free rounds are played. The next round is for the player’s own money, and none begins before they say so.',
      meta: { screen: 'freeOver', requirements: ['SCOPE-03', 'FSPIN-03'] },
      on: {
        'money.agreed': { target: 'betting', actions: 'agreeToMoney' },
        'balance.outdated': {
          description: 'the wallet has another balance, such as after a deposit: it is read anew',
          target: '#round.opening',
        },
      },
    },
    paused: {
      description: 'The game is covered or hidden between two rounds: nothing begins.',
      meta: { screen: 'paused', requirements: ['INGAME-03'] },
      on: {
        'pause.lifted': { target: 'betting', actions: 'liftPause' },
        'balance.outdated': {
          description: 'the wallet has another balance, such as after a deposit: it is read anew',
          target: '#round.opening',
        },
      },
    },
  },
});
