import type { Check, Checks, ClientFacts } from '../../openapi/types.ts';

/** The result of a check for a value that it refuses; no JSON equals it. */
const mismatch = Symbol('mismatch');

/**
 * Checks a body against the success of the contract, as far as the site rests on it, and drops the optional fields
 * that are `null`, as many platforms write absent ones.
 * @param shared the checks that a name may stand for
 * @returns undefined when it does not match
 */
export function successOf(
  { success }: Pick<ClientFacts, 'success'>,
  shared: Checks,
  body: unknown,
): object | undefined {
  const read = success === undefined ? mismatch : readAs(success, shared, body);
  return read === mismatch ? undefined : Object(read);
}

/** The fields of a problem beyond code, message and trace id, without those that the contract does not describe. */
export function detailsOf(
  { details }: Pick<ClientFacts, 'details'>,
  shared: Checks,
  body: object,
): object {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const read = Object.hasOwn(details, name)
        ? readAs(details[name] as Check, shared, value)
        : mismatch;
      return read === mismatch ? [] : [[name, read]];
    }),
  );
}

/** Reads a value as a check says. */
function readAs(check: Check, shared: Checks, value: unknown): unknown {
  if (typeof check === 'string') {
    const named = shared[check];
    if (named !== undefined) return readAs(named, shared, value);
    return fitsNamed(check, value) ? value : mismatch;
  }
  if ('values' in check) return check.values.includes(value) ? value : mismatch;
  if ('pattern' in check) {
    if (typeof value !== 'string' || !new RegExp(check.pattern, 'u').test(value)) return mismatch;
    return check.date === true && Number.isNaN(Date.parse(value)) ? mismatch : value;
  }
  if ('oneOf' in check) {
    const read = check.oneOf.map((one) => readAs(one, shared, value));
    return read.find((one) => one !== mismatch) ?? mismatch;
  }
  if ('list' in check) {
    if (!Array.isArray(value)) return mismatch;
    const items = value.map((item) => readAs(check.list, shared, item));
    return items.includes(mismatch) ? mismatch : items;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return mismatch;
  const fields = Object.entries(value).map(([name, one]) => {
    return [
      name,
      'map' in check ? readAs(check.map, shared, one) : readField(check, shared, name, one),
    ] as const;
  });
  if (fields.some(([, one]) => one === mismatch)) return mismatch;
  if (
    'required' in check &&
    !Object.keys(check.required).every((name) => Object.hasOwn(value, name))
  ) {
    return mismatch;
  }
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
}

/** Reads one field of an object; undefined for an optional one that is null. A field that is not listed passes. */
function readField(
  { required, optional }: { readonly required: Checks; readonly optional: Checks },
  shared: Checks,
  name: string,
  value: unknown,
): unknown {
  if (Object.hasOwn(required, name)) return readAs(required[name] as Check, shared, value);
  if (!Object.hasOwn(optional, name)) return value;
  return value === null ? undefined : readAs(optional[name] as Check, shared, value);
}

function fitsNamed(name: string, value: unknown): boolean {
  switch (name) {
    case 'string':
      return typeof value === 'string';
    case 'text':
      return typeof value === 'string' && value !== '';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return Number.isSafeInteger(value);
    default:
      return name === 'any';
  }
}
