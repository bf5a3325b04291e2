import type { MarketPolicy } from '../../reference/policies.ts';
import { inOrder, problemWith } from './controls.ts';
import { fieldOf, isPolicyField, POLICY_FIELDS, type PolicyField } from './fields.ts';

/** The changed fields of a copy, each with its value; each field can hold its value. */
export type Edits = Readonly<Partial<Record<PolicyField, unknown>>>;

/** A copy of a policy. It keeps its id: the same demands apply to it. */
export const withEdits = (policy: MarketPolicy, edits: Edits): MarketPolicy => ({
  ...policy,
  ...(edits as Partial<MarketPolicy>),
});

/** Edits without those that change nothing, in the order of reading, with lists in theirs. */
export function essential(policy: MarketPolicy, edits: Edits): Edits {
  return Object.fromEntries(
    POLICY_FIELDS.filter((field) => Object.hasOwn(edits, field))
      .map((field): [PolicyField, unknown] => {
        const value = edits[field];
        return [field, Array.isArray(value) ? inOrder(fieldOf(field).control, value) : value];
      })
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(policy[field])),
  );
}

/** Reads edits that somebody else wrote. A value that its field cannot hold is left out, and reported. */
export function readEdits(given: unknown): {
  readonly edits: Edits;
  readonly problems: readonly string[];
} {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { edits: {}, problems: ['There are no changes in it that can be read.'] };
  const edits: Partial<Record<PolicyField, unknown>> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (!isPolicyField(name)) {
      problems.push(`No policy has a field ${name}.`);
      continue;
    }
    const { title, control } = fieldOf(name);
    const problem = problemWith(control, value);
    if (problem === undefined) edits[name] = value;
    else problems.push(`${title} is left as it was: ${JSON.stringify(value)} cannot stand there.`);
  }
  return { edits, problems };
}

/** Edits as the part of an address after `#/`: `loosensAfterHours=0&breakDays=[1,7]`. */
export const addressOfEdits = (edits: Edits): string =>
  Object.entries(edits)
    .map(([field, value]) => `${field}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** Reads the result of {@link addressOfEdits}, or somebody's changed version of it. */
export function editsInAddress(text: string): ReturnType<typeof readEdits> {
  const pairs = text.split('&').filter(Boolean);
  const unreadable: string[] = [];
  const given = pairs.flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    try {
      return [[name, JSON.parse(decodeURIComponent(value)) as unknown]];
    } catch {
      unreadable.push(`"${pair}" in the address cannot be read.`);
      return [];
    }
  });
  const { edits, problems } = readEdits(Object.fromEntries(given));
  return { edits, problems: [...unreadable, ...problems] };
}
