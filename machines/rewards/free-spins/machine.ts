import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { asFailure, rememberFailure } from '../../operations.ts';
import {
  chosenOf,
  forfeitOf,
  freeSpinsSetup,
  runningOf,
  type FreeSpinsInput,
  type SpinsAct,
} from './setup.ts';

type Chosen = { event: { campaignId: string } };
type Granting = {
  event: { output: Outcome<'claimFreeSpins'> | Outcome<'claimQueuedFreeSpins'> };
};

const campaign = ({ event }: Chosen) => event.campaignId;
const answer = ({ event }: Granting) => event.output;
const granted = ({ event: { output } }: Granting) => (output.ok ? output.data : undefined);

const choose = { type: 'choose', params: campaign } as const;
const announce = { type: 'announce', params: granted } as const;
const rememberStanding = { type: 'rememberStanding', params: answer } as const;
const isGranted = { type: 'isGranted', params: answer } as const;
const isInTheWay = { type: 'isInTheWay', params: answer } as const;

/** The platform grants nothing. */
const refused = (act: SpinsAct) =>
  ({
    type: 'rememberProblem',
    params: ({ event: { output } }: Granting) =>
      output.ok ? undefined : { act, refusal: output.code },
  }) as const;

/** Whether it did is not known: the list tells. */
const unknown = (act: SpinsAct) =>
  ({
    type: 'rememberProblem',
    params: ({ event }: { event: { error: unknown } }) => ({
      act,
      failure: asFailure(event.error),
    }),
  }) as const;

const READ = {
  src: 'getFreeSpins',
  input: ({ context: { language } }: { context: FreeSpinsInput }) => ({ query: { language } }),
} as const;

const take = {
  type: 'take',
  params: ({ event }: { event: { output: Outcome<'getFreeSpins'> } }) => event.output.data,
} as const;

/**
 * The player's free spins: claimed, waited for, followed round by round. Once they run the site leads to their game;
 * the rounds themselves are spun there.
 */
