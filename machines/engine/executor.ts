import {
  createActor,
  SimulatedClock,
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import { sourceName, statesOf, transitionsOf, type TransitionId } from './transitions.ts';
import { eventOf, resultOf, type Model, type Occurrence, type Start } from './model.ts';
import type { Invocation, Message } from './tracer.ts';

/** The visible result of something that happened to a running chart. */
export interface Observation {
  readonly snapshot: AnyMachineSnapshot;
  readonly screen: { readonly name: string };
  readonly taken: readonly TransitionId[];
  readonly facts: readonly EventObject[];
  /** Operations and child flows that began, with their inputs. */
  readonly calls: readonly Invocation[];
  /** The messages to child flows, in order. */
  readonly told: readonly Message[];
}

/** A running chart: the real actor, on a simulated clock, its operations answered by hand. */
export interface Execution {
  readonly started: Observation;
  /** Lets one thing happen, and returns the observation. */
  happen(occurrence: Occurrence): Observation;
  /** Leaves the flow, like a player who closes the page; returns the operations that were given up. */
  stop(): readonly string[];
}

type Waiting = Snapshot<unknown> & { readonly input: unknown };

/** The answers that such an operation hears; other messages, and its stop, change nothing. */
type Answer =
  | { readonly type: 'told' }
  | { readonly type: 'answer'; readonly output: unknown }
  | { readonly type: 'fail'; readonly error: unknown };

/**
 * An operation that waits for its answer. Unlike a promise it ends at once when it is answered,
 * so that a million steps need no turn of the event loop.
 */
const waiting: ActorLogic<Waiting, Answer, unknown> = {
  getInitialSnapshot: (_scope, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (state, event) => {
    const { input } = state;
    if (event.type === 'answer')
      return { status: 'done', output: event.output, error: undefined, input };
    if (event.type === 'fail')
      return { status: 'error', output: undefined, error: event.error, input };
    return state;
  },
  getPersistedSnapshot: (state) => state,
};

/**
 * Starts a flow's machine for real.
 *
 * @param options.machine a mutant instead of the model's machine
 * @param options.exact refuses a step of time before whose end something happens
 * @param options.observe false when only snapshots matter: ten times as fast
 */
export function execute(
  model: Model,
  start: Start,
  options: {
    readonly machine?: AnyStateMachine;
    readonly observe?: boolean;
    readonly exact?: boolean;
  } = {},
): Execution {
  const { machine = model.machine, observe = true, exact = false } = options;
  const { provided, ids } = runnable(machine);
  let taken: TransitionId[] = [];
  let facts: EventObject[] = [];
  let told: Message[] = [];
  const clock = new SimulatedClock();
  const errors: unknown[] = [];
  const actor = createActor(provided, {
    clock,
    input: start.value,
    ...(observe
      ? {
          // Only the chart has microsteps: its operations are no charts here.
          inspect: (event: InspectionEvent) => {
            if (event.type === '@xstate.event') {
              const { sourceRef, actorRef, event: sent } = event;
              const isToChild = sourceRef === actor && actorRef !== actor;
              // XState itself tells a child when it begins.
              if (isToChild && !sent.type.startsWith('xstate.'))
                told.push({ to: (actorRef as AnyActorRef).id, event: sent });
            }
            if (event.type !== '@xstate.microstep') return;
            for (const definition of event._transitions) taken.push(ids.get(definition) ?? '?');
          },
        }
      : {}),
  });
  if (observe) actor.on('*', (fact: EventObject) => facts.push(fact));
  actor.subscribe({ error: (error: unknown) => errors.push(error) });

  let children: Readonly<Record<string, AnyActorRef | undefined>> = {};
  const look = (): Observation => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const before = children;
    children = snapshot.children;
    const calls = observe
      ? Object.entries(children).flatMap(([invokeId, child]) =>
          child !== undefined && child !== before[invokeId] ? [callOf(invokeId, child)] : [],
        )
      : [];
    const screen =
      snapshot.status === 'error'
        ? { name: 'error', error: String(errors.at(-1)) }
        : model.screen(snapshot);
    const observation = { snapshot, screen, taken, facts, calls, told };
    taken = [];
    facts = [];
    told = [];
    return observation;
  };
  const child = (what: { of?: string }, src: string): AnyActorRef => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const invoked = (snapshot._nodes as readonly AnyStateNode[]).flatMap((node) => node.invoke);
    const id = what.of ?? invoked.find((one) => one.src === src)?.id;
    const ref = id === undefined ? undefined : snapshot.children[id];
    if (ref === undefined) throw new Error(`${src} is not waiting for an answer`);
    return ref;
  };
  const passExactly = (ms: number): void => {
    if (ms > 0) clock.increment(ms - 1);
    if (taken.length > 0) throw new Error(`${taken.join(', ')} came before ${ms} ms had passed`);
    clock.increment(Math.min(ms, 1));
  };
  /** A timer that fires may set another for the same moment: the simulated clock leaves that to its next move. */
  const settle = (): void => {
    const before = actor.getSnapshot();
    clock.increment(0);
    if (actor.getSnapshot() !== before) settle();
  };
  actor.start();
  return {
    started: look(),
    happen(occurrence) {
      if ('send' in occurrence) actor.send(eventOf(model, occurrence));
      else if ('answer' in occurrence)
        child(occurrence, occurrence.answer).send({
          type: 'answer',
          output: resultOf(model, occurrence),
        });
      else if ('fail' in occurrence)
        child(occurrence, occurrence.fail).send({
          type: 'fail',
          error: resultOf(model, occurrence),
        });
      else {
        if (exact) passExactly(occurrence.pass);
        else clock.increment(occurrence.pass);
        settle();
      }
      return look();
    },
    stop() {
      const running = Object.entries(children).flatMap(([id, ref]) =>
        ref?.getSnapshot().status === 'active' ? [id] : [],
      );
      actor.stop();
      return running;
    },
  };
}

const callOf = (invokeId: string, ref: AnyActorRef): Invocation => ({
  invokeId,
  src: sourceName(ref.src) ?? invokeId,
  input: (ref.getSnapshot() as { input?: unknown }).input,
});

/** A machine whose operations wait, and its transitions' ids; made once for each machine. */
function runnable(machine: AnyStateMachine): Runnable {
  const known = runnables.get(machine);
  if (known !== undefined) return known;
  const sources = [...invokedBy(machine), ...Object.keys(machine.implementations.actors)];
  const actors = Object.fromEntries(sources.map((src) => [src, waiting]));
  const provided = machine.provide({ actors });
  const ids = new Map(transitionsOf(provided).map((t) => [t.definition as unknown, t.id]));
  const made = { provided, ids };
  runnables.set(machine, made);
  return made;
}

interface Runnable {
  readonly provided: AnyStateMachine;
  readonly ids: ReadonlyMap<unknown, TransitionId>;
}

const runnables = new WeakMap<AnyStateMachine, Runnable>();

const invokedBy = (machine: AnyStateMachine): string[] =>
  statesOf(machine).flatMap(({ invoke }) => invoke.flatMap(({ src }) => sourceName(src) ?? []));

/** The start of a model with the given input and policy. */
export function startOf(model: Model, input = 'typical', policy?: string): Start {
  const starts = model.starts.filter((start) => start.input === input);
  const start = starts.find((one) => policy === undefined || one.policy === policy);
  if (start === undefined)
    throw new Error(
      `${model.id} does not start with ${input}${policy === undefined ? '' : ` under ${policy}`}`,
    );
  return start;
}
