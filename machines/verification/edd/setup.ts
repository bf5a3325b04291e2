import { assign, emit, setup } from 'xstate';
import type { Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import type { News } from '../../news.ts';
import {
  isAsked,
  isComplete,
  type Account,
  type Offered,
  type QuestionnaireForm,
} from './answers.ts';

export interface EddInput {
  /** A reminder is answered first; a player who opens the page needs none. */
  readonly at: 'reminder' | 'page';
  /** Of the lists, ISO 639-1. */
  readonly language: string;
  readonly account: Account;
}

export type EddEvent =
  | { type: 'questionnaire.begun' }
  | { type: 'questionnaire.postponed' }
  | { type: 'questionnaire.submitted'; form: QuestionnaireForm }
  | { type: 'retry.requested' }
  | News<'account.changed'>;

/** `questionnaire.settled`: no answers are asked for any more, and the account says so. */
export type EddEmitted =
  | { type: 'questionnaire.later' }
  | { type: 'questionnaire.settled'; isStored: boolean };

export type EddScreen =
  | { readonly name: 'reminder' }
  | { readonly name: 'postponed' }
  | { readonly name: 'standing'; readonly status: Account['eddQuestionnaire'] }
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure }
  | { readonly name: 'answering'; readonly offered: Offered }
  | { readonly name: 'submitting'; readonly offered: Offered }
  | { readonly name: 'notSubmitted'; readonly offered: Offered; readonly failure: Failure }
  | { readonly name: 'submitted' }
  | { readonly name: 'notAsked' };

interface EddContext extends EddInput {
  /** As it was read last: what a review has decided shows against it. */
  account: Account;
  known: Schemas['QuestionnaireAnswer'] | undefined;
  salary: Pick<Offered, 'ranges' | 'currency'> | undefined;
  occupations: Offered['occupations'] | undefined;
  sourcesOfFunds: Offered['sourcesOfFunds'] | undefined;
  /** The form that was submitted last, until it is stored (EDD-02, EDD-08). */
  form: QuestionnaireForm | undefined;
  failure: Failure | undefined;
}

/** Everything that the form needs, once all of it was read. */
export function offeredBy(context: EddContext): Offered | undefined {
  const { known, salary, occupations, sourcesOfFunds } = context;
  return known && salary && occupations && sourcesOfFunds
    ? { known, ...salary, occupations, sourcesOfFunds }
    : undefined;
}

/** The page shows, and a reviewer had the answers: what the account says next is a decision. */
const wasUnderReview = ({ at, account }: EddContext): boolean =>
  at === 'page' && account.eddQuestionnaire === 'UNDER_REVIEW' && !isAsked(account);

export const eddSetup = setup({
  types: {
    context: {} as EddContext,
    events: {} as EddEvent,
    emitted: {} as EddEmitted,
    input: {} as EddInput,
    meta: {} as StateMeta<EddScreen>,
    tags: {} as 'busy',
  },
  actors: operations(
    'getQuestionnaireAnswer',
    'getSalaryRanges',
    'getOccupations',
    'getSourcesOfFunds',
    'submitQuestionnaireAnswer',
  ),
  actions: {
    rememberForm: assign(({ event }) =>
      event.type === 'questionnaire.submitted' ? { form: event.form, failure: undefined } : {},
    ),
    rememberAccount: assign(({ event }) =>
      event.type === 'account.changed' ? { account: event.account } : {},
    ),
    resetForm: assign({ form: undefined }),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
    announceLater: emit({ type: 'questionnaire.later' }),
    announceSettled: emit((_, params: { isStored: boolean }) => ({
      type: 'questionnaire.settled' as const,
      ...params,
    })),
  },
  guards: {
    isAtPage: ({ context }) => context.at === 'page',
    isAskedAtPage: ({ context }) => context.at === 'page' && isAsked(context.account),
    isDecided: ({ context, event }) =>
      wasUnderReview(context) &&
      event.type === 'account.changed' &&
      (isAsked(event.account) || event.account.eddQuestionnaire !== 'UNDER_REVIEW'),
    isComplete: ({ context, event }) => {
      const offered = offeredBy(context);
      return (
        offered !== undefined &&
        event.type === 'questionnaire.submitted' &&
        isComplete(event.form, offered)
      );
    },
  },
});
