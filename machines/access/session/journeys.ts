import type { JourneysOf } from '../../flow.ts';
import type { sessionMachine } from './machine.ts';
import type { sessionSamples } from './samples.ts';
import type { SessionScreen } from './screen.ts';

export const sessionJourneys: JourneysOf<
  typeof sessionMachine,
  typeof sessionSamples,
  SessionScreen
> = [
  {
    title: 'A visitor without a session sees public pages at once',
    requirements: ['SESS-01', 'GUARD-03'],
    start: 'loading',
    steps: [{ answer: 'readStoredSession', with: 'none', see: 'anonymous' }],
  },
  {
    title: 'A returning player is recognised: context first, then the account',
    requirements: ['SESS-01', 'SESS-13', 'SESS-14'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { fail: 'getAccessDetails', with: 'unexpected', see: 'player' },
      { send: 'platform.returned', see: 'player' },
      { answer: 'getAccessDetails', with: 'success', see: 'player' },
    ],
  },
  {
    title: 'A context that cannot be fetched leaves the player unconfirmed, and a retry recovers',
    requirements: ['SESS-13'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'unconfirmed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
    ],
  },
  {
    title:
      'A player who is not confirmed is asked about again less and less often, and at once when the network is back',
    requirements: ['SESS-13', 'GUARD-01', 'NS-51'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'unconfirmed' },
      { pass: 5_000, see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'unconfirmed' },
      { pass: 10_000, see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'unconfirmed' },
      { send: 'platform.lost', see: 'unconfirmed' },
      { send: 'platform.returned', see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'unconfirmed' },
      { pass: 5_000, see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { send: 'session.startedElsewhere', see: 'loading' },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      {
        fail: 'getAccessContext',
        with: 'unreachable',
        see: 'unconfirmed',
        emits: ['session.ended'],
      },
      { pass: 5_000, see: 'loading' },
    ],
  },
  {
    title: 'A platform that says "not authorized" shows no player',
    requirements: ['SESS-01', 'SESS-13'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'notAuthorized', see: 'unconfirmed' },
    ],
  },
  {
    title: 'Sign-out tells the platform, then the device forgets',
    requirements: ['LOGOUT-01', 'LOGOUT-03', 'SESS-09'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { answer: 'getAccessDetails', with: 'success', see: 'player' },
      { send: 'signOut.requested', see: 'signingOut' },
      { answer: 'signOut', with: 'success', see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'cleared', see: 'anonymous', emits: ['session.ended'] },
    ],
  },
  {
    title: 'A failing or silent sign-out still signs out here',
    requirements: ['LOGOUT-05'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { send: 'signOut.requested', see: 'signingOut' },
      { pass: 5_000, see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'cleared', see: 'anonymous', emits: ['session.ended'] },
    ],
  },
  {
    title: 'Tokens are renewed ahead of their expiry; a failed renewal is tried again',
    requirements: ['SESS-10'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { answer: 'getAccessDetails', with: 'success', see: 'player' },
      { pass: 720_000, see: 'player' },
      { fail: 'renewTokens', with: 'unreachable', see: 'player' },
      { pass: 10_000, see: 'player' },
      { answer: 'renewTokens', with: 'renewed', see: 'player' },
      { pass: 720_000, see: 'player' },
      { answer: 'renewTokens', with: 'rejected', see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'cleared', see: 'anonymous', emits: ['session.ended'] },
    ],
  },
  {
    title: 'A break ends the session for its own reason, whoever tells of the end first',
    requirements: ['EXC-06', 'LOGOUT-06'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { send: 'session.endedElsewhere', see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'onBreak', see: 'anonymous', emits: ['session.ended'] },
    ],
  },
  {
    title:
      'A tab that was asleep while one player left and another came ends up with the newer one',
    requirements: ['LOGOUT-06', 'LOGOUT-02'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { send: 'session.endedElsewhere', see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'another', see: 'loading', emits: ['session.ended'] },
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
    ],
  },
  {
    title: 'A login in another tab changes who is served here, and ends nothing',
    requirements: ['LOGOUT-06', 'SESS-09'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { send: 'session.startedElsewhere', see: 'loading', emits: [] },
      { answer: 'readStoredSession', with: 'valid', see: 'loading', emits: [] },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
    ],
  },
  {
    title: 'A player of an older platform is migrated once, and a failure blocks nothing',
    requirements: ['SESS-18'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      {
        answer: 'getAccessContext',
        with: 'migrationRequired',
        see: 'player',
        emits: ['session.authorized'],
      },
      { fail: 'migratePlayer', with: 'unexpected', see: 'player' },
      { answer: 'getAccessDetails', with: 'success', see: 'player' },
    ],
  },
  {
    title: 'A standing in doubt is asked for again; without an answer the last one holds',
    requirements: ['GUARD-06', 'GUARD-10', 'DEP-13'],
    start: 'loading',
    steps: [
      { answer: 'readStoredSession', with: 'valid', see: 'loading' },
      { answer: 'getAccessContext', with: 'success', see: 'player', emits: ['session.authorized'] },
      { answer: 'getAccessDetails', with: 'success', see: 'player' },
      { send: 'standing.doubted', see: 'player' },
      { fail: 'getAccessContext', with: 'unreachable', see: 'player' },
      { send: 'standing.doubted', see: 'player' },
      { answer: 'getAccessContext', with: 'success', see: 'player' },
      { send: 'standing.doubted', see: 'player' },
      { answer: 'getAccessContext', with: 'notAuthorized', see: 'signingOut' },
      { answer: 'clearStoredSession', with: 'cleared', see: 'anonymous', emits: ['session.ended'] },
    ],
  },
];
