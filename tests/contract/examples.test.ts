import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { contract, operations, type Message, type Schema } from './bundle.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
formats.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

const compiled = new Map<string, ValidateFunction>();
const errorsOf = (schema: Schema, value: unknown): string | undefined => {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
  compiled.set(text, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
};

const examplesOf = (message: Message | undefined) =>
  Object.values(message?.content ?? {}).flatMap(({ schema, examples = {} }) =>
    Object.entries(examples).map(([name, { value }]) => ({ name, schema, value })),
  );

/** The faults of a message's examples: how many there are, and each that does not fit. */
const complaintsOf = (message: Message | undefined): string[] => {
  const examples = examplesOf(message);
  if (message?.content && examples.length === 0) return ['no example'];
  return examples.flatMap(({ name, schema, value }) => {
    const errors = errorsOf(schema, value);
    return errors === undefined ? [] : [`${name}: ${errors}`];
  });
};

describe.each(operations)('$id', ({ responses }) => {
  it('has a named example for every answer with a body, each valid', () => {
    expect(responses.flatMap(({ response }) => complaintsOf(response))).toEqual([]);
  });

  it('gives each outcome a name of its own', () => {
    const names = responses.flatMap(({ response }) => examplesOf(response).map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
  });
});

const withJsonBody = operations.filter(({ body }) => body?.content?.['application/json']);

describe.each(withJsonBody)('$id', ({ body }) => {
  it('has a valid example of its request', () => {
    expect(complaintsOf(body)).toEqual([]);
  });
});

describe('the check before a deposit', () => {
  it('has an outcome for each of the 13 results and for an unknown one (DEP-02, DEP-04)', () => {
    const check = operations.find(({ id }) => id === 'checkDepositAllowed');
    const success = check?.responses.find(({ status }) => status === 200)?.response;
    const results = examplesOf(success).map(({ value }) => (value as { result: string }).result);
    const known = contract.components.schemas['OperationResult']?.enum ?? [];
    const held = new Set(results.filter((result) => known.includes(result)));
    expect([...held].toSorted()).toEqual(known.toSorted());
    expect(results.filter((result) => !known.includes(result))).toEqual(['XYZ']);
  });
});

describe('what a request may not contain', () => {
  const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it.each([
    ['Password', 'secret\u0000'],
    ['NewPassword', 'Correct-Horse-7\u0000'],
    ['StreetAddress', 'Main\u0000street 1'],
    ['PersonName', 'Ai\u0000no'],
    ['NewPersonName', 'Ai\u0000no'],
    ['Email', 'a\u0000@example.com'],
    ['NewEmail', 'a\u0000@example.com'],
    ['Answer', 'Nurse\u0000'],
    ['Blackbox', '\u0000'],
    ['Answer', 'lone \ud800 surrogate'],
  ])('%s takes no control character and no lone surrogate', (name, value) => {
    expect(errorsOf(schema(name), value)).toMatch(/pattern|format/);
  });

  it.each([
    ['PaymentAmount', 0],
    ['PaymentAmount', 12.5],
    ['PaymentAmount', -1],
    ['PaymentAmount', 100_000_000_001],
    ['MoneyAmount', Number.MAX_SAFE_INTEGER + 1],
  ])('%s does not take %d, money being a bounded integer of minor units', (name, value) => {
    expect(errorsOf(schema(name), value)).toBeDefined();
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\tevil',
    'javascript:x',
    '',
  ])('a path on the own origin is not %j', (value) => {
    expect(errorsOf(schema('SameOriginPath'), value)).toBeDefined();
  });

  it.each(['/', '/en-UN/my-account/banking/deposit?bonusCode=ABC#login'])(
    'a path on the own origin may be %j',
    (value) => {
      expect(errorsOf(schema('SameOriginPath'), value)).toBeUndefined();
    },
  );

  it.each([
    '0000-01-01T00:00:00Z',
    '2026-11-21T23:59:60Z',
    '2026-11-21T09:00:00+02:00',
    '2026-02-30T00:00:00Z',
  ])('a moment is not %j', (value) => {
    expect(errorsOf(schema('Timestamp'), value)).toBeDefined();
  });
});
