import type { Handlers } from '../platform/operation.ts';
import { choiceHandlers, type ChoicesOf } from './questionnaire-choices.ts';
import {
  getQuestionnaireAnswer,
  getSalaryRanges,
  submitQuestionnaireAnswer,
} from './questionnaire.ts';

/** The handlers of area verification for the questionnaire. @param choicesOf the lists that editors keep */
export const questionnaireHandlers = (choicesOf: ChoicesOf) =>
  ({
    getQuestionnaireAnswer,
    submitQuestionnaireAnswer,
    getSalaryRanges,
    ...choiceHandlers(choicesOf),
  }) satisfies Handlers<
    | 'getQuestionnaireAnswer'
    | 'submitQuestionnaireAnswer'
    | 'getSalaryRanges'
    | 'getOccupations'
    | 'getSourcesOfFunds'
  >;
