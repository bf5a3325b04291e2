import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import * as studio from '../../openapi/client/studio.gen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { successOf } from '../../src/api/check.ts';
import { factsOf, type Facts } from '../../src/api/facts.ts';
import { contract, operations } from '../contract/bundle.ts';

/**
 * The checks that the client runs are the contract's: they agree with Ajv on its schemas, except for bounds that
 * no code rests on.
 */
const ajv = new Ajv2020({ strict: false, discriminator: true });
addFormats.default(ajv);
const { schemas } = contract.components;
/** Of several kinds, Ajv tells what is wrong with the one that the field names. */
const byKind = (name: string, propertyName: string) => ({
  ...schemas[name],
  type: 'object',
  discriminator: { propertyName },
});
const kinds = { GameStep: byKind('GameStep', 'type'), CodeOffer: byKind('CodeOffer', 'kind') };
const components = { ...contract.components, schemas: { ...schemas, ...kinds } };
ajv.addSchema({ ...contract, components, $id: 'contract' });

const successes = operations.flatMap(({ id, responses }) =>
  responses.flatMap(({ status, response }) => {
    const json = response.content?.['application/json'];
    if (status >= 300 || json === undefined) return [];
    const text = JSON.stringify(json.schema).replaceAll('"#/components/', '"contract#/components/');
    const agrees = ajv.compile(JSON.parse(text) as object);
    const examples = Object.values(json.examples ?? {}).map(({ value }) => value);
    return [{ id, agrees, examples }];
  }),
);

/** What the client that makes a call knows of it: the site's own, or that of a studio's game. */
const knownOf = async (id: OperationId): Promise<Facts> =>
  id in studio.operations
    ? { facts: studio.operations[id as keyof typeof studio.operations], shared: studio.shared }
    : factsOf(id);

const facts = new Map(
  await Promise.all(operations.map(async ({ id }) => [id, await knownOf(id)] as const)),
);

function isSuccess(operation: OperationId, body: unknown): boolean {
  const known = facts.get(operation);
  return known !== undefined && successOf(known.facts, known.shared, body) !== undefined;
}

type Path = readonly (string | number)[];

/** The places of a body's values, without the body itself. */
function places(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [[...at, key], ...places(inner, [...at, key])];
  });
}

/** A copy in which one value is another, or missing. */
function changed(body: unknown, [first, ...rest]: Path, to: unknown): unknown {
  if (first === undefined) return to;
  const copy: unknown = Array.isArray(body) ? [...body] : { ...Object(body) };
  const fields = copy as Record<string | number, unknown>;
  if (rest.length === 0 && to === undefined) delete fields[first];
  else fields[first] = changed(fields[first], rest, to);
  return copy;
}

const OTHERS: readonly unknown[] = [undefined, null, {}, [], 'x-y', true, 7.5, -7];

/** Their values have names of their own, none of which is an optional field: null never means absent there. */
const MAPS = new Set<OperationId>(['getTexts']);

/** Bounds of numbers, lengths and spellings, which the client does not check everywhere. */
const LENIENT = new Set([
  'pattern',
  'minimum',
  'maximum',
  'format',
  'minLength',
  'maxLength',
  'minItems',
]);

describe.each(successes)('$id', ({ id, agrees, examples }) => {
  test('its examples pass, with fields that the contract lacks too', () => {
    for (const example of examples) {
      expect(isSuccess(id, example)).toBe(true);
      if (!Array.isArray(example))
        expect(isSuccess(id, { ...Object(example), new_: 'x' })).toBe(true);
    }
  });

  test('whatever is not of the kind that the contract asks for fails', () => {
    for (const example of examples) {
      for (const place of places(example)) {
        for (const other of OTHERS) {
          const body = changed(example, place, other);
          const isItem = typeof place.at(-1) === 'number';
          // A hole in a list cannot come over the wire.
          if (isItem && other === undefined) continue;
          const absent =
            other === null && !isItem && !MAPS.has(id) && changed(example, place, undefined);
          const right = agrees(body) || (absent !== false && agrees(absent));
          const onlyBounds = agrees.errors?.every(({ keyword }) => LENIENT.has(keyword)) === true;
          const where = `${place.join('.')} = ${JSON.stringify(other)}`;
          if (right) expect(isSuccess(id, body), where).toBe(true);
          else if (!onlyBounds) expect(isSuccess(id, body), where).toBe(false);
        }
      }
    }
  });
});

describe('spellings that the site computes with', () => {
  test('a moment is one that a calendar knows', () => {
    const log = (loginDate: unknown) =>
      isSuccess('getLatestActivityLog', { loginHistory: [{ loginDate }] });
    expect(log('2026-11-21T10:00:00Z')).toBe(true);
    for (const date of ['2026-19-21T10:00:00Z', 'yesterday', '21.11.2026', '']) {
      expect(log(date), date).toBe(false);
    }
    expect(log(['2026-11-21T10:00:00Z']), 'a list of one reads like it').toBe(false);
  });

  test('a token is of three parts [SESS-02]', () => {
    const { data } = outcomes.logIn.success;
    expect(isSuccess('logIn', data)).toBe(true);
    for (const idToken of [
      '',
      'a',
      'a.b',
      'a..c',
      'a.b.c.d',
      ' a.b.c',
      'a.b.c\n',
      'a.b.c d',
      'a.ü.c',
    ]) {
      expect(isSuccess('logIn', { ...data, idToken }), idToken).toBe(false);
    }
  });

  test('no id is empty', () => {
    expect(isSuccess('registerPlayer', { playerId: '' })).toBe(false);
    expect(isSuccess('registerPlayer', { playerId: '1' })).toBe(true);
  });
});
