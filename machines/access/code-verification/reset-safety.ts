import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import { codeSafety } from './safety.ts';
import type { CodeVerificationScreen } from './screen.ts';
import { AS_IF_SENT } from './setup.ts';
import type { resetVerificationSamples } from './samples.ts';
import type { resetVerificationMachine } from './reset.ts';

type ResetVerification = NamesOf<
  typeof resetVerificationMachine,
  typeof resetVerificationSamples,
  CodeVerificationScreen
>;

const { isAnswer, never, showsAfter } = propertiesOf<ResetVerification>();

const resetCode = codeSafety(['success', 'playerNotFound']);

export const resetVerificationSafety: Safety<ResetVerification> = {
  ...resetCode,
  properties: [
    ...resetCode.properties,
    showsAfter('requestCode', ['RESET-07', 'RESET-09'], {
      playerNotFound: ['enteringCode', 'verifying'],
    }),
    never(
      'whom the platform does not know is shown what everybody is shown',
      ['RESET-09'],
      (moment) => {
        const { sent, refusal, failure, expired } = moment.snapshot.context;
        const told =
          sent !== AS_IF_SENT || expired || refusal !== undefined || failure !== undefined;
        return isAnswer(moment, 'requestCode', 'playerNotFound') && told;
      },
    ),
    never(
      'of nobody’s code it is said where it went',
      ['RESET-09'],
      ({ snapshot }) => snapshot.context.sent?.destination !== undefined,
    ),
    never(
      'the key that a right code gives goes on with the code that it came from',
      ['RESET-05', 'RESET-06'],
      (moment) => {
        const grant = moment.snapshot.output?.grant;
        if (!isAnswer(moment, 'verifyCode', 'success')) return grant !== undefined;
        const { output, before } = moment;
        const given = output.ok && 'resetKey' in output.data ? output.data.resetKey : undefined;
        return grant?.key !== given || grant?.codeId !== before?.context.sent?.id;
      },
    ),
  ],
};
