import type { PolicyField } from '../../../machines/policies/fields.ts';
import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { Proof, PropertyInfo } from '../../../machines/policies/proof-types.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { NamedEdge, PolicyData } from '../../policy-data.ts';

/** How far the exploring is. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** The flow that is being explored, in words. */
  readonly at: string;
}

/** A flow under a copy of a policy. */
export interface ChangedFlow {
  readonly flow: string;
  readonly title: string;
  readonly states: { readonly was: number; readonly is: number };
  readonly appear: readonly NamedEdge[];
  readonly go: readonly NamedEdge[];
  readonly fallen: readonly FlowPromise[];
  readonly gained: readonly FlowPromise[];
}

/** A claim about several flows at once with another result. */
export interface ChangedClaim {
  readonly subject: string;
  readonly property: PropertyInfo;
  readonly demanded: boolean;
  /** How many situations were visited. */
  readonly states: number;
  /**
   * The shortest way to the forbidden situation: under the copy where it falls, under the original where it is
   * new.
   */
  readonly path: Proof['path'];
}

/** The differences if a copy of a policy were in its place. */
export interface WhatIf {
  /** The flows that ask for a changed rule: others cannot differ. */
  readonly flows: readonly ChangedFlow[];
  /** The titles of those that need not be explored. */
  readonly same: readonly string[];
  readonly fallen: readonly ChangedClaim[];
  readonly gained: readonly ChangedClaim[];
  /** How many situations were visited. */
  readonly situations: number;
  /** The changed rules that no explored flow asks for: their effects are not seen. */
  readonly unseen: readonly PolicyField[];
}

/** Explores flows in the browser: a policy and a changed copy beside each other, piece by piece. */
export type Explorer = (
  original: PolicyData,
  copy: MarketPolicy,
) => Generator<Progress, WhatIf, undefined>;

declare global {
  /** Present on the pages that ask what if. */
  var atlasExplorer: Explorer | undefined;
}
