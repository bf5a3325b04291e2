import { expect, test } from 'vitest';
import { outdatedInWords } from '../../atlas/build/outdated-words.ts';
import { plannedPaths, reasonsAgainst } from '../../atlas/build/planned-paths.ts';
import type { PathRow, Run } from '../../atlas/data.ts';
import { pathResultsOf, tallyOf } from '../../atlas/site/path-results.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { flowAt } from '../../replay/levels.ts';
import { fewOf } from '../setup/few-of.ts';

const FEW = ['banking.wallet', 'limits.idle', 'site.texts', 'access.payAndPlay', 'site.cookies'];

for (const { rows, tags } of fewOf(FEW, 3))
  test.each(rows)(
    '%s has one set of paths: each level replays each of them, or says why not',
    { tags },
    (id) => {
      const flow = flowNamed(id);
      const planned = plannedPaths(flow);
      const ids = planned.paths.map((path) => path.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(readPaths(id).map((path) => path.id)));
      expect(reasonsAgainst(planned, 'model', () => '')).toEqual({});
      for (const level of ['view', 'browser'] as const) {
        const replayed = flowAt(level, id).paths.map((path) => path.id);
        const reasons = reasonsAgainst(planned, level, () => 'what happens');
        expect([...replayed, ...Object.keys(reasons)].toSorted(), level).toEqual(ids.toSorted());
        for (const reason of Object.values(reasons))
          expect(reason, level).toMatch(
            /^(Step \d+, “what happens”, cannot come about here\. \S.{10}|It was planned for the (view|browser) level|It was planned for watching)/,
          );
      }
    },
  );

test('while a committed path does not fit, no other stands in for it', () => {
  const flow = flowNamed('banking.wallet');
  const [first, ...rest] = readPaths(flow.id);
  if (first === undefined) throw new Error('There is no path to try it with');
  const strayed = { ...first, start: { ...first.start, screen: 'elsewhere' } };
  const planned = plannedPaths(flow, [strayed, ...rest]);
  expect(planned.paths).toEqual(rest);
  expect(planned.outdated.map(({ path }) => path)).toEqual([strayed]);
});

test('what no longer fits is told in words, whatever it is', () => {
  const transitions = [{ id: 'a › b', words: 'chooses later' }];
  const words = (
    what: Parameters<typeof outdatedInWords>[0]['what'],
    expected: unknown,
    seen: unknown,
  ) =>
    outdatedInWords(
      { step: 1, what, expected: JSON.stringify(expected), seen: JSON.stringify(seen) },
      transitions,
    );
  expect([
    words('screen', 'cashierHidden', 'error'),
    words('value', { asking: { checking: {} } }, { asking: 'documentsPreferred', told: 'off' }),
    words('transitions', ['a › b'], ['a › gone']),
    words('facts', ['deposit.started 12ab'], []),
    words('calls', [], ['checkDeposit 12ab']),
    words('told', ['wallet session.ended'], []),
    words('context', { openedAt: '12' }, {}),
    outdatedInWords({ step: 1, what: 'execution', expected: 'it can happen', seen: 'Error' }, []),
  ]).toEqual([
    'shows “error”, and was planned to show “cashier hidden”.',
    'comes to “documents preferred”, “off”, and was planned to come to “checking”.',
    'takes “a › gone, which is no more”, and was planned to take “chooses later”.',
    'announces nothing, and was planned to announce “deposit.started”.',
    'asks “check deposit”, and was planned to ask nothing.',
    'tells nothing, and was planned to tell “wallet session.ended”.',
    'remembers nothing, and was planned to remember opened at: 12.',
    'it was expected that it can happen, and it cannot.',
  ]);
});

const result = { commit: 'abc', durationMs: 1, at: '2026-01-01T00:00:00Z' } as const;
const row = (id: string, part: Partial<PathRow> = {}): PathRow => ({
  flow: 'site.a',
  id,
  title: id,
  skipped: {},
  ...part,
});
const runs: readonly Run[] = [
  {
    level: 'view',
    commit: 'abc',
    at: result.at,
    flows: {},
    results: {
      'site.a#1': { ...result, verdict: 'passed' },
      'site.a#2': { ...result, verdict: 'failed', step: 1, message: 'no' },
      'site.a#3': { ...result, verdict: 'outdated' },
      'site.a#4': { ...result, verdict: 'failed' },
    },
  },
];

test('the list has each path on each level that ever ran, and what is left out with its reason everywhere', () => {
  const paths = [
    row('site.a#1'),
    row('site.a#2'),
    row('site.a#3'),
    row('site.a#4', { skipped: { view: 'no button', browser: 'no key' } }),
    row('site.a#5'),
    row('site.a#6', { outdated: 'Step 1: shows' }),
  ];
  expect(
    pathResultsOf(paths, runs).map(({ path, level, standing, reason }) => [
      path.id.slice(-1),
      level,
      standing,
      reason,
    ]),
  ).toEqual([
    ['1', 'view', 'passed', undefined],
    ['2', 'view', 'failed', undefined],
    ['3', 'view', 'outdated', undefined],
    ['4', 'view', 'waived', 'no button'],
    ['4', 'browser', 'waived', 'no key'],
    ['5', 'view', 'idle', undefined],
    ['6', 'model', 'failed', 'Step 1: shows'],
  ]);
});

test('every path of a flow is counted once on a level', () => {
  const paths = ['1', '2', '3', '4', '5'].map((id) => `site.a#${id}`);
  const skipped = { model: [], view: ['site.a#4'], browser: [] };
  const tally = tallyOf({ paths, skipped }, runs[0] as Run);
  expect(tally).toEqual({ passed: 1, failed: 1, outdated: 1, idle: 1, waived: 1, open: 0 });
});

test('the flows that are tried are of the product', () => {
  expect(FLOWS.map(({ id }) => id)).toEqual(expect.arrayContaining(FEW));
});
