import {
  valueInWords,
  FIELDS,
  POLICY_FIELDS,
  type PolicyField,
} from '../../machines/policies/fields.ts';
import { residentsUnder, type Residents } from '../../machines/policies/residents.ts';
import type { Source } from '../../machines/policies/source.ts';
import { POLICY_DOCUMENTS } from '../../machines/policies/sources.ts';
import type { MarketPolicy, PolicyId } from '../../reference/policies.ts';
import { canonicalJson, sha256 } from './hash.ts';
import type { Change } from './reviewed.ts';

/** A policy as reviewers sign it off: its values, the effect and source of each, and its residents. */
export interface ReviewedPolicy {
  readonly policy: PolicyId;
  readonly name: string;
  readonly regulator: string | undefined;
  readonly summary: string;
  readonly residents: Residents;
  readonly fields: readonly ReviewedField[];
  /** The questions to counsel beside the fields. */
  readonly open: readonly string[];
}

export interface ReviewedField {
  readonly field: PolicyField;
  readonly title: string;
  readonly decides: string;
  readonly value: unknown;
  readonly words: string;
  readonly requirements: readonly string[];
  /** Its own source, or for the default's value, the default's. */
  readonly source: Source;
  /** Whether the source is that of the default. */
  readonly inherited: boolean;
}

/** @throws when a field departs from the default without a source */
export function reviewedPolicy(policy: MarketPolicy): ReviewedPolicy {
  const { name, regulator, summary, sources, open } = POLICY_DOCUMENTS[policy.id];
  return {
    policy: policy.id,
    name,
    regulator,
    summary,
    residents: residentsUnder(policy.id),
    fields: POLICY_FIELDS.map((field) => {
      const { title, decides, requirements } = FIELDS[field];
      const own = sources[field];
      const source = own ?? POLICY_DOCUMENTS.default.sources[field];
      if (source === undefined) throw new Error(`${policy.id}: ${field} rests on nothing`);
      return {
        field,
        title,
        decides,
        value: policy[field],
        words: valueInWords(policy, field),
        requirements,
        source,
        inherited: own === undefined,
      };
    }),
    open,
  };
}

/** Identifies a policy that was signed off. */
export const policyDocumentHash = (policy: ReviewedPolicy): string => sha256(canonicalJson(policy));

/** Identifies the values of a policy, without their words. */
export const policyHash = (policy: MarketPolicy): string => sha256(canonicalJson(policy));

/** Compares two policies: first their decisions, then the differences in words. */
export function policyChangesBetween(before: ReviewedPolicy, after: ReviewedPolicy): Change[] {
  const earlier = new Map(before.fields.map((one) => [one.field, one]));
  const later = new Set(after.fields.map(({ field }) => field));
  const entry = (
    kind: Change['kind'],
    { field, title }: Pick<ReviewedField, 'field' | 'title'>,
    details: readonly string[],
  ): Change => ({
    kind,
    of: 'field',
    id: `${after.policy}.${field}`,
    name: title,
    follows: false,
    details,
  });
  const own = detailsOf(namesIn(before), namesIn(after));
  return [
    ...(own.length === 0
      ? []
      : [
          {
            kind: 'changed' as const,
            of: 'policy' as const,
            id: after.policy,
            name: after.name,
            follows: false,
            details: own,
          },
        ]),
    ...after.fields.flatMap((field) => {
      const was = earlier.get(field.field);
      if (was === undefined) return [entry('added', field, [`value: ${field.words}`])];
      const details = detailsOf(partsOf(was), partsOf(field));
      return details.length === 0 ? [] : [entry('changed', field, details)];
    }),
    ...before.fields
      .filter(({ field }) => !later.has(field))
      .map((field) => entry('removed', field, [`value: ${field.words}`])),
  ];
}

type Parts = Readonly<Record<string, string>>;

const namesIn = ({ name, regulator, summary, residents, open }: ReviewedPolicy): Parts => ({
  name,
  regulator: regulator ?? 'none',
  summary,
  'who is under it': residents.places.join(', '),
  'its markets': residents.markets.join(', '),
  'open questions': open.join(' '),
});

const partsOf = ({ words, value, title, decides, requirements, source }: ReviewedField): Parts => ({
  value: words,
  'value as data': JSON.stringify(value),
  title,
  decides,
  requirements: requirements.join(', '),
  'rests on': source.rule,
  'how well that is known': source.known,
  'for counsel': source.counsel,
});

/** Data is told only where words do not tell it already. */
function detailsOf(before: Parts, after: Parts): string[] {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return changed
    .filter((name) => name !== 'value as data' || !changed.includes('value'))
    .map((name) => `${name}: ${after[name] || 'nothing'}; before: ${before[name] || 'nothing'}`);
}
