import { operationFacts } from './operations.mjs';
import { operationsOf, resolve } from './walk.mjs';

/**
 * Strings whose spelling the site computes with: it reads the claims, formats the date. Elsewhere a string is a
 * string: nobody loses a wallet to a character in a name. Paths are not among them: the site checks first
 * whether one is of this origin, and says so when it is not (DEP-05).
 */
const SPELT = new Set(['Jwt', 'Timestamp', 'CalendarDate']);

const DATES = new Set(['date', 'date-time']);

/** Keywords that bound or describe a value and that no code depends on. */
const UNCHECKED = new Set([
  'description',
  'format',
  'pattern',
  'default',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'maxProperties',
  'additionalProperties',
  'x-requirements',
  'x-values',
]);
const CHECKED = new Set([
  'type',
  'minLength',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'allOf',
  'oneOf',
  '$ref',
]);

/** The fields of every problem; the client reads these itself, with or without a contract. */
const PLAIN = new Set(['code', 'message', 'traceId']);

/**
 * A module of `openapi/client`: what the client knows of the operations of some areas, with the parts of an answer
 * that the site depends on. Enumerations are closed, except those that the contract opens with x-values; fields
 * that the contract lacks pass.
 * @param isOf whether the module holds an operation, by its area and its path
 */
export function clientModule(contract, isOf) {
  const shared = {};
  for (const name of SPELT) {
    if (!contract.components.schemas[name]) throw new Error(`checks: there is no schema ${name}`);
  }

  function check(schema, where) {
    const { $ref } = schema;
    if ($ref) {
      const name = $ref.split('/').at(-1);
      if (name in shared) return name;
      const reduced = reduce(resolve(contract, schema), name);
      if (typeof reduced === 'string') return reduced;
      shared[name] = reduced;
      return name;
    }
    return reduce(schema, where);
  }

  function reduce(schema, where) {
    const strange = Object.keys(schema).filter((key) => !UNCHECKED.has(key) && !CHECKED.has(key));
    if (strange.length > 0) throw new Error(`checks: ${where} uses ${strange.join(', ')}`);
    if (schema.allOf) return fieldsOf(schema, where);
    if (schema.oneOf) {
      return { oneOf: schema.oneOf.map((one) => check(one, where)) };
    }
    if (schema.enum) return { values: schema.enum };
    if ('const' in schema) return { values: [schema.const] };
    switch (schema.type) {
      case 'string':
        if (SPELT.has(where)) {
          return { pattern: schema.pattern, ...(DATES.has(schema.format) && { date: true }) };
        }
        return schema.minLength > 0 ? 'text' : 'string';
      case 'integer':
      case 'boolean':
        return schema.type;
      case 'array':
        return { list: schema.items ? check(schema.items, `${where}[]`) : 'any' };
      case 'object':
        return typeof schema.additionalProperties === 'object'
          ? { map: check(schema.additionalProperties, `${where}[]`) }
          : fieldsOf(schema, where);
      default:
        throw new Error(`checks: ${where} is a ${schema.type}`);
    }
  }

  function fieldsOf(schema, where) {
    const { properties, required } = merged(schema);
    const entries = Object.entries(properties).map(([name, value]) => [
      name,
      check(value, `${where}.${name}`),
    ]);
    const needed = (name) => required.includes(name);
    return {
      required: Object.fromEntries(entries.filter(([name]) => needed(name))),
      optional: Object.fromEntries(entries.filter(([name]) => !needed(name))),
    };
  }

  function merged(schema) {
    const { properties = {}, required = [], allOf = [] } = resolve(contract, schema);
    const parts = allOf.map(merged);
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
      required: [...parts.flatMap((part) => part.required), ...required],
    };
  }

  const jsonOf = (responses, digit) =>
    responses
      .filter(({ status }) => status.startsWith(digit))
      .map(({ response }) => response.content?.['application/json']?.schema)
      .filter(Boolean);

  const answersOf = new Map(operationsOf(contract).map(({ id, responses }) => [id, responses]));
  const held = operationFacts(contract).filter(({ tags, row }) => isOf(tags[0], row.path));
  const rows = held.map(({ id, row }) => {
    const responses = answersOf.get(id);
    const [success] = jsonOf(responses, '2');
    const details = Object.assign(
      {},
      ...jsonOf(responses, '4').map((schema) => merged(schema).properties),
    );
    const kept = Object.entries(details).filter(([name]) => !PLAIN.has(name));
    const facts = {
      ...row,
      ...(success && { success: check(success, id) }),
      details: Object.fromEntries(kept.map(([name, value]) => [name, check(value, name)])),
    };
    return `  ${id}: ${JSON.stringify(facts)},`;
  });
  const named = Object.entries(shared).map(([name, one]) => `  ${name}: ${JSON.stringify(one)},`);
  const ids = held.map(({ id }) => `'${id}'`).join(' | ');
  return `// Generated from the contract by \`npm run contract\`. Do not edit.
import type { Checks, ClientFacts } from '../types.ts';

/** Checks that stand in several answers, by the name of their schema. */
export const shared: Checks = {
${named.join('\n')}
};

/** What the client knows of each operation, by operationId. */
export const operations: Readonly<Record<${ids}, ClientFacts>> = {
${rows.join('\n')}
};
`;
}
