import { assign, emit, setup } from 'xstate';
import type { StateMeta } from '../../engine/screens.ts';
import { failureThrown, operations, type Failure } from '../../operations.ts';

export interface IdentityCheckInput {
  /** Path of the page that the provider leads back to. */
  readonly returnUrl: string;
}

export type IdentityCheckEvent = { type: 'identityCheck.submitted' };
/** The player goes to the provider's page. */
export type IdentityCheckEmitted = { type: 'identityCheck.succeeded'; path: string };

export type IdentityCheckScreen =
  | { readonly name: 'editing' }
  | { readonly name: 'submitting' }
  | { readonly name: 'notRequested' }
  | {
      readonly name: 'succeeded';
      /** Of the provider's page. */
      readonly path: string;
    }
  | { readonly name: 'failed'; readonly failure: Failure };

interface IdentityCheckContext extends IdentityCheckInput {
  failure: Failure | undefined;
  path: string | undefined;
}

/** From the offer of the KYC provider to its page, where the identity document is shown (DOC-14). */
export const identityCheckMachine = setup({
  types: {
    context: {} as IdentityCheckContext,
    events: {} as IdentityCheckEvent,
    emitted: {} as IdentityCheckEmitted,
    input: {} as IdentityCheckInput,
    meta: {} as StateMeta<IdentityCheckScreen>,
    tags: {} as 'busy',
  },
  actors: operations('initiateIdentityCheck'),
}).createMachine({
  id: 'identityCheck',
  description: 'The player shows the identity document to the KYC provider.',
  context: ({ input }) => ({ ...input, failure: undefined, path: undefined }),
  initial: 'editing',
  states: {
    editing: {
      description: 'What the check is, and that it happens elsewhere.',
      meta: { screen: 'editing', requirements: ['DOC-14'] },
      on: { 'identityCheck.submitted': { target: 'submitting' } },
    },
    submitting: {
      description: 'The platform opens the check.',
      meta: { screen: 'submitting', requirements: ['DOC-14'] },
      tags: 'busy',
      invoke: {
        src: 'initiateIdentityCheck',
        input: ({ context: { returnUrl } }) => ({
          body: { documentType: 'PROOF_OF_ID', returnUrl },
        }),
        onDone: [
          {
            description: 'the provider waits',
            guard: ({ event }) => event.output.ok,
            target: 'succeeded',
            actions: [
              assign(({ event }) =>
                event.output.ok ? { path: event.output.data.redirectUrl } : {},
              ),
              emit(({ context: { path = '' } }) => ({
                type: 'identityCheck.succeeded' as const,
                path,
              })),
            ],
          },
          { target: 'notRequested' },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: failureThrown }),
        },
      },
    },
    notRequested: {
      description: 'Verified or under review already, or never asked for.',
      meta: { screen: 'notRequested', requirements: ['DOC-14'] },
      on: { 'identityCheck.submitted': { target: 'submitting' } },
    },
    failed: {
      description: 'The platform could not be reached or failed; the player may try again.',
      meta: { screen: 'failed', requirements: ['ERR-03'] },
      on: { 'identityCheck.submitted': { target: 'submitting' } },
    },
    succeeded: {
      description: 'The player is taken to the provider, whose page stays at hand.',
      meta: { screen: 'succeeded', requirements: ['DOC-14'] },
      type: 'final',
    },
  },
});
