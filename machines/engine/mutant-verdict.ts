import type { AnyStateMachine } from 'xstate';
import { survivorsOf, waivedIn, type Excepted } from '../exceptions.ts';
import type { AnyFlow, AnyJourney } from '../flow.ts';
import { execute, startOf } from './executor.ts';
import { explore, type Graph } from './explore.ts';
import { expectationOf, replay, type Path } from './fixture.ts';
import type { Model } from './model.ts';
import type { Mutant } from './mutants.ts';
import { pairWalks } from './pairs.ts';
import { checkSafety } from './safety.ts';
import type { Walk } from './explore.ts';

/** More states than this are endless counting of a faulty chart, which is noticed. */
const STATE_LIMIT = 2_000;

/** Whether anything notices a faulty chart. */
export interface Verdict {
  /** The paths of the chart as it was, replayed on the faulty one. */
  readonly replay: 'noticed' | 'survived';
  /** The oracle that objects when everything is made anew from the faulty chart: hand-written ones alone. */
  readonly carelessEdit: 'journeys' | 'properties' | 'survived';
  /** No difference can be seen in any state: then there is nothing to notice. */
  readonly equivalent: boolean;
}

/** Whether an oracle that should notice a faulty chart does not. */
export const isSilent = ({ replay, carelessEdit }: Verdict): boolean =>
  replay === 'survived' || carelessEdit === 'survived';

/** Puts a faulty chart before every oracle that a flow has. */
export function verdictOn(
  flow: AnyFlow,
  model: Model,
  graph: Graph,
  paths: readonly Path[],
  { machine, transition }: Pick<Mutant, 'machine' | 'transition'>,
): Verdict {
  const isLikely = ({ start, steps }: Path): boolean =>
    transition !== undefined &&
    [start, ...steps.map(({ expect }) => expect)].some(({ transitions }) =>
      transitions.includes(transition),
    );
  // Paths that take the transition with the fault notice it most: they come first.
  const noticed = paths
    .toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)))
    .some((path) => replay(model, path, { machine }) !== undefined);
  const carelessEdit = objection(flow, { ...model, machine });
  const equivalent = !noticed && carelessEdit === 'survived' && !differs(model, graph, machine);
  return { replay: noticed ? 'noticed' : 'survived', carelessEdit, equivalent };
}

function objection(flow: AnyFlow, mutant: Model): Verdict['carelessEdit'] {
  if (!flow.journeys.every((journey) => journeyHolds(mutant, journey))) return 'journeys';
  const isBroken = (model: Model): boolean =>
    checkSafety(explore(model, { limit: STATE_LIMIT }), flow.safety).length > 0;
  try {
    // Most faults show from the first start on: the whole costs several times as much.
    const first = { ...mutant, starts: mutant.starts.slice(0, 1) };
    return isBroken(first) || isBroken(mutant) ? 'properties' : 'survived';
  } catch {
    // It cannot even be explored: an endless loop, or a guard that throws.
    return 'properties';
  }
}

/** Whether a journey runs as it is pinned. */
function journeyHolds(model: Model, journey: AnyJourney): boolean {
  try {
    const execution = execute(model, startOf(model, journey.input, journey.policy));
    return (
      execution.started.screen.name === journey.start &&
      journey.steps.every((step) => {
        const { screen, facts } = execution.happen(step);
        return (
          screen.name === step.see &&
          (step.emits === undefined || String(facts.map(({ type }) => type)) === String(step.emits))
        );
      })
    );
  } catch {
    return false;
  }
}

/** Walks every edge and every pair on both charts side by side, and looks for any difference. */
function differs(model: Model, graph: Graph, machine: AnyStateMachine): boolean {
  return pairWalks(graph).some((walk) => walksApart(model, walk, machine));
}

function walksApart(model: Model, { start, edges }: Walk, machine: AnyStateMachine): boolean {
  try {
    const [one, other] = [execute(model, start.start), execute(model, start.start, { machine })];
    let before = [one.started, other.started] as const;
    if (!same(expectationOf(before[0], undefined), expectationOf(before[1], undefined)))
      return true;
    return edges.some(({ occurrence }) => {
      const after = [one.happen(occurrence), other.happen(occurrence)] as const;
      const apart = !same(expectationOf(after[0], before[0]), expectationOf(after[1], before[1]));
      before = after;
      return apart;
    });
  } catch {
    return true;
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Fault = Pick<Mutant, 'id' | 'transition'>;

/**
 * Why nothing notices a fault: its own reason, or, for a fault in a transition that no path can reach, the
 * reason for that. Undefined when nobody has given one.
 */
export const reasonFor = (flow: Excepted, { id, transition }: Fault): string | undefined =>
  survivorsOf(flow)[id] ?? (transition === undefined ? undefined : waivedIn(flow)[transition]);

/** The faults that the aims count: those that can be seen, and that no reason explains. */
export const countedIn = <F extends Fault & Pick<Verdict, 'equivalent'>>(
  flow: Excepted,
  judged: readonly F[],
): readonly F[] =>
  judged.filter((fault) => !fault.equivalent && reasonFor(flow, fault) === undefined);

/** A fault as it was judged; silent when an oracle that should notice it does not. */
interface JudgedMutant extends Fault {
  readonly silent: boolean;
}

/**
 * The mistakes in the reasons for faults that nothing notices: a silent fault without a reason, or a reason for
 * a fault that is noticed or gone.
 */
export function wronglyExplained(judged: readonly JudgedMutant[], flow: Excepted): string[] {
  const faults = judged.filter((one) => one.silent);
  const silent = new Set(faults.map(({ id }) => id));
  return [
    ...faults
      .filter((fault) => reasonFor(flow, fault) === undefined)
      .map(({ id }) => `not explained: ${id}`),
    ...Object.keys(survivorsOf(flow))
      .filter((id) => !silent.has(id))
      .map((id) => `explained, but noticed or gone: ${id}`),
  ];
}
