import { isAnswer, isEvent, isFailure, type Moment } from '../../paths/properties.ts';

/** What happens in a session, as its safety properties tell moments apart. */

export const cleared = (moment: Moment): boolean =>
  isAnswer(moment, 'clearStoredSession') || isFailure(moment, 'clearStoredSession');
export const confirms = (moment: Moment): boolean =>
  isAnswer(moment, 'getAccessContext') && !isAnswer(moment, 'getAccessContext', 'notAuthorized');
export const ENDINGS = [
  'session.rejected',
  'session.expired',
  'session.endedElsewhere',
  'signOut.requested',
];

/** A player's standing, asked for again, turns out to be none. */
export const unconfirms = (moment: Moment): boolean =>
  moment.from === 'player' && isAnswer(moment, 'getAccessContext', 'notAuthorized');

/** Why a session ends, by what ended it. */
export function endReasonOf(moment: Moment): string | undefined {
  if (unconfirms(moment)) return 'rejected';
  if (isAnswer(moment, 'renewTokens', 'rejected')) return 'rejected';
  if (isAnswer(moment, 'readStoredSession', 'expired')) return 'expired';
  const { what, screen, from } = moment;
  if (what === undefined || !('send' in what) || screen !== 'signingOut' || from === 'signingOut')
    return undefined;
  return {
    'session.rejected': 'rejected',
    'session.expired': 'expired',
    'session.endedElsewhere': 'endedElsewhere',
    'signOut.requested': 'signedOut',
  }[what.send];
}

/** Whoever was signed in is so no longer, or is looked up anew: nothing of theirs is waited for. */
export const sessionIsOver = (moment: Moment): boolean =>
  unconfirms(moment) ||
  isEvent(moment, ...ENDINGS, 'session.startedElsewhere') ||
  isAnswer(moment, 'renewTokens', 'rejected');

/** The platform had its five seconds to hear of the sign-out (LOGOUT-05). */
export const signOutTookTooLong = ({ what }: Moment): boolean =>
  what !== undefined && 'pass' in what && what.pass === 5_000;
