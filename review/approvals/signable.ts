import type { AnyFlow } from '../../machines/flow.ts';
import { FLOWS } from '../../machines/registry.ts';
import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { fingerprintOf, refuseFicklePolicies, reviewedFlow } from '../charts/fingerprint.ts';
import { flowChangesBetween } from '../charts/flow-changes.ts';
import { canonicalJson, sha256 } from '../charts/hash.ts';
import {
  policyChangesBetween,
  policyDocumentHash,
  reviewedPolicy,
  type ReviewedPolicy,
} from '../charts/reviewed-policy.ts';
import type { Change, ReviewedFlow } from '../charts/reviewed.ts';
import { foundOf, foundOfPolicy, type Found } from './evidence.ts';
import { namesWithHistory } from './history.ts';
import type { PublishedHistory } from './published.ts';

/** Something that reviewers sign off. */
export interface Signable {
  /** `banking.deposit` or `policy.UKGC`. */
  readonly name: string;
  readonly title: string;
  /** Whether two people sign it, and the check fails for a change without them. */
  readonly regulated: boolean;
  readonly fingerprint: string;
  /** The content that is kept, once; its canonical JSON has the fingerprint. */
  readonly content: unknown;
  /** The changes since a kept content. */
  readonly changesSince: (before: unknown) => readonly Change[];
  readonly found: () => Found;
}

export const signableFlow = (flow: AnyFlow): Signable => ({
  name: flow.id,
  title: flow.title,
  regulated: flow.regulated,
  fingerprint: fingerprintOf(flow),
  content: reviewedFlow(flow),
  changesSince: (before) => flowChangesBetween(before as ReviewedFlow, reviewedFlow(flow)),
  found: () => foundOf(flow, fingerprintOf(flow)),
});

/** Every policy is regulated. */
export function signablePolicy(policy: MarketPolicy): Signable {
  refuseFicklePolicies();
  const reviewed = reviewedPolicy(policy);
  return {
    name: policyName(policy.id),
    title: reviewed.name,
    regulated: true,
    fingerprint: policyDocumentHash(reviewed),
    content: JSON.parse(JSON.stringify(reviewed)) as unknown,
    changesSince: (before) => policyChangesBetween(before as ReviewedPolicy, reviewed),
    found: () => foundOfPolicy(policy),
  };
}

/** The prefix of a policy's name in commands: no flow has an id like that. */
const policyName = (id: string): string => `policy.${id}`;

/** A signed thing that is gone: its removal is a change that is signed off, too. */
const signableGone = (name: string): Signable => ({
  name,
  title: name,
  regulated: true,
  fingerprint: sha256(canonicalJson(null)),
  content: null,
  changesSince: (before) => [
    {
      kind: 'removed',
      of: name.startsWith('policy.') ? 'policy' : 'flow',
      id: name,
      name: before === null ? name : titleOf(before, name),
      follows: false,
      details: [],
    },
  ],
  found: () => ({ evidence: [], obstacles: [] }),
});

/** Whether a formerly signed flow was regulated; policies always are. */
export const wasRegulated = (content: unknown): boolean =>
  (content as Partial<ReviewedFlow> | null | undefined)?.chart?.regulated === true;

function titleOf(content: unknown, name: string): string {
  const { chart, name: called } = content as Partial<ReviewedFlow & ReviewedPolicy>;
  return chart?.title ?? called ?? name;
}

/** The sources of all past signatures. */
interface Past {
  readonly folder: string;
  readonly published: readonly Pick<PublishedHistory, 'name'>[] | undefined;
}

/** Names of everything that was ever signed, whether its history is still there or not. */
const everSigned = ({ folder, published = [] }: Past): readonly string[] => [
  ...namesWithHistory(folder),
  ...published.map(({ name }) => name),
];

/** The flow or policy of a name, or a formerly signed one; undefined where there never was one. */
export function signableNamed(name: string, past: Past): Signable | undefined {
  const flow = FLOWS.find(({ id }) => id === name);
  if (flow !== undefined) return signableFlow(flow);
  const policy = POLICIES.find(({ id }) => policyName(id) === name);
  if (policy !== undefined) return signablePolicy(policy);
  return everSigned(past).includes(name) ? signableGone(name) : undefined;
}

/** Names of everything that is signed, now or earlier. */
export const signableNames = (past: Past): readonly string[] => [
  ...new Set([
    ...FLOWS.map(({ id }) => id),
    ...POLICIES.map(({ id }) => policyName(id)),
    ...everSigned(past),
  ]),
];

/** Says that nothing is, or was, signed under a name; undefined where something is. */
export function unknownName(name: string, past: Past): string | undefined {
  const names = signableNames(past);
  return names.includes(name)
    ? undefined
    : `There is no flow or policy ${name}. There are: ${names.join(', ')}`;
}
