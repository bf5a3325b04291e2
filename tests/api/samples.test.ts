import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAILURES, failureOf, type FailureName } from '../../machines/samples.ts';
import { operationOf } from '../../machines/operations.ts';
import { FLOWS } from '../../machines/registry.ts';
import { operations as operationsOfStudio } from '../../openapi/client/studio.gen.ts';
import { operations as OPERATIONS } from '../../openapi/operations.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import type { Call } from '../../src/api/call.ts';
import { callWith } from '../../studio/call.ts';
import { operations } from '../contract/bundle.ts';
import { callTo, json, startPlatform, type Answer, type Platform } from './platform.ts';

/**
 * Paths, journeys and properties are only worth as much as their samples: each must be the client's reading of an
 * answer that a platform can send.
 */

let platform: Platform;
let call: Call;
beforeAll(async () => {
  platform = await startPlatform();
  const [site, studio] = [callTo(platform), callWith('session', platform.origin)];
  // The calls of a studio's game are made by its own client.
  call = (operation, input, signal) =>
    (operation in operationsOfStudio ? studio : site)(operation, input, signal);
});
afterAll(() => platform.close());

/** The statuses under which the contract describes each example. */
const STATUS_OF: ReadonlyMap<string, number> = new Map(
  operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status, response }) =>
      Object.values(response.content ?? {}).flatMap(({ examples = {} }) =>
        Object.keys(examples).map((name) => [`${id} ${name}`, status] as const),
      ),
    ),
  ),
);

type Result = { readonly outcome: unknown } | { readonly failure: unknown };

async function ask(operation: OperationId, answers: readonly Answer[]): Promise<Result> {
  platform.answers.length = 0;
  platform.answers.push(...answers);
  // Only the operation of the request counts here; other tests check its content.
  const input = { path: { referenceId: 'r' }, ...(OPERATIONS[operation].safe ? {} : { body: {} }) };
  return (call as (operation: OperationId, input: unknown) => Promise<unknown>)(
    operation,
    input,
  ).then(
    (outcome) => ({ outcome }),
    (failure: unknown) => ({ failure }),
  );
}

interface Sampled {
  readonly ok: boolean;
  readonly data?: unknown;
  readonly problem?: unknown;
}

const sampled = FLOWS.flatMap(({ id, machine, samples }) =>
  Object.entries(machine.implementations.actors as Record<string, object>).flatMap(
    ([name, logic]) => {
      const operation = operationOf(logic);
      return operation === undefined
        ? []
        : [
            {
              flow: id,
              operation,
              outcomes: samples.outcomes[name] ?? {},
              field: samples.fields?.[name],
            },
          ];
    },
  ),
);

const cases = sampled.flatMap(({ flow, operation, outcomes: each }) =>
  Object.entries(each).map(
    ([name, outcome]) => [`${flow} ${operation}`, name, operation, outcome as Sampled] as const,
  ),
);

describe('an outcome in the samples is what the client makes of an answer', () => {
  test('there are some, of every flow that calls the platform', () => {
    expect(new Set(sampled.map(({ flow }) => flow)).size).toBeGreaterThan(6);
    expect(cases.length).toBeGreaterThan(60);
  });

  test.each(cases)('%s: %s', async (_, name, operation, outcome) => {
    const example = Object.entries(outcomes[operation]).find(([, one]) => one === outcome)?.[0];
    // A platform may give other answers than the contract's examples, with the status of a success.
    const like = example ?? (outcome.ok ? 'success' : name);
    const status = STATUS_OF.get(`${operation} ${like}`);
    expect(status, 'an example of the contract').toBeDefined();
    const body = outcome.ok ? outcome.data : outcome.problem;
    const answer = json(status ?? 0, body);
    expect(await ask(operation, [answer, answer, answer])).toEqual({ outcome });
  });
});

const RAW: Readonly<Record<FailureName, Answer>> = {
  refused: json(429, {
    code: 'error.rate_limited',
    message: 'Too many requests.',
    traceId: 'trace-0001',
  }),
  unreachable: 'lost',
  unexpected: json(500, { code: 'error.internal', traceId: 'trace-0001' }),
  invalid: json(400, {
    code: 'error.validation',
    message: 'The request is not valid.',
    traceId: 'trace-0001',
    validationErrors: [{ field: 'email', code: 'pattern', message: 'Not accepted.' }],
  }),
};

describe('a failure in the samples is what the client makes of an answer, or of none', () => {
  const general = Object.keys(FAILURES) as (keyof typeof FAILURES)[];
  const failing = sampled.flatMap(({ operation, field }) => [
    ...general.map((name) => [operation, name] as const),
    ...(field === undefined ? [] : [[operation, 'invalid'] as const]),
  ]);
  test.each(failing)('%s: %s', async (operation, name) => {
    expect(await ask(operation, [RAW[name], RAW[name], RAW[name]])).toEqual({
      failure: failureOf(name, 'email'),
    });
  });
});
