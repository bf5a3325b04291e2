import type { Breaks } from '../../replay/requirements/break.ts';

const VIEW = 'tests/verification/edd.test.tsx';
const BACKEND = 'tests/backend/verification/questionnaire.test.ts';

const DOCUMENTS = 'tests/backend/verification/documents.test.ts';
const REVIEW = 'tests/backend/verification/desk.test.ts';
const DOCUMENTS_VIEW = 'tests/verification/documents.test.tsx';
const FILES = 'tests/verification/files.test.tsx';
const KEPT = 'tests/verification/kept-files.test.tsx';

/** Of documents, and of the questionnaire on the source of funds. */
export const breaks: Breaks = [
  {
    rows: ['EDD-01'],
    fault: 'a player whose answers are pending is not reminded',
    file: 'src/verification/edd/Reminder.tsx',
    before: "account?.kycStatus === 'EDD_PENDING' &&",
    after: "account?.kycStatus === 'EDD_UNDER_REVIEW' &&",
    test: VIEW,
    named: 'a pending player is reminded once in a session, and may come back to it',
  },
  {
    rows: ['EDD-02', 'API-039'],
    fault: 'answers that come twice are kept twice',
    file: 'backend/verification/questionnaire.ts',
    before: "set({ kycStatus: 'EDD_UNDER_REVIEW' })",
    after: "set({ kycStatus: 'EDD_PENDING' })",
    test: BACKEND,
    named: 'the same again, at once or after a lost answer, is taken once; another comes too late',
  },
  {
    rows: ['EDD-03'],
    fault: 'Other is sent as the word Other',
    file: 'machines/verification/edd/answers.ts',
    before: 'return choice.isOther ? tidy(other) : choice.label;',
    after: 'return choice.label;',
    test: VIEW,
    named: 'the own text stands in place of Other; what was left out has no key',
  },
  {
    rows: ['EDD-04'],
    fault: 'a form without a salary range counts as complete',
    file: 'machines/verification/edd/answers.ts',
    before: '  form.selectedSalaryRange > 0 &&',
    after: '  form.selectedSalaryRange >= 0 &&',
    test: VIEW,
    named: 'is false for range 0',
  },
  {
    rows: ['EDD-05', 'API-041', 'API-042'],
    fault: 'the lists of the editors are passed over',
    file: 'backend/verification/questionnaire-choices.ts',
    before: 'choicesOf(platform, wanted) ?? OTHER_ALONE',
    after: 'OTHER_ALONE ?? choicesOf(platform, wanted)',
    test: BACKEND,
    named: 'getOccupations are those of the content service',
  },
  {
    rows: ['EDD-08'],
    fault: 'a failed submission begins with an empty form',
    file: 'src/verification/edd/Questions.tsx',
    before: '        <QuestionnaireForm\n',
    after: '        <QuestionnaireForm\n          key={screen.name}\n',
    test: VIEW,
    named: 'submit is there only once all is said; a failure keeps the answers',
  },
  {
    rows: ['DOC-03'],
    fault: 'a reason that the site does not know yet is looked up all the same',
    file: 'src/verification/documents/words.ts',
    before: "    : 'documents.reason.general';",
    after: "    : 'documents.reason.photo';",
    test: DOCUMENTS_VIEW,
    named: 'each reason has words of its own that say what to do',
  },
  {
    rows: ['DOC-03'],
    fault: 'the reason of a rejection reaches nobody',
    file: 'backend/verification/review.ts',
    before: 'rejectionReason: reason ?? null,',
    after: 'rejectionReason: null,',
    test: REVIEW,
    named: 'a reviewer sees the file beside the account',
  },
  {
    rows: ['DOC-07'],
    fault: 'the account is not read again when a reviewer has decided',
    file: 'src/verification/documents/DocumentsFlow.tsx',
    before:
      "      case 'documents.changed':\n        session.send({ type: 'account.reloadRequested' });",
    after: "      case 'documents.changed':",
    test: DOCUMENTS_VIEW,
    named: 'what a reviewer decides reaches the page that is open',
  },
  {
    rows: ['DOC-11'],
    fault: 'of several documents of a type one is shown',
    file: 'machines/verification/documents/asked.ts',
    before: '      return documents.paymentDocument;',
    after: '      return documents.paymentDocument.slice(0, 1);',
    test: DOCUMENTS_VIEW,
    named: 'each status is told apart',
  },
  {
    rows: ['DOC-12', 'DOC-19'],
    fault: 'what is not in the list of the profile is asked for',
    file: 'machines/verification/documents/asked.ts',
    before: 'return listed.has(type) && !(entries',
    after: 'return !(entries',
    test: DOCUMENTS_VIEW,
    named: 'exactly what the profile lists is asked for',
  },
  {
    rows: ['DOC-13'],
    fault: 'what was rejected counts as handed in again',
    file: 'backend/verification/documents.ts',
    before: "          eq(documentFiles.state, 'UPLOADED'),",
    after: '',
    test: DOCUMENTS,
    named: 'from what is asked for to what is verified',
  },
  {
    rows: ['DOC-15'],
    fault: 'a lost line is told as a failure of ours',
    file: 'src/verification/documents/Handed.tsx',
    before: "failureWords(problem.failure, { unreachable: 'documents.error.unreachable' })",
    after: 'failureWords(problem.failure)',
    test: FILES,
    named: 'a line that is lost at 99 % loses nothing',
  },
  {
    rows: ['DOC-16', 'DOC-08'],
    fault: 'the choice goes out in place of its code',
    file: 'machines/verification/documents/kinds.ts',
    before: 'Object.hasOwn(WEALTH_CODES, kind) ? WEALTH_CODES[kind as WealthSource] : kind',
    after: 'kind',
    test: DOCUMENTS_VIEW,
    named: 'savings and a bank statement are two choices of one code',
  },
  {
    rows: ['DOC-18'],
    fault: 'a file of any type is sent',
    file: 'src/verification/documents/file-rules.ts',
    before:
      "if (!TYPES.has(type) && !(type === '' && ENDINGS.test(name))) return 'documents.error.type';",
    after: '',
    test: FILES,
    named: 'what cannot be taken is said at once',
  },
  {
    rows: ['DOC-18'],
    fault: 'a PDF keeps its scripts',
    file: 'backend/verification/pdf.ts',
    before: 'if (objects.some(([, object]) => isUnwanted(object))) return undefined;',
    after: '',
    test: DOCUMENTS,
    named: 'a PDF with a script is refused',
  },
];
