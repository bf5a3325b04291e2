import {
  assign,
  createMachine,
  emit,
  fromPromise,
  setup,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';
import type { Model, Occurrence } from '../../machines/engine/model.ts';

type Options = Partial<Omit<Model, 'machine' | 'events'>> & { readonly events?: readonly string[] };

/** A model of a small machine: events without payload, one start. */
export function modelFor(machine: AnyStateMachine, { events = [], ...more }: Options = {}): Model {
  return {
    id: `test.${machine.id}`,
    machine,
    starts: [{ input: 'typical', policy: undefined, value: undefined }],
    events: Object.fromEntries(events.map((type) => [type, { typical: {} }])),
    outcomes: {},
    failures: { unreachable: { kind: 'unreachable' } },
    ownFailures: {},
    unfailing: [],
    projection: (context: unknown) => context,
    screen: ({ value }) => ({ name: JSON.stringify(value) }),
    ...more,
  };
}

export const stub = fromPromise<{ readonly ok: boolean }>(() =>
  Promise.reject(new Error('not provided')),
);

/** A loop that counts to three, and a guard that opens then. */
export const loop = setup({
  types: { context: {} as { count: number } },
  guards: { enough: ({ context }) => context.count >= 3 },
}).createMachine({
  id: 'loop',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        'count.raised': {
          actions: assign({ count: ({ context }) => Math.min(context.count + 1, 3) }),
        },
        'end.chosen': { guard: 'enough', target: 'ended' },
      },
    },
    ended: { type: 'final' },
  },
});

/** Two ways to light a room: the second of them finds it lit. */
export const lights = setup({ types: { context: {} as { isLit: boolean } } }).createMachine({
  id: 'lights',
  context: { isLit: false },
  on: {
    'lamp.lit': { actions: assign({ isLit: true }) },
    'candle.lit': { actions: assign({ isLit: true }) },
  },
});

/** Two regions that end together, and what follows. */
export const regions = setup({}).createMachine({
  id: 'regions',
  initial: 'both',
  states: {
    both: {
      type: 'parallel',
      onDone: { target: 'after' },
      states: {
        left: {
          initial: 'open',
          states: { open: { on: { 'left.closed': 'shut' } }, shut: { type: 'final' } },
        },
        right: {
          initial: 'open',
          states: { open: { on: { 'right.closed': 'shut' } }, shut: { type: 'final' } },
        },
      },
    },
    after: {},
  },
});

/** A pause that comes back to where it was. */
export const history = setup({}).createMachine({
  id: 'history',
  initial: 'form',
  states: {
    form: {
      initial: 'first',
      on: { 'pause.chosen': 'paused' },
      states: {
        first: { on: { 'page.turned': 'second' } },
        second: {},
        where: { type: 'history' },
      },
    },
    paused: { on: { 'pause.ended': 'form.where' } },
  },
});

/** One operation inside a state that runs another, with a guard on the answer and an eventless end. */
export const nested = setup({
  types: { context: {} as { tries: number }, emitted: {} as { type: 'check.failed' } },
  actors: { outer: stub, inner: stub },
}).createMachine({
  id: 'nested',
  context: { tries: 0 },
  initial: 'outside',
  states: {
    outside: {
      invoke: { src: 'outer', onDone: 'over', onError: 'over' },
      initial: 'inside',
      states: {
        inside: {
          entry: assign({ tries: ({ context }) => Math.min(context.tries + 1, 2) }),
          invoke: {
            src: 'inner',
            onDone: [
              { guard: ({ event }) => event.output.ok, target: 'deciding' },
              { target: 'waiting' },
            ],
            onError: { target: 'waiting', actions: emit({ type: 'check.failed' as const }) },
          },
        },
        deciding: {
          always: [
            { guard: ({ context }) => context.tries > 1, target: 'second' },
            { target: 'first' },
          ],
        },
        first: { on: { 'again.chosen': 'inside' } },
        second: {},
        waiting: { after: { 1_000: 'inside' } },
      },
    },
    over: { type: 'final' },
  },
});

