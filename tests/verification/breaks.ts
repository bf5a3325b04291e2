import type { Breaks } from '../../replay/requirements/break.ts';

const BACKEND = 'tests/backend/verification/documents.test.ts';
const DESK = 'tests/backend/verification/desk.test.ts';
const VIEW = 'tests/verification/documents.test.tsx';

/** Of documents: what is asked for, handed in, judged. */
export const breaks: Breaks = [
  {
    rows: ['DOC-03'],
    fault: 'a reason that the site does not know yet is looked up all the same',
    file: 'src/verification/documents/words.ts',
    before: "    : 'documents.reason.general';",
    after: "    : 'documents.reason.photo';",
    test: VIEW,
    named: 'each reason has words of its own that say what to do',
  },
  {
    rows: ['DOC-03'],
    fault: 'the reason of a rejection reaches nobody',
    file: 'backend/verification/review.ts',
    before: 'rejectionReason: reason ?? null,',
    after: 'rejectionReason: null,',
    test: DESK,
    named: 'a reviewer sees the file beside the account',
  },
  {
    rows: ['DOC-07'],
    fault: 'the account is not read again when a reviewer has decided',
    file: 'src/verification/documents/DocumentsFlow.tsx',
    before:
      "      case 'documents.changed':\n        session.send({ type: 'account.reloadRequested' });",
    after: "      case 'documents.changed':",
    test: VIEW,
    named: 'what a reviewer decides reaches the page that is open',
  },
  {
    rows: ['DOC-11'],
    fault: 'of several documents of a type one is shown',
    file: 'machines/verification/documents/asked.ts',
    before: '      return documents.paymentDocument;',
    after: '      return documents.paymentDocument.slice(0, 1);',
    test: VIEW,
    named: 'each status is told apart',
  },
  {
    rows: ['DOC-12', 'DOC-19'],
    fault: 'what is not in the list of the profile is asked for',
    file: 'machines/verification/documents/asked.ts',
    before: 'return listed.has(type) && !(entries',
    after: 'return !(entries',
    test: VIEW,
    named: 'exactly what the profile lists is asked for',
  },
  {
    rows: ['DOC-13'],
    fault: 'what was rejected counts as handed in again',
    file: 'backend/verification/documents.ts',
    before: "          eq(documentFiles.state, 'UPLOADED'),",
    after: '',
    test: BACKEND,
    named: 'from what is asked for to what is verified',
  },
  {
    rows: ['DOC-15'],
    fault: 'a lost line is told as a failure of ours',
    file: 'src/verification/documents/Handed.tsx',
    before: "failureWords(problem.failure, { unreachable: 'documents.error.unreachable' })",
    after: 'failureWords(problem.failure)',
    test: VIEW,
    named: 'a line that is lost at 99 % loses nothing',
  },
  {
    rows: ['DOC-16', 'DOC-08'],
    fault: 'the choice goes out in place of its code',
    file: 'machines/verification/documents/kinds.ts',
    before: 'Object.hasOwn(WEALTH_CODES, kind) ? WEALTH_CODES[kind as WealthSource] : kind',
    after: 'kind',
    test: VIEW,
    named: 'savings and a bank statement are two choices of one code',
  },
  {
    rows: ['DOC-18'],
    fault: 'a file of any type is sent',
    file: 'src/verification/documents/file-rules.ts',
    before: "if (!TYPES.has(type)) return 'documents.error.type';",
    after: '',
    test: VIEW,
    named: 'what cannot be taken is said at once',
  },
  {
    rows: ['DOC-18'],
    fault: 'a PDF keeps its scripts',
    file: 'backend/verification/pdf.ts',
    before: 'if (objects.some(([, object]) => isUnwanted(object))) return undefined;',
    after: '',
    test: BACKEND,
    named: 'a PDF with a script is refused',
  },
];
