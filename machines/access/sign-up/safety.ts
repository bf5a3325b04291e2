import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { signUpMachine } from './machine.ts';
import type { signUpSamples } from './samples.ts';
import type { SignUpScreen } from './screen.ts';

type SignUp = NamesOf<typeof signUpMachine, typeof signUpSamples, SignUpScreen>;

const {
  begunOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  oneAtATime,
  shows,
  showsAfter,
} = propertiesOf<SignUp>();

const ENDS = ['complete', 'askingToLogIn'] as const;
const verifies = (moment: Moment<SignUp>): boolean =>
  isAnswer(moment, 'smsVerification', 'verified') ||
  isAnswer(moment, 'emailVerification', 'verified');
/** Sign-ups that a reload interrupted begin with the data that the platform already has. */
const registeredBefore = ({ what, start }: Moment<SignUp>): boolean =>
  what === undefined && start.input !== 'typical';
const storedBefore = ({ what, start }: Moment<SignUp>): boolean =>
  what === undefined && start.input === 'resumedAtVerification';

export const signUpSafety: Safety<SignUp> = {
  leave: 'page',
  properties: [
    holds(
      'nobody is a player without a stored registration and contact info',
      ['SIGN-01', 'SIGN-03', 'SIGN-14'],
      0,
      (stage: number, moment) => {
        let now = stage;
        if (isAnswer(moment, 'registerPlayer', 'success') || registeredBefore(moment)) now = 1;
        if (
          (now === 1 && isAnswer(moment, 'updateRegistration', 'success')) ||
          storedBefore(moment)
        )
          now = 2;
        if (shows(moment, 'details', 'contactInfo')) now = Math.min(now, 1);
        return shows(moment, ...ENDS, 'loggingIn', 'verification') && now < 2 ? violated : now;
      },
    ),
    holds(
      'nobody is a player without the code that the market asks for',
      ['SIGN-04', 'SIGN-06'],
      false,
      (verified: boolean, moment) => {
        const now = (verified || verifies(moment)) && moment.screen !== 'contactInfo';
        const needed = moment.snapshot.context.method !== 'NONE';
        return shows(moment, ...ENDS, 'loggingIn') && needed && !now ? violated : now;
      },
    ),
    never(
      'a country that is not supported ends the sign-up',
      ['SIGN-11'],
      (moment) =>
        isAnswer(moment, 'getMarketRiskSetting', 'unsupported') && moment.screen !== 'unsupported',
    ),
    never(
      'the password is gone when the sign-up is over',
      ['SIGN-07'],
      (moment) => shows(moment, ...ENDS) && moment.snapshot.context.details !== undefined,
    ),
    holds(
      'the automatic login is tried five times, three seconds apart',
      ['SIGN-07'],
      { tries: 0 },
      ({ tries }, { calls, what }) => {
        if (!calls.includes('logIn')) return { tries };
        const paused = tries === 0 || (what !== undefined && 'pass' in what && what.pass === 3_000);
        return tries === 5 || !paused ? violated : { tries: tries + 1 };
      },
    ),
    never(
      'the login popup is asked for only after the fifth try, or without a password',
      ['SIGN-07'],
      ({ screen, snapshot, what, from }) =>
        screen === 'askingToLogIn' &&
        from === 'loggingIn' &&
        what !== undefined &&
        snapshot.context.loginAttempts < 5,
    ),
    begunOnlyBy('registerPlayer', ['SIGN-12'], ['details.submitted'], (moment) =>
      isAnswer(moment, 'readTerms'),
    ),
    never(
      'nobody is registered to terms that are not known, nor waits for those that are',
      ['SIGN-13'],
      (moment) => {
        const { details, areTermsOld } = moment.snapshot.context;
        const isCurrent = !areTermsOld || isAnswer(moment, 'readTerms');
        const isKnown = details?.termsAndConditionsAcceptedVersion !== undefined && isCurrent;
        return moment.calls.includes(isKnown ? 'readTerms' : 'registerPlayer');
      },
    ),
    never('terms count as old once the platform says so, and not before', ['SIGN-13'], (moment) => {
      const { before, snapshot, what } = moment;
      const isTold =
        isFailure(moment, 'registerPlayer') &&
        what !== undefined &&
        'with' in what &&
        what.with === 'invalid';
      const was = before?.context.areTermsOld === true;
      return snapshot.context.areTermsOld !== (isTold || was);
    }),
    begunOnlyBy('updateRegistration', ['SIGN-14'], ['contactInfo.submitted']),
    begunOnlyBy('getMarketRiskSetting', ['SIGN-03'], ['retry.requested'], (moment) =>
      isAnswer(moment, 'registerPlayer', 'success'),
    ),
    oneAtATime('getMarketRiskSetting', ['SIGN-03']),
    showsAfter('registerPlayer', ['SIGN-09', 'SIGN-21'], {
      success: 'details',
      playerAlreadyExists: 'duplicated',
      unhandled: 'details',
      captchaDenied: 'details',
      phoneInvalid: 'details',
    }),
    showsAfter('updateRegistration', ['SIGN-25', 'SIGN-26'], {
      cpfDuplicate: 'contactInfo',
      playerAlreadyExists: 'contactInfo',
    }),
    ...(['smsVerification', 'emailVerification'] as const).map((src) =>
      showsAfter(src, ['SIGN-06'], {
        verified: ['loggingIn', 'askingToLogIn'],
        changeContact: 'contactInfo',
        locked: 'contactInfo',
      }),
    ),
    showsAfter('logIn', ['SIGN-07'], { success: 'complete' }),
    never(
      'the end of every sign-up is announced',
      ['SIGN-10'],
      (moment) => shows(moment, ...ENDS) && !moment.facts.includes('signUp.completed'),
    ),
    never(
      'completion is announced at the end only',
      ['SIGN-10'],
      (moment) => !shows(moment, ...ENDS) && moment.facts.includes('signUp.completed'),
    ),
    never(
      'a sign-up that ends without a player is announced as given up',
      ['SIGN-10'],
      (moment) =>
        shows(moment, 'unsupported', 'duplicated') &&
        moment.from !== moment.screen &&
        !moment.facts.includes('signUp.abandoned'),
    ),
    never(
      'every step that a reload would lose is announced',
      ['SIGN-31'],
      (moment) =>
        shows(moment, 'contactInfo', 'verification') &&
        moment.from !== moment.screen &&
        !moment.facts.includes('signUp.progressed'),
    ),
    never(
      'the start is announced once, at the start',
      ['SIGN-10'],
      ({ what, facts }) => facts.includes('signUp.started') !== (what === undefined),
    ),
    eventTable(['SIGN-01', 'SIGN-03', 'SIGN-12'], {
      'details.submitted': { enteringDetails: 'registering' },
      'contactInfo.submitted': { enteringContactInfo: 'updating' },
      'retry.requested': { marketCheckFailed: 'checkingMarket' },
      'restart.chosen': {
        unsupported: 'enteringDetails',
        duplicated: 'enteringDetails',
        enteringContactInfo: 'enteringDetails',
      },
    }),
    never(
      'what is refused or fails is said, and the form is there again',
      ['SIGN-21', 'SIGN-24'],
      (moment) => {
        const { from, screen, snapshot } = moment;
        const refusedOrFailed =
          isFailure(moment, 'readTerms', 'registerPlayer', 'updateRegistration') ||
          (isAnswer(moment, 'registerPlayer') && !isAnswer(moment, 'registerPlayer', 'success')) ||
          (isAnswer(moment, 'updateRegistration') &&
            !isAnswer(moment, 'updateRegistration', 'success'));
        if (!refusedOrFailed || !cameFrom(moment, 'details', 'contactInfo')) return false;
        if (screen === 'duplicated') return false;
        return screen !== from || snapshot.hasTag('busy') || snapshot.context.problem === undefined;
      },
    ),
    never(
      'a market check that fails is said',
      ['SIGN-03'],
      ({ screen, snapshot }) =>
        screen === 'marketCheckFailed' && snapshot.context.problem === undefined,
    ),
    never('starting over forgets what was entered', ['SIGN-01'], (moment) => {
      const { details, playerId, problem, contact } = moment.snapshot.context;
      return (
        isEvent(moment, 'restart.chosen') &&
        moment.screen === 'details' &&
        moment.from !== 'details' &&
        (details !== undefined || playerId !== '' || problem !== undefined || contact !== undefined)
      );
    }),
    never(
      'a registered player is known by the platform’s id',
      ['SIGN-12'],
      (moment) =>
        isAnswer(moment, 'registerPlayer', 'success') && moment.snapshot.context.playerId === '',
    ),
    never(
      'the contact info that was entered is what is stored',
      ['SIGN-14'],
      ({ calls, snapshot }) =>
        calls.includes('updateRegistration') && snapshot.context.contact === undefined,
    ),
    never(
      'a login that fails five times ends at the login popup',
      ['SIGN-07'],
      (moment) =>
        isFailure(moment, 'logIn') &&
        !shows(moment, 'loggingIn', 'askingToLogIn') &&
        moment.from === 'loggingIn',
    ),
    never(
      'a problem is gone once the player tries again',
      ['SIGN-21'],
      (moment) =>
        isEvent(moment, 'retry.requested') &&
        moment.from === 'marketCheckFailed' &&
        moment.snapshot.context.problem !== undefined,
    ),
  ],
};
