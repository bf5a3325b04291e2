import { expect, test } from 'vitest';
import type { AtlasPath, FlowData, Run } from '../../atlas/data.ts';
import {
  commitWords,
  countingRun,
  pathStanding,
  ranAt,
  replayedAt,
  runOf,
  standingOf,
  stateStanding,
  summaryOf,
  transitionStanding,
} from '../../atlas/site/coverage.ts';

const path = (id: string, ...transitions: string[]): AtlasPath => ({
  id,
  input: 'typical',
  policy: undefined,
  steps: [
    {
      words: 'starts',
      screen: 'a',
      states: ['m', 'm.a'],
      transitions,
      facts: [],
      calls: [],
      told: [],
    },
  ],
});
const edge = (id: string, waived?: string) => ({ id, source: 'm.a', targets: ['m.b'], waived });
const flow = {
  id: 'site.sample',
  paths: [path('site.sample#1', 'go', 'stay'), path('site.sample#2', 'go')],
  levels: {
    model: { skipped: {}, leftOut: {} },
    view: { skipped: {}, leftOut: {} },
    browser: { skipped: { 'site.sample#1': 'no such button' }, leftOut: { stay: 'why' } },
  },
  chart: { transitions: [edge('go'), edge('stay'), edge('never'), edge('excused', 'no such day')] },
} as unknown as FlowData;
const at = '2026-01-01T00:00:00Z';
const passed = { verdict: 'passed', durationMs: 1, commit: 'abc', at } as const;
const failed = { verdict: 'failed', durationMs: 1, commit: 'abc', at } as const;
const run = (part: Partial<Run>): Run => ({
  level: 'view',
  commit: 'abc',
  at,
  flows: {},
  results: {},
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
  expect(transitionStanding(flow, run({}), edge('stay'))).toBe('idle');
  expect(transitionStanding(flow, runOf([], 'browser'), edge('stay'))).toBe('waived');
});

test('a path that a level does not replay is left out there, whatever ran once', () => {
  const browser = run({ level: 'browser', results: { 'site.sample#1': failed } });
  expect(pathStanding(flow, browser, 'site.sample#1')).toBe('waived');
  expect(pathStanding(flow, browser, 'site.sample#2')).toBe('idle');
  expect(transitionStanding(flow, browser, edge('go'))).toBe('idle');
  expect(replayedAt(['site.sample#1', 'site.sample#2'], ['site.sample#1'])).toEqual([
    'site.sample#2',
  ]);
});

test('a level of which there is no result never ran', () => {
  const one = run({ results: { 'site.sample#1': passed } });
  expect(ranAt([one, run({ level: 'browser' })])).toEqual(['view']);
  expect(runOf([one], 'browser').results).toEqual({});
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
    missing: 1,
    outdated: 'paths were planned anew: run again',
  });
  expect(summaryOf(one, 'site.other', ['site.other#1'])).toBeUndefined();
  expect(summaryOf(undefined, 'site.sample', ['site.sample#1'])).toBeUndefined();
});

test('results of before a change do not count: they are to be run again', () => {
  const stored = run({
    flows: { 'site.sample': { fingerprint: 'old' }, 'site.other': { fingerprint: 'other' } },
    results: { 'site.sample#1': passed, 'site.other#1': failed },
  });
  const other = { id: 'site.other', fingerprint: 'other' };
  const same = countingRun(stored, [{ id: 'site.sample', fingerprint: 'old' }, other]);
  expect(same).toEqual(stored);
  expect(summaryOf(same, 'site.sample', ['site.sample#1', 'site.sample#3'])).toEqual({
    passed: 1,
    failed: 0,
    missing: 1,
    outdated: undefined,
  });

  const changed = countingRun(stored, [{ id: 'site.sample', fingerprint: 'new' }, other]);
  expect(standingOf(changed, 'site.sample#1')).toBe('outdated');
  expect(standingOf(changed, 'site.other#1')).toBe('failed');
  expect(transitionStanding(flow, changed, edge('go'))).toBe('outdated');
  expect(transitionStanding(flow, changed, edge('stay'))).toBe('outdated');
  expect(stateStanding(flow, changed, 'm.a')).toBe('outdated');
  expect(summaryOf(changed, 'site.sample', ['site.sample#1', 'site.sample#2'])).toEqual({
    passed: 0,
    failed: 0,
    missing: 1,
    outdated: 'ran before a change: run again',
  });
});

test('a commit with changes beside it is named so', () => {
  expect(commitWords('abc1234')).toBe('abc1234');
  expect(commitWords('abc1234+')).toBe('abc1234 with uncommitted changes');
});
