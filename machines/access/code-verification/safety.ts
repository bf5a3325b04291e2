import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { emailVerificationMachine } from './machine.ts';
import type { emailVerificationSamples } from './samples.ts';
import type { CodeVerificationScreen } from './screen.ts';

type CodeVerification = NamesOf<
  typeof emailVerificationMachine,
  typeof emailVerificationSamples,
  CodeVerificationScreen
>;

const { begunOnlyBy, cameFrom, holds, isAnswer, isEvent, never, shows, showsAfter } =
  propertiesOf<CodeVerification>();

/**
 * The safety of a code, for every pair of operations that sends and checks it.
 * @param sends the answers after which a code is in hand, as far as the player can tell
 */
export const codeSafety = (
  sends: readonly ('success' | 'playerNotFound')[],
): Safety<CodeVerification> => ({
  leave: { event: 'contactChange.chosen' },
  properties: [
    never(
      'only a right code verifies',
      ['SIGN-05'],
      (moment) => moment.screen === 'verified' && !isAnswer(moment, 'verifyCode', 'success'),
    ),
    never(
      'the outcome is "verified" only after a right code',
      ['SIGN-05'],
      ({ screen, snapshot }) => screen === 'ended' && snapshot.output?.result === 'verified',
    ),
    never(
      'a right code is told to the sign-up',
      ['SIGN-05'],
      ({ screen, snapshot }) => screen === 'verified' && snapshot.output?.result !== 'verified',
    ),
    begunOnlyBy('verifyCode', ['SIGN-05'], ['code.submitted'], (moment) =>
      isAnswer(moment, 'requestCode', ...sends),
    ),
    holds(
      'a code that is entered before the platform has answered is checked then, unless a digit was taken away',
      ['SIGN-05'],
      false,
      (waits: boolean, moment) => {
        if (moment.screen === 'requesting') {
          const now = waits || isEvent(moment, 'code.submitted');
          return now && cameFrom(moment, 'requesting') && !isEvent(moment, 'code.withdrawn');
        }
        const isSent = isAnswer(moment, 'requestCode', ...sends);
        return isSent && moment.calls.includes('verifyCode') !== waits ? violated : false;
      },
    ),
    begunOnlyBy(
      'requestCode',
      ['SIGN-05'],
      ['resend.requested', 'retry.requested'],
      ({ what }) => what === undefined,
    ),
    holds(
      'after too many attempts no code is sent or checked',
      ['SIGN-06', 'SIGN-27'],
      false,
      (locked: boolean, moment) => {
        if (locked && moment.calls.length > 0) return violated;
        return (
          locked ||
          isAnswer(moment, 'verifyCode', 'maxAttempts') ||
          isAnswer(moment, 'requestCode', 'maxAttempts')
        );
      },
    ),
    holds(
      'another code may be asked for a minute after the last one, or after a wrong one',
      ['SIGN-04', 'SIGN-06'],
      true,
      (may: boolean, moment) => {
        const { what, calls } = moment;
        if (calls.includes('requestCode') && !may) return violated;
        if (isAnswer(moment, 'requestCode', ...sends)) return false;
        const allowed =
          (what !== undefined && ('pass' in what || 'fail' in what)) ||
          isAnswer(moment, 'verifyCode') ||
          isAnswer(moment, 'requestCode');
        return may || allowed;
      },
    ),
    showsAfter('requestCode', ['SIGN-05', 'SIGN-06', 'SIGN-27'], {
      success: ['enteringCode', 'verifying'],
      maxAttempts: 'tooManyAttempts',
    }),
    showsAfter('verifyCode', ['SIGN-05', 'SIGN-06', 'SIGN-27'], {
      success: 'verified',
      maxAttempts: 'tooManyAttempts',
      codeInvalid: 'codeRefused',
      codeReplaced: 'codeRefused',
      codeExpired: 'codeRefused',
    }),
    never(
      'a code that is refused for any other reason may be asked for again',
      ['SIGN-05', 'SIGN-27'],
      (moment) =>
        isAnswer(moment, 'requestCode') &&
        !isAnswer(moment, 'requestCode', 'success', 'maxAttempts', 'playerNotFound') &&
        !shows(moment, 'sendRefused', 'resendRefused'),
    ),
    never(
      'the lock and a changed address are told to the sign-up',
      ['SIGN-06'],
      ({ screen, what, snapshot }) =>
        screen === 'ended' &&
        what !== undefined &&
        'send' in what &&
        snapshot.output?.result !==
          (what.send === 'lock.acknowledged' ? 'locked' : 'changeContact'),
    ),
    never(
      'why a code was not sent or not accepted is said',
      ['SIGN-27'],
      (moment) =>
        shows(moment, 'sendRefused', 'resendRefused', 'codeRefused') &&
        moment.screen !== moment.from &&
        moment.snapshot.context.refusal === undefined &&
        moment.snapshot.context.failure === undefined,
    ),
    holds(
      'whoever has a code can enter it, whatever happens to the next one, until it has expired',
      ['SIGN-05', 'SIGN-06', 'SIGN-27'],
      false,
      (hasCode: boolean, moment) => {
        const now =
          !isAnswer(moment, 'verifyCode', 'codeExpired') &&
          (hasCode || isAnswer(moment, 'requestCode', ...sends));
        if (now && moment.screen === 'sendRefused') return violated;
        return !now && moment.screen === 'resendRefused' ? violated : now;
      },
    ),
    never(
      'the entered code is the one that is checked',
      ['SIGN-05'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('verifyCode') && (context.code === '' || context.sent === undefined),
    ),
    never(
      'asking for another code forgets what was wrong',
      ['SIGN-05'],
      ({ calls, snapshot: { context } }) =>
        calls.includes('requestCode') &&
        (context.refusal !== undefined || context.failure !== undefined),
    ),
    never(
      'that another code was not sent is told, and only then',
      ['SIGN-04', 'SIGN-27'],
      (moment) => {
        if (!isAnswer(moment, 'requestCode', 'success')) return false;
        const [last, now] = [moment.before?.context.sent, moment.snapshot.context.sent];
        return now?.isPending !== (last?.id === now?.id);
      },
    ),
    never(
      'another code may be asked for after as long as the platform said',
      ['SIGN-05'],
      ({ what, before }) =>
        what !== undefined &&
        'pass' in what &&
        before?.context.sent !== undefined &&
        what.pass !== before.context.sent.resendAfter * 1_000,
    ),
  ],
});

const signUpCode = codeSafety(['success']);

/** The same for a sign-up, which tells the applicant that it is over. */
export const codeVerificationSafety: Safety<CodeVerification> = {
  ...signUpCode,
  properties: [
    ...signUpCode.properties,
    showsAfter('requestCode', ['SIGN-05', 'SIGN-27'], { playerNotFound: 'signUpOver' }),
    never(
      'a code that was not sent is not awaited',
      ['SIGN-05'],
      (moment) =>
        moment.screen === 'enteringCode' &&
        isAnswer(moment, 'requestCode') &&
        !isAnswer(moment, 'requestCode', 'success'),
    ),
    holds(
      'a sign-up that is over is sent no code, and checks none',
      ['SIGN-05', 'SIGN-27'],
      false,
      (over: boolean, moment) => {
        if (over && (moment.calls.length > 0 || !shows(moment, 'signUpOver', 'ended'))) {
          return violated;
        }
        return over || isAnswer(moment, 'requestCode', 'playerNotFound');
      },
    ),
  ],
};
