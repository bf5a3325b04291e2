import { propertiesOf } from '../../engine/properties.ts';
import type { SessionNames } from './moments.ts';

const { eventTable } = propertiesOf<SessionNames>();

/** The target of each event by state; anywhere else it changes nothing. */
export const sessionEvents = eventTable(
  ['SESS-09', 'SESS-11', 'LOGOUT-01', 'LOGOUT-06', 'EXC-06'],
  {
    'session.started': { 'resolved.anonymous': 'requested', 'resolved.unconfirmed': 'requested' },
    'session.startedElsewhere': { requested: 'pending', resolved: 'pending' },
    'session.rejected': {
      requested: 'ending',
      'resolved.unconfirmed': 'ending',
      'resolved.authorized': 'ending',
    },
    'session.expired': {
      requested: 'ending',
      'resolved.unconfirmed': 'ending',
      'resolved.authorized': 'ending',
    },
    'session.onBreak': {
      requested: 'ending',
      'resolved.unconfirmed': 'ending',
      'resolved.authorized': 'ending',
    },
    'session.idled': {
      requested: 'ending',
      'resolved.unconfirmed': 'ending',
      'resolved.authorized': 'ending',
    },
    'session.endedElsewhere': {
      requested: 'ending',
      'resolved.unconfirmed': 'ending',
      'resolved.authorized': 'ending',
    },
    'signOut.requested': {
      'resolved.unconfirmed': 'signingOut',
      'resolved.authorized': 'signingOut',
    },
    'account.reloadRequested': {
      'resolved.authorized.account.loaded': 'resolved.authorized.account.loading',
      'resolved.authorized.account.failed': 'resolved.authorized.account.loading',
    },
    'retry.requested': { 'resolved.unconfirmed': 'pending' },
    'platform.lost': { 'resolved.unconfirmed.waiting': 'resolved.unconfirmed.cutOff' },
    'platform.returned': {
      'resolved.unconfirmed.cutOff': 'pending',
      'resolved.authorized.account.failed': 'resolved.authorized.account.loading',
    },
    'standing.doubted': {
      'resolved.authorized.standing.known': 'resolved.authorized.standing.reading',
    },
    'attributes.changed': { 'resolved.authorized': 'resolved.authorized.standing.reading' },
  },
);
