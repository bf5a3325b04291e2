import { operationsOf, resolve } from './walk.mjs';

/** Complains about schemas without description or bounds, and about requests that are open. */
export function schemaComplaints(contract) {
  const complaints = new Set();
  const seen = new Set();
  const visit = (schema, where, inRequest) => {
    if (typeof schema !== 'object' || schema === null) return;
    const target = resolve(contract, schema);
    const name = schema.$ref ?? where;
    const key = `${name} ${inRequest}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const text of boundComplaints(target, inRequest)) complaints.add(`${name}: ${text}`);
    for (const [property, value] of Object.entries(target.properties ?? {})) {
      if (!value.description && !resolve(contract, value).description) {
        complaints.add(`${name}: property ${property} has no description`);
      }
      visit(value, `${name}.${property}`, inRequest);
    }
    for (const keyword of ['items', 'additionalProperties'])
      visit(target[keyword], `${name}[]`, inRequest);
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
      target[keyword]?.forEach((part, index) =>
        visit(part, `${name}/${keyword}/${index}`, inRequest),
      );
    }
  };
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (!schema.description && !schema.allOf) complaints.add(`${name}: has no description`);
    if (schema['x-values'] && !contract.components.schemas[schema['x-values']]?.enum) {
      complaints.add(`${name}: x-values does not name an enumeration`);
    }
    visit({ $ref: `#/components/schemas/${name}` }, name, false);
  }
  for (const { id, parameters, body, responses } of operationsOf(contract)) {
    for (const { name, schema } of parameters) visit(schema, `${id} parameter ${name}`, true);
    for (const [type, { schema }] of Object.entries(body?.content ?? {}))
      visit(schema, `${id} ${type}`, true);
    for (const { status, response } of responses) {
      for (const { schema } of Object.values(response.content ?? {}))
        visit(schema, `${id} ${status}`, false);
    }
  }
  return [...complaints, ...repeatedEnumerations(contract)];
}

function boundComplaints(schema, inRequest) {
  const complaints = [];
  const types = [schema.type].flat();
  const fixed = 'enum' in schema || 'const' in schema;
  if (types.includes('string') && !fixed && schema.format !== 'binary') {
    if (schema.maxLength === undefined) complaints.push('a string without maxLength');
    if (inRequest && !schema.pattern) complaints.push('a string in a request without a pattern');
  }
  if (types.includes('integer') && schema.type === 'integer' && !fixed) {
    const safe = Number.isSafeInteger(schema.minimum) && Number.isSafeInteger(schema.maximum);
    if (!safe) complaints.push('an integer without safe minimum and maximum');
  }
  if (types.includes('number')) complaints.push('a number that is not an integer');
  if (types.includes('array') && schema.maxItems === undefined)
    complaints.push('an array without maxItems');
  if (inRequest && types.includes('object') && schema.additionalProperties !== false) {
    complaints.push('an object in a request that takes additional properties');
  }
  return complaints;
}

/** An enumeration of several values stands once in the contract; problem codes are an operation's own. */
function repeatedEnumerations(contract) {
  const places = new Map();
  const visit = (node, where) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node.enum) && node.enum.length > 1 && !where.endsWith('/properties/code')) {
      const key = JSON.stringify(
        [...node.enum].sort((a, b) => String(a).localeCompare(String(b), 'en')),
      );
      places.set(key, [...(places.get(key) ?? []), where]);
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${where}/${key}`);
  };
  visit({ paths: contract.paths, components: contract.components }, '');
  return [...places.values()]
    .filter((at) => at.length > 1)
    .map((at) => `the same enumeration stands at ${at.join(' and ')}`);
}
