import { describe, expect, test } from 'vitest';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import {
  fingerprintOf,
  fingerprintOfReviewed,
  reviewedFlow,
} from '../../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../../review/charts/flow-changes.ts';
import { edited, sources, told, type Edit } from './edited-flow.ts';

const ID = 'banking.deposit';
const FOLDER = 'machines/banking/deposit';
const SETUP = `${FOLDER}/setup.ts`;
const RESULTS = `${FOLDER}/results.ts`;
const ATTEMPTS = 'const CONFIRMATION_ATTEMPTS = 10;';

const setup = (after: string): Edit => ({ file: SETUP, before: ATTEMPTS, after });
const begins = (file: string, line: string): Edit => ({
  file,
  before: 'import',
  after: `${line}\nimport`,
});
const added = (file: string, after: string): Edit => ({ file, before: '', after });

/** The harmless-looking preparation; the change after it; and the words about that. */
const hidden: readonly [string, readonly Edit[], Edit, string][] = [
  [
    'a constant that stands elsewhere and is handed on',
    [
      setup("import { CONFIRMATION_ATTEMPTS } from '../via.ts';"),
      added(
        'machines/banking/via.ts',
        "export { TRIES as CONFIRMATION_ATTEMPTS } from './tries.ts';",
      ),
      added('machines/banking/tries.ts', 'export const TRIES = 10;'),
    ],
    { file: 'machines/banking/tries.ts', before: '10', after: '1000' },
    'TRIES of machines/banking/tries.ts',
  ],
  [
    'a constant that is handed on beside another of its name',
    [
      setup("import { CONFIRMATION_ATTEMPTS } from '../via.ts';"),
      added(
        'machines/banking/via.ts',
        "import { TRIES as CONFIRMATION_ATTEMPTS } from './decoy.ts';\nexport { TRIES as CONFIRMATION_ATTEMPTS } from './tries.ts';\nexport const half = CONFIRMATION_ATTEMPTS / 2;",
      ),
      added('machines/banking/decoy.ts', 'export const TRIES = 10;'),
      added('machines/banking/tries.ts', 'export const TRIES = 10;'),
    ],
    { file: 'machines/banking/tries.ts', before: '10', after: '1000' },
    'TRIES of machines/banking/tries.ts',
  ],
  [
    'a constant of a module that passes everything on, taken by the name of the whole',
    [
      setup("import * as all from '../all.ts';\nconst CONFIRMATION_ATTEMPTS = all.TRIES;"),
      added('machines/banking/all.ts', "export * from './tries.ts';"),
      added('machines/banking/tries.ts', 'export const TRIES = 10;'),
    ],
    { file: 'machines/banking/tries.ts', before: '10', after: '1000' },
    'TRIES of machines/banking/tries.ts',
  ],
  [
    'a constant that is imported when it is asked for',
    [
      setup("const { TRIES } = await import('../tries.ts');\nconst CONFIRMATION_ATTEMPTS = TRIES;"),
      added('machines/banking/tries.ts', 'export const TRIES = 10;'),
    ],
    { file: 'machines/banking/tries.ts', before: '10', after: '1000' },
    'TRIES of machines/banking/tries.ts',
  ],
  [
    'a number in a file of JSON',
    [
      setup(
        "import tries from '../../../openapi/tries.json' with { type: 'json' };\nconst CONFIRMATION_ATTEMPTS = tries.deposit;",
      ),
      added('openapi/tries.json', '{ "deposit": 10 }'),
    ],
    { file: 'openapi/tries.json', before: '10', after: '1000' },
    'default of openapi/tries.json',
  ],
  [
    'a row that is spread from another module',
    [
      begins(RESULTS, "import { MORE } from '../more.ts';"),
      { file: RESULTS, before: "SUCCESS: 'ALLOWED',", after: "SUCCESS: 'ALLOWED', ...MORE," },
      added('machines/banking/more.ts', 'export const MORE = {};'),
    ],
    { file: 'machines/banking/more.ts', before: '{}', after: "{ RESTRICTED: 'ALLOWED' }" },
    'MORE of machines/banking/more.ts',
  ],
  [
    'a module that is read for what it does, and patches another',
    [begins(SETUP, "import '../patch.ts';"), added('machines/banking/patch.ts', 'export {};')],
    {
      file: 'machines/banking/patch.ts',
      before: 'export {};',
      after: 'Object.assign(Array.prototype, { includes: () => true });',
    },
    'what runs at once (1) of machines/banking/patch.ts',
  ],
  [
    'a module of which nothing is used, and which runs all the same',
    [
      begins('machines/operations.ts', "import { nothing } from './patch.ts';"),
      added('machines/patch.ts', 'export const nothing = 0;'),
    ],
    {
      file: 'machines/patch.ts',
      before: 'export',
      after: 'Object.prototype.toString = () => "";\nexport',
    },
    'what runs at once (1) of machines/patch.ts',
  ],
  [
    'what the site alone takes of the flow’s folder',
    [added(`${FOLDER}/cashflow.ts`, 'export const mayPay = (age: number) => age > 17;')],
    { file: `${FOLDER}/cashflow.ts`, before: '17', after: '11' },
    `mayPay of ${FOLDER}/cashflow.ts`,
  ],
  [
    'what a page takes of another folder of charts',
    [
      begins(
        'src/banking/deposit/DepositPage.tsx',
        "import { mayPay } from '../../../machines/pay.ts';",
      ),
      added('machines/pay.ts', 'export const mayPay = (age: number) => age > 17;'),
    ],
    { file: 'machines/pay.ts', before: '17', after: '11' },
    'mayPay of machines/pay.ts',
  ],
  [
    'what a page hands on of another folder of charts',
    [
      begins(
        'src/banking/deposit/DepositPage.tsx',
        "export { mayPay } from '../../../machines/pay.ts';",
      ),
      added('machines/pay.ts', 'export const mayPay = (age: number) => age > 17;'),
    ],
    { file: 'machines/pay.ts', before: '17', after: '11' },
    'mayPay of machines/pay.ts',
  ],
  [
    'what a page fetches of another folder of charts',
    [
      begins(
        'src/banking/deposit/DepositPage.tsx',
        "const later = () => import('../../../machines/pay.ts');",
      ),
      added('machines/pay.ts', 'export const mayPay = (age: number) => age > 17;'),
    ],
    { file: 'machines/pay.ts', before: '17', after: '11' },
    'mayPay of machines/pay.ts',
  ],
  [
    'a number that is the default of what is taken apart',
    [setup(`${ATTEMPTS}\nexport const { tries = CONFIRMATION_ATTEMPTS } = CONTROL;`)],
    { file: SETUP, before: ATTEMPTS, after: ATTEMPTS.replace('10', '14') },
    `CONFIRMATION_ATTEMPTS of ${SETUP}`,
  ],
  [
    'a number that is a key of what is taken apart',
    [setup(`${ATTEMPTS}\nexport const { [CONFIRMATION_ATTEMPTS]: tries } = CONTROL;`)],
    { file: SETUP, before: ATTEMPTS, after: ATTEMPTS.replace('10', '14') },
    `CONFIRMATION_ATTEMPTS of ${SETUP}`,
  ],
  [
    'the first row of a table',
    [
      setup(
        'const TABLE = { a: 10, b: 14 };\nconst CONFIRMATION_ATTEMPTS = Object.values(TABLE)[0];',
      ),
    ],
    { file: SETUP, before: '{ a: 10, b: 14 }', after: '{ b: 14, a: 10 }' },
    `TABLE of ${SETUP}`,
  ],
  [
    'where in a file a name is set anew',
    [setup('let tries = 10;\nconst CONFIRMATION_ATTEMPTS = tries;\ntries = 14;')],
    {
      file: SETUP,
      before: 'const CONFIRMATION_ATTEMPTS = tries;\ntries = 14;',
      after: 'tries = 14;\nconst CONFIRMATION_ATTEMPTS = tries;',
    },
    `the order of what runs when it is read of ${SETUP}`,
  ],
  [
    'which of two modules is read last',
    [
      begins(SETUP, "import '../one.ts';\nimport '../other.ts';"),
      added('machines/banking/one.ts', 'Array.prototype.tries = 10;'),
      added('machines/banking/other.ts', 'Array.prototype.tries = 14;'),
    ],
    {
      file: SETUP,
      before: "import '../one.ts';\nimport '../other.ts';",
      after: "import '../other.ts';\nimport '../one.ts';",
    },
    `the order of what runs when it is read of ${SETUP}`,
  ],
  [
    'a zero below zero',
    [setup('const ZERO = 0;\nconst CONFIRMATION_ATTEMPTS = -10 / ZERO;')],
    { file: SETUP, before: 'ZERO = 0', after: 'ZERO = -0' },
    `ZERO of ${SETUP}`,
  ],
  [
    'what is called like something that is made of the contract',
    [
      setup("import { CONFIRMATION_ATTEMPTS } from '../../../openapi/tries.gen.ts';"),
      added('openapi/tries.gen.ts', 'export const CONFIRMATION_ATTEMPTS = 10;'),
    ],
    { file: 'openapi/tries.gen.ts', before: '10', after: '14' },
    'CONFIRMATION_ATTEMPTS of openapi/tries.gen.ts',
  ],
  [
    'by which residence a player’s policy is chosen',
    [],
    { file: 'src/runtime/player/player-policy.ts', before: "=== 'player'", after: "!== 'player'" },
    'usePolicy of src/runtime/player/player-policy.ts',
  ],
  [
    'a limit that is lifted beyond all numbers',
    [setup('const CONFIRMATION_ATTEMPTS = null;')],
    { file: SETUP, before: 'CONFIRMATION_ATTEMPTS = null', after: 'CONFIRMATION_ATTEMPTS = 1e999' },
    `CONFIRMATION_ATTEMPTS of ${SETUP}`,
  ],
  [
    'the same limit in a list of others',
    [setup('const CONFIRMATION_ATTEMPTS = ((list) => list)([null, 1]);')],
    { file: SETUP, before: '([null', after: '([1e999' },
    `CONFIRMATION_ATTEMPTS of ${SETUP}`,
  ],
];

