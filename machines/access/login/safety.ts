import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { loginMachine } from './machine.ts';
import type { LoginRefusal } from './refusals.ts';
import type { loginSamples } from './samples.ts';
import type { LoginScreen } from './screen.ts';

type Login = NamesOf<typeof loginMachine, typeof loginSamples, LoginScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  eventTable,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<Login>();

const BARRED = [
  'blacklisted',
  'accountClosed',
  'excluded',
  'excludedIndefinitely',
  'onTimeout',
  'startingCoolingOff',
  'coolingOffStarted',
] as const;

const mayCoolOff = (refusal: LoginRefusal | undefined): boolean =>
  refusal?.kind === 'timeout' && refusal.details.cooling;

export const loginSafety: Safety<Login> = {
  leave: { event: 'popup.closed' },
  properties: [
    begunOnlyBy('logIn', ['LOGIN-02'], ['credentials.submitted']),
    begunOnlyBy('startCoolingOff', ['LOGIN-10'], ['coolingOff.chosen']),
    announcedOnlyBy('login.succeeded', ['LOGIN-03'], (moment) =>
      isAnswer(moment, 'logIn', 'success'),
    ),
    never(
      'every successful login is announced, and closes the popup',
      ['LOGIN-03'],
      (moment) =>
        isAnswer(moment, 'logIn', 'success') &&
        !(moment.facts.includes('login.succeeded') && moment.screen === 'closed'),
    ),
    showsAfter('logIn', ['LOGIN-08', 'LOGIN-09', 'LOGIN-10', 'LOGIN-11'], {
      success: 'closed',
      unauthorized: 'unauthorized',
      timeout: 'onTimeout',
      timeoutWithoutCooling: 'onTimeout',
      exclusion: 'excluded',
      exclusionIndefinite: 'excludedIndefinitely',
      maxAttempts: 'tooManyAttempts',
      blacklisted: 'blacklisted',
      closed: 'accountClosed',
      playerNotFound: 'playerNotFound',
    }),
    showsAfter('startCoolingOff', ['LOGIN-10'], { success: 'coolingOffStarted' }),
    never(
      'a day of cooling-off that began says until when',
      ['LOGIN-10', 'EXC-05'],
      (moment) =>
        shows(moment, 'coolingOffStarted') && moment.snapshot.context.begun?.until === undefined,
    ),
    never(
      'no cooling-off where the platform allows none',
      ['LOGIN-10'],
      ({ calls, snapshot }) =>
        calls.includes('startCoolingOff') && !mayCoolOff(snapshot.context.refusal),
    ),
    announcedOnlyBy('signUp.unfinished', ['LOGIN-08', 'SIGN-01'], (moment) =>
      isAnswer(moment, 'logIn', 'signUpUnfinished'),
    ),
    never(
      'whose sign-up is not finished is led on to it',
      ['LOGIN-08', 'SIGN-01'],
      (moment) =>
        isAnswer(moment, 'logIn', 'signUpUnfinished') &&
        !(moment.facts.includes('signUp.unfinished') && moment.screen === 'closed'),
    ),
    never(
      'the password is kept only while the platform checks it',
      ['LOGIN-02'],
      ({ screen, snapshot }) =>
        screen !== 'submitting' && snapshot.context.credentials !== undefined,
    ),
    never(
      'a closed popup forgets what was in it',
      ['LOGIN-02'],
      ({ screen, snapshot: { context } }) =>
        screen === 'closed' && (context.refusal !== undefined || context.failure !== undefined),
    ),
    never(
      'nobody whom the platform keeps out is sent to try again',
      ['LOGIN-08', 'EXC-07'],
      (moment) =>
        isEvent(moment, 'credentials.submitted') &&
        shows(moment, ...BARRED) &&
        moment.calls.length > 0,
    ),
    never(
      'until when a lock holds is known to the screen',
      ['LOGIN-09'],
      ({ screen, snapshot: { context } }) =>
        screen === 'tooManyAttempts' &&
        (context.refusal?.kind !== 'maxAttempts' || context.refusal.until === undefined),
    ),
    never(
      'the credentials that were entered are the ones that are sent',
      ['LOGIN-02'],
      ({ calls, snapshot }) =>
        calls.includes('logIn') && snapshot.context.credentials === undefined,
    ),
    never(
      'why a login was refused or failed is remembered for the player',
      ['LOGIN-08', 'ERR-03'],
      (moment) => {
        const { failure, refusal } = moment.snapshot.context;
        if (moment.screen === 'closed') return false;
        if (isFailure(moment, 'logIn')) return failure === undefined;
        return isAnswer(moment, 'logIn') && refusal === undefined;
      },
    ),
    eventTable(['LOGIN-01', 'LOGIN-02'], {
      'popup.opened': { closed: 'open.enteringCredentials' },
      'popup.closed': { open: 'closed' },
      // Neither while an answer is awaited, nor where the player stays out.
      'credentials.submitted': {
        'open.enteringCredentials': 'open.submitting',
        'open.unauthorized': 'open.submitting',
        'open.playerNotFound': 'open.submitting',
        'open.tooManyAttempts': 'open.submitting',
        'open.failed': 'open.submitting',
      },
    }),
  ],
};
