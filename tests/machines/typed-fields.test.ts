import { describe, expect, test } from 'vitest';
import type { AnyFlow } from '../../machines/flow.ts';
import { operationOf } from '../../machines/operations.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { isTyped } from '../../tools/flow/plan.ts';
import { contract, operations } from '../contract/bundle.ts';

/** The platform may refuse anything that people type: every flow that takes it is tried with that. */

interface Part {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Part>>;
}

const refOf = ({ $ref = '' }: Part): string => $ref.split('/').at(-1) ?? '';

/** The fields of a schema that people type into, as dotted paths. */
function typedIn(schema: Part | undefined): string[] {
  const name = refOf(schema ?? {});
  if (isTyped(name)) return [''];
  const { properties = {} } = (name === '' ? schema : contract.components.schemas[name]) ?? {};
  return Object.entries(properties as Readonly<Record<string, Part>>).flatMap(([field, part]) =>
    typedIn(part).map((within) => (within === '' ? field : `${field}.${within}`)),
  );
}

/** The fields of an operation's request that people type into. */
function typedOf(operation: string): string[] {
  const body = operations.find(({ id }) => id === operation)?.body;
  return typedIn(body?.content?.['application/json']?.schema as Part | undefined);
}

/** Operations that take typed values, and are never refused by field. */
const NEVER_BY_FIELD: Readonly<Record<string, string>> = {
  logIn: 'Whatever is wrong with what was entered is told as wrong credentials.',
};

/** A consent that may be refused by its field as well, which is then what a flow is tried with. */
const CONSENT = 'termsAndConditionsAcceptedVersion';

function operationOfSource({ machine }: AnyFlow, src: string): string | undefined {
  const logic: unknown = machine.implementations.actors[src];
  return typeof logic === 'object' && logic !== null ? operationOf(logic) : undefined;
}

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (id, flow) => {
  const { fields = {}, outcomes } = flow.samples;
  const taking = Object.keys(outcomes).flatMap((src) => {
    const operation = operationOfSource(flow, src) ?? '';
    const names = operation in NEVER_BY_FIELD ? [] : typedOf(operation);
    return names.length > 0 ? [{ src, names }] : [];
  });

  test('names a field of every operation that takes what people type', () => {
    const missing = taking.filter(({ src, names }) => {
      const field = fields[src] ?? '';
      return field !== CONSENT && !names.includes(field);
    });
    expect(missing).toEqual([]);
    // A choice may be refused by its field, too, where not every market offers it.
    const chosen = Object.keys(fields).filter((src) => taking.every((one) => one.src !== src));
    expect(chosen.filter((src) => operationOfSource(flow, src) === undefined)).toEqual([]);
  });

  test.runIf(taking.length > 0)('is refused by field on some path', () => {
    const failures = readPaths(id).flatMap(({ steps }) =>
      steps.flatMap((step) => ('fail' in step ? `${step.fail} ${step.with}` : [])),
    );
    const tried = taking.filter(({ src }) => failures.includes(`${src} invalid`));
    expect(tried.length).toBeGreaterThan(0);
  });
});

test('what people type is found in what a registration takes', () => {
  expect(typedOf('registerPlayer')).toEqual(expect.arrayContaining(['email', 'password']));
  expect(typedOf('updateRegistration')).toContain('address.city');
  expect(typedOf('getWallet')).toEqual([]);
});