describe('what is hidden is followed', () => {
  test.each(hidden)('%s', (_, prepared, change, name) => {
    const before = edited(ID, ...prepared);
    const after = edited(ID, ...prepared, change);
    expect(fingerprintOfReviewed(after)).not.toBe(fingerprintOfReviewed(before));
    expect(flowChangesBetween(before, after).map((one) => one.name)).toContain(name);
  });
});

describe('what cannot be told from the code is refused', () => {
  test.each([
    [
      'the environment',
      'const CONFIRMATION_ATTEMPTS = Number(process.env.TRIES ?? 10);',
      'process',
    ],
    ['the build', 'const CONFIRMATION_ATTEMPTS = Number(import.meta.env.TRIES);', 'import'],
    ['what somebody left behind', 'const CONFIRMATION_ATTEMPTS = globalThis.tries;', 'globalThis'],
    ['the browser', 'const CONFIRMATION_ATTEMPTS = navigator.hardwareConcurrency;', 'navigator'],
    [
      'whether there is a page',
      "const CONFIRMATION_ATTEMPTS = typeof document === 'undefined' ? 10 : 14;",
      'typeof document',
    ],
    [
      'code that is put together',
      "const CONFIRMATION_ATTEMPTS = (() => 1).constructor('return process.env.TRIES')();",
      '.constructor',
    ],
    ['the clock', 'const CONFIRMATION_ATTEMPTS = new Date().getFullYear();', 'new Date()'],
    ['the minute', 'const CONFIRMATION_ATTEMPTS = Date.now();', 'Date.now'],
    ['chance', 'const CONFIRMATION_ATTEMPTS = Math.random();', 'Math.random'],
    [
      'the environment, as a default of what is taken apart',
      'const { CONFIRMATION_ATTEMPTS = process.env.TRIES } = CONTROL;',
      'process',
    ],
  ])('a limit that is read from %s', (_, line, word) => {
    expect(() => edited(ID, setup(line))).toThrow(
      `CONFIRMATION_ATTEMPTS depends on where it runs (${word})`,
    );
  });

  test('a module whose name is computed, or that no lockfile pins', () => {
    const computed = "const CONFIRMATION_ATTEMPTS = await import('../' + 'tries' + '.ts');";
    expect(() => edited(ID, setup(computed))).toThrow('cannot be read');
    const unpinned = "import { CONFIRMATION_ATTEMPTS } from 'tries-of-nobody';";
    expect(() => edited(ID, setup(unpinned))).toThrow('does not pin tries-of-nobody');
  });

  test('a policy that is another where it is not looked at', () => {
    const optional = { file: 'reference/policies.ts', before: "depositLimit: 'offered'," };
    for (const after of [
      "depositLimit: process.argv[1] ? 'offered' : 'optional',",
      "depositLimit: typeof document === 'undefined' ? 'offered' : 'optional',",
    ])
      expect(() => edited(ID, { ...optional, after })).toThrow('depends on where it runs');
  });

  test.each([
    ['a name that is declared twice', 'var tries = 10;\nvar tries = 14;', 'declared twice'],
    [
      'a package that leads out of itself',
      "import { tries } from 'xstate/../../machines/tries.ts';\nconst CONFIRMATION_ATTEMPTS = tries;",
      'is no package',
    ],
    [
      'a comment that lets a call be left out',
      `${ATTEMPTS}\n/* @__PURE__ */ Object.freeze(RESULTS);`,
      'a comment decides there what runs',
    ],
    [
      'a name that a module does not export',
      "import { nothing } from './results.ts';\nconst CONFIRMATION_ATTEMPTS = nothing;",
      'exports no nothing',
    ],
  ])('%s', (_, line, why) => {
    expect(() => edited(ID, setup(line))).toThrow(why);
  });

  test('a flow that is defined twice: nobody could tell which one runs', () => {
    expect(() =>
      edited(
        ID,
        begins('machines/registry.ts', "import { depositFlow as former } from './former.ts';"),
        added(
          'machines/former.ts',
          "export const depositFlow = defineFlow({ id: 'banking.deposit' });",
        ),
      ),
    ).toThrow('banking.deposit is defined in');
  });
});

