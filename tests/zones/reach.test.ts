import { describe, expect, it } from 'vitest';
import {
  chartsReachedBy,
  flowsReachedBy,
  flowsReplayed,
  reachesWithoutFlows,
  testsReachedBy,
} from '../../tools/zones/reach.ts';

const deposit = { id: 'banking.deposit', folder: 'machines/banking/deposit' };
const terms = { id: 'site.terms', folder: 'machines/site/terms' };
const imports = [
  ['machines/registry.ts', 'machines/banking/deposit/machine.ts'],
  ['machines/registry.ts', 'machines/site/terms/machine.ts'],
  ['machines/banking/deposit/machine.ts', 'machines/operations.ts'],
  ['src/banking/DepositPage.tsx', 'machines/banking/deposit/screen.ts'],
  ['src/banking/DepositPage.tsx', 'src/banking/Amount.tsx'],
  ['src/banking/Amount.tsx', 'src/ui/Field.tsx'],
  ['replay/banking/deposit.driver.ts', 'machines/banking/deposit/machine.ts'],
  ['replay/banking/deposit.driver.ts', 'replay/person.ts'],
  ['src/site/TermsPage.tsx', 'machines/site/terms/screen.ts'],
  ['tests/banking/check.test.tsx', 'machines/banking/deposit/machine.ts'],
].map(([from = '', to = '']) => ({ from, to }));
const reached = (...changed: string[]): string[] =>
  flowsReachedBy(new Set(changed), [deposit, terms], imports);

describe('a change reaches a flow', () => {
  it.each([
    'machines/banking/deposit/machine.ts',
    'machines/banking/deposit/journeys.ts',
    'machines/operations.ts',
    'machines/engine/fixtures/banking.deposit.gen.json',
    'src/banking/DepositPage.tsx',
    'src/ui/Field.tsx',
    'replay/banking/deposit.driver.ts',
  ])('%s', (file) => {
    expect(reached(file)).toEqual(['banking.deposit']);
  });

  it('whichever it is, when it is of what every replay runs on', () => {
    for (const file of [
      'replay/walk.ts',
      'replay/browser/browser-stage.ts',
      'e2e/replay/replay.spec.ts',
    ])
      expect(reached(file)).toEqual(['banking.deposit', 'site.terms']);
  });

  it('only when it is of the flow', () => {
    const others = ['machines/registry.ts', 'tests/banking/check.test.tsx', 'src/site/Other.tsx'];
    expect(reached(...others, 'README.md')).toEqual([]);
    expect(reached('src/site/TermsPage.tsx')).toEqual(['site.terms']);
  });
});

describe('a model is of a chart that a change touches', () => {
  const charts = (file: string) => chartsReachedBy(new Set([file]), [deposit, terms], imports);

  it.each([
    'machines/banking/deposit/samples.ts',
    'machines/operations.ts',
    'machines/engine/fixtures/banking.deposit.gen.json',
  ])('%s', (file) => {
    expect(charts(file)).toEqual(['banking.deposit']);
  });

  it('not of what shows it', () => {
    expect(charts('src/banking/DepositPage.tsx')).toEqual([]);
  });

  it('and of all, when the engine changes that goes through them', () => {
    const engine = (file: string) =>
      reachesWithoutFlows(
        new Set([file]),
        ['machines/registry.ts'],
        [deposit, terms],
        [...imports, { from: 'machines/registry.ts', to: 'machines/flow.ts' }],
      );
    expect(engine('machines/flow.ts')).toBe(true);
    expect(engine('machines/registry.ts')).toBe(true);
    expect(engine('machines/operations.ts')).toBe(false);
  });
});

describe('what is replayed', () => {
  const others = ['site.one', 'site.two', 'site.three'];
  const flows = [
    deposit,
    ...others.map((id) => ({ id, folder: `machines/${id.replace('.', '/')}` })),
  ];
  const replayed = (file: string, ...within: string[]) =>
    flowsReplayed(new Set([file]), flows, within);

  it('is what is within reach, as long as it is little', () => {
    expect(replayed('src/ui/Field.tsx', ...others)).toEqual(others);
  });

  it('a flow whose own folder changed is replayed, however many others are within reach', () => {
    const all = ['banking.deposit', ...others];
    expect(replayed('src/ui/Field.tsx', ...all)).toEqual([]);
    expect(replayed('machines/banking/deposit/machine.ts', ...all)).toEqual(['banking.deposit']);
  });
});

describe('a change reaches a test', () => {
  const tests = [
    'tests/banking/check.test.tsx',
    'tests/site/root.test.tsx',
    'tests/backend/a.test.ts',
  ];
  const edges = [
    ...imports,
    { from: 'tests/site/root.test.tsx', to: 'machines/registry.ts' },
    { from: 'tests/banking/check.test.tsx', to: 'machines/registry.ts' },
  ];
  const reachedBy = (file: string) => testsReachedBy(new Set([file]), tests, edges);

  it.each([
    ['that imports it', 'tests/banking/check.test.tsx', 'machines/banking/deposit/machine.ts'],
    ['that is it', 'tests/backend/a.test.ts', 'tests/backend/a.test.ts'],
    [
      'of its area, where no module imports it',
      'tests/site/root.test.tsx',
      'src/texts/site/fi.json',
    ],
  ])('%s', (_, test, file) => {
    expect(reachedBy(file).run).toContain(test);
  });

  it('through the list of all flows only in its own area', () => {
    expect(reachedBy('machines/site/terms/machine.ts')).toEqual({
      run: ['tests/site/root.test.tsx'],
      left: ['tests/banking/check.test.tsx'],
    });
  });
});
