import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { locate, type Exception } from '../../machines/exceptions.ts';
import { FLOWS } from '../../machines/registry.ts';

/** @param doors the alternatives of one event, in their order */
const houseOf = (...doors: object[]) =>
  setup({ guards: { hasKey: () => true } }).createMachine({
    id: 'house',
    initial: 'outside',
    states: { outside: { on: { 'door.tried': doors } }, inside: {} },
  });

const KEY = { guard: 'hasKey', target: 'inside' };
const KNOWN = { guard: () => true, description: 'somebody opens', target: 'inside' };
const SHUT = { target: 'outside' };

const excepted = (name: string): Exception[] => [
  { at: 'chart', transitions: [`house.outside › door.tried › ${name}`], because: 'why' },
];
const placeOf = (name: string, ...doors: object[]): unknown =>
  locate(houseOf(...doors), excepted(name)).map((one) =>
    'transitions' in one ? one.transitions : [],
  );

test('an exception names what decides, and holds wherever among the alternatives it stands', () => {
  expect(placeOf('hasKey', KEY, KNOWN, SHUT)).toEqual([['house.outside › door.tried › 1']]);
  expect(placeOf('hasKey', KNOWN, KEY, SHUT)).toEqual([['house.outside › door.tried › 2']]);
  expect(placeOf('somebody opens', KEY, KNOWN, SHUT)).toEqual([['house.outside › door.tried › 2']]);
  expect(placeOf('otherwise', KEY, KNOWN, SHUT)).toEqual([['house.outside › door.tried › 3']]);
});

test('an exception of no transition is refused, and those that there are are named', () => {
  expect(() => placeOf('hasTicket', KEY, SHUT)).toThrow(
    /hasTicket\nThere are:\n.*hasKey\n.*otherwise/,
  );
  expect(() => placeOf('1', KEY, SHUT)).toThrow('names no transition');
});

test.each(FLOWS.map((flow) => [flow.id, flow] as const))(
  '%s: a test that an exception leaves something to exists',
  (_, { exceptions = [] }) => {
    const named = exceptions.flatMap(
      ({ because }) => because.match(/\btests\/[\w./-]+\.tsx?/g) ?? [],
    );
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  },
);
