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
 * The module openapi/checks.gen.ts: the parts of an answer that the site depends on. Enumerations are closed,
 * except those that the contract opens with x-values; fields that the contract lacks pass.
 */
export function checksModule(contract) {
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

  const rows = operationsOf(contract).map(({ id, responses }) => {
    const [success] = jsonOf(responses, '2');
    const details = Object.assign(
      {},
      ...jsonOf(responses, '4').map((schema) => merged(schema).properties),
    );
    const kept = Object.entries(details).filter(([name]) => !PLAIN.has(name));
    const row = {
      ...(success && { success: check(success, id) }),
      details: Object.fromEntries(kept.map(([name, value]) => [name, check(value, name)])),
    };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  const named = Object.entries(shared).map(([name, one]) => `  ${name}: ${JSON.stringify(one)},`);
  return `// Generated from the contract by \`npm run contract\`. Do not edit.
import type { OperationId } from './types.ts';

/**
 * What a value must be: \`text\` is a string that is not empty, \`integer\` a safe one, \`any\` whatever
 * the contract leaves open; any other name is one of {@link shared}. Properties that are not listed pass;
 * an \`optional\` one may be null, which is read as absent, a \`required\` one may not.
 */
export type Check =
  | string
  | { readonly values: readonly unknown[] }
  | { readonly pattern: string; readonly date?: boolean }
  | { readonly oneOf: readonly Check[] }
  | { readonly list: Check }
  | { readonly map: Check }
  | { readonly required: Checks; readonly optional: Checks };

export type Checks = Readonly<Record<string, Check>>;

/** Checks that stand in several answers, by the name of their schema. */
export const shared: Checks = {
${named.join('\n')}
};

/** By operationId: the body of its success, where that is JSON, and what its problems may carry. */
export const checks: Readonly<Record<OperationId, { readonly success?: Check; readonly details: Checks }>> = {
${rows.join('\n')}
};
`;
}
