import type { MarketPolicy, PolicyId } from '../../reference/policies.ts';
import { differencesOf, contradictionsIn } from './describe.ts';
import { readEdits, withEdits, type Edits } from './edits.ts';

const SCHEMA = 'croupier.policy-proposal/1';

/** The results of exploring the copy, in words. */
export interface ProposalResults {
  readonly appear: readonly string[];
  readonly go: readonly string[];
  readonly fallen: readonly ProposalFinding[];
  readonly gained: readonly ProposalFinding[];
  /** The changed rules that no chart reads: their effects were not explored. */
  readonly unseen: readonly string[];
}

interface ProposalFinding {
  readonly promise: string;
  /** The shortest way to the forbidden event. */
  readonly path: readonly string[];
}

/** A changed copy of a policy, as a file to hand on. It changes nothing by itself. */
export interface Proposal {
  readonly schema: typeof SCHEMA;
  /** The policy that was copied, and the SHA-256 of its values then. */
  readonly base: { readonly id: PolicyId; readonly hash: string };
  /** ISO 8601, UTC: when it was downloaded, by the clock of that device. */
  readonly at: string;
  readonly changes: Edits;
  /** The same in words, for the reader of the file. */
  readonly inWords: readonly string[];
  readonly contradictions: readonly string[];
  readonly results: ProposalResults;
}

export function proposalOf(
  policy: MarketPolicy,
  hash: string,
  changes: Edits,
  results: ProposalResults,
  at: Date,
): Proposal {
  const copy = withEdits(policy, changes);
  return {
    schema: SCHEMA,
    base: { id: policy.id, hash },
    at: at.toISOString(),
    changes,
    inWords: differencesOf(copy, policy).map(
      ({ sentence, instead }) => `${sentence} Before: ${instead}`,
    ),
    contradictions: contradictionsIn(copy),
    results,
  };
}

/** A proposal that was opened; or why it cannot be. */
export type Opened =
  | {
      readonly edits: Edits;
      readonly at: string;
      /** Remarks on the copy: a policy that changed since, fields that no longer are. */
      readonly notes: readonly string[];
    }
  | { readonly problem: string };

/** Reads a file that somebody chose. @param hash of the policy's values today */
export function openProposal(text: string, id: PolicyId, hash: string): Opened {
  let given: Partial<Record<keyof Proposal, unknown>> | null;
  try {
    given = JSON.parse(text) as typeof given;
  } catch {
    return { problem: 'This file is no proposal: it is not JSON.' };
  }
  if (typeof given !== 'object' || given === null || given.schema !== SCHEMA)
    return { problem: 'This file is no proposal that was taken away here.' };
  const base = given.base as Partial<Proposal['base']> | undefined;
  if (base?.id !== id)
    return { problem: `This proposal is of the policy ${String(base?.id)}, not of ${id}.` };
  const { edits, problems } = readEdits(given.changes);
  const isOld = base.hash !== hash;
  return {
    edits,
    at: typeof given.at === 'string' ? given.at : '',
    notes: [
      ...(isOld
        ? [
            'The policy has changed since this was taken away: what is shown is explored anew, and may differ from what the file says.',
          ]
        : []),
      ...problems,
    ],
  };
}
