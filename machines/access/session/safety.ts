import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { endingSafety } from './ending-safety.ts';
import { sessionEvents } from './event-table.ts';
import {
  confirms,
  isServedAfter,
  sessionIsOver,
  signOutTookTooLong,
  unconfirms,
  type SessionNames,
} from './moments.ts';
import { sessionSamples } from './samples.ts';

const { holds, isAnswer, isEvent, isFailure, never, oneAtATime } = propertiesOf<SessionNames>();

export const sessionSafety: Safety<SessionNames> = {
  leave: 'page',
  givenUpBy: {
    migratePlayer: sessionIsOver,
    renewTokens: sessionIsOver,
    signOut: signOutTookTooLong,
  },
  properties: [
    holds(
      'a player is signed in only while the platform confirms it',
      ['SESS-01', 'SESS-13', 'GUARD-04'],
      false,
      (confirmed: boolean, moment) => {
        // A standing that is asked for again holds until the platform answers otherwise.
        const asked = moment.calls.includes('getAccessContext') && moment.screen !== 'player';
        const now = !asked && !unconfirms(moment) && (confirmed || confirms(moment));
        return moment.screen === 'player' && !now ? violated : now;
      },
    ),
    ...endingSafety,
    never(
      'a session is announced whenever the platform confirms it',
      ['SESS-09', 'GUARD-19'],
      ({ facts, screen, from }) =>
        facts.includes('session.authorized') !== (screen === 'player' && from !== 'player'),
    ),
    never(
      'a visitor is nobody, and so is a player until the device says who: none is remembered',
      ['LOGOUT-02'],
      ({ screen, snapshot }) =>
        (screen === 'anonymous' || snapshot.matches('pending')) &&
        (['session', 'access', 'account'] as const).some(
          (name) => snapshot.context[name] !== undefined,
        ),
    ),
    never(
      'nothing of a former player stands under another’s session',
      ['LOGOUT-02', 'SESS-04'],
      ({ before, snapshot: { context } }) =>
        before !== undefined &&
        context.session !== before.context.session &&
        (['access', 'account', 'failure'] as const).some(
          (name) => context[name] !== undefined && context[name] === before.context[name],
        ),
    ),
    never(
      'a session that began in another tab shows here',
      ['LOGOUT-06', 'SESS-01'],
      (moment) =>
        isAnswer(moment, 'clearStoredSession', 'another') &&
        !moment.calls.includes('readStoredSession'),
    ),
    never(
      'flags that the platform says have changed hold at once, and are asked for whole',
      ['RT-06', 'NS-44', 'GUARD-10', 'GUARD-13', 'DEP-13'],
      (moment) => {
        if (!isEvent(moment, 'attributes.changed') || moment.screen !== 'player') return false;
        const { access } = moment.snapshot.context;
        const { what } = moment;
        const suspends = what !== undefined && 'send' in what && what.case === 'suspended';
        const holds = suspends ? access?.multibrand.suspended : access?.riskPayout;
        const asks = ['getAccessContext', 'getAccessDetails'] as const;
        return holds !== true || !asks.every((src) => moment.calls.includes(src));
      },
    ),
    oneAtATime('getAccessContext', ['SESS-10']),
    sessionEvents,
    never(
      'a player who is not confirmed is asked about again by itself, each wait twice the one before up to a minute',
      ['SESS-13'],
      ({ from, what, calls, before, snapshot }) => {
        if (from !== 'unconfirmed' || what === undefined || !('pass' in what)) return false;
        const tries = before?.context.tries ?? 0;
        return (
          what.pass !== Math.min(5_000 * 2 ** tries, 60_000) ||
          snapshot.context.tries !== Math.min(tries + 1, 4) ||
          !calls.includes('readStoredSession')
        );
      },
    ),
    never(
      'the waits begin anew with a player who is served, and with a platform that is back',
      ['SESS-13', 'GUARD-01'],
      (moment) =>
        moment.snapshot.context.tries > 0 &&
        (moment.screen === 'player' ||
          moment.screen === 'anonymous' ||
          (isEvent(moment, 'platform.returned') && moment.screen === 'loading')),
    ),
    never(
      'a standing that is asked for again is known again, answer or not',
      ['GUARD-06', 'GUARD-10', 'DEP-13'],
      (moment) =>
        moment.from === 'player' &&
        (isAnswer(moment, 'getAccessContext') || isFailure(moment, 'getAccessContext')) &&
        !unconfirms(moment) &&
        !moment.snapshot.matches({ resolved: { authorized: { standing: 'known' } } }),
    ),
    never(
      'what the platform said last of a player is what holds',
      ['GUARD-06', 'GUARD-10', 'DEP-13'],
      (moment) =>
        isAnswer(moment, 'getAccessContext') &&
        confirms(moment) &&
        moment.screen === 'player' &&
        moment.snapshot.context.access !== moment.output.data,
    ),
    never(
      'a player who has just been confirmed is not asked about at once',
      ['SESS-13'],
      ({ screen, from, calls }) =>
        screen === 'player' && from !== 'player' && calls.includes('getAccessContext'),
    ),
    holds(
      'what the device has stored decides how the site begins, and whether a player stays',
      ['SESS-01', 'SESS-10', 'SESS-13', 'LOGOUT-06'],
      false,
      (wasServed: boolean, moment) => {
        const { what, screen, calls } = moment;
        const isServed = isServedAfter(wasServed, moment);
        if (!isAnswer(moment, 'readStoredSession') && !isFailure(moment, 'readStoredSession'))
          return isServed;
        const stored = what !== undefined && 'answer' in what ? what.with : 'none';
        const isRight =
          stored === 'valid'
            ? calls.includes('getAccessContext')
            : stored === 'expired' || wasServed
              ? calls.includes('clearStoredSession')
              : screen === 'anonymous';
        return isRight ? isServed : violated;
      },
    ),
    never(
      'the account is loading, loaded or failed as the platform answered',
      ['SESS-14'],
      ({ what, snapshot, screen }) => {
        if (what === undefined || !('with' in what) || screen !== 'player') return false;
        const { account, failure } = snapshot.context;
        if ('fail' in what)
          return (
            what.fail === 'getAccessDetails' &&
            !(
              snapshot.matches({ resolved: { authorized: { account: 'failed' } } }) &&
              failure !== undefined
            )
          );
        return (
          what.answer === 'getAccessDetails' &&
          !(
            snapshot.matches({ resolved: { authorized: { account: 'loaded' } } }) &&
            account !== undefined
          )
        );
      },
    ),
    holds(
      'a page may begin its work once the account was read, well or not, and is not cut off while the player stays',
      ['SESS-14'],
      false,
      (read: boolean, moment) => {
        const { from, screen, snapshot } = moment;
        const isNow =
          (read && from === 'player') ||
          isAnswer(moment, 'getAccessDetails') ||
          isFailure(moment, 'getAccessDetails');
        return screen === 'player' && snapshot.context.isAccountRead !== isNow ? violated : isNow;
      },
    ),
    holds(
      'a player is migrated when the platform asks, once',
      ['SESS-18'],
      'none',
      (memory: string, moment) => {
        const { calls, screen } = moment;
        const asked =
          moment.from !== 'player' && isAnswer(moment, 'getAccessContext', 'migrationRequired');
        if (calls.includes('migratePlayer') !== asked) return violated;
        if (asked) return 'asked';
        const answered = isAnswer(moment, 'migratePlayer') || isFailure(moment, 'migratePlayer');
        const settled = moment.snapshot.matches({
          resolved: { authorized: { migration: 'settled' } },
        });
        if (screen === 'player' && (answered || memory === 'none') && !settled) return violated;
        return screen === 'player' && !answered ? memory : 'none';
      },
    ),
    holds(
      'the tokens are renewed ahead of time, and again ten seconds after no answer',
      ['SESS-10'],
      720_000,
      (wait: number, moment) => {
        const { what, calls, screen } = moment;
        if (screen !== 'player') return 720_000;
        if (what === undefined) return wait;
        const renews = calls.includes('renewTokens');
        if (renews !== 'pass' in what) return violated;
        if ('pass' in what) return what.pass === wait ? wait : violated;
        if (isFailure(moment, 'renewTokens')) return 10_000;
        return isAnswer(moment, 'renewTokens') ? 600_000 : wait;
      },
    ),
    never(
      'who is signed in is known whenever somebody is',
      ['SESS-04'],
      ({ screen, snapshot: { context } }) =>
        screen === 'player' && (context.session === undefined || context.access === undefined),
    ),
    never(
      'a platform that could not be asked is said',
      ['SESS-13'],
      (moment) =>
        isFailure(moment, 'getAccessContext') &&
        moment.from !== 'player' &&
        !(moment.screen === 'unconfirmed' && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'who logs in in this tab is who is signed in',
      ['SESS-01'],
      (moment) =>
        isEvent(moment, 'session.started') &&
        moment.taken.length > 0 &&
        moment.snapshot.context.session !==
          sessionSamples.events['session.started'].cases.typical.session,
    ),
  ],
};
