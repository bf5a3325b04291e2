import { assign, emit, setup } from 'xstate';
import type { StateMeta } from '../../engine/screens.ts';
import { failureThrown, operations, type Failure } from '../../operations.ts';

export type LanguageEvent = {
  type: 'language.submitted';
  /** Language part of the address, ISO 639-1. */
  language: string;
  /** As the platform is told (LOC-08). */
  languageCode: string;
};
export type LanguageEmitted = { type: 'language.saved'; language: string };

export type LanguageScreen =
  | { readonly name: 'choosing' }
  | { readonly name: 'saving' }
  | { readonly name: 'saved' }
  | { readonly name: 'failed'; readonly failure: Failure };

interface LanguageContext {
  language: string;
  failure: Failure | undefined;
}

/** The language of the site and of the operator's messages (LOC-09). */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    emitted: {} as LanguageEmitted,
    meta: {} as StateMeta<LanguageScreen>,
    tags: {} as 'busy',
  },
  actors: operations('updateLanguage'),
  actions: {
    rememberLanguage: assign({ language: ({ event }) => event.language }),
  },
}).createMachine({
  id: 'language',
  description: 'The player chooses the language of the site and of messages.',
  context: { language: '', failure: undefined },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The languages of the market are offered.',
      meta: { screen: 'choosing', requirements: ['LOC-09', 'PROF-11'] },
      on: { 'language.submitted': { target: 'saving', actions: 'rememberLanguage' } },
    },
    saving: {
      description: 'The platform stores the language.',
      meta: { screen: 'saving', requirements: ['LOC-08', 'LOC-09'] },
      tags: 'busy',
      invoke: {
        src: 'updateLanguage',
        input: ({ event }) => ({ body: { language: event.languageCode } }),
        onDone: {
          target: 'saved',
          actions: emit(({ context }) => ({
            type: 'language.saved' as const,
            language: context.language,
          })),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: failureThrown }),
        },
      },
    },
    saved: {
      description: 'The language is stored; the page goes on in it.',
      meta: { screen: 'saved', requirements: ['LOC-09'] },
      on: { 'language.submitted': { target: 'saving', actions: 'rememberLanguage' } },
    },
    failed: {
      description: 'The language could not be stored; the player may try again.',
      meta: { screen: 'failed', requirements: ['ERR-03'] },
      on: { 'language.submitted': { target: 'saving', actions: 'rememberLanguage' } },
    },
  },
});