export const freeSpinsMachine = freeSpinsSetup.createMachine({
  id: 'freeSpins',
  description: 'Free spins that the player may claim, waits for, or plays.',
  context: ({ input }) => ({
    ...input,
    known: undefined,
    isOld: false,
    chosen: undefined,
    problem: undefined,
    standing: undefined,
    failure: undefined,
  }),
  initial: 'reading',
  on: { 'session.ended': { target: '.left' } },
  states: {
    reading: {
      description: 'The free spins are being read.',
      meta: { screen: 'reading', requirements: ['FSPIN-03', 'API-121'] },
      tags: 'busy',
      invoke: {
        ...READ,
        onDone: { target: 'list', actions: take },
        onError: { target: 'unread', actions: rememberFailure },
      },
    },
    unread: {
      description: 'They could not be read; nothing is claimed about them.',
      meta: { screen: 'unread', requirements: ['API-121', 'ERR-03'] },
      on: { 'retry.requested': { target: 'reading', actions: assign({ failure: undefined }) } },
    },
    list: {
      description: 'Free spins with all of their terms, and the rounds played of each game.',
      meta: { screen: 'listed', requirements: ['FSPIN-04', 'REW-01', 'REW-18'] },
      initial: 'still',
      on: {
        'claim.chosen': {
          guard: { type: 'isOffered', params: campaign },
          target: 'claiming',
          actions: choose,
        },
        'start.chosen': {
          guard: { type: 'isWaiting', params: campaign },
          target: 'starting',
          actions: choose,
        },
        'player.changed': { target: '.refreshing' },
      },
      states: {
        still: {
          description: 'Nothing is being read.',
          on: { 'balance.changed': { guard: 'hasRunning', target: 'following' } },
        },
        following: {
          description: 'A round may have been played: how far those are that run is read.',
          meta: { requirements: ['FSPIN-01', 'FSPIN-04', 'API-122'] },
          on: { 'balance.changed': { target: 'following', reenter: true } },
          invoke: {
            src: 'getFreeSpinProgress',
            input: ({ context }) => ({
              query: { campaignId: runningOf(context)?.campaignId ?? '' },
            }),
            onDone: [
              {
                description: 'they still run',
                guard: { type: 'stillRuns', params: ({ event }) => event.output },
                target: 'still',
                actions: { type: 'follow', params: ({ event }) => event.output },
              },
              { description: 'they are over: others may run now', target: 'refreshing' },
            ],
            onError: { target: 'still', actions: 'keepOld' },
          },
        },
        refreshing: {
          description: 'They are read anew while those that are known show.',
          meta: { requirements: ['FSPIN-03', 'API-121'] },
          on: { 'balance.changed': { target: 'refreshing', reenter: true } },
          invoke: {
            ...READ,
            onDone: { target: 'still', actions: take },
            onError: { target: 'still', actions: 'keepOld' },
          },
        },
      },
    },
    claiming: {
      description: 'The platform is asked for the free spins; twice grants nothing more.',
      meta: { screen: 'claiming', requirements: ['FSPIN-03', 'API-120'] },
      tags: 'busy',
      invoke: {
        src: 'claimFreeSpins',
        input: ({ context: { chosen, language } }) => ({
          path: { campaignId: chosen ?? '' },
          query: { language },
        }),
        onDone: [
          { description: 'they run', guard: isGranted, target: 'granted', actions: announce },
          {
            description: 'something runs in the same part of the product',
            guard: isInTheWay,
            target: 'blocked',
            actions: rememberStanding,
          },
          {
            description: 'they are refused, or wait since another claim',
            target: 'list.refreshing',
            actions: refused('claim'),
          },
        ],
        onError: { target: 'list.refreshing', actions: unknown('claim') },
      },
    },
    starting: {
      description: 'The platform is asked to let those that wait run.',
      meta: { screen: 'starting', requirements: ['FSPIN-02', 'REW-18', 'API-119'] },
      tags: 'busy',
      invoke: {
        src: 'claimQueuedFreeSpins',
        input: ({ context }) => ({
          path: {
            campaignId: context.chosen ?? '',
            queuedPlayerBonusId: chosenOf(context)?.queuedPlayerBonus?.queuedPlayerBonusId ?? '',
          },
          query: { language: context.language },
        }),
        onDone: [
          { description: 'they run', guard: isGranted, target: 'granted', actions: announce },
          {
            description: 'something still stands in their way: it may be given up for them',
            guard: isInTheWay,
            target: 'blocked',
            actions: rememberStanding,
          },
          {
            description: 'the platform refuses them',
            target: 'list.refreshing',
            actions: refused('start'),
          },
        ],
        onError: { target: 'list.refreshing', actions: unknown('start') },
      },
    },
    blocked: {
      description:
        'Something runs in the same part of the product, and the player decides what comes of that.',
      meta: { requirements: ['REW-09', 'FSPIN-02'] },
      initial: 'inTheWay',
      states: {
        inTheWay: {
          description: 'The player is told what stands in the way; nothing is lost yet.',
          meta: { screen: 'inTheWay', requirements: ['REW-09', 'REW-10', 'FSPIN-02'] },
          on: {
            'bonus.kept': { target: '#freeSpins.list', actions: 'forgetStanding' },
            'wait.chosen': { guard: 'mayWait', target: 'queueing', actions: 'forgetStanding' },
            'forfeit.chosen': { guard: 'mayForfeit', target: 'givingUp' },
          },
        },
        queueing: {
          description: 'The platform is asked to keep them until what runs is over.',
          meta: { screen: 'queueing', requirements: ['REW-18', 'API-120'] },
          tags: 'busy',
          invoke: {
            src: 'claimFreeSpins',
            input: ({ context: { chosen, language } }) => ({
              path: { campaignId: chosen ?? '' },
              query: { language, ifActive: 'QUEUE' as const },
            }),
            onDone: [
              {
                description: 'nothing stands in their way any more: they run',
                guard: isGranted,
                target: '#freeSpins.granted',
                actions: announce,
              },
              {
                description: 'they wait',
                guard: ({ event }) => event.output.ok,
                target: '#freeSpins.list.refreshing',
                actions: 'announceQueued',
              },
              {
                description: 'the platform refuses them',
                target: '#freeSpins.list.refreshing',
                actions: refused('queue'),
              },
            ],
            onError: { target: '#freeSpins.list.refreshing', actions: unknown('queue') },
          },
        },
        givingUp: {
          description: 'Another flow asks for the forfeit, and claims the free spins after it.',
          meta: { screen: 'givingUp', requirements: ['FORF-01', 'FSPIN-02', 'REW-09'] },
          invoke: {
            id: 'forfeitClaim',
            src: 'forfeitClaim',
            input: ({ context }) => forfeitOf(context),
            onDone: [
              {
                description: 'they run',
                guard: ({ event }) => event.output.granted?.status === 'ACTIVE',
                target: '#freeSpins.granted',
                actions: [
                  'forgetStanding',
                  'outdateWallet',
                  { type: 'announce', params: ({ event }) => event.output.granted },
                ],
              },
              {
                description: 'they do not; a bonus may have been given up all the same',
                target: '#freeSpins.list.refreshing',
                actions: ['forgetStanding', 'outdateWallet'],
              },
            ],
          },
        },
      },
    },
    granted: {
      description: 'They run, and the site leads to their game.',
      meta: { screen: 'granted', requirements: ['REW-08', 'NS-60'] },
      type: 'final',
    },
    left: {
      description: 'The session has ended: nothing of the player is left.',
      meta: { screen: 'left', requirements: ['LOGOUT-02'] },
      type: 'final',
    },
  },
});
