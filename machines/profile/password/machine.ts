import { assign, emit, setup } from 'xstate';
import type { Input, Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { failureThrown, operations, refusedAs, type Failure } from '../../operations.ts';

export type PasswordEvent = { type: 'password.submitted'; body: Input<'changePassword'>['body'] };
export type PasswordEmitted = { type: 'password.changed' };

export type PasswordScreen =
  | { readonly name: 'editing' }
  | { readonly name: 'saving' }
  | { readonly name: 'changed' }
  /** `message` is the platform's own (PROF-08). */
  | { readonly name: 'oldPasswordIncorrect'; readonly message: string }
  | { readonly name: 'newPasswordUnchanged' }
  | { readonly name: 'playerNotFound'; readonly message: string }
  | { readonly name: 'failed'; readonly failure: Failure };

interface PasswordContext {
  /** The platform's message with its refusal. */
  message: string;
  failure: Failure | undefined;
}

type Answered = { event: { output: Outcome<'changePassword'> } };

const rememberMessage = {
  type: 'rememberMessage',
  params: ({ event }: Answered) => ({
    message: event.output.ok ? '' : event.output.problem.message,
  }),
} as const;

/** Changes the password of a player who knows the old one (PROF-07). */
export const passwordMachine = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    emitted: {} as PasswordEmitted,
    meta: {} as StateMeta<PasswordScreen>,
    tags: {} as 'busy',
  },
  actors: operations('changePassword'),
  actions: {
    rememberMessage: assign({ message: (_, params: { message: string }) => params.message }),
  },
}).createMachine({
  id: 'password',
  description: 'The player changes the password.',
  context: { message: '', failure: undefined },
  initial: 'editing',
  states: {
    editing: {
      description: 'The player enters the old password, and the new one twice.',
      meta: { screen: 'editing', requirements: ['PROF-07'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
    saving: {
      description: 'The platform compares the old password and stores the new one.',
      meta: { screen: 'saving', requirements: ['PROF-07'] },
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => ({ body: event.body }),
        onDone: [
          {
            description: 'the password is changed',
            guard: ({ event }) => event.output.ok,
            target: 'changed',
            actions: emit({ type: 'password.changed' }),
          },
          {
            description: 'the old password is wrong',
            guard: refusedAs<'changePassword'>('error.old_password.incorrect'),
            target: 'oldPasswordIncorrect',
            actions: rememberMessage,
          },
          {
            description: 'the new password is the old one',
            guard: refusedAs<'changePassword'>('error.new_password.unchanged'),
            target: 'newPasswordUnchanged',
          },
          { target: 'playerNotFound', actions: rememberMessage },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: failureThrown }),
        },
      },
    },
    changed: {
      description: 'The password is changed; the form is empty again.',
      meta: { screen: 'changed', requirements: ['PROF-07'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
    oldPasswordIncorrect: {
      description: 'The old password is wrong; the platform’s words say so.',
      meta: { screen: 'oldPasswordIncorrect', requirements: ['PROF-08'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
    newPasswordUnchanged: {
      description: 'The new password is the old one.',
      meta: { screen: 'newPasswordUnchanged', requirements: ['PROF-07'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
    playerNotFound: {
      description: 'The platform does not find the player; its words say so.',
      meta: { screen: 'playerNotFound', requirements: ['PROF-08'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
    failed: {
      description:
        'The password could not be changed; the platform’s words are shown where it has any.',
      meta: { screen: 'failed', requirements: ['PROF-08', 'ERR-03'] },
      on: { 'password.submitted': { target: 'saving' } },
    },
  },
});
