import { propertiesOf, violated, type Property } from '../../engine/properties.ts';
import {
  cleared,
  endReasonOf,
  isServedAfter,
  ENDINGS,
  unconfirms,
  type SessionNames,
} from './moments.ts';

const { cameFrom, holds, isAnswer, isEvent, isFailure, never } = propertiesOf<SessionNames>();

/** The properties of the end of a session: what leads to it, who hears of it, and what is left. */
export const endingSafety: readonly Property<SessionNames>[] = [
  holds(
    'a session that ends is forgotten by the device before anybody sees the site as a visitor',
    ['LOGOUT-02', 'LOGOUT-03', 'SESS-11'],
    false,
    (ending: boolean, moment) => {
      const begins =
        (isEvent(moment, ...ENDINGS) && moment.screen === 'signingOut') ||
        isAnswer(moment, 'renewTokens', 'rejected') ||
        unconfirms(moment) ||
        isAnswer(moment, 'readStoredSession', 'expired');
      const now = (ending || begins) && !cleared(moment);
      return now && moment.screen !== 'signingOut' ? violated : now;
    },
  ),
  never(
    'whatever ends a session of a player leads to its end',
    ['SESS-11', 'LOGOUT-01', 'LOGOUT-06'],
    (moment) =>
      isEvent(moment, ...ENDINGS) &&
      cameFrom(moment, 'player', 'unconfirmed') &&
      moment.screen !== 'signingOut',
  ),
  never(
    'a sign-out is told to the platform',
    ['LOGOUT-01'],
    (moment) =>
      isEvent(moment, 'signOut.requested') &&
      cameFrom(moment, 'player', 'unconfirmed') &&
      !moment.calls.includes('signOut'),
  ),
  never(
    'only the player’s sign-out is told to the platform',
    ['LOGOUT-01'],
    (moment) => moment.calls.includes('signOut') && !isEvent(moment, 'signOut.requested'),
  ),
  holds(
    'the end of a player is announced before the site shows to nobody, and needlessly to nobody',
    ['LOGOUT-02', 'LOGOUT-04', 'LOGOUT-06', 'SESS-13'],
    false,
    (wasServed: boolean, moment) => {
      const isServed = isServedAfter(wasServed, moment);
      const isNobody = moment.screen === 'anonymous' || moment.screen === 'unconfirmed';
      const ended = moment.facts.includes('session.ended');
      const isNeedless = ended && !cleared(moment) && !(wasServed && isNobody);
      return isNeedless || (isServed && isNobody) ? violated : isServed;
    },
  ),
  never(
    'the end of a session is announced once the device has forgotten it',
    ['LOGOUT-02', 'LOGOUT-04'],
    (moment) => cleared(moment) && !moment.facts.includes('session.ended'),
  ),
  never(
    'a sign-out without an answer ends after five seconds',
    ['LOGOUT-05'],
    ({ from, what, calls }) =>
      from === 'signingOut' &&
      what !== undefined &&
      'pass' in what &&
      !(what.pass === 5_000 && calls.includes('clearStoredSession')),
  ),
  never(
    'a rejected renewal ends the session',
    ['SESS-11'],
    (moment) => isAnswer(moment, 'renewTokens', 'rejected') && moment.screen !== 'signingOut',
  ),
  never(
    'a player whom the platform no longer confirms is signed out',
    ['SESS-13', 'SESS-11'],
    (moment) => unconfirms(moment) && moment.screen !== 'signingOut',
  ),
  holds('the end of a session says why', ['LOGOUT-02', 'SESS-11'], '', (reason: string, moment) => {
    const because = endReasonOf(moment) ?? reason;
    const told = moment.emitted.find((fact) => fact.type === 'session.ended');
    return told !== undefined && told.reason !== because ? violated : because;
  }),
  never(
    'a sign-out without an answer ends here anyway',
    ['LOGOUT-05'],
    (moment) => isFailure(moment, 'signOut') && !moment.calls.includes('clearStoredSession'),
  ),
  never(
    'a session that cannot be cleaned up ends nevertheless',
    ['LOGOUT-03'],
    (moment) => isFailure(moment, 'clearStoredSession') && moment.screen !== 'anonymous',
  ),
  never(
    'where one log-out leads is forgotten with it: the end of a later session leads nowhere by it',
    ['LOGOUT-01', 'LOGOUT-02'],
    ({ screen, snapshot: { context } }) =>
      screen !== 'signingOut' && context.redirectPath !== undefined,
  ),
  never(
    'where the platform wants the player after signing out is remembered',
    ['LOGOUT-01'],
    (moment) =>
      isAnswer(moment, 'signOut', 'redirected') &&
      moment.snapshot.context.redirectPath === undefined,
  ),
  never(
    'other tabs hear of a log-out as soon as the player asks for it, and of nothing else',
    ['LOGOUT-06'],
    (moment) =>
      moment.told.includes('watchOtherTabs signOut.requested') !==
      (isEvent(moment, 'signOut.requested') && moment.taken.length > 0),
  ),
];
