import { assign, emit, setup } from 'xstate';
import type { Plain, StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { failureThrown, operations, type Failure } from '../../operations.ts';

export interface TermsInput {
  /** The latest version, from the content service (TERMS-01). */
  readonly latestVersion: number;
}

export type TermsEvent = { type: 'terms.accepted' } | News<'account.read'>;
export type TermsEmitted =
  /** The account is another now. */
  | { type: 'terms.stored'; version: number }
  /** The guards know of it: the player may go on. */
  | { type: 'terms.settled' };

export type TermsScreen =
  | { readonly name: 'reading'; readonly failure: Failure | undefined }
  | Plain<'accepting' | 'accepted'>;

interface TermsContext extends TermsInput {
  failure: Failure | undefined;
}

/** A player accepts the latest terms before going on (TERMS group). */
export const termsMachine = setup({
  types: {
    context: {} as TermsContext,
    events: {} as TermsEvent,
    emitted: {} as TermsEmitted,
    input: {} as TermsInput,
    meta: {} as StateMeta<TermsScreen>,
    tags: {} as 'busy',
  },
  actors: operations('acceptTermsVersion'),
}).createMachine({
  id: 'terms',
  description: 'A player whose accepted terms are outdated accepts the latest version.',
  context: ({ input }) => ({ ...input, failure: undefined }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The latest terms are shown with the button to accept them.',
      meta: { screen: 'reading', requirements: ['GUARD-08', 'TERMS-02', 'TERMS-04'] },
      on: { 'terms.accepted': { target: 'accepting' } },
    },
    accepting: {
      description: 'The platform stores the acceptance.',
      meta: { screen: 'accepting', requirements: ['TERMS-02'] },
      tags: 'busy',
      invoke: {
        src: 'acceptTermsVersion',
        input: ({ context }) => ({ body: { version: context.latestVersion } }),
        onDone: {
          target: 'accepted',
          actions: emit(({ context }) => ({
            type: 'terms.stored' as const,
            version: context.latestVersion,
          })),
        },
        onError: {
          target: 'reading',
          actions: assign({ failure: failureThrown }),
        },
      },
    },
    accepted: {
      description:
        'The acceptance is stored; the guards judge by the account, which is read again first.',
      meta: { screen: 'accepted', requirements: ['TERMS-02'] },
      tags: 'busy',
      on: { 'account.read': { target: 'settled', actions: emit({ type: 'terms.settled' }) } },
    },
    settled: {
      description: 'The player goes on to the page they wanted.',
      meta: { screen: 'accepted', requirements: ['TERMS-02'] },
      type: 'final',
    },
  },
});
