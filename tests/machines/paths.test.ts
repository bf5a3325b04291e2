import { beforeAll, describe, expect, test } from 'vitest';
import { waivedIn } from '../../machines/exceptions.ts';
import { coverageOf, pairsOf } from '../../machines/engine/coverage.ts';
import { execute } from '../../machines/engine/executor.ts';
import { keyOf, type Edge, type Graph } from '../../machines/engine/explore.ts';
import { graphOf } from '../../machines/engine/flow-model.ts';
import { gapsIn } from '../../machines/engine/gaps.ts';
import { planPaths, type PathSet } from '../../machines/engine/keep.ts';
import { pairWalks } from '../../machines/engine/pairs.ts';
import { mostSteps, STEP_LIMIT, STEP_RATIO } from '../../machines/engine/plan.ts';
import type { StateMeta } from '../../machines/engine/screens.ts';
import { statesOf } from '../../machines/engine/transitions.ts';
import { FLOWS } from '../../machines/registry.ts';
import { isFresh, readPaths } from '../../review/paths/fixtures.ts';
import { replayOnModel } from '../../review/paths/results.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';
import { conflictsIn } from './conflicts.ts';

/** The number of steps taken on real actors in this file; the last test checks it. */
let modelSteps = 0;
const STEPS_PER_RUN = 1_000_000;

type Meta = StateMeta<{ readonly name: string }>;

const flows = FLOWS.map((flow) => ({ id: flow.id, flow, paths: readPaths(flow.id) }));

describe.each(flows)('$id', ({ flow, paths }) => {
  let graph: Graph;
  let planned: PathSet;
  beforeAll(() => {
    graph = graphOf(flow);
    planned = planPaths(graph, paths);
  });

  test('whatever happens, there is a screen, and every screen that a state names is shown', () => {
    const shown = new Set(graph.states.map(({ screen }) => screen));
    const named = new Set(
      statesOf(flow.machine).flatMap(({ meta }) => (meta as Meta | undefined)?.screen ?? []),
    );
    expect([...shown].toSorted()).toEqual([...named].toSorted());
  });

  test('every transition, refusal of a guard and failure that the chart can see is on a path, or waived with a reason', () => {
    const coverage = coverageOf(graph, paths, waivedIn(flow));
    expect(gapsIn(graph, coverage)).toEqual([]);
    expect(coverage.waived, 'a waiver for what can be reached is out of date').toEqual(
      Object.keys(waivedIn(flow)),
    );
  });

  test('an operation that fails more than once does not fail alike, until it has failed in every way', () => {
    const met = new Map<string, string[]>();
    for (const step of paths.flatMap(({ steps }) => steps)) {
      if ('fail' in step) met.set(step.fail, [...(met.get(step.fail) ?? []), step.with]);
    }
    const ways = Object.keys(graph.model.failures).length;
    const alike = [...met].filter(
      ([, kinds]) => new Set(kinds).size < Math.min(kinds.length, ways),
    );
    expect(alike, 'run `npm run paths -- --update --renew`').toEqual([]);
  });

  test('the committed paths are those of the chart', () => {
    expect(
      isFresh(flow.id, planned.paths),
      'the chart changed, or was never planned: run `npm run paths -- --update` and read the difference',
    ).toBe(true);
  });

  test(`paths are short and few: at most ${STEP_LIMIT} steps each, ${STEP_RATIO} times the optimum in all`, () => {
    for (const path of paths) expect(path.steps.length, path.id).toBeLessThanOrEqual(STEP_LIMIT);
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    expect(steps, 'run `npm run paths -- --update --renew`').toBeLessThanOrEqual(
      mostSteps(planned.optimum),
    );
  });

  for (const [tags, contexts] of [
    ['sample', 2],
    ['long', 8],
  ] as const) {
    test(`the projection hides nothing that decides, by ${contexts} contexts`, { tags }, () => {
      expect(conflictsIn(graph, contexts), 'add it to `projection` in samples.ts').toEqual([]);
    });
  }

  test.each(paths.map((path) => [path.id, path] as const))('%s on the model', (_, path) => {
    const result = replayOnModel(flow, path);
    modelSteps += path.steps.length;
    expect(result.message, result.message).toBeUndefined();
  });

  test(
    'every pair of consecutive transitions, on the real actor',
    { tags: tagsOfFlow(flow.id) },
    () => {
      const walks = pairWalks(graph);
      const taken = walks.reduce((sum, { edges }) => sum + edges.length, 0);
      expect(taken).toBeGreaterThanOrEqual(pairsOf(graph).size / 4);
      for (const { start, edges } of walks) {
        const execution = execute(graph.model, start.start, { observe: false });
        for (const edge of edges) follow(graph, execution, edge);
        execution.stop();
      }
    },
  );
});

test(
  `random walks, until ${STEPS_PER_RUN.toLocaleString('en')} steps agree with the explored graphs`,
  { tags: 'long' },
  () => {
    const random = generator(1);
    const share = (STEPS_PER_RUN - modelSteps) / flows.length;
    for (const graph of flows.map(({ flow }) => graphOf(flow))) {
      const until = modelSteps + share;
      // A path that has ended when it begins goes nowhere.
      const starts = graph.starts.filter(({ to }) => to.out.length > 0);
      while (starts.length > 0 && modelSteps < until) {
        const { start, to } = pick(starts, random);
        const execution = execute(graph.model, start, { observe: false });
        let at = to;
        for (let step = 0; step < 500 && at.out.length > 0; step += 1) {
          const edge = pick(at.out, random);
          follow(graph, execution, edge);
          at = edge.to;
        }
        execution.stop();
      }
    }
    expect(modelSteps).toBeGreaterThanOrEqual(STEPS_PER_RUN);
  },
);

/** Takes an edge on a running chart, and compares with the target in the explored graph. */
function follow(
  { model }: Graph,
  execution: ReturnType<typeof execute>,
  { occurrence, to }: Edge,
): void {
  const { snapshot } = execution.happen(occurrence);
  modelSteps += 1;
  const seen = keyOf(model, snapshot, to.timers);
  if (seen !== to.key) expect(seen, `${model.id}: ${JSON.stringify(occurrence)}`).toBe(to.key);
}

const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.floor(random() * items.length)] as T;

/** The same walks in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
