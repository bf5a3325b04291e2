import type { DocumentsWords } from '../documents.tsx';

export const DOCUMENTS_WORDS: DocumentsWords = {
  firstTitle: 'withdraw.verifyFirst.title',
  firstBody: 'withdraw.verifyFirst.body',
  soonBody: 'withdraw.verifyLoyal.body',
  soonBodyNoDays: 'withdraw.verifyLoyal.bodyNoDays',
  later: 'withdraw.later',
  answerLater: 'withdraw.answerLater',
  requiredBody: 'withdraw.verifyRequired.body',
  strictTitle: 'withdraw.verifyStrict.title',
  strictBody: 'withdraw.verifyStrict.body',
};
