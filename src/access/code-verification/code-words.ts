import type { SentCode } from '../../../machines/access/code-verification/setup.ts';
import type { TextId, Words } from '../../texts/index.ts';

/** A flow's words around a code: where it was sent, and how to go on without it. */
export interface CodeWords {
  readonly sent: (code: SentCode) => Words;
  readonly resent: TextId;
  /** The words that ask for another message, where its link is the way on and nothing is entered here. */
  readonly again?: TextId;
  /** The reason for which the way back is offered. */
  readonly wrong: TextId;
  /** The way back where no code could be sent. */
  readonly changeContact: TextId;
  /** The way on from too many attempts. */
  readonly leaveLock: TextId;
}

const sentTo = (text: TextId, destination: string): Words => ({
  text,
  values: { destination: destination.replaceAll(' ', '\u00a0') },
});

const contactWords = (text: TextId): CodeWords => ({
  sent: ({ destination = '' }) => sentTo(text, destination),
  resent: 'code.resent',
  wrong: 'code.wrongDestination',
  changeContact: 'code.changeContact',
  leaveLock: 'code.maxAttempts.close',
});

/** The words for a number or an address that a player gave, by the way that the code takes. */
export const CONTACT_CODE_WORDS: Readonly<Record<'SMS' | 'EMAIL', CodeWords>> = {
  SMS: contactWords('code.sentTo.sms'),
  EMAIL: contactWords('code.sentTo.email'),
};

const quietWords = (text: TextId): CodeWords => ({
  ...contactWords(text),
  resent: 'code.resentUnlessKnown',
});

/** The same of a sign-up that does not say whether there is an account (SIGN-09): its words are true of both. */
export const QUIET_CODE_WORDS: Readonly<Record<'SMS' | 'EMAIL', CodeWords>> = {
  SMS: quietWords('code.sentTo.smsUnlessKnown'),
  EMAIL: quietWords('code.sentTo.emailUnlessKnown'),
};

/** The words for a number that a player has just typed on this page: it may be shown whole. */
export const newNumberWords = (number: string): CodeWords => ({
  ...CONTACT_CODE_WORDS.SMS,
  sent: () => sentTo('code.sentTo.sms', number),
  wrong: 'code.wrongNumber',
});
