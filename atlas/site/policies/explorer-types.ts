import type { FlowPromise } from '../../../machines/policies/flow-promises.ts';
import type { MarketPolicy } from '../../../openapi/reference/policies.ts';
import type { NamedEdge } from '../../policy-data.ts';

/** How far the exploring is. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** What is explored now, in words. */
  readonly at: string;
}

/** What a copy of a policy makes of a flow. */
export interface ChangedFlow {
  readonly flow: string;
  readonly title: string;
  readonly states: { readonly was: number; readonly is: number };
  readonly appear: readonly NamedEdge[];
  readonly go: readonly NamedEdge[];
  readonly fallen: readonly FlowPromise[];
  readonly gained: readonly FlowPromise[];
}

/** What would be otherwise, were a copy of a policy in its place. */
export interface WhatIf {
  /** Every flow that carries a policy, those that stay as they are included. */
  readonly flows: readonly ChangedFlow[];
}

/** Explores flows in the browser: two policies beside each other, piece by piece. */
export type Explorer = (
  before: MarketPolicy,
  after: MarketPolicy,
) => Generator<Progress, WhatIf, undefined>;

declare global {
  /** Present on the pages that ask what if. */
  var atlasExplorer: Explorer | undefined;
}
