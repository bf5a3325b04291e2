import { assign } from 'xstate';
import type { Outcome } from '../../../openapi/types.ts';
import { rememberFailure } from '../../operations.ts';
import { passwordResetSetup } from './setup.ts';

export type {
  PasswordResetEvent,
  PasswordResetInput,
  ResetPermit,
  ResetProgress,
} from './setup.ts';

type SetEvent = {
  event: { output: Outcome<'setNewPassword'> | Outcome<'setNewPasswordByEmail'> };
};

const isSet = ({ event }: SetEvent): boolean => event.output.ok;

/** E-mail, verification, password, complete (SIGN-02, RESET-01). */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description:
    'Whoever has forgotten the password proves to be the owner of the account and chooses a new one.',
  context: ({ input: { resume, linkIsBroken = false } }) => ({
    resume,
    linkIsBroken,
    email: resume?.email ?? '',
    byLink: resume?.step === 'verification' && resume.byLink === true,
    permit: resume?.step === 'password' ? resume.permit : undefined,
    password: undefined,
    failure: undefined,
  }),
  initial: 'resuming',
  states: {
    resuming: {
      description:
        'A reset that a reload interrupted goes on at its step; a link leads to the password.',
      meta: { requirements: ['RESET-01', 'RESET-05'] },
      always: [
        { guard: 'resumesAtVerification', target: 'verifying' },
        { guard: 'resumesAtPassword', target: 'enteringPassword' },
        { target: 'enteringEmail' },
      ],
    },
    enteringEmail: {
      description: 'The e-mail address of the account is entered.',
      meta: { screen: 'email', status: 'Email', requirements: ['RESET-01', 'ROUTE-08'] },
      on: {
        'email.submitted': {
          target: 'verifying',
          actions: assign(({ event }) => ({
            email: event.email,
            byLink: event.byLink === true,
            linkIsBroken: false,
          })),
        },
      },
    },
    verifying: {
      description: 'A code or a link is sent, if there is such an account; a code is entered here.',
      meta: {
        screen: 'verification',
        status: 'Verification',
        requirements: ['RESET-01', 'RESET-06', 'RESET-09'],
      },
      entry: 'announceVerification',
      invoke: {
        id: 'codeVerification',
        src: 'resetVerification',
        input: ({ context: { email, byLink } }) => ({ subject: email, byLink }),
        onDone: [
          {
            description: 'the code was right, and the platform gave the key that it permits',
            guard: ({ event }) => event.output.grant !== undefined,
            target: 'enteringPassword',
            actions: assign({
              permit: ({ event: { output } }) =>
                output.grant && {
                  by: 'code',
                  resetKey: output.grant.key,
                  smsResetKeyId: output.grant.codeId,
                },
            }),
          },
          {
            description: 'too many attempts were made: the form is empty again',
            guard: ({ event }) => event.output.result === 'locked',
            target: 'enteringEmail',
            actions: [assign({ email: '' }), 'announceAbandonment'],
          },
          { target: 'enteringEmail', actions: 'announceAbandonment' },
        ],
      },
    },
    enteringPassword: {
      description: 'A new password is chosen and entered twice.',
      meta: {
        screen: 'password',
        status: 'Password',
        requirements: ['RESET-01', 'RESET-05', 'RESET-07', 'RESET-08'],
      },
      entry: 'announcePermit',
      on: {
        'password.submitted': [
          {
            description: 'the key came with a link',
            guard: 'isByLink',
            target: 'settingByLink',
            actions: assign({ password: ({ event }) => event.password, failure: undefined }),
          },
          {
            target: 'settingByCode',
            actions: assign({ password: ({ event }) => event.password, failure: undefined }),
          },
        ],
        'restart.chosen': {
          target: 'enteringEmail',
          actions: ['forgetKeys', 'announceAbandonment'],
        },
      },
    },
    settingByCode: {
      description: 'The platform sets the new password by the key that the code gave.',
      meta: {
        screen: 'password',
        status: 'Password',
        requirements: ['RESET-06', 'RESET-07'],
      },
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        src: 'setNewPassword',
        input: ({ context: { email, permit, password = '' } }) => ({
          body: {
            email,
            resetKey: permit?.resetKey ?? '',
            smsResetKeyId: permit?.by === 'code' ? permit.smsResetKeyId : '',
            password,
          },
        }),
        onDone: [
          { description: 'the password is set', guard: isSet, target: 'complete' },
          { target: 'over' },
        ],
        onError: { target: 'enteringPassword', actions: rememberFailure },
      },
    },
    settingByLink: {
      description: 'The platform sets the new password by the key of the link.',
      meta: {
        screen: 'password',
        status: 'Password',
        requirements: ['RESET-06', 'RESET-07'],
      },
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        src: 'setNewPasswordByEmail',
        input: ({ context: { email, permit, password = '' } }) => ({
          body: { email, resetKey: permit?.resetKey ?? '', password },
        }),
        onDone: [
          { description: 'the password is set', guard: isSet, target: 'complete' },
          { target: 'over' },
        ],
        onError: { target: 'enteringPassword', actions: rememberFailure },
      },
    },
    over: {
      description:
        'The key is wrong, used or too old, or the platform knows no such player, which is told alike: another reset may be asked for.',
      meta: { screen: 'over', status: 'Password', requirements: ['RESET-07', 'RESET-09'] },
      entry: ['forgetKeys', 'announceAbandonment'],
      on: { 'restart.chosen': { target: 'enteringEmail' } },
    },
    complete: {
      description: 'The new password is set; every session of the player has ended.',
      meta: { screen: 'complete', status: 'Complete', requirements: ['RESET-01', 'RESET-04'] },
      entry: ['forgetKeys', 'announceCompletion'],
      type: 'final',
    },
  },
});