export const nestedModel = modelFor(nested, {
  events: ['again.chosen'],
  outcomes: { outer: { done: { ok: true } }, inner: { yes: { ok: true }, no: { ok: false } } },
});

/** A call that may be made again when it fails, up to a time; why it failed is not remembered. */
export const retrying = setup({
  types: { context: {} as { tries: number } },
  actors: { call: stub },
  guards: { tired: ({ context }) => context.tries >= 3 },
}).createMachine({
  id: 'retrying',
  context: { tries: 0 },
  initial: 'calling',
  states: {
    calling: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        src: 'call',
        onDone: 'over',
        onError: [{ guard: 'tired', target: 'over' }, { target: 'failed' }],
      },
    },
    failed: { on: { 'again.chosen': 'calling' } },
    over: { type: 'final' },
  },
});

/** A call that may be made again when it fails; why it failed is remembered. */
export const remindful = setup({
  types: { context: {} as { why: unknown } },
  actors: { call: stub },
}).createMachine({
  id: 'remindful',
  context: { why: undefined },
  initial: 'calling',
  states: {
    calling: {
      invoke: {
        src: 'call',
        onDone: 'over',
        onError: { target: 'failed', actions: assign({ why: ({ event }) => event.error }) },
      },
    },
    failed: { on: { 'again.chosen': 'calling' } },
    over: { type: 'final' },
  },
});

/** A call for whose end no transition is ready. */
export const unready = setup({ actors: { call: stub } }).createMachine({
  id: 'unready',
  initial: 'calling',
  states: { calling: { invoke: { src: 'call' } } },
});

/** A request with a button that stays alive while it waits, a way to stop waiting, and a way to leave. */
export const impatient = (
  actors: Record<string, AnyActorLogic>,
  again: object = { 'form.sent': { target: 'sending', reenter: true } },
): AnyStateMachine =>
  setup({ actors }).createMachine({
    id: 'impatient',
    initial: 'form',
    on: { 'page.left': '.left' },
    states: {
      form: { on: { 'form.sent': 'sending' } },
      sending: {
        on: { ...again, 'wait.ended': 'form' },
        invoke: {
          src: Object.keys(actors)[0] as string,
          onDone: 'form',
          onError: 'form',
        },
      },
      left: { on: { 'form.opened': 'form' } },
    },
  });

/** A call whose failure leads back into waiting for it, without asking again. */
export const forgetful = setup({ actors: { call: stub } }).createMachine({
  id: 'forgetful',
  initial: 'calling',
  on: { 'page.left': '.left' },
  states: {
    calling: { invoke: { src: 'call', onDone: 'left', onError: { target: 'calling' } } },
    left: { on: { 'form.opened': 'calling' } },
  },
});

/** Two timers at once: the shorter first, and the longer not forgotten. */
export const timers = setup({}).createMachine({
  id: 'timers',
  type: 'parallel',
  states: {
    quick: {
      initial: 'a',
      states: { a: { after: { 400: 'b' } }, b: { after: { 400: 'c' } }, c: {} },
    },
    slow: { initial: 'x', states: { x: { after: { 1_000: 'y' } }, y: {} } },
  },
});

/** Root-level and wildcard handlers, and a handler that forbids. */
export const wildcard = setup({}).createMachine({
  id: 'wildcard',
  initial: 'here',
  on: { 'all.left': '.away', '*': { actions: () => {} } },
  states: { here: { on: { 'door.*': 'away', 'key.turned': {} } }, away: {} },
});

/** Two hundred states in a ring, each with a way on, a way back and a way home. */
export function ring(size: number): AnyStateMachine {
  const states = Array.from({ length: size }, (_, index) => [
    `s${index}`,
    {
      on: {
        'on.chosen': `s${(index + 1) % size}`,
        'back.chosen': `s${(index + size - 1) % size}`,
        'home.chosen': 's0',
      },
    },
  ]);
  return createMachine({
    id: 'ring',
    initial: 's0',
    states: Object.fromEntries(states) as never,
  });
}

/** Occurrences of events by type alone. */
export const sends = (...types: string[]): Occurrence[] => types.map((send) => ({ send }));
