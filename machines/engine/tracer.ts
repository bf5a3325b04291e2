import {
  createEmptyActor,
  type AnyActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
} from 'xstate';
import { sourceName } from './transitions.ts';

/** A timer of a chart: the event that it will deliver, and when, in ms from now. */
export interface Timer {
  readonly id: string;
  readonly event: EventObject;
  readonly remaining: number;
}

/** An actor that has just been started, invoked or spawned, and its input. */
export interface Invocation {
  readonly src: string;
  readonly invokeId: string;
  readonly input: unknown;
}

/** An event that a chart sends to one of its children. */
export interface Message {
  /** The child's id. */
  readonly to: string;
  readonly event: EventObject;
}

/** The trace of one step of a chart. */
export interface Trace {
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions taken, eventless ones included, in order. */
  readonly taken: readonly AnyTransitionDefinition[];
  /** The facts emitted, in order. */
  readonly facts: readonly EventObject[];
  readonly calls: readonly Invocation[];
  /** The messages to its children, in order. */
  readonly told: readonly Message[];
  readonly timers: readonly Timer[];
}

interface ExecutableAction {
  readonly type: string;
  readonly params: unknown;
}

/**
 * Runs a machine's pure transition function, and reads the happenings from it. Nothing is executed: no actor
 * starts, no timer runs. XState tells the transitions taken only to inspectors, by `@xstate.microstep`, whose
 * `_transitions` is why the version is pinned.
 */
export function createTracer(machine: AnyStateMachine): {
  readonly initial: (input: unknown) => Trace;
  readonly step: (
    from: { snapshot: AnyMachineSnapshot; timers: readonly Timer[] },
    event: EventObject,
  ) => Trace;
} {
  const self = createEmptyActor();
  let taken: AnyTransitionDefinition[] = [];
  let actions: ExecutableAction[] = [];
  self.system.inspect((event) => {
    // A child that is spawned is a chart, too, and has a beginning of its own.
    const isOwn = event.actorRef === self;
    if (isOwn && event.type === '@xstate.microstep') taken.push(...event._transitions);
  });
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: 'tracer',
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action: ExecutableAction) => actions.push(action),
  };

  const trace = (run: () => unknown, timers: readonly Timer[]): Trace => {
    taken = [];
    actions = [];
    const snapshot = run() as AnyMachineSnapshot;
    return { snapshot, taken, ...read(actions, timers) };
  };
  return {
    initial: (input) => {
      const begun = trace(() => machine.getInitialSnapshot(scope, input), []);
      return { ...begun, calls: [...spawnedIn(begun), ...begun.calls] };
    },
    step: ({ snapshot, timers }, event) =>
      trace(() => machine.transition(snapshot, event, scope), timers),
  };
}

/** The children that the context began with: no action tells of them. */
function spawnedIn({ snapshot, calls }: Trace): Invocation[] {
  const invoked = new Set(calls.map(({ invokeId }) => invokeId));
  return Object.entries(snapshot.children as Record<string, AnyActor>).flatMap(([id, child]) =>
    invoked.has(id)
      ? []
      : [{ invokeId: id, src: sourceName(child.src) ?? id, input: child.options.input as unknown }],
  );
}

function read(
  actions: readonly ExecutableAction[],
  before: readonly Timer[],
): Pick<Trace, 'facts' | 'calls' | 'told' | 'timers'> {
  const facts: EventObject[] = [];
  const calls: Invocation[] = [];
  const told: Message[] = [];
  const timers = new Map(before.map((timer) => [timer.id, timer]));
  for (const { type, params } of actions) {
    const of = params as Record<string, unknown>;
    if (type === 'xstate.emit') facts.push(of['event'] as EventObject);
    else if (type === 'xstate.sendTo') {
      told.push({ to: (of['to'] as AnyActor).id, event: of['event'] as EventObject });
    } else if (type === 'xstate.cancel') timers.delete(of['sendId'] as string);
    else if (type === 'xstate.spawnChild') {
      calls.push({ src: of['src'] as string, invokeId: of['id'] as string, input: of['input'] });
    } else if (type === 'xstate.raise' && typeof of['delay'] === 'number') {
      const event = of['event'] as EventObject;
      const id = (of['id'] as string | undefined) ?? event.type;
      timers.set(id, { id, event, remaining: of['delay'] });
    }
  }
  return { facts, calls, told, timers: [...timers.values()] };
}
