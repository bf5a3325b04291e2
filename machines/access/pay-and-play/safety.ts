import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { payAndPlayMachine } from './machine.ts';
import { paymentSafety } from './payment-safety.ts';
import type { payAndPlaySamples } from './samples.ts';
import type { PayAndPlayScreen } from './screen.ts';

type PayAndPlay = NamesOf<typeof payAndPlayMachine, typeof payAndPlaySamples, PayAndPlayScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  cameFrom,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  showsAfter,
  shows,
} = propertiesOf<PayAndPlay>();

/** The stage reached by the answers of the provider and the platform, in the only order that logs anybody in. */
const stageAfter = (stage: number, moment: Moment<PayAndPlay>): number => {
  if (shows(moment, 'amount', 'notOffered', 'codeError')) return 0;
  if (isAnswer(moment, 'awaitCallback', 'code')) return 1;
  if (stage === 1 && isAnswer(moment, 'verifyPayAndPlayCode', 'known')) return 2;
  if (isAnswer(moment, 'verifyPayAndPlayCode') && stage === 1) return 1.5;
  return stage === 1.5 && isAnswer(moment, 'updatePayAndPlayPlayer', 'success') ? 2 : stage;
};

const isNew = (moment: Moment<PayAndPlay>): boolean =>
  isAnswer(moment, 'verifyPayAndPlayCode', 'unknown', 'onlyEmail', 'termsOwed');

