import type { JourneysOf } from '../../flow.ts';
import type { phoneChangeMachine } from './machine.ts';
import type { phoneChangeSamples } from './samples.ts';
import type { PhoneChangeScreen } from './screen.ts';

export const phoneChangeJourneys: JourneysOf<
  typeof phoneChangeMachine,
  typeof phoneChangeSamples,
  PhoneChangeScreen
> = [
  {
    title: 'A number is proven by the code that was sent to it',
    requirements: ['PHONE-02', 'PHONE-04', 'PHONE-06'],
    start: 'loading',
    steps: [
      { answer: 'getPhoneNumber', with: 'success', see: 'editing' },
      { send: 'number.edited', see: 'editing' },
      { send: 'number.submitted', see: 'requesting' },
      { send: 'number.submitted', see: 'requesting' },
      { answer: 'requestPhoneNumberSms', with: 'success', see: 'enteringCode' },
      { send: 'code.submitted', see: 'verifying' },
      { answer: 'verifyPhoneNumberSms', with: 'codeInvalid', see: 'codeRefused' },
      { send: 'code.submitted', see: 'verifying' },
      {
        answer: 'verifyPhoneNumberSms',
        with: 'success',
        see: 'editing',
        emits: ['number.stored'],
      },
    ],
  },
  {
    title: 'What cannot be sent opens no popup, and may be sent again',
    requirements: ['PHONE-03', 'PHONE-08'],
    start: 'loading',
    steps: [
      { fail: 'getPhoneNumber', with: 'unreachable', see: 'loadFailed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'getPhoneNumber', with: 'none', see: 'editing' },
      { send: 'number.submitted', see: 'requesting' },
      { fail: 'requestPhoneNumberSms', with: 'refused', see: 'refused' },
      { send: 'number.submitted', see: 'requesting' },
      { answer: 'requestPhoneNumberSms', with: 'phoneInvalid', see: 'refused' },
      { send: 'number.edited', see: 'editing' },
    ],
  },
  {
    title: 'A number that is stored without a code may be stored again when it is refused',
    requirements: ['PHONE-05', 'PHONE-06', 'PHONE-08'],
    start: 'loading',
    steps: [
      { answer: 'getPhoneNumber', with: 'success', see: 'editing' },
      { send: 'number.keptWithoutCode', case: 'stored', see: 'editing' },
      { send: 'number.keptWithoutCode', see: 'storing' },
      { answer: 'changePhoneNumber', with: 'phoneInUse', see: 'refused' },
      { send: 'number.keptWithoutCode', see: 'storing' },
      { answer: 'changePhoneNumber', with: 'success', see: 'editing', emits: ['number.stored'] },
    ],
  },
  {
    title:
      'Another code may be asked for after a minute; one that cannot be sent leaves that in hand',
    requirements: ['PHONE-02', 'PHONE-08'],
    start: 'loading',
    steps: [
      { answer: 'getPhoneNumber', with: 'success', see: 'editing' },
      { send: 'number.submitted', see: 'requesting' },
      { answer: 'requestPhoneNumberSms', with: 'success', see: 'enteringCode' },
      { send: 'resend.requested', see: 'enteringCode' },
      { pass: 60_000, see: 'enteringCode' },
      { send: 'resend.requested', see: 'resending' },
      { fail: 'requestPhoneNumberSms', with: 'unreachable', see: 'resendRefused' },
      { send: 'resend.requested', see: 'resending' },
      { send: 'code.submitted', see: 'resending' },
      { answer: 'requestPhoneNumberSms', with: 'success', see: 'verifying' },
      { answer: 'verifyPhoneNumberSms', with: 'maxAttempts', see: 'tooManyAttempts' },
      { send: 'lock.acknowledged', see: 'editing' },
    ],
  },
];
