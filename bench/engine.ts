import type { AnyMachineSnapshot, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { getShortestPaths, TestModel, type StatePath } from 'xstate/graph';
import { coverageOf } from '../machines/engine/coverage.ts';
import { execute } from '../machines/engine/executor.ts';
import { explore, keyOf, type Graph } from '../machines/engine/explore.ts';
import { modelOf } from '../machines/engine/flow-model.ts';
import { planPaths } from '../machines/engine/keep.ts';
import type { Model, Start } from '../machines/engine/model.ts';
import { occurrencesIn } from '../machines/engine/occurrences.ts';
import { createTracer } from '../machines/engine/tracer.ts';
import { transitionsOf } from '../machines/engine/transitions.ts';
import { FLOWS, flowNamed } from '../machines/registry.ts';

/**
 * Compares the path engine with the generators that come with XState, on the same charts. Those know neither
 * the outcomes of an operation nor that time passes. So they get the same events and the same identity of
 * states, and of their paths only those count that take a transition for the first time.
 */
interface Figures {
  readonly ms: number;
  readonly covered: number;
  readonly paths: number;
  readonly steps: number;
}

interface Options {
  readonly input: unknown;
  readonly events: (snapshot: AnyMachineSnapshot) => EventObject[];
  readonly serializeState: (snapshot: AnyMachineSnapshot) => string;
}

type Generator = (
  machine: AnyStateMachine,
  options: Options,
) => StatePath<Snapshot<unknown>, EventObject>[];

const GENERATORS: Readonly<Record<string, Generator>> = {
  // One path to each state.
  getShortestPaths: (machine, options) => getShortestPaths(machine, options),
  // One path to each state by each event, as its model-based testing asks for it.
  'TestModel.getShortestPaths': (machine, { serializeState, ...options }) =>
    new TestModel(machine).getShortestPaths({
      ...options,
      serializeState: (
        to: AnyMachineSnapshot,
        by: EventObject | undefined,
        from: AnyMachineSnapshot | undefined,
      ) =>
        `${serializeState(to)} ${JSON.stringify(by)} ${from === undefined ? '' : serializeState(from)}`,
    }),
};

const total: Record<string, Figures> = {};
let [transitions, optimum, slowest] = [0, 0, 0];

for (const flow of FLOWS) {
  const model = modelOf(flow);
  const began = performance.now();
  const graph = explore(model);
  const explored = performance.now();
  const { paths, optimum: least } = planPaths(graph);
  const planned = performance.now();
  const { transitions: all, uncovered } = coverageOf(graph, paths);
  const own = {
    ms: planned - began,
    covered: all.length - uncovered.length,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
  };
  slowest = Math.max(slowest, planned - explored);
  transitions += all.length;
  optimum += least;
  console.log(
    `${flow.id}: ${graph.states.length} states, ${graph.edges.length} edges, explored in ${ms(explored - began)}, planned in ${ms(planned - explored)}`,
  );
  report('Croupier', own, all.length, least);
  for (const [name, generator] of Object.entries(GENERATORS)) {
    report(name, stock(model, graph, generator), all.length, least);
  }
}

console.log('in total');
for (const [name, figures] of Object.entries(total)) print(name, figures, transitions, optimum);
console.log(`  slowest plan of one flow ${ms(slowest)} (aim: under 100 ms)`);
console.log(`  model steps on real actors: ${stepsPerSecond().toLocaleString('en')} a second`);

function stock(model: Model, graph: Graph, generator: Generator): Figures {
  const { machine } = model;
  const timersOf = new Map(graph.states.map((state) => [bare(model, state.snapshot), state]));
  const began = performance.now();
  const found = model.starts.flatMap((start) =>
    generator(machine, {
      input: start.value,
      events: (snapshot) => {
        const state = timersOf.get(bare(model, snapshot));
        return state === undefined
          ? []
          : occurrencesIn(model, { ...state, snapshot }).map(({ event }) => event);
      },
      serializeState: (snapshot) => bare(model, snapshot),
    }).map((path) => ({ start, path })),
  );
  const taken = new Set<unknown>();
  const useful = found.filter(({ start, path }) => {
    const before = taken.size;
    for (const transition of takenBy(model, start, path)) taken.add(transition);
    return taken.size > before;
  });
  return {
    ms: performance.now() - began,
    covered: transitionsOf(machine).filter(({ definition }) => taken.has(definition)).length,
    paths: useful.length,
    steps: useful.reduce((sum, { path }) => sum + eventsOf(path).length, 0),
  };
}

/** State identity without the time that is left: the generators of XState know of no time. */
function bare(model: Model, snapshot: AnyMachineSnapshot): string {
  return keyOf(model, snapshot, []);
}

/** Each step carries the event that led to it; the first one is the start itself. */
function eventsOf({ steps }: StatePath<Snapshot<unknown>, EventObject>): EventObject[] {
  return steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
}

function takenBy(
  model: Model,
  start: Start,
  path: StatePath<Snapshot<unknown>, EventObject>,
): unknown[] {
  const tracer = createTracer(model.machine);
  let at = tracer.initial(start.value);
  const taken: unknown[] = [...at.taken];
  for (const event of eventsOf(path)) {
    at = tracer.step({ snapshot: at.snapshot, timers: [] }, event);
    taken.push(...at.taken);
  }
  return taken;
}

function report(name: string, figures: Figures, all: number, least: number): void {
  print(name, figures, all, least);
  const {
    ms: time,
    covered,
    paths,
    steps,
  } = total[name] ?? {
    ms: 0,
    covered: 0,
    paths: 0,
    steps: 0,
  };
  total[name] = {
    ms: time + figures.ms,
    covered: covered + figures.covered,
    paths: paths + figures.paths,
    steps: steps + figures.steps,
  };
}

function print(name: string, figures: Figures, all: number, least: number): void {
  const ratio = (figures.steps / least).toFixed(2);
  console.log(
    `  ${name.padEnd(27)} ${figures.covered}/${all} transitions, ${figures.paths} paths, ${figures.steps} steps, ${ratio} times the optimum of ${least}, ${ms(figures.ms)}`,
  );
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}

/** One long walk over the deposit chart's committed plan, again and again. */
function stepsPerSecond(): number {
  const model = modelOf(flowNamed('banking.deposit'));
  const { paths } = planPaths(explore(model));
  const began = performance.now();
  let steps = 0;
  while (performance.now() - began < 2_000) {
    for (const { input, policy, steps: occurrences } of paths) {
      const start = model.starts.find((one) => one.input === input && one.policy === policy);
      if (start === undefined) continue;
      const execution = execute(model, start, { observe: false });
      for (const { expect: _, ...occurrence } of occurrences) execution.happen(occurrence);
      execution.stop();
      steps += occurrences.length;
    }
  }
  return Math.round((steps / (performance.now() - began)) * 1_000);
}
