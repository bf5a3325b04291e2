import { FIELDS, valueInWords, type PolicyField } from '../../machines/policies/fields.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { CodePart } from './declarations.ts';
import { changesBetween } from './diff.ts';
import type { Change, ReviewedFlow } from './reviewed.ts';

/**
 * Compares two flows: the chart, the values that it is explored under, the promises, code, texts and samples; then
 * the differences that only follow from these.
 */
export function flowChangesBetween(before: ReviewedFlow, after: ReviewedFlow): Change[] {
  const chart = changesBetween(before.chart, after.chart);
  return [
    ...chart.filter(({ follows }) => !follows),
    ...policyValues(before.policies, after.policies),
    ...propertyChanges(before.properties, after.properties),
    ...codeChanges(before.code, after.code),
    ...packageChanges(before.packages, after.packages),
    ...textChanges(before.texts, after.texts),
    ...rows(before.samples, after.samples).map(({ key, kind }) =>
      change(kind, 'sample', key, `${key}, as it is explored`, []),
    ),
    ...chart.filter(({ follows }) => follows),
  ];
}

interface Row<T> {
  readonly key: string;
  readonly kind: Change['kind'];
  readonly was: T | undefined;
  readonly is: T | undefined;
}

/** Compares two tables, by key. */
function rows<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): readonly Row<T>[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Row<T>[] => {
    const [was, is] = [before[key], after[key]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [
      {
        key,
        was,
        is,
        kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
      },
    ];
  });
}

const change = (
  kind: Change['kind'],
  of: Change['of'],
  id: string,
  name: string,
  details: readonly string[],
): Change => ({ kind, of, id, name, follows: false, details });

type Policies = ReviewedFlow['policies'];

function policyValues(before: Policies, after: Policies): Change[] {
  return rows(before, after).flatMap(({ key, kind, was, is }): Change[] => {
    if (was === undefined || is === undefined)
      return [change(kind, 'policy', `policy.${key}`, `Market policy ${key}`, [])];
    const fields = rows<unknown>({ ...was }, { ...is });
    return fields.map((field) => {
      const name = field.key as PolicyField;
      const title = Object.hasOwn(FIELDS, name) ? FIELDS[name].title : name;
      const details = [`${said(is, name)}; before: ${said(was, name)}`];
      return change('changed', 'field', `policy.${key}.${name}`, `${key}: ${title}`, details);
    });
  });
}

/** A policy of another day may lack fields of today's words. */
function said(policy: MarketPolicy, field: PolicyField): string {
  const value = policy[field];
  if (value === undefined || !Object.hasOwn(FIELDS, field)) return inWords(value);
  return valueInWords(policy, field);
}

type Properties = ReviewedFlow['properties'];

function propertyChanges(before: Properties, after: Properties): Change[] {
  const byTitle = (all: Properties): Record<string, string> =>
    Object.fromEntries(all.map(({ title, requirements }) => [title, requirements.join(', ')]));
  return rows(byTitle(before), byTitle(after)).map(({ key, kind, was, is }) =>
    change(
      kind,
      'property',
      key,
      key,
      kind === 'changed' ? [`requirements: ${is || 'none'}; before: ${was || 'none'}`] : [],
    ),
  );
}

type Code = ReviewedFlow['code'];

function codeChanges(before: Code, after: Code): Change[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return files.flatMap((file) =>
    rows(before[file] ?? {}, after[file] ?? {}).map(({ key, kind, was, is }) =>
      change(
        kind,
        (is ?? was)?.is ?? 'definition',
        `${file} ${key}`,
        `${key} of ${file}`,
        kind === 'changed' ? codeDetails(was, is) : [],
      ),
    ),
  );
}

function codeDetails(was: CodePart | undefined, is: CodePart | undefined): string[] {
  if (was?.is !== 'value' || is?.is !== 'value') return ['its code is another'];
  if (!isTable(was.value) || !isTable(is.value))
    return [`${inWords(is.value)}; before: ${inWords(was.value)}`];
  const changed = rows(was.value, is.value);
  return changed.length === 0
    ? ['in another order']
    : changed.map((row) => `${row.key}: ${inWords(row.is)}; before: ${inWords(row.was)}`);
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const packageChanges = (
  before: ReviewedFlow['packages'],
  after: ReviewedFlow['packages'],
): Change[] =>
  rows(before, after).map(({ key, kind, was, is }) =>
    change(kind, 'package', `package ${key}`, `The package ${key}`, [
      kind === 'changed' ? `${is}; before: ${was}` : `${is ?? was}`,
    ]),
  );

type Texts = ReviewedFlow['texts'];

function textChanges(before: Texts, after: Texts): Change[] {
  const languages = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return languages.flatMap((language) =>
    rows(before[language] ?? {}, after[language] ?? {}).map(({ key, kind, was, is }) =>
      change(kind, 'text', `${language} ${key}`, `${key} (${language})`, [
        kind === 'changed' ? `“${is}”; before: “${was}”` : `“${is ?? was}”`,
      ]),
    ),
  );
}
