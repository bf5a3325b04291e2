import { checks, shared, type Check, type Checks } from '../../openapi/checks.gen.ts';
import type { OperationId } from '../../openapi/types.ts';

/** Whether a body is the success that the contract describes, as far as the site rests on it. */
export function isSuccess(operation: OperationId, body: unknown): boolean {
  const { success } = checks[operation];
  return success !== undefined && fits(success, body);
}

/** What a problem carries beyond code, message and trace id, without what is not as described. */
export function detailsOf(operation: OperationId, body: object): object {
  const { details } = checks[operation];
  return Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => Object.hasOwn(details, name) && fits(details[name] as Check, value),
    ),
  );
}

function fits(check: Check, value: unknown): boolean {
  if (typeof check === 'string') return fitsNamed(check, value);
  if ('values' in check) return check.values.includes(value);
  if ('pattern' in check) {
    if (typeof value !== 'string' || !new RegExp(check.pattern, 'u').test(value)) return false;
    return check.date !== true || !Number.isNaN(Date.parse(value));
  }
  if ('oneOf' in check) return check.oneOf.some((one) => fits(one, value));
  if ('list' in check) {
    return Array.isArray(value) && value.every((item) => fits(check.list, item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ('map' in check) return Object.values(value).every((item) => fits(check.map, item));
  const fields = new Map<string, unknown>(Object.entries(value));
  const fit = (names: Checks, isNeeded: boolean) =>
    Object.entries(names).every(([name, one]) =>
      fields.has(name) ? fits(one, fields.get(name)) : !isNeeded,
    );
  return fit(check.required, true) && fit(check.optional, false);
}

function fitsNamed(name: string, value: unknown): boolean {
  switch (name) {
    case 'string':
      return typeof value === 'string';
    case 'text':
      return typeof value === 'string' && value !== '';
    case 'boolean':
      return typeof value === 'boolean';
    case 'any':
      return true;
    case 'integer':
      return Number.isSafeInteger(value);
    default: {
      const check = shared[name];
      return check !== undefined && fits(check, value);
    }
  }
}
