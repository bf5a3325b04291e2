import { pathId, transitionsOf, type ChartTransition } from './transitions.ts';
import type { Coverage } from './coverage.ts';
import type { Edge, Graph } from './explore.ts';

/**
 * Lists the gaps of a flow, line by line, with the way to close each: parts that its paths leave out, that
 * nothing can bring about, that nothing handles. Empty when nothing is missing.
 */
export function gapsIn(graph: Graph, coverage: Coverage): string[] {
  const { uncovered, unreachable, refusals, failures } = coverage;
  const transitions = new Map(transitionsOf(graph.model.machine).map((one) => [one.id, one]));
  const unplanned = [
    ...uncovered.map((id) => `no path takes ${id}`),
    ...refusals.open.map((id) => `on no path the guard of ${id} says no`),
    ...failures.open.map((failure) => `on no path comes the failure ${failure}`),
  ];
  const impossible = unreachable.map((id) => {
    const transition = transitions.get(id) as ChartTransition;
    return `nothing brings about ${id}: ${whyNot(graph, transition)}`;
  });
  return [
    ...unhandledIn(graph),
    ...impossible,
    ...hint(
      impossible,
      'a transition that is there all the same is an exception in flow.ts, with why',
    ),
    ...unplanned,
    ...hint(unplanned, `all of these can happen: npm run paths -- ${graph.model.id} --update`),
  ];
}

const hint = (gaps: readonly string[], words: string): string[] =>
  gaps.length === 0 ? [] : [`→ ${words}`];

/** Answers and failures that leave a chart waiting for ever, or stop it with an error. */
function unhandledIn({ edges }: Graph): string[] {
  const unhandled = edges.flatMap((edge): string[] => {
    const { occurrence, from, to } = edge;
    if (!('with' in occurrence)) return [];
    const fails = 'fail' in occurrence;
    if (to.snapshot.status !== 'error' && edge.taken.length > 0) return [];
    const [src, what] = fails
      ? [occurrence.fail, 'fails: give its invoke an onError']
      : [occurrence.answer, `answers ${occurrence.with}: give its invoke an onDone that takes it`];
    return [`nothing is ready in ${statesIn(from)} when ${src} ${what}`];
  });
  return [...new Set(unhandled)];
}

const statesIn = ({ snapshot }: Edge['from']): string =>
  (snapshot._nodes as Parameters<typeof pathId>[0][])
    .filter(({ invoke }) => invoke.length > 0)
    .map(pathId)
    .join(' and ');

/** Why no occurrence makes a chart take a transition: the first reason that holds. */
function whyNot(
  { model, states }: Graph,
  { source, trigger, definition, place }: ChartTransition,
): string {
  const entered = states.some(({ snapshot }) => snapshot._nodes.includes(source));
  if (trigger.kind === 'event' && !trigger.type.endsWith('*')) {
    const cases = Object.keys(model.events[trigger.type] ?? {});
    if (cases.length === 0) return `samples.ts has no event ${trigger.type}`;
  }
  if (trigger.kind === 'done' || trigger.kind === 'error') {
    if (Object.keys(model.outcomes[trigger.src] ?? {}).length === 0)
      return `samples.ts has no outcome of ${trigger.src}`;
    if (trigger.kind === 'error' && model.unfailing.includes(trigger.src))
      return `samples.ts says that ${trigger.src} never fails`;
  }
  if (!entered && trigger.kind !== 'always') return `nothing leads to ${pathId(source)}`;
  if (trigger.kind === 'complete' && place === 1) return `not all within ${pathId(source)} can end`;
  const guarded = definition.guard !== undefined;
  if (place === 1 && guarded) return 'its guard says no to every sample';
  if (place > 1) {
    const also = guarded ? ', or its guard says no to the rest' : '';
    return `the alternatives before it take every sample${also}`;
  }
  return 'a state within always takes it first';
}
