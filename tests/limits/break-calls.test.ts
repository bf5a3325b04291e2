import { createActor, fromPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import {
  coolingOffMachine,
  exclusionMachine,
  timeoutMachine,
} from '../../machines/limits/breaks/machine.ts';
import type { BreakLength } from '../../reference/break-ends.ts';
import { policyOfResidence } from '../../reference/policies.ts';

/** The request to the platform for a break of that length, for somebody who lives there. */
function sent(
  machine: typeof timeoutMachine,
  length: BreakLength,
  [countryCode, provinceCode]: readonly [string, string?] = ['FI'],
): unknown {
  const call = vi.fn<(input: unknown) => Promise<never>>(() => new Promise(() => undefined));
  const startBreak = fromPromise<never, unknown>(({ input }) => call(input));
  const provided = machine.provide({ actors: { startBreak } } as never);
  const policy = policyOfResidence({ countryCode, provinceCode });
  const actor = createActor(provided, { input: { policy } }).start();
  actor.send({ type: 'break.chosen', length });
  actor.send({ type: 'break.confirmed' });
  expect(call).toHaveBeenCalledTimes(1);
  return call.mock.calls[0]?.[0];
}

test('a break is sent with its length in days [EXC-04]', () => {
  expect(sent(timeoutMachine, { days: 42 })).toEqual({ body: { duration: 42 } });
});

test('a break is sent with its length in months [EXC-04]', () => {
  const ontario = ['CA', 'ON'] as const;
  expect(sent(timeoutMachine, { months: 3 }, ontario)).toEqual({ body: { durationInMonths: 3 } });
});

test('an exclusion for months is sent with them, to begin at once [EXC-02]', () => {
  expect(sent(exclusionMachine, { months: 24 })).toEqual({
    body: { exclusionInMonths: 24, exclusionDelayInHours: 0 },
  });
});

test('an exclusion without an end is sent as one [EXC-02]', () => {
  expect(sent(exclusionMachine, { indefinite: true })).toEqual({
    body: { accountDisableIndefinitely: true },
  });
});

test('a cooling-off is sent as one day that the player asks for [EXC-05] [EXC-08]', () => {
  expect(sent(coolingOffMachine, { days: 1 })).toEqual({
    body: { duration: 1, initiator: 'PLAYER' },
  });
});
