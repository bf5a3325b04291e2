import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AnyFlow } from '../../machines/flow.ts';
import { POLICIES } from '../../reference/policies.ts';
import { CodeReader } from './deciding-code.ts';
import { describedChart } from './describe.ts';
import { canonicalJson, sha256 } from './hash.ts';
import type { ReviewedFlow } from './reviewed.ts';
import { TextReader } from './screen-texts.ts';
import type { ReadText, SourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..', '..');

const ON_DISK: SourceFiles = {
  read: (path) => readFileSync(join(root, path), 'utf8'),
  list: (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => join(folder, name).replaceAll(sep, '/'))
          .toSorted()
      : [],
};

/** Reads flows as reviewers sign them off. @param files others than those of this repository */
export function flowReader(files: SourceFiles = ON_DISK): (flow: AnyFlow) => ReviewedFlow {
  const reader = new CodeReader(files);
  const texts = new TextReader(files);
  const versionOf = packageVersions(files.read);
  return (flow) => {
    const { chart, policies } = describedChart(flow);
    const file = reader.fileOf(flow.id);
    const operations = chart.states.flatMap(({ invokes }) =>
      invokes.flatMap(({ operation }) => operation ?? []),
    );
    const { code, packages, asksPolicies } = reader.codeOf(flow.id, texts.pagesOf(file), {
      operations: [...new Set(operations)].toSorted(),
      policy: policies.length > 0,
    });
    if (asksPolicies || policies.length > 0) reader.refuseFickle();
    const { inputs, events, outcomes } = flow.samples;
    return asStored({
      chart,
      policies: Object.fromEntries(
        POLICIES.filter(({ id }) => asksPolicies || policies.includes(id)).map((policy) => [
          policy.id,
          policy,
        ]),
      ),
      properties: flow.safety.properties.map(({ title, requirements }) => ({
        title,
        requirements,
      })),
      samples: {
        ...hashed('starts as', Object.entries(inputs).map(withoutPolicy)),
        ...hashed('is told', twofold(events)),
        ...hashed('is answered', twofold(outcomes)),
      },
      texts: texts.textsOf(file),
      packages: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
      code,
    });
  };
}

const policyReader = new CodeReader(ON_DISK);

/** @throws where the values of policies would differ elsewhere: the ones seen here are signed off */
export const refuseFicklePolicies = (): void => policyReader.refuseFickle();

const readFlow = flowReader();
const known = new WeakMap<AnyFlow, { readonly reviewed: ReviewedFlow; readonly hash: string }>();

function knownOf(flow: AnyFlow): { readonly reviewed: ReviewedFlow; readonly hash: string } {
  const before = known.get(flow);
  if (before !== undefined) return before;
  const reviewed = readFlow(flow);
  const now = { reviewed, hash: fingerprintOfReviewed(reviewed) };
  known.set(flow, now);
  return now;
}

/** A flow as reviewers sign it off, with everything that decides its behaviour. It is read once in a process. */
export const reviewedFlow = (flow: AnyFlow): ReviewedFlow => knownOf(flow).reviewed;

/**
 * SHA-256, in lowercase hexadecimal, of everything that decides what a flow does and shows: approvals and results
 * hold for this fingerprint and no other.
 */
export const fingerprintOf = (flow: AnyFlow): string => knownOf(flow).hash;

/** The fingerprint of a reviewed flow, whoever kept it. */
export const fingerprintOfReviewed = (reviewed: ReviewedFlow): string =>
  sha256(canonicalJson(reviewed));

/** The version of an installed package, and the hash of its archive, as the lockfile pins them. */
function packageVersions(read: ReadText): (specifier: string) => string {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { version?: string; integrity?: string }>>;
  };
  return (specifier) => {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const { version, integrity } = packages[`node_modules/${name}`] ?? {};
    if (version === undefined) throw new Error(`package-lock.json does not pin ${specifier}`);
    return [version, integrity].filter((part) => part !== undefined).join(' ');
  };
}

/** The value as a file keeps it: undefined is absent. */
const asStored = (reviewed: ReviewedFlow): ReviewedFlow =>
  JSON.parse(JSON.stringify(reviewed)) as ReviewedFlow;

/** Policies are signed off as values. */
function withoutPolicy([name, input]: [string, unknown]): [string, unknown] {
  return [
    name,
    typeof input === 'object' && input !== null ? { ...input, policy: undefined } : input,
  ];
}

const twofold = (
  samples: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): [string, unknown][] =>
  Object.entries(samples).flatMap(([what, cases]) =>
    Object.entries(cases).map(([name, value]): [string, unknown] => [`${what} ${name}`, value]),
  );

const hashed = (words: string, samples: readonly [string, unknown][]): Record<string, string> =>
  Object.fromEntries(
    samples.map(([name, value]) => [`${words} ${name}`, sha256(canonicalJson(value ?? null))]),
  );
