import { assign, cancel, createMachine, raise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../machines/engine/coverage.ts';
import { execute } from '../../machines/engine/executor.ts';
import { explore, keyOf } from '../../machines/engine/explore.ts';
import { replay } from '../../machines/engine/fixture.ts';
import { gapsIn } from '../../machines/engine/gaps.ts';
import { planPaths } from '../../machines/engine/keep.ts';
import type { Model } from '../../machines/engine/model.ts';
import { pairWalks } from '../../machines/engine/pairs.ts';
import { modelFor, stub } from './small-machines.ts';

const of = (machine: AnyStateMachine, ...events: string[]): Model => modelFor(machine, { events });
const answered = (machine: AnyStateMachine): Model =>
  modelFor(machine, { outcomes: { call: { yes: { ok: true } } } });

/** One state that waits, and one that comes then. */
const waiting = (ms: number) => ({
  initial: 'waiting',
  states: { waiting: { after: { [ms]: 'done' } }, done: {} },
});
const calling = (id: string) => ({
  initial: 'calling',
  states: {
    calling: { invoke: { id, src: 'call' as const, onDone: 'done', onError: 'failed' } },
    done: {},
    failed: {},
  },
});

const SHAPES: Readonly<Record<string, Model>> = {
  'two timers that are due at the same moment': of(
    createMachine({
      id: 'together',
      type: 'parallel',
      states: { one: waiting(400), other: waiting(400) },
    }),
  ),
  'timers of no time at all, one after the other': of(
    createMachine({
      id: 'chain',
      initial: 'a',
      states: {
        a: { after: { 100: 'b' } },
        b: { after: { 0: 'c' } },
        c: { after: { 0: 'd' } },
        d: { on: { 'again.chosen': 'b' } },
      },
    }),
    'again.chosen',
  ),
  'a timer that starts again when its state is entered again': of(
    createMachine({
      id: 'again',
      type: 'parallel',
      states: {
        slow: {
          initial: 'waiting',
          states: {
            waiting: {
              after: { 1_000: 'done' },
              on: { 'again.chosen': { target: 'waiting', reenter: true } },
            },
            done: {},
          },
        },
        quick: waiting(300),
      },
    }),
    'again.chosen',
  ),
  'an event raised at once, one raised later, and one called off': of(
    createMachine({
      id: 'raised',
      initial: 'a',
      states: {
        a: {
          entry: raise({ type: 'late.come' }, { delay: 500, id: 'late' }),
          on: { 'late.come': 'b', 'stop.chosen': { target: 'd', actions: cancel('late') } },
        },
        b: { entry: raise({ type: 'now.come' }), on: { 'now.come': 'c' } },
        c: {},
        d: { on: { 'late.come': 'c', 'back.chosen': 'a' } },
      },
    }),
    'stop.chosen',
    'back.chosen',
  ),
  'an event raised for later that nothing waits for any more, before a timer': of(
    createMachine({
      id: 'late',
      initial: 'a',
      states: {
        a: {
          entry: raise({ type: 'late.come' }, { delay: 500 }),
          on: { 'late.come': 'c', 'go.chosen': 'b' },
        },
        b: { after: { 1_000: 'c' } },
        c: {},
      },
    }),
    'go.chosen',
  ),
  'deep history, with and without a past': of(
    createMachine({
      id: 'deep',
      initial: 'out',
      states: {
        out: { on: { 'in.chosen': 'form.where' } },
        form: {
          initial: 'one',
          on: { 'out.chosen': 'out' },
          states: {
            one: {
              initial: 'x',
              states: { x: { on: { 'page.turned': 'y' } }, y: {} },
              on: { 'part.turned': 'two' },
            },
            two: {},
            where: { type: 'history', history: 'deep' },
          },
        },
      },
    }),
    'in.chosen',
    'out.chosen',
    'page.turned',
    'part.turned',
  ),
  'two calls of the same operation at once': answered(
    setup({ actors: { call: stub } }).createMachine({
      id: 'twice',
      type: 'parallel',
      states: { left: calling('left'), right: calling('right') },
    }),
  ),
  'a completion whose guard says no at first': of(
    setup({
      types: { context: {} as { rounds: number } },
      guards: { enough: ({ context }) => context.rounds > 0 },
    }).createMachine({
      id: 'rounds',
      context: { rounds: 0 },
      initial: 'round',
      states: {
        round: {
          initial: 'open',
          states: { open: { on: { 'end.chosen': 'closed' } }, closed: { type: 'final' } },
          onDone: [
            { guard: 'enough', target: 'over' },
            {
              target: 'round',
              reenter: true,
              actions: assign({ rounds: ({ context }) => context.rounds + 1 }),
            },
          ],
        },
        over: { type: 'final' },
      },
    }),
    'end.chosen',
  ),
  'wildcards from the most to the least exact': of(
    createMachine({
      id: 'wild',
      initial: 'a',
      on: { '*': { target: '.rest' } },
      states: {
        a: { on: { 'door.*': 'b', 'door.opened': 'c' } },
        b: {},
        c: {},
        rest: { on: { 'back.chosen': 'a' } },
      },
    }),
    'door.opened',
    'door.shut',
    'other.come',
    'back.chosen',
  ),
};

describe.each(Object.entries(SHAPES))('%s', (_, model) => {
  const graph = explore(model);

  test('the real machine goes where the explored graph says, after every pair of transitions', () => {
    for (const { start, edges } of pairWalks(graph)) {
      const execution = execute(model, start.start, { exact: true });
      for (const { occurrence, to, taken } of edges) {
        const seen = execution.happen(occurrence);
        expect(keyOf(model, seen.snapshot, to.timers), JSON.stringify(occurrence)).toBe(to.key);
        expect(seen.taken).toEqual(taken);
      }
      execution.stop();
    }
  });

  test('its paths leave nothing out, and can be replayed', () => {
    const { paths } = planPaths(graph);
    expect(gapsIn(graph, coverageOf(graph, paths))).toEqual([
      ...(model.id === 'test.raised' ? NEVER_LATE : []),
    ]);
    for (const path of paths) expect(replay(model, path)).toBeUndefined();
  });
});

/** A cancelled event does not come. */
const NEVER_LATE = [
  'nothing brings about raised.d › late.come: samples.ts has no event late.come',
  '→ a transition that is there all the same is an exception in flow.ts, with why',
];

test('timers that set one another off for ever are refused', () => {
  const states = { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } };
  expect(() => explore(of(createMachine({ id: 'circle', initial: 'a', states })))).toThrow(
    'timers of 0 ms go in circles',
  );
});
