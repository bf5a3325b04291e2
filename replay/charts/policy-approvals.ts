import { POLICIES } from '../../openapi/reference/policies.ts';
import { APPROVALS_FOLDER, readStored, writeStored } from './approvals.ts';
import { changesText } from './changes-text.ts';
import {
  policyChangesBetween,
  policyDocumentHash,
  reviewedPolicy,
  type ReviewedPolicy,
} from './reviewed-policy.ts';
import type { Approval } from './reviewed.ts';

/** A policy as it was signed off: what `atlas/approvals/policy.<id>.json` holds. */
export interface PolicyApprovalFile {
  readonly approval: Approval;
  readonly policy: ReviewedPolicy;
}

/** How commands call a policy that is approved: no flow has an id like that. */
const policyName = (id: string): string => `policy.${id}`;

/** Every policy as reviewers sign it off, by the name that commands have for it. */
export const reviewedPolicies = (): ReadonlyMap<string, ReviewedPolicy> =>
  new Map(POLICIES.map((policy) => [policyName(policy.id), reviewedPolicy(policy)]));

/**
 * The last approval of a policy; undefined for one that nobody has approved.
 * @throws when the file was edited by hand: its policy is not the one that was signed
 */
export function readPolicyApproval(
  id: string,
  folder = APPROVALS_FOLDER,
): PolicyApprovalFile | undefined {
  return readStored<PolicyApprovalFile>(policyName(id), folder, ({ policy }) =>
    policyDocumentHash(policy),
  );
}

/** Stores a policy as signed off. @param at ISO 8601, UTC */
export function writePolicyApproval(
  policy: ReviewedPolicy,
  { by, note, at }: Pick<Approval, 'by' | 'note' | 'at'>,
  folder = APPROVALS_FOLDER,
): PolicyApprovalFile {
  const approval = { by, note, at, hash: policyDocumentHash(policy) };
  return writeStored(policyName(policy.policy), folder, { approval, policy });
}

/** How a policy stands to its approval, and whether that lets the check fail: every policy is regulated. */
export function policyStandingOf(
  policy: ReviewedPolicy,
  folder = APPROVALS_FOLDER,
): { readonly words: string; readonly fails: boolean } {
  const approved = readPolicyApproval(policy.policy, folder);
  if (approved === undefined) return { words: 'not yet approved', fails: false };
  const { by, at } = approved.approval;
  const signed = `approved by ${by} on ${at.slice(0, 10)}`;
  const changes = policyChangesBetween(approved.policy, policy);
  if (changes.length === 0) return { words: signed, fails: false };
  return {
    words: `${signed}, and changed since without an approval\n${changesText(changes)}`,
    fails: true,
  };
}
