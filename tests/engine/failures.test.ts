import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../machines/engine/coverage.ts';
import { explore, type Graph } from '../../machines/engine/explore.ts';
import { spreadKinds } from '../../machines/engine/failures.ts';
import { planPaths } from '../../machines/engine/keep.ts';
import type { Walk } from '../../machines/engine/explore.ts';
import { modelFor, remindful, retrying } from './small-machines.ts';

const failures = {
  refused: { kind: 'refused' },
  unreachable: { kind: 'unreachable' },
  unexpected: { kind: 'unexpected' },
};
const options = { events: ['again.chosen'], outcomes: { call: { done: { ok: true } } }, failures };
const retryingModel = modelFor(retrying, options);
const remembering = modelFor(remindful, { ...options, projection: () => undefined });

const kindsIn = (walks: readonly Walk[]): string[] =>
  walks.flatMap(({ edges }) =>
    edges.flatMap(({ occurrence }) => ('fail' in occurrence ? [occurrence.with] : [])),
  );

/** A walk that fails as often, each time in the first possible way. */
function failing(graph: Graph, times: number): Walk {
  const edges = [];
  let at = graph.starts[0]?.to;
  while (edges.length < 2 * times - 1) {
    const edge = at?.out.find(({ occurrence }) => 'fail' in occurrence || 'send' in occurrence);
    if (edge === undefined) break;
    edges.push(edge);
    at = edge.to;
  }
  return { start: graph.starts[0] as Walk['start'], edges };
}

describe('kinds of failure', () => {
  test('what the chart remembers of a failure is met in every kind', () => {
    const graph = explore(remembering);
    expect(coverageOf(graph, []).failures.open).toEqual([
      'call refused',
      'call unreachable',
      'call unexpected',
    ]);
    const { paths } = planPaths(graph);
    expect(coverageOf(graph, paths).failures.open).toEqual([]);
  });

  test('what looks the same to the chart costs no steps, and is another kind each time', () => {
    const graph = explore(retryingModel);
    expect(coverageOf(graph, []).failures.all).toEqual([]);
    const { walks } = planPaths(graph);
    expect(kindsIn(walks).toSorted()).toEqual(['refused', 'unexpected', 'unreachable']);
  });

  test('a walk leads where it led, by the kinds that others have met least', () => {
    const graph = explore(retryingModel);
    const walk = failing(graph, 3);
    const [first] = spreadKinds(graph, [walk], []);
    expect(new Set(kindsIn([first as Walk])).size).toBe(3);
    expect(first?.edges.map(({ to }) => to)).toEqual(walk.edges.map(({ to }) => to));
    const beside = failing(graph, 1);
    const [second] = spreadKinds(graph, [failing(graph, 2)], [beside]);
    expect(kindsIn([second as Walk])).not.toContain(kindsIn([beside])[0]);
  });

  test('a kind that a graph was robbed of is not chosen', () => {
    const graph = explore(retryingModel);
    const edges = graph.edges.filter(
      ({ occurrence }) => !('fail' in occurrence) || occurrence.with === 'unexpected',
    );
    const [walk] = spreadKinds({ ...graph, edges }, [failing(graph, 3)], []);
    expect(kindsIn([walk as Walk])).toEqual(['unexpected', 'unexpected', 'unexpected']);
  });
});
