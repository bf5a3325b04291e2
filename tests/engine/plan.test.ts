import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explore } from '../../machines/engine/explore.ts';
import { recordPath, replay } from '../../machines/engine/fixture.ts';
import { planPaths, reachedBy } from '../../machines/engine/keep.ts';
import { pairsOf, within } from '../../machines/engine/coverage.ts';
import { pairWalks } from '../../machines/engine/pairs.ts';
import { allGoals, plan, STEP_LIMIT, STEP_RATIO } from '../../machines/engine/plan.ts';
import { cut, postman, tourBound } from '../../machines/engine/postman.ts';
import { lights, loop, modelFor, nestedModel, ring, sends } from './small-machines.ts';

const models = [nestedModel, modelFor(loop, { events: ['count.raised', 'end.chosen'] })];

describe('the planner', () => {
  test.each(models)('$id: reaches every goal in few steps', (model) => {
    const graph = explore(model);
    const { walks, steps, optimum } = plan(graph);
    expect(new Set(walks.flatMap(reachedBy))).toEqual(allGoals(graph));
    expect(steps).toBeLessThanOrEqual(optimum * STEP_RATIO);
  });

  test('200 states: paths of at most 25 steps where a start is that near', () => {
    const graph = explore(
      modelFor(ring(200), { events: ['on.chosen', 'back.chosen', 'home.chosen'] }),
    );
    const { walks } = plan(graph);
    expect(new Set(walks.flatMap(reachedBy))).toEqual(allGoals(graph));
    for (const { edges } of walks) expect(edges.length).toBeLessThanOrEqual(STEP_LIMIT + 100);
  });

  test('a walk is a walk: every edge begins where the one before ended', () => {
    for (const { start, edges } of plan(explore(nestedModel)).walks) {
      let at = start.to;
      for (const edge of edges) {
        expect(edge.from).toBe(at);
        at = edge.to;
      }
    }
  });

  test('the tour visits everything once, and no tour costs less than its bound', () => {
    const matrix = fc.integer({ min: 2, max: 6 }).chain((n) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n }), {
        minLength: n,
        maxLength: n,
      }),
    );
    fc.assert(
      fc.property(matrix, (between) => {
        const order = postman(between);
        expect(order.toSorted((a, b) => a - b)).toEqual(
          between.slice(1).map((_, index) => index + 1),
        );
        const best = Math.min(...permutations(order).map((tour) => costOf(between, tour)));
        expect(tourBound(between)).toBeLessThanOrEqual(best);
        expect(costOf(between, order)).toBeGreaterThanOrEqual(best);
      }),
    );
  });

  test('a tour is cut where it costs least, within the limit', () => {
    const between = [
      [0, 1, 1, 1],
      [0, 0, 1, 9],
      [0, 9, 0, 1],
      [0, 9, 9, 0],
    ];
    const own = [0, 1, 1, 1];
    expect(cut([1, 2, 3], between, own, 25, 9)).toEqual([[1, 2, 3]]);
    expect(cut([1, 2, 3], between, own, 4, 9)).toHaveLength(2);
    expect(cut([1, 2, 3], between, own, 2, 9)).toEqual([[1], [2], [3]]);
  });
});

const costOf = (between: readonly (readonly number[])[], tour: readonly number[]): number =>
  [0, ...tour].reduce((sum, at, index) => sum + (between[at]?.[tour[index] ?? 0] ?? 0), 0);

const permutations = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

describe('pairs', () => {
  test.each(models)('$id: every pair of consecutive transitions is taken', (model) => {
    const graph = explore(model);
    const walked = new Set(
      pairWalks(graph).flatMap(({ start, edges }) =>
        [start, ...edges].flatMap(({ taken }, index, all) => {
          const [from, to] = [all[index - 1]?.taken.at(-1), taken[0]];
          return [
            ...within(taken),
            ...(from === undefined || to === undefined ? [] : [`${from} → ${to}`]),
          ];
        }),
      ),
    );
    expect([...pairsOf(graph)].filter((pair) => !walked.has(pair))).toEqual([]);
  });
});

describe('paths', () => {
  const model = modelFor(loop, { events: ['count.raised', 'end.chosen'] });
  const thrice = sends('count.raised', 'count.raised', 'count.raised');

  test('an id is of what happens, so the same steps keep it', () => {
    const path = recordPath(model, { input: 'typical' }, thrice);
    expect(recordPath(model, { input: 'typical' }, thrice).id).toBe(path.id);
    expect(recordPath(model, { input: 'typical' }, sends('count.raised')).id).not.toBe(path.id);
    expect(path.id).toMatch(/^test\.loop#[0-9a-f]{4}$/);
  });

  test('known paths are kept while they can happen and are of use', () => {
    const graph = explore(model);
    const mine = recordPath(model, { input: 'typical' }, [
      ...sends('end.chosen'),
      ...thrice,
      ...sends('end.chosen'),
    ]);
    const useless = recordPath(model, { input: 'typical' }, sends('count.raised'));
    expect(planPaths(graph, [mine, useless]).paths.map(({ id }) => id)).toEqual([mine.id]);
  });

  test('a path that can no longer happen is planned anew', () => {
    const gone = { ...recordPath(model, { input: 'typical' }, thrice), input: 'unknown' };
    const { paths } = planPaths(explore(model), [gone]);
    expect(paths.map(({ id }) => id)).not.toContain(gone.id);
  });

  test('what a transition changes is shown on a path of its own, even one whose digits are taken', () => {
    // From this start both paths have the same four digits.
    const input = 'room 56988';
    const darkRoom = modelFor(lights, {
      events: ['lamp.lit', 'candle.lit'],
      starts: [{ input, policy: undefined, value: undefined }],
      projection: () => undefined,
    });
    const both = recordPath(darkRoom, { input }, sends('lamp.lit', 'candle.lit'));
    const telling = recordPath(darkRoom, { input }, sends('candle.lit'));
    expect(telling.id).toBe(both.id);
    const { paths } = planPaths(explore(darkRoom), [both]);
    expect(paths).toEqual([both, { ...telling, id: `${both.id}1` }]);
  });

  test('a replay says at which step what was otherwise', () => {
    const path = recordPath(model, { input: 'typical' }, [...thrice, ...sends('end.chosen')]);
    expect(replay(model, path)).toBeUndefined();
    const slower = model.machine.provide({ guards: { enough: () => false } } as never);
    expect(replay(model, path, { machine: slower })).toMatchObject({
      step: 4,
      what: 'value',
      expected: '"ended"',
      seen: '"counting"',
    });
  });

  test('what is emitted, remembered and called is part of what a path expects', () => {
    const path = recordPath(nestedModel, { input: 'typical' }, [
      { fail: 'inner', with: 'unreachable' },
      { pass: 1_000 },
    ]);
    expect(path.start).toMatchObject({ calls: ['outer', 'inner'], context: { tries: '1' } });
    expect(
      path.steps.map(({ expect: after }) => [after.facts, after.context, after.calls]),
    ).toEqual([
      [['check.failed'], {}, []],
      [[], { tries: '2' }, ['inner']],
    ]);
  });
});
