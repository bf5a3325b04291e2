import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSources } from '../../atlas/build/atlas.ts';
import { flowData } from '../../atlas/build/flow-data.ts';
import { indexData } from '../../atlas/build/index-data.ts';
import { transitionStanding } from '../../atlas/site/coverage.ts';
import { flowNamed } from '../../machines/registry.ts';
import { behaviourHash, chartHash, reviewedChart } from '../../replay/charts/review.ts';
import { readPaths } from '../../replay/fixtures.ts';
import {
  chartOf,
  replayOnModel,
  storeRun,
  type ReplayResult,
  type ReplayRun,
} from '../../replay/results.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const result = (path: string, commit: string): ReplayResult => ({
  path,
  flow: path.split('#')[0] as string,
  commit,
  verdict: 'passed',
  durationMs: 1,
});
const run = (
  commit: string,
  charts: Record<string, string>,
  paths: readonly string[],
): ReplayRun => ({
  level: 'model',
  commit,
  at: '2026-01-01T00:00:00Z',
  flows: Object.entries(charts).map(([flow, chart]) => ({
    flow,
    chart,
    paths: [`${flow}#1`, `${flow}#2`],
  })),
  results: paths.map((path) => result(path, commit)),
  leftOut: Object.keys(charts).map((flow) => ({ flow, transition: `${flow}.go`, reason: commit })),
  paths: [],
});
const stored = (): ReplayRun =>
  JSON.parse(readFileSync(join(folder, 'replay-model.json'), 'utf8')) as ReplayRun;
const told = (): string[] => stored().results.map(({ path, commit }) => `${path} at ${commit}`);

test('a replay of some paths joins the results that still hold, and a whole run replaces them', () => {
  const all = ['site.a#1', 'site.a#2', 'site.a#gone', 'site.b#1'];
  storeRun(run('one', { 'site.a': 'A', 'site.b': 'B' }, all), true, folder);

  storeRun(run('two', { 'site.a': 'A' }, ['site.a#1']), false, folder);
  expect(told()).toEqual(['site.a#2 at one', 'site.b#1 at one', 'site.a#1 at two']);
  expect(stored().leftOut.map(({ flow, reason }) => [flow, reason])).toEqual([
    ['site.b', 'one'],
    ['site.a', 'two'],
  ]);
  const junit = readFileSync(join(folder, 'replay-model.junit.xml'), 'utf8');
  expect(junit).toContain('tests="3"');
  expect(junit).toContain('name="site.a#2"');

  // The chart of one flow is another: what ran on the old one proves nothing of it.
  storeRun(run('three', { 'site.a': 'changed' }, ['site.a#2']), false, folder);
  expect(told()).toEqual(['site.b#1 at one', 'site.a#2 at three']);
  expect(stored().flows.map(({ flow, chart }) => [flow, chart])).toEqual([
    ['site.b', 'B'],
    ['site.a', 'changed'],
  ]);

  storeRun(run('four', { 'site.a': 'changed' }, ['site.a#1']), true, folder);
  expect(told()).toEqual(['site.a#1 at four']);
});

test('a replay says on which chart it ran, whatever its words', () => {
  const flow = flowNamed('site.terms');
  const [path] = readPaths(flow.id);
  const replayed = replayOnModel(flow, path as NonNullable<typeof path>);
  expect(replayed).toMatchObject({ path: path?.id, flow: flow.id, verdict: 'passed' });
  expect(replayed.chart).toBe(behaviourHash(reviewedChart(flow).chart));
  expect(replayed.chart).not.toBe(chartOf('site.texts'));
});

test('results outlive other words for the same chart, approvals do not; neither outlives another chart', () => {
  const { chart } = reviewedChart(flowNamed('site.terms'));
  const [first, ...rest] = chart.transitions;
  const state = chart.states.map((one) => ({ ...one, description: 'Otherwise.', status: 'NEW' }));
  const reworded = [
    { ...chart, title: 'Conditions', description: 'Otherwise.', events: {} },
    { ...chart, states: state },
    { ...chart, transitions: [{ ...first, words: 'agrees', causes: ['agrees'] }, ...rest] },
    { ...chart, transitions: [{ ...first, requirements: ['TERMS-01'] }, ...rest] },
  ] as (typeof chart)[];
  for (const one of reworded) {
    expect(behaviourHash(one)).toBe(behaviourHash(chart));
    expect(chartHash(one)).not.toBe(chartHash(chart));
  }
  const changed = [
    { ...chart, states: chart.states.map((one) => ({ ...one, screens: ['reading'] })) },
    { ...chart, states: chart.states.map((one) => ({ ...one, tags: [] })) },
    { ...chart, transitions: [{ ...first, targets: [] }, ...rest] },
    { ...chart, transitions: [{ ...first, guard: { name: 'isLate', words: '' } }, ...rest] },
    { ...chart, transitions: [{ ...first, actions: ['accept'] }, ...rest] },
    { ...chart, transitions: [{ ...first, facts: ['terms.read'] }, ...rest] },
    { ...chart, transitions: rest },
  ] as (typeof chart)[];
  expect(new Set([chart, ...changed].map(behaviourHash)).size).toBe(changed.length + 1);
});

test('a committed path that does not fit the chart covers nothing, and is named', async () => {
  const flow = flowNamed('site.terms');
  const committed = readPaths(flow.id);
  const sources = await readSources();
  const fitting = await flowData(flow, sources);
  expect(fitting.misfits).toEqual([]);
  expect(indexData([fitting], [], [], []).flows).toMatchObject([
    { misfits: 0, paths: committed.map(({ id }) => id), hash: chartOf(flow.id) },
  ]);

  const strayed = committed.map((path) => ({
    ...path,
    start: { ...path.start, screen: 'of another chart' },
  }));
  const data = await flowData(flow, { ...sources, pathsOf: () => strayed });
  expect(data.paths).toEqual([]);
  expect(data.misfits.map(({ id, step }) => [id, step])).toEqual(
    committed.map(({ id }) => [id, 0]),
  );
  expect(data.misfits[0]?.words).toContain('of another chart');
  expect(data.watched.filter(({ id }) => committed.some((path) => path.id === id))).toEqual([]);
  expect(indexData([data], [], [], []).flows).toMatchObject([
    { covered: 0, paths: [], misfits: committed.length },
  ]);
  const open = data.chart.transitions.filter(
    (edge) => transitionStanding(data, undefined, edge) === 'open',
  );
  expect(open).toHaveLength(fitting.chart.transitions.filter(({ waived }) => !waived).length);
});