export const payAndPlaySafety: Safety<PayAndPlay> = {
  leave: 'page',
  // The frame is gone then, and nobody hears its messages.
  givenUpBy: {
    awaitCallback: (moment) =>
      isEvent(moment, 'frame.closed') ||
      isAnswer(moment, 'getPayAndPlayPayment', 'ended') ||
      (moment.what !== undefined && 'pass' in moment.what),
  },
  properties: [
    ...paymentSafety,
    holds(
      'nobody is logged in without a code, and details or terms where some were missing',
      ['PNP-06', 'PNP-07'],
      0,
      (stage: number, moment) => {
        const now = stageAfter(stage, moment);
        return shows(moment, 'loggingIn', 'complete') && now < 2 ? violated : now;
      },
    ),
    never(
      'the code is handed in with the session of this page',
      ['PNP-05'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('verifyPayAndPlayCode') &&
        (context.code === '' || context.sessionId !== secret),
    ),
    never(
      'after the code the platform’s session counts',
      ['PNP-07'],
      ({ calls, snapshot: { context } }) =>
        (calls.includes('logInPayAndPlay') || calls.includes('updatePayAndPlayPlayer')) &&
        (context.sessionId === secret || context.sessionId === '' || context.playerId === ''),
    ),
    begunOnlyBy('updatePayAndPlayPlayer', ['PNP-07'], ['details.submitted'], (moment) =>
      isAnswer(moment, 'readTerms'),
    ),
    never(
      'nobody is signed up to terms that are not known, nor waits for those that are',
      ['PNP-06', 'SIGN-13'],
      (moment) => {
        const { details, areTermsOld } = moment.snapshot.context;
        const isCurrent = !areTermsOld || isAnswer(moment, 'readTerms');
        const isKnown = details?.termsAndConditionsAcceptedVersion !== undefined && isCurrent;
        return moment.calls.includes(isKnown ? 'readTerms' : 'updatePayAndPlayPlayer');
      },
    ),
    never(
      'terms count as old once the platform says so, and not before',
      ['PNP-06', 'SIGN-13'],
      (moment) => {
        const { before, snapshot, what } = moment;
        const isTold =
          isFailure(moment, 'updatePayAndPlayPlayer') &&
          what !== undefined &&
          'with' in what &&
          what.with === 'invalid';
        const was = before?.context.areTermsOld === true;
        return snapshot.context.areTermsOld !== (isTold || (was && !shows(moment, 'amount')));
      },
    ),
    never(
      'who filled the form in before the terms were known is signed up once they are',
      ['PNP-06', 'SIGN-13'],
      (moment) => isAnswer(moment, 'readTerms') && !moment.calls.includes('updatePayAndPlayPlayer'),
    ),
    begunOnlyBy(
      'logInPayAndPlay',
      ['PNP-07'],
      ['retry.requested'],
      (moment) =>
        isAnswer(moment, 'updatePayAndPlayPlayer', 'success') ||
        isAnswer(moment, 'verifyPayAndPlayCode', 'known'),
    ),
    begunOnlyBy('getTransactionSummary', ['TRACK-01'], [], (moment) =>
      isAnswer(moment, 'logInPayAndPlay', 'success'),
    ),
    showsAfter('verifyPayAndPlayCode', ['PNP-06'], {
      known: 'loggingIn',
      onlyEmail: 'details',
      termsOwed: 'details',
      unknown: 'details',
      sessionRefused: 'codeRefused',
      codeRefused: 'codeRefused',
    }),
    showsAfter('updatePayAndPlayPlayer', ['PNP-07', 'PNP-09'], {
      success: 'loggingIn',
      sessionRefused: 'sessionOver',
      cpfDuplicate: 'details',
      playerAlreadyExists: 'details',
      phoneInvalid: 'details',
    }),
    showsAfter('logInPayAndPlay', ['PNP-07'], {
      success: 'loggingIn',
      unauthorized: 'loginRefused',
      playerNotFound: 'loginRefused',
      timeout: 'loginRefused',
      timeoutWithoutCooling: 'loginRefused',
      exclusion: 'loginRefused',
      exclusionIndefinite: 'loginRefused',
      maxAttempts: 'loginRefused',
      blacklisted: 'loginRefused',
      closed: 'loginRefused',
    }),
    never('a failure shows where it may be mended', ['API-066', 'API-067', 'API-068'], (moment) => {
      const { screen, snapshot } = moment;
      const { failure, signUpBackendErrors } = snapshot.context;
      if (isFailure(moment, 'authorizePayment', 'awaitCallback')) {
        return screen !== 'amount' || failure === undefined;
      }
      if (isFailure(moment, 'verifyPayAndPlayCode')) return screen !== 'verificationFailed';
      if (isFailure(moment, 'readTerms', 'updatePayAndPlayPlayer')) {
        return screen !== 'details' || signUpBackendErrors === undefined || snapshot.hasTag('busy');
      }
      if (isFailure(moment, 'logInPayAndPlay')) return screen !== 'loginFailed';
      return isFailure(moment, 'getTransactionSummary') && screen !== 'complete';
    }),
    never('what is refused is said at the form', ['PNP-09'], (moment) => {
      const refused =
        isAnswer(moment, 'updatePayAndPlayPlayer') &&
        !isAnswer(moment, 'updatePayAndPlayPlayer', 'success', 'sessionRefused');
      const { context } = moment.snapshot;
      return (
        refused && (context.signUpBackendErrors === undefined || context.details === undefined)
      );
    }),
    never(
      'a refusal is gone when the details are submitted again',
      ['PNP-09'],
      (moment) =>
        isEvent(moment, 'details.submitted') &&
        moment.from === 'details' &&
        moment.snapshot.hasTag('busy') &&
        moment.snapshot.context.signUpBackendErrors !== undefined,
    ),
    never(
      'a failure is gone when it is tried again',
      ['API-066', 'API-068'],
      (moment) =>
        isEvent(moment, 'retry.requested', 'payment.started') &&
        moment.snapshot.hasTag('busy') &&
        moment.snapshot.context.failure !== undefined,
    ),
    never(
      'the form shows for whom it is asked',
      ['PNP-01', 'PNP-06'],
      (moment) =>
        shows(moment, 'details') !== moment.snapshot.context.showSignUpForm &&
        shows(moment, 'details'),
    ),
    announcedOnlyBy('registration.started', ['TRACK-01'], isNew),
    never(
      'who is new begins a registration',
      ['TRACK-01'],
      (moment) => isNew(moment) && !moment.facts.includes('registration.started'),
    ),
    never(
      'a registration is announced when it is complete',
      ['TRACK-01'],
      (moment) =>
        isAnswer(moment, 'updatePayAndPlayPlayer', 'success') !==
        moment.facts.includes('registration.completed'),
    ),
    never(
      'a login is announced when it is one',
      ['TRACK-01', 'SESS-20'],
      (moment) =>
        isAnswer(moment, 'logInPayAndPlay', 'success') !== moment.facts.includes('login.succeeded'),
    ),
    never(
      'at the end the deposit and the way on are announced',
      ['PNP-07', 'TRACK-01'],
      (moment) => {
        const ended = shows(moment, 'complete') && !cameFrom(moment, 'complete');
        return (['deposit.succeeded', 'payAndPlay.completed'] as const).some(
          (fact) => moment.facts.includes(fact) !== ended,
        );
      },
    ),
    eventTable(['PNP-07', 'PNP-08', 'PNP-12'], {
      'payment.started': { 'paying.choosingAmount': 'paying.authorizing' },
      'frame.closed': { 'paying.atProvider': 'paying.choosingAmount' },
      'details.submitted': { enteringDetails: 'updating' },
      'retry.requested': {
        'paying.codeError': 'paying.choosingAmount',
        verificationFailed: 'verifying',
        'loggingIn.failed': 'loggingIn.asking',
      },
      'restart.chosen': {
        codeRefused: 'paying.choosingAmount',
        sessionOver: 'paying.choosingAmount',
      },
    }),
  ],
};

/** Of the samples. */
const secret = 'dGhlIHNlY3JldCBvZiB0aGlzIHBhZ2UgYWxvbmUuLi4';
