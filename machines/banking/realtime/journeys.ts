import type { JourneysOf } from '../../flow.ts';
import type { realtimeMachine } from './machine.ts';
import type { realtimeSamples } from './samples.ts';
import type { RealtimeScreen } from './screen.ts';

type Journeys = JourneysOf<typeof realtimeMachine, typeof realtimeSamples, RealtimeScreen>;
type Step = Journeys[number]['steps'][number];

const CONNECTED: readonly Step[] = [
  { send: 'session.authorized', see: 'connecting' },
  { answer: 'getRealtimeToken', with: 'success', see: 'connecting' },
  { send: 'channel.opened', see: 'connected', emits: ['channel.stands'] },
];

/** One attempt of ten, which fails. */
const ATTEMPT: readonly Step[] = [
  { pass: 3_000, see: 'connecting' },
  { fail: 'getRealtimeToken', with: 'unreachable', see: 'disconnected', emits: ['trouble.met'] },
];

export const realtimeJourneys: Journeys = [
  {
    title: 'A player signs in: the channel opens, and what changes comes by itself',
    requirements: ['RT-01', 'RT-06', 'RT-07', 'RT-08', 'WAL-06'],
    start: 'off',
    steps: [
      ...CONNECTED,
      { send: 'message.heard', see: 'connected', emits: ['balance.pushed'] },
      {
        send: 'message.heard',
        case: 'attributes',
        see: 'connected',
        emits: ['attributes.changed'],
      },
      { send: 'message.heard', case: 'loyalty', see: 'connected', emits: ['loyalty.changed'] },
      { send: 'message.heard', case: 'somebodyElses', see: 'connected', emits: [] },
      { send: 'message.heard', case: 'unknownType', see: 'connected', emits: [] },
      { send: 'message.heard', case: 'notJson', see: 'connected', emits: ['trouble.met'] },
      { send: 'message.heard', case: 'half', see: 'connected', emits: ['trouble.met'] },
      { send: 'session.ended', see: 'off', emits: [] },
    ],
  },
  {
    title: 'A platform that answers nothing for three pings is gone, and comes back',
    requirements: ['RT-02', 'RT-04'],
    start: 'off',
    steps: [
      ...CONNECTED,
      { pass: 20_000, see: 'connected' },
      { send: 'message.heard', case: 'pong', see: 'connected' },
      { pass: 20_000, see: 'connected' },
      { pass: 20_000, see: 'connected' },
      { pass: 20_000, see: 'connected' },
      { pass: 20_000, see: 'disconnected' },
      { pass: 3_000, see: 'connecting' },
      { answer: 'getRealtimeToken', with: 'success', see: 'connecting' },
      { send: 'channel.opened', see: 'connected', emits: ['channel.stands'] },
    ],
  },
  {
    title: 'Ten attempts, three seconds apart, each with a token of its own; then it rests',
    requirements: ['RT-04', 'RT-05'],
    start: 'off',
    steps: [
      ...CONNECTED,
      { send: 'channel.closed', see: 'disconnected' },
      ...Array.from({ length: 10 }, () => ATTEMPT).flat(),
      { pass: 3_000, see: 'disconnected' },
      { send: 'device.woke', see: 'connecting' },
    ],
  },
  {
    title: 'A channel that does not open in ten seconds is lost',
    requirements: ['RT-04', 'RT-05'],
    start: 'off',
    steps: [
      { send: 'session.authorized', see: 'connecting' },
      { answer: 'getRealtimeToken', with: 'success', see: 'connecting' },
      { pass: 10_000, see: 'disconnected' },
      { pass: 3_000, see: 'connecting' },
    ],
  },
  {
    title: 'A device that wakes up asks the channel at once whether it still stands',
    requirements: ['RT-02', 'RT-04'],
    start: 'off',
    steps: [
      ...CONNECTED,
      { send: 'device.woke', see: 'connected' },
      { send: 'message.heard', case: 'pong', see: 'connected' },
      { send: 'device.woke', see: 'connected' },
      { pass: 5_000, see: 'disconnected' },
    ],
  },
  {
    title: 'Another player’s channel is one of their own',
    requirements: ['RT-07', 'LOGOUT-02'],
    start: 'off',
    steps: [
      ...CONNECTED,
      { send: 'session.authorized', case: 'another', see: 'disconnected' },
      { pass: 3_000, see: 'connecting' },
      { answer: 'getRealtimeToken', with: 'success', see: 'connecting' },
      { send: 'channel.opened', see: 'connected' },
      { send: 'message.heard', see: 'connected', emits: [] },
    ],
  },
];
