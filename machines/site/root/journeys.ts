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
    title: 'A session that was over before anybody was seen lands, too',
    requirements: ['SESS-10', 'LOGOUT-01'],
    start: 'visitor',
    steps: [
      { send: 'session.ended', see: 'landing', emits: END },
      { send: 'landing.shown', see: 'visitor' },
    ],
  },
  {
    title: 'Another player of another tab inherits no reads; one and the same player keeps them',
    requirements: ['LOGOUT-02'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player', emits: [] },
      { send: 'session.authorized', see: 'player', emits: [] },
      { send: 'session.authorized', case: 'another', see: 'player', emits: ['reads.outlived'] },
      { send: 'session.authorized', case: 'another', see: 'player', emits: [] },
      { send: 'session.authorized', see: 'player', emits: ['reads.outlived'] },
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
    title: 'What the realtime channel brings is a player’s alone',
    requirements: ['RT-04', 'RT-06', 'WAL-06'],
    start: 'visitor',
    steps: [
      { send: 'balance.pushed', see: 'visitor', emits: [] },
      { send: 'loyalty.changed', see: 'visitor', emits: [] },
      { send: 'session.authorized', see: 'player' },
      { send: 'channel.stands', see: 'player', emits: ['player.changed'] },
      { send: 'balance.pushed', see: 'player', emits: [] },
      { send: 'attributes.changed', see: 'player', emits: ['player.changed'] },
      { send: 'loyalty.changed', case: 'fallen', see: 'player', emits: [] },
      { send: 'loyalty.changed', see: 'player', emits: ['level.reached'] },
    ],
  },
  {
    title: 'A session that the browser does not keep is said',
    requirements: ['SESS-05'],
    start: 'visitor',
    steps: [
      { send: 'session.authorized', see: 'player' },
      { send: 'session.unkept', see: 'player', emits: ['session.onlyHere'] },
    ],
  },
];
