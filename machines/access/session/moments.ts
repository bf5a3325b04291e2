import type { Moment as MomentOf, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { sessionMachine } from './machine.ts';
import type { sessionSamples } from './samples.ts';
import type { SessionScreen } from './screen.ts';
import type { EndReason } from './setup.ts';

/** The names that the properties of a session use. */
export type SessionNames = NamesOf<typeof sessionMachine, typeof sessionSamples, SessionScreen>;
type Moment = MomentOf<SessionNames>;

const { cameFrom, isAnswer, isEvent, isFailure, shows } = propertiesOf<SessionNames>();

/** The moments that the safety properties of a session tell apart. */

export const cleared = (moment: Moment): boolean =>
  isAnswer(moment, 'clearStoredSession') || isFailure(moment, 'clearStoredSession');
export const confirms = (moment: Moment): boolean =>
  isAnswer(moment, 'getAccessContext') && !isAnswer(moment, 'getAccessContext', 'notAuthorized');
export const ENDINGS = [
  'session.rejected',
  'session.expired',
  'session.onBreak',
  'session.idled',
  'session.endedElsewhere',
  'signOut.requested',
] as const satisfies readonly SessionNames['event'][];

/** A player's standing, asked for again, turns out to be none. */
export const unconfirms = (moment: Moment): boolean =>
  moment.from === 'player' && isAnswer(moment, 'getAccessContext', 'notAuthorized');

/** Why a session ends, by the event. */
const REASON: Readonly<Record<(typeof ENDINGS)[number], EndReason>> = {
  'session.rejected': 'rejected',
  'session.expired': 'expired',
  'session.onBreak': 'onBreak',
  'session.idled': 'idle',
  'session.endedElsewhere': 'endedElsewhere',
  'signOut.requested': 'signedOut',
};

/** Why a session ends, by the moment that ends it. */
export function endReasonOf(moment: Moment): EndReason | undefined {
  if (unconfirms(moment)) return 'rejected';
  if (isAnswer(moment, 'renewTokens', 'rejected')) return 'rejected';
  if (isAnswer(moment, 'readStoredSession', 'expired')) return 'expired';
  if (moment.screen === 'unconfirmed' && moment.facts.includes('session.ended'))
    return 'unconfirmed';
  if (isAnswer(moment, 'clearStoredSession', 'leftElsewhere')) return 'endedElsewhere';
  if (isAnswer(moment, 'clearStoredSession', 'onBreak')) return 'onBreak';
  if (shows(moment, 'signingOut') && isAnswer(moment, 'readStoredSession', 'none'))
    return 'endedElsewhere';
  if (shows(moment, 'signingOut') && isFailure(moment, 'readStoredSession')) return 'rejected';
  if (!shows(moment, 'signingOut') || cameFrom(moment, 'signingOut')) return undefined;
  const by = ENDINGS.find((event) => isEvent(moment, event));
  return by && REASON[by];
}

/** The player is signed in no longer, or is looked up anew: nothing of theirs is waited for. */
export const sessionIsOver = (moment: Moment): boolean =>
  unconfirms(moment) ||
  isEvent(moment, ...ENDINGS, 'session.startedElsewhere') ||
  isAnswer(moment, 'renewTokens', 'rejected');

/** Whether, after a moment, a player was announced whose end was not. */
export const isServedAfter = (wasServed: boolean, { facts }: Moment): boolean =>
  (wasServed || facts.includes('session.authorized')) && !facts.includes('session.ended');

/** The platform had its five seconds to hear of the sign-out (LOGOUT-05). */
export const signOutTookTooLong = ({ what }: Moment): boolean =>
  what !== undefined && 'pass' in what && what.pass === 5_000;
