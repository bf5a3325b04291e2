import type { Difference } from '../machines/policies/describe.ts';
import type { FlowPromise } from '../machines/policies/flow-promises.ts';
import type { PolicyField } from '../machines/policies/fields.ts';
import type { Proof, PropertyInfo, SubjectInfo } from '../machines/policies/proof-types.ts';
import type { Residents } from '../machines/policies/residents.ts';
import type { MarketPolicy, PolicyId } from '../reference/policies.ts';
import type { ReviewedPolicy } from '../review/charts/reviewed-policy.ts';
import type { ApprovalStatus } from '../review/approvals/approval-status.ts';
import type { Change } from '../review/charts/reviewed.ts';
import type { ApprovalData } from './approval-data.ts';

/** A transition of a flow, as another page speaks of it. */
export interface NamedEdge {
  readonly id: string;
  readonly name: string;
}

/** A policy in the list of them, and wherever one is chosen. */
export interface PolicySummary {
  readonly id: PolicyId;
  readonly name: string;
  readonly regulator: string | undefined;
  readonly summary: string;
  readonly residents: Residents;
  readonly differences: readonly Difference[];
  /** The value of each field in words, by field. */
  readonly words: Readonly<Record<string, string>>;
  readonly approval: ApprovalStatus;
  /** ISO 8601. */
  readonly approvedAt: string | undefined;
}

/** The consequences of one value of a rule that departs from the default. */
export interface RuleValue {
  /** In words. */
  readonly words: string;
  /** Ids of the policies that say so. */
  readonly policies: readonly PolicyId[];
  /** The flows that this value alone changes, on top of the default, with the ways that it closes and opens. */
  readonly flows: readonly {
    readonly flow: string;
    readonly title: string;
    readonly closes: readonly NamedEdge[];
    readonly opens: readonly NamedEdge[];
  }[];
}

/** A rule, and its consequences wherever it is read. */
export interface RuleData {
  readonly field: PolicyField;
  /** The flows whose charts or promises ask for it. */
  readonly askedIn: readonly { readonly flow: string; readonly title: string }[];
  readonly values: readonly RuleValue[];
  /** The promises that use it: of one flow by name, or of several at once. */
  readonly promises: readonly { readonly of: string; readonly title: string }[];
}

/** A flow under a policy. */
export interface PolicyFlow {
  readonly flow: string;
  readonly title: string;
  /** The fields of the policy that its chart and its promises ask for. */
  readonly reads: readonly PolicyField[];
  readonly states: number;
  readonly transitions: number;
  /** The transitions that nothing can take under it, though another policy allows them. */
  readonly absent: readonly NamedEdge[];
  /** The transitions that can be taken under it and not under the default. */
  readonly added: readonly NamedEdge[];
  /** The promises that depend on the policy, and whether the flow keeps them. */
  readonly promises: readonly KeptPromise[];
  /** How many promises hold under any policy, and how many of them are kept. */
  readonly others: { readonly all: number; readonly kept: number };
}

/** A claim about several flows at once, and its result under a policy. */
export interface PolicySubject extends Pick<SubjectInfo, 'id' | 'title' | 'explains' | 'flows'> {
  readonly properties: readonly PropertyInfo[];
  /** In the order of the properties. */
  readonly proofs: readonly Omit<Proof, 'ms'>[];
  readonly reads: readonly PolicyField[];
}

export interface KeptPromise extends FlowPromise {
  /** The way that the default leaves open; empty where the promise would hold there, too. */
  readonly underDefault: FlowPromise['path'];
}

/** Everything that the pages of a policy show. */
export interface PolicyData {
  readonly policy: MarketPolicy;
  /** SHA-256 of its values, without their words. */
  readonly hash: string;
  readonly document: ReviewedPolicy;
  /** The default's values in words, by field. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly differences: readonly Difference[];
  readonly flows: readonly PolicyFlow[];
  readonly subjects: readonly PolicySubject[];
  /** Ids of the requirements that have a page of their own. */
  readonly known: readonly string[];
  readonly approval: ApprovalData;
  readonly changes: readonly Change[];
}
