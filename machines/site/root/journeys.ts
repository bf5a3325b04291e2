import type { JourneysOf } from '../../flow.ts';
import type { rootMachine } from './machine.ts';
import type { rootSamples } from './samples.ts';
import type { RootScreen } from './screen.ts';

/** The shell's actions when a session ends, in this order. */
const END = ['reads.outlived', 'player.left', 'landing.begun'] as const;

export const rootJourneys: JourneysOf<typeof rootMachine, typeof rootSamples, RootScreen> = [
  {
    title: 'A player signs in, and the end of the session leads to the landing page',
    requirements: ['LOGOUT-01', 'LOGOUT-02', 'WAL-04'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player', emits: [] },
      { send: 'session.ended', case: 'signedOut', see: 'landing', emits: END },
      { send: 'landing.shown', see: 'visitor', emits: [] },
      { send: 'session.authorized', see: 'player', emits: [] },
    ],
  },
  {
    title: 'Whoever signs in while the landing page is on its way is a player when it shows',
    requirements: ['LOGOUT-06', 'GUARD-04'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player' },
      { send: 'session.ended', see: 'landing', emits: END },
      { send: 'session.authorized', case: 'another', see: 'landing', emits: [] },
      { send: 'session.ended', see: 'landing', emits: END },
      { send: 'session.authorized', see: 'landing', emits: [] },
      { send: 'landing.shown', see: 'player', emits: [] },
    ],
  },
  {
    title:
      'A round that is under way when the session ends is seen to its end; then the landing page comes',
    requirements: ['LOGOUT-01', 'INGAME-03'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player' },
      { send: 'game.played', see: 'player' },
      {
        send: 'session.ended',
        case: 'onBreak',
        see: 'lastRound',
        emits: ['reads.outlived', 'player.left'],
      },
      { send: 'game.rested', see: 'landing', emits: ['landing.begun'] },
      { send: 'landing.shown', see: 'visitor', emits: [] },
    ],
  },
  {
    title:
      'A higher level waits for the end of a round, is said once, and again only after it was read',
    requirements: ['REW-16', 'NS-45', 'RT-06'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player' },
      { send: 'game.played', see: 'player' },
      { send: 'loyalty.changed', see: 'player', emits: [] },
      { send: 'game.rested', see: 'player', emits: ['level.reached'] },
      { send: 'loyalty.changed', see: 'player', emits: [] },
      { send: 'level.read', see: 'player', emits: [] },
      { send: 'loyalty.changed', see: 'player', emits: ['level.reached'] },
      { send: 'level.readElsewhere', see: 'player', emits: ['level.old'] },
    ],
  },
];
