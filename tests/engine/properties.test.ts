import { setup, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { check } from '../../machines/engine/check.ts';
import { explore } from '../../machines/engine/explore.ts';
import { propertiesOf, violated } from '../../machines/engine/properties.ts';
import { operations } from '../../machines/operations.ts';
import { checkSafety, type Safety } from '../../machines/engine/safety.ts';
import {
  forgetful,
  impatient,
  loop,
  modelFor,
  nested,
  nestedModel,
  sends,
  stub,
} from './small-machines.ts';

const { begunOnlyBy, eventTable, holds, isEvent, never, oneAtATime } = propertiesOf();

const counting = explore(modelFor(loop, { events: ['count.raised', 'end.chosen'] }));

test('a broken property comes with the shortest run that breaks it', () => {
  const found = check(
    counting,
    never('it never ends', [], ({ screen }) => screen === '"ended"'),
  );
  expect(found).toMatchObject({
    property: 'it never ends',
    steps: [
      { send: 'count.raised' },
      { send: 'count.raised' },
      { send: 'count.raised' },
      { send: 'end.chosen' },
    ],
    transition: 'loop.counting › end.chosen',
  });
});

test('a property that holds has no counterexample', () => {
  expect(
    check(
      counting,
      never('no errors', [], ({ snapshot }) => snapshot.status === 'error'),
    ),
  ).toBeUndefined();
});

test('a memory tells runs apart that end in the same state', () => {
  const twice = holds('not raised five times', [], 0, (raised: number, moment) => {
    const now = isEvent(moment, 'count.raised') ? raised + 1 : raised;
    return now > 4 ? violated : now;
  });
  expect(check(counting, twice)?.steps).toHaveLength(5);
});

test('an event table says what happens, and that it is offered', () => {
  const right = eventTable([], { 'count.raised': { counting: 'counting' } });
  expect(check(counting, right)).toBeUndefined();
  expect(
    check(counting, eventTable([], { 'count.raised': { counting: 'ended' } }))?.steps,
  ).toHaveLength(1);
  expect(
    check(counting, eventTable([], { 'pause.chosen': { counting: 'counting' } }))?.steps,
  ).toEqual([]);
});

test('what begins an operation, and how many run, can be held', () => {
  const graph = explore(nestedModel);
  expect(check(graph, oneAtATime('inner', []))).toBeUndefined();
  expect(check(graph, begunOnlyBy('inner', [], ['again.chosen']))?.steps).toEqual([]);
});

test('what every flow promises: failures handled, answers lead on, no dead end', () => {
  const broken = (
    machine: Parameters<typeof modelFor>[0],
    options: Parameters<typeof modelFor>[1],
  ): string[] =>
    checkSafety(explore(modelFor(machine, options)), { leave: 'page', properties: [] }).map(
      ({ property }) => property,
    );
  const outcomes = {
    outer: { done: { ok: true } },
    inner: { yes: { ok: true }, no: { ok: false } },
  };
  expect(broken(nested, { events: ['again.chosen'], outcomes })).toEqual([]);

  const careless = setup({
    actors: { inner: nested.implementations.actors.inner as AnyActorLogic },
  }).createMachine({
    id: 'careless',
    initial: 'asking',
    states: { asking: { invoke: { src: 'inner', onDone: 'stuck' } }, stuck: {} },
  });
  expect(broken(careless, { outcomes: { inner: { yes: {} } } })).toEqual([
    'every failure is handled, and nothing throws',
    'every answer leads somewhere',
    'no state is a dead end',
  ]);
});

/** The shortest runs in which a request begins again too early, in a form that is still there while it waits. */
const repeated = (machine: AnyStateMachine, safety: Partial<Safety> = {}) =>
  checkSafety(
    explore(
      modelFor(machine, {
        events: ['form.sent', 'wait.ended', 'page.left', 'form.opened'],
        outcomes: Object.fromEntries(
          Object.keys(machine.implementations.actors).map((src) => [src, { done: {} }]),
        ),
      }),
    ),
    { leave: 'page', properties: [], ...safety },
  ).map(({ property, steps }) => ({ property, steps }));
const tooEarly = (src: string, ...events: string[]) => [
  { property: `${src} does not begin again before it is answered`, steps: sends(...events) },
];
const givenUpBy = (...events: string[]): Partial<Safety> => ({
  givenUpBy: { call: (moment) => isEvent(moment, ...events) },
});

test('a request that is not answered does not begin again, though the first be stopped', () => {
  const calling = impatient({ call: stub });
  expect(repeated(calling)).toEqual(tooEarly('call', 'form.sent', 'form.sent'));
  expect(repeated(calling, givenUpBy('form.sent'))).toEqual(
    tooEarly('call', 'form.sent', 'form.sent'),
  );
  expect(repeated(impatient(operations('logIn')))).toEqual(
    tooEarly('logIn', 'form.sent', 'form.sent'),
  );
});

test('a request may begin again once it is given up by name, or left', () => {
  const polite = impatient({ call: stub }, {});
  const leave = { event: 'page.left' };
  expect(repeated(polite, { leave })).toEqual(
    tooEarly('call', 'form.sent', 'wait.ended', 'form.sent'),
  );
  expect(repeated(polite, { leave, ...givenUpBy('wait.ended') })).toEqual([]);
  expect(repeated(polite, givenUpBy('wait.ended'))).toEqual(
    tooEarly('call', 'form.sent', 'page.left', 'form.opened', 'form.sent'),
  );
});

test('what only reads may begin again', () => {
  expect(repeated(impatient(operations('getWallet')))).toEqual([]);
});

test('an answer that leaves the chart waiting for it leads nowhere', () => {
  const graph = explore(
    modelFor(forgetful, { events: ['page.left', 'form.opened'], outcomes: { call: { done: {} } } }),
  );
  expect(checkSafety(graph, { leave: { event: 'page.left' }, properties: [] })).toMatchObject([
    { property: 'every answer leads somewhere', steps: [{ fail: 'call', with: 'unreachable' }] },
  ]);
});

test('the end of a session must be heard everywhere', () => {
  const machine = setup({}).createMachine({
    id: 'deaf',
    initial: 'on',
    states: {
      on: { on: { 'session.ended': 'off', 'room.changed': 'deaf' } },
      deaf: { on: { 'room.changed': 'on' } },
      off: { on: { 'room.changed': 'on' } },
    },
  });
  const graph = explore(modelFor(machine, { events: ['session.ended', 'room.changed'] }));
  const [found] = checkSafety(graph, {
    leave: 'page',
    sessionEnd: { event: 'session.ended', screens: ['"off"'] },
    properties: [],
  });
  expect(found).toMatchObject({
    property: 'the end of the session (session.ended) leads to "off"',
    steps: [{ send: 'room.changed' }],
  });
});

/** The broken properties of small charts, by title, and the shortest run to each. */
const brokenOf = (machine: AnyStateMachine, safety: Partial<Safety>) =>
  checkSafety(
    explore(
      modelFor(machine, {
        events: ['form.sent', 'page.left', 'room.changed', 'session.ended'],
        outcomes: { call: { done: {} } },
      }),
    ),
    { leave: 'page', properties: [], ...safety },
  ).map(({ property, steps }) => ({ property, steps }));

test('what is under way must be left by the event that leaves, in each state that is busy', () => {
  const asking = (more: object) =>
    setup({ actors: { call: stub } }).createMachine({
      id: 'kept',
      initial: 'form',
      states: {
        form: { on: { 'form.sent': 'asking' } },
        asking: { tags: 'busy', invoke: { src: 'call', onDone: 'form', onError: 'form' }, ...more },
      },
    });
  const leave = { event: 'page.left' };
  expect(brokenOf(asking({}), { leave })).toEqual([
    { property: 'whatever is under way can be abandoned', steps: sends('form.sent') },
  ]);
  expect(brokenOf(asking({}), {})).toEqual([]);
  expect(brokenOf(asking({ on: { 'page.left': 'form' } }), { leave })).toEqual([]);
});

test('a state that leads to nothing but itself is a dead end, whatever can be done in it', () => {
  const circling = setup({}).createMachine({
    id: 'circling',
    initial: 'on',
    states: {
      on: { on: { 'room.changed': 'round' } },
      round: { on: { 'room.changed': { target: 'round', reenter: true } } },
    },
  });
  expect(brokenOf(circling, {})).toEqual([
    { property: 'no state is a dead end', steps: sends('room.changed') },
  ]);
});

test('an end of the session that waits and waits, and comes to none of its screens, is none', () => {
  const sessionEnd = { event: 'session.ended', screens: ['"off"'] };
  const ending = (then: string) =>
    setup({}).createMachine({
      id: 'waiting',
      initial: 'on',
      on: { 'session.ended': '.once' },
      states: {
        on: { on: { 'room.changed': 'off' } },
        once: { after: { 10: 'twice' } },
        twice: { after: { 10: then } },
        off: { on: { 'room.changed': 'on' } },
      },
    });
  expect(brokenOf(ending('off'), { sessionEnd }).map(({ steps }) => steps)).toEqual([]);
  expect(brokenOf(ending('once'), { sessionEnd })).toEqual([
    { property: 'the end of the session (session.ended) leads to "off"', steps: [] },
  ]);
});
