import { expect, test } from 'vitest';
import type { AtlasPath, FlowData, Run } from '../../atlas/data.ts';
import {
  pathsOf,
  stateStanding,
  summaryOf,
  transitionStanding,
} from '../../atlas/site/coverage.ts';

const path = (id: string, ...transitions: string[]): AtlasPath => ({
  id,
  input: 'typical',
  policy: undefined,
  steps: [
    { words: 'starts', screen: 'a', states: ['m', 'm.a'], transitions, facts: [], calls: [] },
  ],
});
const edge = (id: string, waived?: string) => ({ id, source: 'm.a', targets: ['m.b'], waived });
const flow = {
  id: 'site.sample',
  paths: [path('site.sample#1', 'go', 'stay'), path('site.sample#2', 'go')],
  chart: { transitions: [edge('go'), edge('stay'), edge('never'), edge('excused', 'no such day')] },
} as unknown as FlowData;
const passed = { verdict: 'passed', durationMs: 1 } as const;
const failed = { verdict: 'failed', durationMs: 1 } as const;
const run = (part: Partial<Run>): Run => ({
  level: 'view',
  commit: 'abc',
  at: '2026-01-01T00:00:00Z',
  results: {},
  leftOut: {},
  paths: [],
  ...part,
});

test('a transition is not run, passes with one of its paths, and fails with any of them', () => {
  expect(transitionStanding(flow, undefined, edge('go'))).toBe('idle');
  const one = run({ results: { 'site.sample#1': passed } });
  expect(transitionStanding(flow, one, edge('go'))).toBe('passed');
  const both = run({ results: { 'site.sample#1': passed, 'site.sample#2': failed } });
  expect(transitionStanding(flow, both, edge('go'))).toBe('failed');
  expect(transitionStanding(flow, both, edge('stay'))).toBe('passed');
  expect(stateStanding(flow, both, 'm.a')).toBe('failed');
  expect(stateStanding(flow, one, 'm.a')).toBe('passed');
  expect(stateStanding(flow, one, 'm.b')).toBe('open');
});

test('what no path takes is open, unless it is waived or the level leaves it out', () => {
  expect(transitionStanding(flow, run({}), edge('never'))).toBe('open');
  expect(transitionStanding(flow, run({}), edge('excused', 'no such day'))).toBe('waived');
  expect(transitionStanding(flow, run({ leftOut: { go: 'why' } }), edge('go'))).toBe('waived');
});

test('paths of a level’s own count for that level, and only for their flow', () => {
  const own = run({
    paths: [path('site.sample#3', 'never'), path('site.other#1', 'never')],
    results: { 'site.sample#3': passed, 'site.other#1': failed },
  });
  expect(pathsOf(flow, [own]).map(({ id }) => id)).toEqual([
    'site.sample#1',
    'site.sample#2',
    'site.sample#3',
  ]);
  expect(transitionStanding(flow, own, edge('never'))).toBe('passed');
  expect(summaryOf(own, 'site.sample', ['site.sample#1'])).toEqual({
    passed: 1,
    failed: 0,
    outdated: false,
  });
});

test('a state that is left at once counts for the paths that leave it', () => {
  const passing = {
    ...flow,
    chart: { transitions: [{ ...edge('go'), source: 'm.deciding' }] },
  } as unknown as FlowData;
  const one = run({ results: { 'site.sample#1': passed } });
  expect(stateStanding(passing, one, 'm.deciding')).toBe('passed');
  expect(stateStanding(flow, one, 'm.deciding')).toBe('open');
});

test('results of paths that are planned no more prove nothing', () => {
  const one = run({ results: { 'site.sample#1': passed, 'site.sample#old': failed } });
  expect(summaryOf(one, 'site.sample', ['site.sample#1', 'site.sample#2'])).toEqual({
    passed: 1,
    failed: 0,
    outdated: true,
  });
  expect(summaryOf(one, 'site.other', ['site.other#1'])).toBeUndefined();
  expect(summaryOf(undefined, 'site.sample', ['site.sample#1'])).toBeUndefined();
});
