import type { MarketPolicy, PolicyId } from '../../reference/policies.ts';

/** The subject of a proof: several charts at once, a rule of the platform over time, or ways through one chart. */
export interface SubjectInfo {
  readonly id: string;
  readonly title: string;
  /** The members, how they hang together, and what is left out. */
  readonly explains: string;
  readonly kind: 'composition' | 'rules' | 'presses';
  /** Ids of the flows that take part; none where only rules are explored. */
  readonly flows: readonly string[];
}

/** A claim, in words that a reviewer signs. It reads a policy's fields, never its name. */
export interface PropertyInfo {
  readonly id: string;
  readonly title: string;
  /** The exact search: what is looked for, and what is not. */
  readonly explains: string;
  readonly requirements: readonly string[];
  /** The id of the subject on which it is checked. */
  readonly subject: SubjectInfo['id'];
  /** The fields of a policy on which it depends; none where it holds whatever they say. */
  readonly fields: readonly (keyof MarketPolicy)[];
  /**
   * The rule sets whose regulator asks for it. Written by hand beside the fields, so that an edited copy of a
   * policy, which keeps its id, can fail the demand.
   */
  readonly demandedBy: 'every' | readonly PolicyId[];
}

/** One step of the shortest way to the forbidden event. */
export interface ProofStep {
  /** The one who does it. */
  readonly by: 'player' | 'platform' | 'site' | 'time';
  /** The flow to which it happens; undefined for the platform's own acts, and for rules. */
  readonly flow: string | undefined;
  readonly words: string;
  /** The screen of that flow afterwards. */
  readonly screen: string | undefined;
}

/** The result of one property under one policy. */
export interface Proof {
  readonly property: PropertyInfo['id'];
  readonly policy: PolicyId;
  /** Whether the policy's regulator asks for it. Otherwise it may be falsified. */
  readonly demanded: boolean;
  readonly verdict: 'proven' | 'falsified';
  /** The number of visited states, all that can be reached where it is proven. */
  readonly states: number;
  /** Milliseconds: its own check, and its share of the exploration. */
  readonly ms: number;
  /** The policy under which it was explored, when that agrees in every field that was read. */
  readonly sameAs: PolicyId | undefined;
  /** The shortest path to the forbidden event; empty where it is proven. */
  readonly path: readonly ProofStep[];
}

/** A property that is asked for and does not hold. */
export const hasFallen = ({ demanded, verdict }: Proof): boolean =>
  demanded && verdict === 'falsified';
