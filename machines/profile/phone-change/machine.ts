import { assign, emit } from 'xstate';
import { rememberFailure } from '../../operations.ts';
import { code } from './code.ts';
import { numberIn, phoneChangeSetup, refusedAs, rememberRefusal, rememberSent } from './setup.ts';

export type { PhoneChangeEvent, PhoneChangeScreen } from './setup.ts';

const edit = { target: '#phoneChange.editing', actions: 'rememberNumber' } as const;
const submit = {
  description: 'nothing is to be done about a number that is proven',
  guard: 'isAnother',
  target: '#phoneChange.requesting',
  actions: 'rememberNumber',
} as const;
const keep = { ...submit, target: '#phoneChange.storing' } as const;

/** Another phone number, proven by a code that is sent to it (PHONE group). */
export const phoneChangeMachine = phoneChangeSetup.createMachine({
  id: 'phoneChange',
  description: 'The player changes the phone number, and proves it by a code.',
  context: { stored: undefined, number: undefined, sent: undefined, code: '', problem: undefined },
  initial: 'loading',
  states: {
    loading: {
      description: 'The number is being read.',
      meta: { screen: 'loading', requirements: ['PHONE-06'] },
      tags: 'busy',
      invoke: {
        src: 'getPhoneNumber',
        input: {},
        onDone: {
          target: 'editing',
          actions: assign({ stored: ({ event }) => event.output.data }),
        },
        onError: { target: 'loadFailed', actions: rememberFailure },
      },
    },
    loadFailed: {
      description: 'The number could not be read; nothing is claimed about it.',
      meta: { screen: 'loadFailed', requirements: ['PHONE-08', 'ERR-03'] },
      on: { 'retry.requested': { target: 'loading', actions: 'forgetProblem' } },
    },
    editing: {
      description: 'The number in two parts, and whether it is verified.',
      meta: { screen: 'editing', requirements: ['PHONE-01', 'PHONE-05'] },
      on: {
        'number.edited': edit,
        'number.submitted': submit,
        'number.keptWithoutCode': keep,
      },
    },
    requesting: {
      description: 'A code is being sent to the number.',
      meta: { screen: 'requesting', requirements: ['PHONE-02', 'PHONE-07'] },
      tags: 'busy',
      invoke: {
        src: 'requestPhoneNumberSms',
        input: ({ context }) => ({ body: numberIn(context) }),
        onDone: [
          {
            description: 'the code is on its way: the popup opens',
            guard: ({ event }) => event.output.ok,
            target: 'code',
            actions: rememberSent,
          },
          {
            description: 'too many codes were asked for',
            guard: refusedAs('sms.max.attempts.reached'),
            target: 'tooManyAttempts',
          },
          { target: 'refused', actions: rememberRefusal },
        ],
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    storing: {
      description: 'The number is being stored as not verified.',
      meta: { screen: 'storing', requirements: ['PHONE-05', 'PHONE-06'] },
      tags: 'busy',
      invoke: {
        src: 'changePhoneNumber',
        input: ({ context }) => ({ body: numberIn(context) }),
        onDone: [
          {
            description: 'the number is stored',
            guard: ({ event }) => event.output.ok,
            target: 'editing',
            actions: [
              assign(({ event }) => (event.output.ok ? { stored: event.output.data } : {})),
              emit(({ event }) => ({
                type: 'number.stored' as const,
                verified: event.output.ok && event.output.data.verified,
              })),
            ],
          },
          { target: 'refused', actions: rememberRefusal },
        ],
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    refused: {
      description: 'Nothing was sent or stored, and no popup opens; the field says why.',
      meta: { screen: 'refused', requirements: ['PHONE-03', 'PHONE-08'] },
      on: {
        'number.edited': edit,
        'number.submitted': submit,
        'number.keptWithoutCode': keep,
      },
    },
    code,
    tooManyAttempts: {
      description: 'Too many codes: this one is void, and the form is as it was.',
      meta: { screen: 'tooManyAttempts', requirements: ['PHONE-08', 'MODAL-02'] },
      on: { 'lock.acknowledged': { target: 'editing' } },
    },
  },
});
