import type { SentCode } from '../../../machines/access/code-verification/setup.ts';
import type { TextId, Words } from '../../texts/index.ts';

/** What a flow says around a code: where it went, and where one gets to without it. */
export interface CodeWords {
  readonly sent: (code: SentCode) => Words;
  readonly resent: TextId;
  /** What the way back is offered for. */
  readonly wrong: TextId;
  /** The way back where no code could be sent. */
  readonly changeContact: TextId;
  /** The way on from too many attempts. */
  readonly leaveLock: TextId;
}

const signUpWords = (text: TextId): CodeWords => ({
  sent: ({ destination = '' }) => ({
    text,
    values: { destination: destination.replaceAll(' ', '\u00a0') },
  }),
  resent: 'code.resent',
  wrong: 'code.wrongDestination',
  changeContact: 'code.changeContact',
  leaveLock: 'code.maxAttempts.close',
});

/** Of a sign-up, by the way that the code takes. */
export const SIGN_UP_CODE_WORDS: Readonly<Record<'SMS' | 'EMAIL', CodeWords>> = {
  SMS: signUpWords('code.sentTo.sms'),
  EMAIL: signUpWords('code.sentTo.email'),
};
