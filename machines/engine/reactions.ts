import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { transitionsOf, type TransitionId } from './transitions.ts';
import type { Model, Occurrence, Start } from './model.ts';
import { occurrencesIn, type Possibility, type Situation } from './occurrences.ts';
import { refusedBy } from './refusals.ts';
import { createTracer, type Invocation, type Message, type Timer, type Trace } from './tracer.ts';

/** More timers than this at one moment set one another off for ever. */
const TIMER_LIMIT = 100;

/** A chart's reaction to what happens to it. */
export interface Reaction {
  /** Context and all. */
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: readonly Timer[];
  /** Empty when guards refused the occurrence: then it must change nothing. */
  readonly taken: readonly TransitionId[];
  /** The guarded transitions that were asked and refused. */
  readonly refused: readonly TransitionId[];
  readonly facts: readonly EventObject[];
  readonly calls: readonly Invocation[];
  readonly told: readonly Message[];
}

/** A chart's reactions, by its pure transition function. */
export function reactionsOf(model: Model): {
  readonly atStart: (start: Start) => Reaction;
  /** To everything that may happen in a situation. */
  readonly in: (situation: Situation) => (Reaction & { readonly occurrence: Occurrence })[];
} {
  const tracer = createTracer(model.machine);
  const ids = new Map(transitionsOf(model.machine).map((t) => [t.definition, t.id] as const));
  const idOf = (definition: AnyTransitionDefinition): TransitionId => ids.get(definition) ?? '?';
  const reactionTo = (trace: Trace, refused: readonly TransitionId[]): Reaction => ({
    ...trace,
    taken: trace.taken.map(idOf),
    refused,
  });

  /** Applies an occurrence, and then every timer that is due at the same moment, before anything else can happen. */
  const happen = ({ occurrence, event, elapsed }: Possibility): Reaction | undefined => {
    let trace = tracer.step(elapsed, event);
    const refused = new Set(refusedBy(trace, elapsed.snapshot, event, idOf));
    // An answer that nothing takes is kept: the caller waits for ever. So is time that passes.
    if ('send' in occurrence && trace.taken.length === 0 && refused.size === 0) return undefined;
    let due = 'pass' in occurrence ? dueIn(trace) : undefined;
    for (let fired = 0; due !== undefined; fired += 1) {
      if (fired > TIMER_LIMIT) throw new Error(`${model.id}: timers of 0 ms go in circles`);
      const from = { snapshot: trace.snapshot, timers: trace.timers.filter((one) => one !== due) };
      const next = tracer.step(from, due.event);
      for (const id of refusedBy(next, from.snapshot, due.event, idOf)) refused.add(id);
      trace = {
        ...next,
        taken: [...trace.taken, ...next.taken],
        facts: [...trace.facts, ...next.facts],
        calls: [...trace.calls, ...next.calls],
        told: [...trace.told, ...next.told],
      };
      due = dueIn(trace);
    }
    return reactionTo(trace, [...refused]);
  };

  return {
    atStart: (start) => {
      const trace = tracer.initial(start.value);
      return reactionTo(trace, refusedBy(trace, undefined, undefined, idOf));
    },
    in: (situation) =>
      occurrencesIn(model, situation).flatMap((possibility) => {
        const reaction = happen(possibility);
        return reaction === undefined ? [] : [{ ...reaction, occurrence: possibility.occurrence }];
      }),
  };
}

/** A timer that fires at this very moment. */
const dueIn = ({ snapshot, timers }: Trace): Timer | undefined =>
  snapshot.status === 'active' ? timers.find(({ remaining }) => remaining === 0) : undefined;
