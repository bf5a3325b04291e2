import type { Breaks } from '../../replay/requirements/break.ts';

const VIEW = 'tests/verification/edd.test.tsx';
const BACKEND = 'tests/backend/verification/questionnaire.test.ts';

/** Of the questionnaire on the source of funds. */
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
];
