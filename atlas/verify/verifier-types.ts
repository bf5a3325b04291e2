import type { Description } from '../../review/charts/describe.ts';
import type { FlowData } from '../data.ts';

/** The findings of a reader's own browser about a flow, beside those of the page. */
export interface Verified extends Pick<Description, 'searched' | 'promises'> {
  readonly flow: string;
  /** Canonical JSON of the machine's chart, and of the drawn one. */
  readonly here: string;
  readonly drawn: string;
  /** The differences between page and machine, in words; empty where both agree. */
  readonly differences: readonly string[];
}

/** Explores a flow and checks every promise, in pieces. @throws when the script has no such flow */
export type Verifier = (page: FlowData) => Generator<undefined, Verified>;

declare global {
  /** Present once somebody asked to verify. */
  var atlasVerifier: Verifier | undefined;
}
