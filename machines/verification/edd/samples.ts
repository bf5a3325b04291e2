import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
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

export const eddSamples = {
  inputs: {
    reminder: { at: 'reminder', language: 'en' },
    page: { at: 'page', language: 'en' },
  },
  events: {
    'questionnaire.begun': { typical: {} },
    'questionnaire.postponed': { typical: {} },
    'questionnaire.submitted': {
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
    'retry.requested': { typical: {} },
  },
  outcomes: {
    getQuestionnaireAnswer: outcomes.getQuestionnaireAnswer,
    getSalaryRanges: outcomes.getSalaryRanges,
    getOccupations: outcomes.getOccupations,
    getSourcesOfFunds: outcomes.getSourcesOfFunds,
    submitQuestionnaireAnswer: outcomes.submitQuestionnaireAnswer,
  },
  projection: () => ({}),
  fields: { submitQuestionnaireAnswer: 'occupation' },
  causedBy: {
    'questionnaire.begun': 'player',
    'questionnaire.postponed': 'player',
    'questionnaire.submitted': 'player',
    'retry.requested': 'player',
  },
  words: {
    'questionnaire.begun': 'begins to answer',
    'questionnaire.postponed': 'puts it off',
    'questionnaire.submitted': 'submits the answers',
    'retry.requested': 'tries again',
    getQuestionnaireAnswer: 'the reading of earlier answers',
    getSalaryRanges: 'the reading of the salary ranges',
    getOccupations: 'the reading of the occupations',
    getSourcesOfFunds: 'the reading of the sources of funds',
    submitQuestionnaireAnswer: 'the submission of the answers',
  },
} as const satisfies Samples<typeof eddMachine>;
