import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyFlow } from '../../machines/flow.ts';
import { propertiesOf } from '../../machines/engine/properties.ts';
import { PROPERTY_INFOS } from '../../machines/policies/prove.ts';
import { flowNamed } from '../../machines/registry.ts';
import { POLICIES } from '../../reference/policies.ts';
import { checkedOut, foundOf, foundOfPolicy, type Ran } from '../../review/approvals/evidence.ts';
import { fingerprintOf } from '../../review/charts/fingerprint.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { flowAt } from '../../replay/levels.ts';
import type { Level } from '../../review/paths/level.ts';
import type { ReplayRun } from '../../review/paths/results.ts';
import { Books, gitIn, person, saying } from './reviewers.support.ts';

const flow = flowNamed('site.terms');
const print = fingerprintOf(flow);

/** Every level as it ran, all green. @param fingerprint of the flow that ran */
const ran = (fingerprint: string, change: (run: ReplayRun) => ReplayRun = (run) => run): Ran => ({
  pathsOf: readPaths,
  resultsOf: (level: Level) => {
    if (level === 'model') throw new Error('the model level is run anew');
    const { paths } = flowAt(level, flow.id);
    return change({
      level,
      commit: 'abc',
      at: '2026-11-23T10:00:00Z',
      flows: [{ flow: flow.id, fingerprint, paths: paths.map(({ id }) => id) }],
      results: paths.map(({ id }) => ({
        path: id,
        flow: flow.id,
        commit: 'abc',
        at: '2026-11-23T10:00:00Z',
        verdict: 'passed',
        durationMs: 1,
      })),
    });
  },
});

test('a flow that ran green on every level has nothing against it', () => {
  const { evidence, obstacles } = foundOf(flow, print, ran(print));
  expect(obstacles).toEqual([]);
  expect(evidence.map(({ level, passed, of }) => [level, passed === of && of > 0])).toEqual([
    ['model', true],
    ['view', true],
    ['browser', true],
  ]);
});

test('a result of before a change is no evidence, however green', () => {
  const { evidence, obstacles } = foundOf(flow, print, ran('0'.repeat(64)));
  expect(obstacles).toEqual([
    expect.stringContaining('The view level has not run on what is to be signed'),
    expect.stringContaining('The browser level has not run on what is to be signed'),
  ]);
  expect(evidence.map(({ passed }) => passed > 0)).toEqual([true, false, false]);
});

test('a level that is red, or ran in part, or never, is told', () => {
  const red = ran(print, (run) => ({
    ...run,
    results: run.results.map((one) => ({ ...one, verdict: 'failed' })),
  }));
  expect(foundOf(flow, print, red).obstacles[0]).toContain('The view level is red');
  const less = ran(print, (run) => ({ ...run, results: [] }));
  expect(foundOf(flow, print, less).obstacles[0]).toContain('has not run');
  const never = { pathsOf: readPaths, resultsOf: () => undefined };
  expect(foundOf(flow, print, never).obstacles).toHaveLength(2);
});

test('a committed path that no longer fits is told', () => {
  const [path] = readPaths(flow.id);
  if (path === undefined) throw new Error('no path is committed');
  const strayed = { ...path, start: { ...path.start, screen: 'of another chart' } };
  const { obstacles } = foundOf(flow, print, { ...ran(print), pathsOf: () => [strayed] });
  expect(obstacles[0]).toBe(`The path ${path.id} no longer fits the chart.`);
});

test('a chart that breaks a property is refused, in its words', () => {
  const never = propertiesOf().never('nobody ever accepts', ['TERMS-01'], ({ facts }) =>
    facts.includes('terms.stored'),
  );
  const broken: AnyFlow = { ...flow, safety: { ...flow.safety, properties: [never] } };
  const found = foundOf(broken, print, ran(print));
  expect(found.obstacles).toEqual(['It does not hold: nobody ever accepts.']);
  const ada = person('Ada Example', 'compliance officer');
  const books = new Books([ada]);
  expect(() => books.sign(saying('a'), ada, { found })).toThrow('nobody ever accepts');
  books.remove();
});

test(
  'of a policy it is told what its regulator asks for and does not hold, and nothing else',
  { tags: 'long' },
  () => {
    const policy = POLICIES.find(({ id }) => id === 'UKGC');
    if (policy === undefined) throw new Error('there is no UKGC');
    const promise = PROPERTY_INFOS.find(({ id }) => id === 'withdrawal.noReversal');
    expect(foundOfPolicy({ ...policy, withdrawalsMayBeReversed: true }).obstacles).toEqual([
      `It does not hold under UKGC: ${promise?.title}.`,
    ]);
  },
);

test('files that differ from the commit are told; approvals themselves are none', () => {
  const repository = mkdtempSync(join(tmpdir(), 'checked-out-'));
  const git = gitIn(repository);
  expect(checkedOut(repository)).toMatchObject({ commit: 'none' });
  expect(checkedOut(repository).obstacles).toHaveLength(1);
  git('init', '-b', 'main');
  git('commit', '--allow-empty', '-m', 'a step');
  mkdirSync(join(repository, 'atlas', 'approvals'), { recursive: true });
  writeFileSync(join(repository, 'atlas', 'approvals', 'a.jsonl'), '');
  expect(checkedOut(repository)).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    obstacles: [],
  });
  writeFileSync(join(repository, 'changed.ts'), '');
  expect(checkedOut(repository).obstacles).toEqual([
    '1 file differs from the commit that is named.',
  ]);
  rmSync(repository, { recursive: true });
});
