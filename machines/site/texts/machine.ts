import { assign, emit, setup } from 'xstate';
import type { StateMeta } from '../../engine/screens.ts';
import { notProvided } from '../../operations.ts';

/** How often a failed load of the texts is tried again (TEXT-02). */
const TEXT_RETRIES = 3;
/** The n-th retry waits n times this long, in ms (TEXT-02). */
const TEXT_RETRY_DELAY = 2_000;

/** `unsupported`: there are no texts in this language. A failed load rejects instead. */
export type TextsResult = { readonly status: 'loaded' | 'unsupported' };

export interface TextsInput {
  /** Two-letter language code. */
  readonly language: string;
}

export type TextsEvent = { type: 'language.chosen'; language: string };

export type TextsEmitted =
  | { type: 'texts.failed'; language: string; attempt: number }
  | { type: 'language.unsupported'; language: string };

export type TextsScreen =
  | { readonly name: 'spinner' }
  | { readonly name: 'ready'; readonly inDefault: boolean }
  | { readonly name: 'failed' };

interface TextsContext {
  language: string;
  retries: number;
}

/** The last choice counts, also while the texts of an earlier one are on their way. */
const choice = {
  'language.chosen': { target: 'loading', actions: 'chooseLanguage', reenter: true },
} as const;

/** Loads the texts of one language before anything shows (TEXT group). */
export const textsMachine = setup({
  types: {
    context: {} as TextsContext,
    events: {} as TextsEvent,
    emitted: {} as TextsEmitted,
    input: {} as TextsInput,
    meta: {} as StateMeta<TextsScreen>,
    tags: {} as 'ready',
  },
  actors: {
    loadTexts: notProvided<TextsResult, { language: string }>('loadTexts'),
    loadDefaultTexts: notProvided<void>('loadDefaultTexts'),
  },
  guards: { mayRetry: ({ context }) => context.retries < TEXT_RETRIES },
  actions: {
    announceFailure: emit(({ context }) => ({
      type: 'texts.failed' as const,
      language: context.language,
      attempt: context.retries + 1,
    })),
    chooseLanguage: assign(({ event }) => ({ language: event.language, retries: 0 })),
  },
  delays: { retryDelay: ({ context }) => TEXT_RETRY_DELAY * context.retries },
}).createMachine({
  id: 'texts',
  description: 'The texts of the chosen language are loaded, with retries and a way out.',
  context: ({ input }) => ({ language: input.language, retries: 0 }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The texts are being fetched; a spinner shows.',
      meta: { screen: 'spinner', requirements: ['TEXT-01', 'LAYOUT-06'] },
      on: choice,
      invoke: {
        src: 'loadTexts',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          {
            description: 'the texts are loaded',
            guard: ({ event }) => event.output.status === 'loaded',
            target: 'ready',
          },
          {
            target: 'loadingDefault',
            actions: emit(({ context }) => ({
              type: 'language.unsupported' as const,
              language: context.language,
            })),
          },
        ],
        onError: [
          {
            guard: 'mayRetry',
            target: 'waitingToRetry',
            actions: ['announceFailure', assign({ retries: ({ context }) => context.retries + 1 })],
          },
          { target: 'loadingDefault', actions: 'announceFailure' },
        ],
      },
    },
    waitingToRetry: {
      description: 'The texts did not arrive; they are fetched again after 2, 4 and 6 seconds.',
      meta: { screen: 'spinner', requirements: ['TEXT-02'] },
      on: choice,
      after: { retryDelay: { target: 'loading' } },
    },
    loadingDefault: {
      description:
        'The texts of the default language, which come with the site, are taken instead.',
      meta: { screen: 'spinner', requirements: ['TEXT-03', 'TEXT-04'] },
      on: choice,
      invoke: {
        src: 'loadDefaultTexts',
        onDone: { target: 'readyInDefault' },
        onError: { target: 'failed' },
      },
    },
    ready: {
      description: 'The site speaks the chosen language.',
      meta: { screen: 'ready', requirements: ['TEXT-01'] },
      tags: 'ready',
      on: choice,
    },
    readyInDefault: {
      description: 'The site speaks the default language.',
      meta: { screen: 'ready', requirements: ['TEXT-03', 'TEXT-04'] },
      tags: 'ready',
      on: choice,
    },
    failed: {
      description: 'There are no texts at all: the full-page error offers to try again.',
      meta: { screen: 'failed', requirements: ['TEXT-04', 'ERR-02'] },
      type: 'final',
    },
  },
});
