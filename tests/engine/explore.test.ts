import { describe, expect, test } from 'vitest';
import { transitionsOf } from '../../machines/engine/transitions.ts';
import { conflictsIn } from '../machines/conflicts.ts';
import { coverageOf } from '../../machines/engine/coverage.ts';
import { explore } from '../../machines/engine/explore.ts';
import { planPaths } from '../../machines/engine/keep.ts';
import type { Model } from '../../machines/engine/model.ts';
import {
  history,
  loop,
  modelFor,
  nested,
  nestedModel,
  regions,
  ring,
  timers,
  wildcard,
} from './small-machines.ts';

const missed = (model: Model): readonly string[] => {
  const graph = explore(model);
  const { unreachable, uncovered } = coverageOf(graph, planPaths(graph).paths);
  return [...unreachable, ...uncovered];
};

describe('every transition is found and covered', () => {
  test.each([
    ['a loop that a guard ends', modelFor(loop, { events: ['count.raised', 'end.chosen'] })],
    [
      'parallel regions and their completion',
      modelFor(regions, { events: ['left.closed', 'right.closed'] }),
    ],
    [
      'a history state',
      modelFor(history, { events: ['page.turned', 'pause.chosen', 'pause.ended'] }),
    ],
    ['nested operations, a timer, eventless transitions', nestedModel],
    ['two timers at once', modelFor(timers)],
    [
      'root-level, wildcard and forbidding handlers',
      modelFor(wildcard, { events: ['all.left', 'door.opened', 'key.turned', 'other.happened'] }),
    ],
    ['200 states', modelFor(ring(200), { events: ['on.chosen', 'back.chosen', 'home.chosen'] })],
  ])('%s', (_, model) => {
    expect(missed(model)).toEqual([]);
  });
});

test('states are told apart by value and projection, nothing else', () => {
  const events = ['count.raised', 'end.chosen'];
  expect(explore(modelFor(loop, { events })).states).toHaveLength(5);
  expect(explore(modelFor(loop, { events, projection: () => undefined })).states).toHaveLength(1);
});

test('a projection that hides what a guard sees is reported', () => {
  const model = modelFor(loop, {
    events: ['count.raised', 'end.chosen'],
    projection: (context: never) => (context as { count: number }).count > 0,
  });
  expect(conflictsIn(explore(model)).join('\n')).toContain('end.chosen');
  expect(conflictsIn(explore(modelFor(loop, { events: ['count.raised', 'end.chosen'] })))).toEqual(
    [],
  );
});

test('an event that guards turn down is an edge that changes nothing', () => {
  const { edges } = explore(modelFor(loop, { events: ['count.raised', 'end.chosen'] }));
  const [refused] = edges.filter(({ taken }) => taken.length === 0);
  expect(refused).toMatchObject({
    occurrence: { send: 'end.chosen' },
    refused: ['loop.counting › end.chosen'],
  });
  expect(refused?.to).toBe(refused?.from);
});

test('the timer that is due first fires first, and the other keeps its time', () => {
  const { edges } = explore(modelFor(timers));
  const passes = edges.map(({ occurrence }) =>
    'pass' in occurrence ? occurrence.pass : undefined,
  );
  expect(passes).toEqual([400, 400, 200]);
});

test('what a step emits and which operations it begins is recorded', () => {
  const { starts, edges } = explore(nestedModel);
  expect(starts[0]?.calls.map(({ src }) => src)).toEqual(['outer', 'inner']);
  const failed = edges.find(
    ({ occurrence }) => 'fail' in occurrence && occurrence.fail === 'inner',
  );
  expect(failed?.facts).toEqual([{ type: 'check.failed' }]);
});

test('two running operations of the same name are told apart', () => {
  const twice = nested.provide({});
  const model = modelFor(twice, {
    outcomes: { outer: { done: {} }, inner: { yes: { ok: true } } },
  });
  expect(explore(model).edges.some(({ occurrence }) => 'of' in occurrence)).toBe(false);
});

test('ids name the source, the trigger and the place among alternatives', () => {
  expect(transitionsOf(nested).map(({ id }) => id)).toEqual([
    'nested.outside › done outer',
    'nested.outside › error outer',
    'nested.outside.inside › done inner › 1',
    'nested.outside.inside › done inner › 2',
    'nested.outside.inside › error inner',
    'nested.outside.deciding › always › 1',
    'nested.outside.deciding › always › 2',
    'nested.outside.first › again.chosen',
    'nested.outside.waiting › after 1000',
  ]);
});

test('a projection that tells too much apart is refused, not walked for ever', () => {
  let calls = 0;
  const endless = modelFor(loop, { events: ['count.raised'], projection: () => (calls += 1) });
  expect(() => explore(endless)).toThrow('its projection tells too many apart');
});