test('how answers are read before the chart hears them is part of every flow that asks', () => {
  expect(
    told(ID, { file: 'src/api/answers.ts', before: 'status >= 500', after: 'status >= 600' }),
  ).toMatchObject([{ of: 'function', name: 'outcomeOf of src/api/answers.ts' }]);
  const silent = edited('site.texts', {
    file: 'src/api/answers.ts',
    before: 'status >= 500',
    after: 'status >= 600',
  });
  expect(fingerprintOfReviewed(silent)).toBe(fingerprintOf(flowNamed('site.texts')));
});

test('by what a refusal is recognised is part of every flow that asks for it', () => {
  const asks = (operation: string) =>
    FLOWS.filter((flow) =>
      reviewedFlow(flow).chart.states.some(({ invokes }) =>
        invokes.some((one) => one.operation === operation),
      ),
    );
  expect(asks('logIn').map(({ id }) => id)).toContain('access.signUp');
  for (const flow of asks('logIn'))
    expect(reviewedFlow(flow).code['machines/access/login/refusals.ts'], flow.id).toHaveProperty(
      'refusalOfLogin',
    );
  expect(reviewedFlow(flowNamed(ID)).code).not.toHaveProperty([
    'machines/access/login/refusals.ts',
  ]);
});

test('what the contract says of an operation is part of every flow that asks it', () => {
  const row = JSON.stringify({ idempotent: true, safe: false }).slice(1, -1);
  const now = sources.read('openapi/operations.gen.ts');
  const line = now.split('\n').find((one) => one.trim().startsWith('requestDeposit:')) ?? '';
  expect(line).toContain(row);
  const change = {
    file: 'openapi/operations.gen.ts',
    before: line,
    after: line.replace('"safe":false', '"safe":true'),
  };
  expect(told(ID, change)).toMatchObject([
    { of: 'value', name: 'requestDeposit of openapi/operations.gen.ts' },
  ]);
  expect(fingerprintOfReviewed(edited('banking.history', change))).toBe(
    fingerprintOf(flowNamed('banking.history')),
  );
});

