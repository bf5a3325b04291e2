import type { Breaks } from '../../replay/requirements/break.ts';

const VIEW = 'tests/limits/timeout.replay.test.tsx';
const TABS = 'tests/app/browser-session.test.tsx';

export const breaks: Breaks = [
  {
    rows: ['EXC-06'],
    fault: 'Choosing a length begins the break, without a confirmation.',
    file: 'machines/limits/breaks/machine.ts',
    before: "{ guard: 'isOffered', target: 'confirming', actions: 'choose' },",
    after: "{ guard: 'isOffered', target: 'asking', actions: 'choose' },",
    test: VIEW,
    named: 'limits.timeout#ca9d',
  },
  {
    rows: ['EXC-06'],
    fault: 'After a break has begun the player stays signed in on the page.',
    file: 'src/limits/breaks/use-break.ts',
    before: "runtime.session.send({ type: 'session.onBreak' });",
    after: '',
    test: VIEW,
    named: 'limits.timeout#ca9d',
  },
  {
    rows: ['EXC-06'],
    fault: 'A tab that hears of the end first from another says that somebody logged out.',
    file: 'src/api/token-store.ts',
    before:
      "if (sessionId && deviceStorage.get(BREAK_KEY) === sessionId) return { status: 'onBreak' };",
    after: '',
    test: TABS,
    named: 'also when session.endedElsewhere comes first',
  },
  {
    rows: ['EXC-06'],
    fault: 'Who takes a break lands on the home page, among what leads to play.',
    file: 'machines/site/root/machine.ts',
    before: "reason === 'onBreak' ? '/break' : ",
    after: '',
    test: TABS,
    named: 'also when session.endedElsewhere comes first',
  },
];
