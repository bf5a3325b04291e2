import { expect, test } from 'vitest';
import { coverageOf } from '../../machines/engine/coverage.ts';
import { explore } from '../../machines/engine/explore.ts';
import { gapsIn } from '../../machines/engine/gaps.ts';
import { planPaths } from '../../machines/engine/keep.ts';
import type { Model } from '../../machines/engine/model.ts';
import { loop, modelFor, nestedModel, regions, unready } from './small-machines.ts';

/** The gaps that are reported once paths are planned. */
function gaps(model: Model, planned = true): string[] {
  const graph = explore(model);
  return gapsIn(graph, coverageOf(graph, planned ? planPaths(graph).paths : []));
}

const waive = '→ a transition that is there all the same is an exception in flow.ts, with why';

test('of a flow whose paths reach everything nothing is missing', () => {
  expect(gaps(nestedModel)).toEqual([]);
});

test('what was never planned is named, with the command that plans it', () => {
  expect(gaps(modelFor(loop, { events: ['count.raised', 'end.chosen'] }), false)).toEqual([
    'no path takes loop.counting › count.raised',
    'no path takes loop.counting › end.chosen',
    'on no path the guard of loop.counting › end.chosen says no',
    '→ all of these can happen: npm run paths -- test.loop --update',
  ]);
});

test('an event without a sample is named, and what only it leads to', () => {
  expect(gaps(modelFor(regions, { events: ['left.closed'] }))).toEqual([
    'nothing brings about regions.both › complete: not all within regions.both can end',
    'nothing brings about regions.both.right.open › right.closed: samples.ts has no event right.closed',
    waive,
  ]);
});

test('an operation without an outcome, and one that never fails, are named', () => {
  expect(
    gaps({ ...nestedModel, outcomes: { inner: { yes: { ok: true } } }, unfailing: ['inner'] }),
  ).toEqual([
    'nothing brings about nested.outside › done outer: samples.ts has no outcome of outer',
    'nothing brings about nested.outside › error outer: samples.ts has no outcome of outer',
    'nothing brings about nested.outside.inside › done inner › 2: the alternatives before it take every sample',
    'nothing brings about nested.outside.inside › error inner: samples.ts says that inner never fails',
    'nothing brings about nested.outside.waiting › after 1000: nothing leads to nested.outside.waiting',
    waive,
  ]);
});

test('a failure and an answer that nothing is ready for are named', () => {
  expect(gaps(modelFor(unready, { outcomes: { call: { yes: { ok: true } } } }))).toEqual([
    'nothing is ready in unready.calling when call answers yes: give its invoke an onDone that takes it',
    'nothing is ready in unready.calling when call fails: give its invoke an onError',
  ]);
});

test('a guard that never says yes is named', () => {
  const events = ['count.raised', 'end.chosen'];
  const model = modelFor(loop.provide({ guards: { enough: () => false } }), { events });
  expect(gaps(model)).toEqual([
    'nothing brings about loop.counting › end.chosen: its guard says no to every sample',
    waive,
  ]);
});
