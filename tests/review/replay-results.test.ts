import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSources } from '../../atlas/build/atlas.ts';
import { flowData } from '../../atlas/build/flow-data.ts';
import { indexData, pathRows } from '../../atlas/build/index-data.ts';
import { transitionStanding } from '../../atlas/site/coverage.ts';
import { flowNamed } from '../../machines/registry.ts';
import { fingerprintOf } from '../../review/charts/fingerprint.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import {
  replayOnModel,
  revision,
  storeRun,
  writeReplayResults,
  type ReplayResult,
  type ReplayRun,
} from '../../review/paths/results.ts';
import { gitIn } from './reviewers.support.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const result = (path: string, commit: string): ReplayResult => ({
  path,
  flow: path.split('#')[0] as string,
  commit,
  at: '2026-01-01T00:00:00Z',
  verdict: 'passed',
  durationMs: 1,
});
const run = (
  commit: string,
  flows: Record<string, string>,
  paths: readonly string[],
): ReplayRun => ({
  level: 'model',
  commit,
  at: '2026-01-01T00:00:00Z',
  flows: Object.entries(flows).map(([flow, fingerprint]) => ({
    flow,
    fingerprint,
    paths: [`${flow}#1`, `${flow}#2`],
  })),
  results: paths.map((path) => result(path, commit)),
});
const stored = (): ReplayRun =>
  JSON.parse(readFileSync(join(folder, 'replay-model.json'), 'utf8')) as ReplayRun;
const told = (): string[] => stored().results.map(({ path, commit }) => `${path} at ${commit}`);

test('a replay of some paths joins the results that still hold, and a whole run replaces them', () => {
  const all = ['site.a#1', 'site.a#2', 'site.a#gone', 'site.b#1'];
  storeRun(run('one', { 'site.a': 'A', 'site.b': 'B' }, all), true, folder);

  storeRun(run('two', { 'site.a': 'A' }, ['site.a#1']), false, folder);
  expect(told()).toEqual(['site.a#2 at one', 'site.b#1 at one', 'site.a#1 at two']);
  const junit = readFileSync(join(folder, 'replay-model.junit.xml'), 'utf8');
  expect(junit).toContain('tests="3"');
  expect(junit).toContain('name="site.a#2"');

  // One flow has changed: runs of the old one prove nothing of it.
  storeRun(run('three', { 'site.a': 'changed' }, ['site.a#2']), false, folder);
  expect(told()).toEqual(['site.b#1 at one', 'site.a#2 at three']);
  expect(stored().flows.map(({ flow, fingerprint }) => [flow, fingerprint])).toEqual([
    ['site.b', 'B'],
    ['site.a', 'changed'],
  ]);

  storeRun(run('four', { 'site.a': 'changed' }, ['site.a#1']), true, folder);
  expect(told()).toEqual(['site.a#1 at four']);
});

test('a replay says of which flow it is: of everything that decided what ran', () => {
  const flow = flowNamed('site.terms');
  const [path] = readPaths(flow.id);
  const replayed = replayOnModel(flow, path as NonNullable<typeof path>);
  expect(replayed).toMatchObject({ path: path?.id, flow: flow.id, verdict: 'passed' });
  expect(replayed.fingerprint).toBe(fingerprintOf(flow));
  expect(replayed.fingerprint).not.toBe(fingerprintOf(flowNamed('site.texts')));
});

test('what ran of a flow that was edited during the run is no result of what was planned', () => {
  const flow = flowNamed('banking.wallet');
  const paths = readPaths(flow.id).slice(0, 2);
  const [edited, same] = paths.map((path) => replayOnModel(flow, path));
  if (edited === undefined || same === undefined) throw new Error('there are no two paths');
  const replayed = [{ ...edited, fingerprint: 'of another' }, same];
  writeReplayResults('model', [{ flow, paths }], replayed, { whole: true, into: folder });
  expect(stored().results.map(({ path }) => path)).toEqual([same.path]);
  expect(stored().flows).toEqual([
    { flow: flow.id, fingerprint: fingerprintOf(flow), paths: paths.map(({ id }) => id) },
  ]);
});

test('a run names its commit, and says when files differ from it', () => {
  const repository = mkdtempSync(join(tmpdir(), 'revision-'));
  const git = gitIn(repository);
  git('init', '-b', 'main');
  git('commit', '--allow-empty', '-m', 'a step');
  const clean = revision(repository);
  expect(clean).toMatch(/^[0-9a-f]{7,}$/);
  writeFileSync(join(repository, 'machine.ts'), '');
  expect(revision(repository)).toBe(`${clean}+`);
  git('add', '-A');
  expect(revision(repository)).toBe(`${clean}+`);
  git('commit', '-m', 'a step');
  expect(revision(repository)).toMatch(/^[0-9a-f]{7,}$/);
  expect(revision(repository)).not.toBe(clean);
  rmSync(repository, { recursive: true });
});

test('the search names what is meant first, and its id beside it', { tags: 'long' }, async () => {
  const { search } = indexData(
    [await flowData(flowNamed('site.terms'), await readSources())],
    [],
    [],
  );
  const named = (kind: string) => search.filter((entry) => entry.kind === kind);
  expect(named('path').map(({ detail }) => detail)).toEqual(
    readPaths('site.terms').map(({ id }) => `Terms acceptance · ${id}`),
  );
  expect(named('event')).toContainEqual(
    expect.objectContaining({
      text: 'accepts the terms',
      detail: 'Terms acceptance · terms.accepted',
    }),
  );
  expect(
    named('operation')
      .map(({ detail }) => detail)
      .join(),
  ).toContain('acceptTermsVersion');
  for (const { kind, text } of search)
    if (kind !== 'answer') expect(text, kind).not.toMatch(/#|\w\.\w|[a-z][A-Z]/);
});

test(
  'a committed path that does not fit the chart covers nothing, and is named',
  { tags: 'long' },
  async () => {
    const flow = flowNamed('site.terms');
    const committed = readPaths(flow.id);
    const sources = await readSources();
    const fitting = await flowData(flow, sources);
    expect(fitting.outdated).toEqual([]);
    expect(indexData([fitting], [], []).flows).toMatchObject([
      { outdated: 0, paths: committed.map(({ id }) => id), fingerprint: fingerprintOf(flow) },
    ]);

    const strayed = committed.map((path) => ({
      ...path,
      start: { ...path.start, screen: 'of another chart' },
    }));
    const data = await flowData(flow, { ...sources, pathsOf: () => strayed });
    expect(data.paths).toEqual([]);
    expect(data.outdated.map(({ id, step }) => [id, step])).toEqual(
      committed.map(({ id }) => [id, 0]),
    );
    expect(data.outdated[0]?.words).toBe(
      'shows “reading”, and was planned to show “of another chart”.',
    );
    expect(pathRows([data]).map(({ outdated }) => outdated)).toEqual(
      committed.map(() => 'Step 0: shows “reading”, and was planned to show “of another chart”.'),
    );
    expect(indexData([data], [], []).flows).toMatchObject([
      { covered: 0, paths: [], outdated: committed.length },
    ]);
    const open = data.chart.transitions.filter(
      (edge) => transitionStanding(data, undefined, edge) === 'open',
    );
    expect(open).toHaveLength(fitting.chart.transitions.filter(({ waived }) => !waived).length);
  },
);
