import type { JourneysOf } from '../../flow.ts';
import type { eddMachine } from './machine.ts';
import type { eddSamples } from './samples.ts';
import type { EddScreen } from './screen.ts';

export const eddJourneys: JourneysOf<typeof eddMachine, typeof eddSamples, EddScreen> = [
  {
    title:
      'A failure keeps the answers; sent again, they are taken once, however often it is pressed',
    requirements: ['EDD-02', 'EDD-08'],
    input: 'reminder',
    start: 'reminder',
    steps: [
      { send: 'questionnaire.begun', see: 'loading' },
      { answer: 'getQuestionnaireAnswer', with: 'unanswered', see: 'loading' },
      { answer: 'getSalaryRanges', with: 'success', see: 'loading' },
      { answer: 'getOccupations', with: 'success', see: 'loading' },
      { answer: 'getSourcesOfFunds', with: 'success', see: 'answering' },
      { send: 'questionnaire.submitted', case: 'blank', see: 'answering' },
      { send: 'questionnaire.submitted', case: 'otherwise', see: 'submitting' },
      { fail: 'submitQuestionnaireAnswer', with: 'unreachable', see: 'notSubmitted' },
      { send: 'questionnaire.submitted', case: 'otherwise', see: 'submitting' },
      { send: 'questionnaire.submitted', case: 'otherwise', see: 'submitting' },
      {
        answer: 'submitQuestionnaireAnswer',
        with: 'success',
        see: 'submitted',
        emits: ['questionnaire.settled'],
      },
    ],
  },
  {
    title:
      'Who was reminded and could not be shown the questions tries again, and is not reminded anew',
    requirements: ['EDD-05', 'ERR-03'],
    input: 'reminder',
    start: 'reminder',
    steps: [
      { send: 'questionnaire.begun', see: 'loading' },
      { fail: 'getQuestionnaireAnswer', with: 'unreachable', see: 'loadFailed' },
      { send: 'retry.requested', see: 'loading' },
    ],
  },
];
