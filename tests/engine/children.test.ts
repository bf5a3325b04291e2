import { describe, expect, test } from 'vitest';
import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';
import { check } from '../../machines/engine/check.ts';
import { execute, startOf } from '../../machines/engine/executor.ts';
import { explore } from '../../machines/engine/explore.ts';
import { recordPath, replay } from '../../machines/engine/fixture.ts';
import { planPaths } from '../../machines/engine/keep.ts';
import { mutantsOf } from '../../machines/engine/mutants.ts';
import { propertiesOf } from '../../machines/engine/properties.ts';
import { modelFor, sends, stub } from './small-machines.ts';

/** A chart that spawns another in its context, and passes on the events that it hears. */

const oven = setup({
  types: { input: {} as { degrees: number }, events: {} as { type: 'lit' } | { type: 'fed' } },
  actors: { chimney: stub },
}).createMachine({
  id: 'oven',
  initial: 'cold',
  invoke: { src: 'chimney' },
  states: {
    cold: { always: 'ready' },
    ready: { on: { lit: 'hot' } },
    hot: {},
  },
});

const bakery = setup({
  types: { context: {} as { oven: ActorRefFrom<typeof oven>; loaves: number } },
  actors: { oven, bell: stub },
}).createMachine({
  id: 'bakery',
  context: ({ spawn }) => ({
    oven: spawn('oven', { id: 'oven', input: { degrees: 230 } }),
    loaves: 0,
  }),
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.opened': {
          target: 'open',
          actions: sendTo(({ context }) => context.oven, { type: 'lit' }),
        },
      },
    },
    open: {
      invoke: { src: 'bell', input: { rings: 2 }, onDone: 'shut', onError: 'shut' },
      on: {
        'dough.brought': {
          guard: ({ context }) => context.loaves === 0,
          actions: [
            assign({ loaves: 1 }),
            sendTo(({ context }) => context.oven, { type: 'fed', loaves: 1 } as never),
          ],
        },
      },
    },
  },
});

const model = modelFor(bakery, {
  events: ['door.opened', 'dough.brought'],
  outcomes: { oven: {}, bell: { rung: {} } },
  projection: ({ loaves }: { readonly loaves: number }) => loaves,
});

describe('a chart that spawns another', () => {
  const graph = explore(model);

  test('is explored without it: what it begins and is told is recorded', () => {
    const [start] = graph.starts;
    expect(start?.taken).toEqual([]);
    expect(start?.calls).toEqual([{ invokeId: 'oven', src: 'oven', input: { degrees: 230 } }]);
    expect(start?.told).toEqual([]);
    const told = new Map(graph.edges.map((edge) => [JSON.stringify(edge.occurrence), edge.told]));
    expect(told.get('{"send":"door.opened"}')).toEqual([{ to: 'oven', event: { type: 'lit' } }]);
    expect(told.get('{"answer":"bell","with":"rung"}')).toEqual([]);
  });

  test('runs without it, and what it is told stands in its paths', () => {
    const { paths } = planPaths(graph);
    for (const path of paths) expect(replay(model, path)).toBeUndefined();
    const path = recordPath(model, { input: 'typical' }, sends('door.opened', 'dough.brought'));
    expect(path.start.calls.map((call) => call.split(' ')[0])).toEqual(['oven']);
    expect(path.start).not.toHaveProperty('told');
    expect(path.steps.map(({ expect: { told } }) => told)).toEqual([
      ['oven lit'],
      [expect.stringMatching(/^oven fed [\da-f]{4}$/)],
    ]);
    const { started } = execute(model, startOf(model));
    expect(started.calls).toEqual([{ invokeId: 'oven', src: 'oven', input: { degrees: 230 } }]);
  });

  test('is noticed when it keeps something from it', () => {
    const { paths } = planPaths(graph);
    const mutants = mutantsOf(bakery).filter(({ change }) => change.includes('sendTo'));
    expect(mutants.map(({ kind }) => kind)).toEqual(['action dropped', 'action dropped']);
    for (const { machine, change } of mutants) {
      const noticed = paths.map((path) => replay(model, path, { machine })?.what);
      expect(noticed, change).toContain('told');
    }
  });

  test('is held to what it says', () => {
    const silent = propertiesOf().never('the oven is lit', [], ({ told }) =>
      told.includes('oven lit'),
    );
    expect(check(graph, silent)?.steps).toEqual(sends('door.opened'));
  });
});
