import { and, stateIn } from 'xstate';
import { answer, changed, ended, lost, refused } from './calls.ts';
import { roundSetup, wishOf } from './setup.ts';

/** A round, and the rest after it. */
export const underWay = roundSetup.createStateConfig({
  description:
    'A round, from its beginning to the earliest beginning of the next. The studio has decided what it shows.',
  meta: { requirements: ['SCOPE-03'] },
  type: 'parallel',
  states: {
    show: {
      description: 'What the player sees of the round.',
      initial: 'revealing',
      states: {
        revealing: {
          description:
            'The result is shown step by step. Where the law forbids it, nothing makes it shorter. A win is not in the balance yet.',
          meta: { screen: 'revealing', requirements: ['SCOPE-03'] },
          always: [
            {
              description: 'all is shown, and the player decides',
              guard: and(['isShown', 'isOpen']),
              target: 'deciding',
            },
            { description: 'all is shown', guard: 'isShown', target: 'ending' },
          ],
          on: {
            'reveal.hastened': {
              description: 'the law lets the wait be shortened',
              guard: 'mayHasten',
              actions: 'showAll',
            },
          },
          after: { step: { target: 'revealing', reenter: true, actions: 'showStep' } },
        },
        deciding: {
          description: 'The player decides, for as long as they like.',
          meta: { screen: 'deciding', requirements: ['SCOPE-03'] },
          on: {
            'act.chosen': {
              description: 'the round has this choice, and the balance covers it',
              guard: 'isChoice',
              target: 'acting',
              actions: ['chooseAct', 'nameWish'],
            },
          },
          initial: 'told',
          states: {
            told: {
              description: 'The balance is the one that was told last.',
              on: {
                'balance.outdated': {
                  description:
                    'the wallet has another balance, such as after a deposit or a bet of another game: it is read anew beside the hand, which stays as it lies',
                  target: 'reading',
                },
              },
            },
            reading: {
              description:
                'The studio is asked for the balance, which opens and closes choices. Nothing is shown again, and the player goes on with the hand meanwhile.',
              meta: { requirements: ['WAL-06'] },
              invoke: {
                src: 'openPlay',
                input: {},
                onDone: [
                  {
                    guard: { type: 'isDone', params: answer },
                    target: 'told',
                    actions: { type: 'takeBalance', params: answer },
                  },
                  {
                    description: 'the balance of before stands: no answer about it ends a hand',
                    target: 'told',
                  },
                ],
                onError: { target: 'told' },
              },
            },
          },
        },
        acting: {
          description:
            'The studio is told of the decision, and of how much of the round the player saw. A repetition tells the same one again.',
          meta: { screen: 'acting', requirements: ['SCOPE-03'] },
          tags: 'busy',
          invoke: {
            src: 'actInRound',
            input: ({ context }) => ({
              path: { roundId: context.round?.roundId ?? '' },
              body: {
                requestId: wishOf(context),
                act: context.act ?? 'stand',
                seen: context.round?.steps.length ?? 0,
              },
            }),
            onDone: [
              {
                guard: { type: 'isDone', params: answer },
                target: 'revealing',
                actions: { type: 'takeRound', params: answer },
              },
              {
                ...refused('acting'),
                description:
                  'the session is over, and the decision stakes more: the hand goes on without',
                guard: { type: 'isStakeEnded', params: answer },
              },
              ended,
              changed,
              {
                description: 'the round has gone on, in another tab for one',
                guard: { type: 'isRoundChanged', params: answer },
                target: '#round.elsewhere',
              },
              refused('acting'),
            ],
            onError: lost('acting'),
          },
        },
        ending: {
          description:
            'The studio is told that the result was shown, and pays the win. The site shows it from now on.',
          meta: { screen: 'ending', requirements: ['SCOPE-03'] },
          tags: 'busy',
          invoke: {
            src: 'endRound',
            input: ({ context }) => ({ path: { roundId: context.round?.roundId ?? '' } }),
            onDone: [
              {
                description: 'more came back than was staked',
                guard: { type: 'isWinPaid', params: answer },
                target: 'celebrating',
                actions: { type: 'takeEnd', params: answer },
              },
              {
                guard: { type: 'isDone', params: answer },
                target: 'resting',
                actions: { type: 'takeEnd', params: answer },
              },
              ended,
              refused('ending'),
            ],
            onError: lost('ending'),
          },
        },
        celebrating: {
          description:
            'A win is celebrated, which the wallet has by now. It may be cut short; the next round waits all the same.',
          meta: { screen: 'celebrating', requirements: ['SCOPE-03'] },
          on: { 'celebration.skipped': 'resting' },
          after: { celebration: 'resting' },
        },
        waiting: {
          description:
            'A press came before the shortest time from round to round had passed, and is not kept for its end: nothing was staked. The player reads why.',
          meta: { screen: 'waiting', requirements: ['SCOPE-03', 'ERR-03'] },
          always: {
            description: 'it has passed',
            guard: stateIn('#round.open.underWay.rest.over'),
            target: '#round.open.betting',
          },
        },
        resting: {
          description:
            'The shortest time from round to round passes. No press is kept for its end.',
          meta: { screen: 'resting', requirements: ['SCOPE-03'] },
          always: {
            description: 'it has passed',
            guard: stateIn('#round.open.underWay.rest.over'),
            target: '#round.open.betting',
          },
        },
      },
    },
    rest: {
      description: 'The shortest time from the beginning of this round to that of the next.',
      meta: { requirements: ['SCOPE-03'] },
      initial: 'begun',
      states: {
        begun: {
          description: 'Does the law ask for one?',
          always: [
            { description: 'it asks for none', guard: 'needsNoRest', target: 'over' },
            { target: 'running' },
          ],
        },
        running: { description: 'It passes.', after: { shortestRound: 'over' } },
        over: { description: 'The next round may begin.' },
      },
    },
  },
});
