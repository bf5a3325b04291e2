import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { phoneChangeMachine } from './machine.ts';
import { phoneChangeSamples } from './samples.ts';
import type { PhoneChangeScreen } from './screen.ts';
import { isProven } from './setup.ts';

type PhoneChange = NamesOf<typeof phoneChangeMachine, typeof phoneChangeSamples, PhoneChangeScreen>;

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
  shows,
  showsAfter,
} = propertiesOf<PhoneChange>();

const POPUP = ['enteringCode', 'verifying', 'codeRefused', 'resending', 'resendRefused'] as const;

export const phoneChangeSafety: Safety<PhoneChange> = {
  leave: 'page',
  givenUpBy: {
    requestPhoneNumberSms: (moment) => isEvent(moment, 'popup.closed'),
    verifyPhoneNumberSms: (moment) => isEvent(moment, 'popup.closed'),
  },
  properties: [
    begunOnlyBy('getPhoneNumber', ['PHONE-06'], ['retry.requested'], ({ what }) => !what),
    begunOnlyBy('requestPhoneNumberSms', ['PHONE-02'], ['number.submitted', 'resend.requested']),
    begunOnlyBy('changePhoneNumber', ['PHONE-06'], ['number.keptWithoutCode']),
    begunOnlyBy('verifyPhoneNumberSms', ['PHONE-06'], ['code.submitted'], (moment) =>
      isAnswer(moment, 'requestPhoneNumberSms', 'success'),
    ),
    holds(
      'a code that is entered before the platform has answered is checked then, unless a digit was taken away',
      ['PHONE-06'],
      false,
      (waits: boolean, moment) => {
        if (moment.screen === 'resending') {
          const now = waits || isEvent(moment, 'code.submitted');
          return now && cameFrom(moment, 'resending') && !isEvent(moment, 'code.withdrawn');
        }
        const isSent = isAnswer(moment, 'requestPhoneNumberSms', 'success');
        const isChecked = moment.calls.includes('verifyPhoneNumberSms');
        return isSent && isChecked !== waits ? violated : false;
      },
    ),
    announcedOnlyBy(
      'number.stored',
      ['PHONE-04'],
      (moment) =>
        isAnswer(moment, 'verifyPhoneNumberSms', 'success') ||
        isAnswer(moment, 'changePhoneNumber', 'success'),
    ),
    never(
      'whatever was stored is announced, with whether it is proven',
      ['PHONE-04'],
      (moment) =>
        (isAnswer(moment, 'verifyPhoneNumberSms', 'success') ||
          isAnswer(moment, 'changePhoneNumber', 'success')) &&
        !(moment.facts.includes('number.stored') && moment.screen === 'editing'),
    ),
    showsAfter('getPhoneNumber', ['PHONE-06'], {
      success: 'editing',
      notVerified: 'editing',
      none: 'editing',
    }),
    showsAfter('requestPhoneNumberSms', ['PHONE-02', 'PHONE-03'], {
      success: ['enteringCode', 'verifying'],
      phoneInvalid: 'refused',
      phoneInUse: 'refused',
      maxAttempts: 'tooManyAttempts',
    }),
    showsAfter('changePhoneNumber', ['PHONE-06', 'PHONE-08'], {
      success: 'editing',
      phoneInvalid: 'refused',
      phoneInUse: 'refused',
    }),
    showsAfter('verifyPhoneNumberSms', ['PHONE-04', 'PHONE-08'], {
      success: 'editing',
      codeInvalid: 'codeRefused',
      codeReplaced: 'codeRefused',
      codeExpired: 'codeRefused',
      phoneInvalid: 'refused',
      phoneInUse: 'refused',
      maxAttempts: 'tooManyAttempts',
    }),
    never(
      'the popup opens only with a code that was sent',
      ['PHONE-02', 'PHONE-03'],
      (moment) => shows(moment, ...POPUP) && moment.snapshot.context.sent === undefined,
    ),
    never(
      'nothing of a code outlives the popup',
      ['PHONE-04'],
      (moment) =>
        !shows(moment, ...POPUP) &&
        (moment.snapshot.context.sent !== undefined || moment.snapshot.context.code !== ''),
    ),
    never(
      'what was wrong with a code is not said of the number',
      ['PHONE-04'],
      (moment) =>
        shows(moment, 'editing', 'tooManyAttempts') &&
        moment.snapshot.context.problem !== undefined,
    ),
    never(
      'the code that is checked was entered',
      ['PHONE-06'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('verifyPhoneNumberSms') &&
        (context.code === '' || context.problem !== undefined),
    ),
    never(
      'the number that is sent or stored was entered',
      ['PHONE-07'],
      ({ calls, snapshot: { context } }) =>
        calls.some((call) => call === 'requestPhoneNumberSms' || call === 'changePhoneNumber') &&
        (context.number === undefined || context.problem !== undefined),
    ),
    never(
      'another read forgets why the last one failed',
      ['PHONE-08'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('getPhoneNumber') && context.problem !== undefined,
    ),
    never(
      'the number that is compared with the stored one is the one that was typed',
      ['PHONE-05'],
      (moment) => {
        const { what, snapshot } = moment;
        if (what === undefined || !('send' in what) || what.send !== 'number.edited') return false;
        if (!shows(moment, 'editing')) return false;
        const { number } = phoneChangeSamples.events['number.edited'].cases[what.case ?? 'typical'];
        return snapshot.context.number !== number;
      },
    ),
    never(
      'why nothing was sent, stored or accepted is said',
      ['PHONE-03', 'PHONE-08'],
      (moment) =>
        shows(moment, 'refused', 'codeRefused', 'resendRefused') &&
        moment.screen !== moment.from &&
        moment.snapshot.context.problem === undefined,
    ),
    never(
      'a failure is said where it happened',
      ['PHONE-08', 'ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(
          moment.snapshot.context.problem?.kind === 'failure' &&
          shows(moment, 'loadFailed', 'refused', 'codeRefused', 'resendRefused')
        ),
    ),
    never(
      'a failure leads back to where it was asked for',
      ['PHONE-03'],
      (moment) =>
        isFailure(moment) &&
        ((cameFrom(moment, 'loading') && moment.screen !== 'loadFailed') ||
          (cameFrom(moment, 'requesting', 'storing') && moment.screen !== 'refused') ||
          (cameFrom(moment, 'verifying') && moment.screen !== 'codeRefused') ||
          (cameFrom(moment, 'resending') && moment.screen !== 'resendRefused')),
    ),
    never(
      'another number is sent a code or stored as soon as that is asked for, a proven one never',
      ['PHONE-01', 'PHONE-02', 'PHONE-05'],
      ({ what, before, from, calls }) => {
        if (what === undefined || !('send' in what) || before === undefined) return false;
        const { send, case: name = 'typical' } = what;
        if (send !== 'number.submitted' && send !== 'number.keptWithoutCode') return false;
        const { number } =
          phoneChangeSamples.events[send].cases[name === 'stored' ? 'stored' : 'typical'];
        const mayAsk =
          (from === 'editing' || from === 'refused') &&
          !isProven({ stored: before.context.stored, number });
        return mayAsk !== calls.length > 0;
      },
    ),
    holds(
      'only a right code proves a number, and another number is not proven',
      ['PHONE-04', 'PHONE-05'],
      false,
      (stored: boolean, moment) => {
        const { context } = moment.snapshot;
        const now = isAnswer(moment, 'verifyPhoneNumberSms', 'success')
          ? true
          : isAnswer(moment, 'getPhoneNumber') || isAnswer(moment, 'changePhoneNumber', 'success')
            ? moment.output.ok && moment.output.data.verified
            : stored;
        return (context.stored?.verified ?? false) === now ? now : violated;
      },
    ),
    never('that another code was not sent is told, and only then', ['PHONE-02'], (moment) => {
      if (!isAnswer(moment, 'requestPhoneNumberSms', 'success')) return false;
      const [last, now] = [moment.before?.context.sent, moment.snapshot.context.sent];
      return now?.isPending !== (last?.smsVerificationId === now?.smsVerificationId);
    }),
    never(
      'another code may be asked for after as long as the platform said',
      ['PHONE-02'],
      ({ what, before }) =>
        what !== undefined &&
        'pass' in what &&
        before?.context.sent !== undefined &&
        what.pass !== before.context.sent.resendAfter * 1_000,
    ),
    eventTable(['PHONE-01', 'PHONE-02', 'PHONE-04'], {
      'retry.requested': { loadFailed: 'loading' },
      'number.edited': { editing: 'editing', refused: 'editing' },
      'code.submitted': {
        'code.enteringCode': 'code.verifying',
        'code.codeRefused': 'code.verifying',
        'code.resendRefused': 'code.verifying',
        'code.resending': 'code.resending',
      },
      'code.withdrawn': { 'code.resending': 'code.resending' },
      'resend.requested': {
        'code.enteringCode.resendAllowed': 'code.resending',
        'code.codeRefused': 'code.resending',
        'code.resendRefused': 'code.resending',
      },
      'popup.closed': { code: 'editing' },
      'lock.acknowledged': { tooManyAttempts: 'editing' },
    }),
  ],
};