test('another version of a library is told as that, and so is another archive of the same', () => {
  const { version, integrity } = (
    JSON.parse(sources.read('package-lock.json')) as {
      packages: Record<string, { version: string; integrity: string }>;
    }
  ).packages['node_modules/xstate'] ?? { version: '', integrity: '' };
  expect(
    told(ID, { file: 'package-lock.json', before: integrity, after: 'sha512-another' }),
  ).toMatchObject([
    { of: 'package', name: 'The package xstate' },
    // One archive: exceptions of a flow are named by its part for graphs.
    { of: 'package', name: 'The package xstate/graph' },
  ]);
  expect(reviewedFlow(flowNamed(ID)).packages['xstate']).toBe(`${version} ${integrity}`);
});

test('who asks for a policy by itself holds the values of all', () => {
  const { policies, code } = reviewedFlow(flowNamed('access.signUp'));
  expect(Object.keys(code['reference/policies.ts'] ?? {})).toContain('policyOfResidence');
  expect(policies['UKGC']?.minimumAge).toBe(18);
});

test('a text that all pages share, or whose id is put together, is a text of the screens', () => {
  expect(
    told(ID, {
      file: 'src/texts/shell/en.json',
      before: '"error.reference": "',
      after: '"error.reference": "Never mind: ',
    }),
  ).toMatchObject([{ of: 'text', name: 'error.reference (en)' }]);
  expect(Object.keys(reviewedFlow(flowNamed(ID)).texts['en'] ?? {})).toEqual(
    expect.arrayContaining([
      'action.support',
      'deposit.amount.twofold',
      'deposit.amount.malformed',
    ]),
  );
  const page = 'src/banking/deposit/DepositPage.tsx';
  const composed = begins(page, "const id = (name: string) => 'account.' + name;");
  expect(Object.keys(edited(ID, composed).texts['en'] ?? {}).length).toBeGreaterThan(
    Object.keys(reviewedFlow(flowNamed(ID)).texts['en'] ?? {}).length,
  );
});
