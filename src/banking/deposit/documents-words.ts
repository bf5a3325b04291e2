import type { DocumentsWords } from '../documents.tsx';

export const DOCUMENTS_WORDS: DocumentsWords = {
  firstTitle: 'deposit.verifyFirst.title',
  firstBody: 'deposit.verifyFirst.body',
  soonBody: 'deposit.verifyLoyal.body',
  soonBodyNoDays: 'deposit.verifyLoyal.bodyNoDays',
  later: 'deposit.later',
  answerLater: 'deposit.answerLater',
  requiredBody: 'deposit.verifyRequired.body',
  strictTitle: 'deposit.verifyStrict.title',
  strictBody: 'deposit.verifyStrict.body',
};
