import type { StateValue } from 'xstate';
import { isSent, type Exception, type Where } from '../../exceptions.ts';

/** A browser's storage answers before anybody can look. */
export const isFleeting = (value: StateValue): boolean => value === 'pending' || value === 'ending';

const sourceOf = ({ occurrence }: Where): string =>
  'answer' in occurrence ? occurrence.answer : 'fail' in occurrence ? occurrence.fail : '';

export const sessionExceptions: readonly Exception[] = [
  {
    at: 'person',
    transitions: ['session.resolved.authorized.account.loaded › account.reloadRequested'],
    because: 'Only new terms that were accepted ask for the account again while it is known.',
    when: (where) =>
      isSent(where, 'account.reloadRequested') &&
      !JSON.stringify(where.value).includes('"account":"failed"'),
  },
  {
    at: 'person',
    transitions: [
      'session.resolved.authorized.standing.known › standing.doubted',
      'session.resolved.authorized.standing.reading › done getAccessContext › the platform still confirms the player',
      'session.resolved.authorized.standing.reading › done getAccessContext › otherwise',
      'session.resolved.authorized.standing.reading › error getAccessContext',
    ],
    because:
      'A page that was left for a minute asks, and no replay waits that long; tests/app/player-standing.test.tsx does.',
    when: (where) => isSent(where, 'standing.doubted'),
  },
  {
    at: 'person',
    transitions: [
      'session.resolved.authorized.account › attributes.changed',
      'session.resolved.authorized.standing › attributes.changed',
    ],
    because:
      'The realtime channel tells of them, which is another flow; tests/app/realtime.test.tsx has both.',
    when: (where) => isSent(where, 'attributes.changed'),
  },
  {
    at: 'person',
    transitions: [
      'session.resolved.authorized.account.failed › platform.returned',
      'session.resolved.unconfirmed.waiting › platform.lost',
      'session.resolved.unconfirmed.cutOff › platform.returned',
    ],
    because:
      'A replay keeps its network and sees no maintenance; tests/app/unreached.test.tsx and tests/runtime/maintenance.test.tsx have both.',
    when: (where) => isSent(where, 'platform.lost', 'platform.returned'),
  },
  {
    at: 'browser',
    transitions: [
      'session.pending › error readStoredSession › isServed',
      'session.pending › error readStoredSession › otherwise',
      'session.ending › error clearStoredSession',
    ],
    because: 'The site’s storage does not fail: what a browser does not keep, the page does.',
    when: (where) => 'fail' in where.occurrence && sourceOf(where).endsWith('Session'),
  },
  {
    at: 'browser',
    transitions: [
      'session.ending › done clearStoredSession › another session has begun meanwhile, in another tab',
    ],
    because: 'A tab that is awake hears of a login in another before it ends its own session.',
    when: ({ occurrence }) =>
      'answer' in occurrence &&
      occurrence.answer === 'clearStoredSession' &&
      occurrence.with === 'another',
  },
  {
    at: 'browser',
    transitions: [
      'session.ending › done clearStoredSession › the player logged out in another tab',
    ],
    because:
      'Who of the platform and the other tab is heard first is chance; e2e/access/session.spec.ts has both.',
    when: ({ occurrence }) =>
      'answer' in occurrence &&
      occurrence.answer === 'clearStoredSession' &&
      occurrence.with === 'leftElsewhere',
  },
  {
    at: 'browser',
    transitions: ['session.ending › done clearStoredSession › a break of the player’s has begun'],
    because:
      'Who is heard first is chance, as where a player leaves; tests/app/browser-session.test.tsx has each order.',
    when: ({ occurrence }) =>
      'answer' in occurrence &&
      occurrence.answer === 'clearStoredSession' &&
      occurrence.with === 'onBreak',
  },
  {
    at: 'browser',
    transitions: [],
    because: 'The browser’s storage answers at once: nothing comes in between.',
    when: (where) => isFleeting(where.value) && !sourceOf(where).endsWith('StoredSession'),
  },
  {
    at: 'browser',
    transitions: [
      'session.requested › session.expired',
      'session.resolved.unconfirmed › session.expired',
    ],
    because: 'A session’s end is noticed by a call that begins, and here none does.',
    when: (where) => isSent(where, 'session.expired') && where.screen !== 'player',
  },
  {
    at: 'browser',
    transitions: [
      'session.resolved.unconfirmed › session.rejected',
      'session.resolved.unconfirmed › session.idled',
    ],
    because: 'A session’s end is noticed by a call, and here none is made.',
    when: (where) =>
      isSent(where, 'session.rejected', 'session.idled') && where.screen === 'unconfirmed',
  },
  {
    at: 'browser',
    transitions: ['session.resolved.unconfirmed › session.started'],
    because:
      'The page offers no login while the platform cannot be reached; the replay in the view has one.',
    when: (where) => isSent(where, 'session.started') && where.screen === 'unconfirmed',
  },
  {
    at: 'mutation',
    faults: [
      'initial state swapped: session.resolved → unconfirmed',
      'initial state swapped: session.resolved → authorized',
    ],
    because: 'every way into "resolved" names the state that it leads to',
  },
  {
    at: 'mutation',
    faults: ['action dropped: entry of session.resolved.authorized, forgetTries'],
    because: 'no path waits for a second player; the journey of the waits does',
  },
];
