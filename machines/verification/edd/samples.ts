import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import { isAsked } from './answers.ts';
import type { eddMachine } from './machine.ts';

const chosen = {
  selectedOccupation: 'nurse',
  otherOccupation: '',
  selectedSalaryRange: 2,
  selectedSourceOfFund: 'salary',
  otherSourceOfFund: '',
  placeOfBirth: '',
  nationality: '',
} as const;

const pending = outcomes.getAccessDetails.eddPending.data;

export const eddSamples = {
  inputs: {
    reminder: { at: 'reminder', language: 'en', account: pending },
    page: { at: 'page', language: 'en', account: pending },
    unasked: { at: 'page', language: 'en', account: outcomes.getAccessDetails.success.data },
  },
  events: {
    'questionnaire.begun': { by: 'player', words: 'begins to answer' },
    'questionnaire.postponed': { by: 'player', words: 'puts it off' },
    'questionnaire.submitted': {
      by: 'player',
      words: 'submits the answers',
      cases: {
        typical: { form: chosen },
        otherwise: {
          form: {
            ...chosen,
            selectedOccupation: 'other',
            otherOccupation: 'Reindeer herder',
            placeOfBirth: 'Inari',
            nationality: 'FI',
          },
        },
        blank: { form: { ...chosen, selectedSourceOfFund: 'other', otherSourceOfFund: '  ' } },
      },
    },
    'retry.requested': { by: 'player', words: 'tries again' },
    'account.changed': {
      by: 'platform',
      words: 'the account is read anew',
      cases: {
        typical: { account: pending },
        underReview: {
          account: {
            ...pending,
            kycStatus: 'EDD_UNDER_REVIEW',
            eddQuestionnaire: 'UNDER_REVIEW',
          },
        },
        // The desk may ask while the answers of before are still with the reviewers.
        askedAgain: { account: { ...pending, eddQuestionnaire: 'UNDER_REVIEW' } },
        accepted: { account: { ...pending, kycStatus: 'ENHANCED', eddQuestionnaire: 'VERIFIED' } },
      },
    },
  },
  outcomes: {
    getQuestionnaireAnswer: {
      words: 'the reading of earlier answers',
      answers: outcomes.getQuestionnaireAnswer,
    },
    getSalaryRanges: {
      words: 'the reading of the salary ranges',
      answers: outcomes.getSalaryRanges,
    },
    getOccupations: { words: 'the reading of the occupations', answers: outcomes.getOccupations },
    getSourcesOfFunds: {
      words: 'the reading of the sources of funds',
      answers: outcomes.getSourcesOfFunds,
    },
    submitQuestionnaireAnswer: {
      words: 'the submission of the answers',
      answers: outcomes.submitQuestionnaireAnswer,
    },
  },
  projection: ({ at, account }) => ({
    at,
    eddQuestionnaire: account.eddQuestionnaire,
    isAsked: isAsked(account),
  }),
  fields: { submitQuestionnaireAnswer: 'occupation' },
} as const satisfies Samples<typeof eddMachine>;
