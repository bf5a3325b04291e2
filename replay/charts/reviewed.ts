import type { ChartEdge, ChartSnapshot, ChartState } from '../../machines/chart/snapshot.ts';

/** A state as reviewers sign it off: what it is, and what exploration tells of it. */
export interface ReviewedState extends ChartState {
  /** Screens that the player sees while it is active, by name. */
  readonly screens: readonly string[];
}

export interface ReviewedTransition extends ChartEdge {
  /** By what it is taken, in words, for example `the deposit check answers DOCUMENTS_REQUIRED`. */
  readonly causes: readonly string[];
  /** What an operation answers when it is taken; empty for other triggers. */
  readonly outcomes: readonly string[];
  /** Facts announced when it is taken. */
  readonly facts: readonly string[];
  /** Policies under which nothing can take it, though another policy can. */
  readonly absentUnder: readonly string[];
}

/**
 * A chart as reviewers sign it off. It knows nothing of where the code lies; what guards and delays
 * do shows in what leads along each transition.
 */
export interface ReviewedChart extends Omit<ChartSnapshot, 'states' | 'transitions'> {
  readonly states: readonly ReviewedState[];
  readonly transitions: readonly ReviewedTransition[];
}

/** Who signed a chart off, and when. */
export interface Approval {
  readonly by: string;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** SHA-256 of the chart that was signed off. */
  readonly hash: string;
}

/** One difference between two charts, or two policies. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly of: 'flow' | 'state' | 'transition' | 'policy' | 'field';
  readonly id: string;
  /** How reviewers call it, for example `Checking: the deposit check answers REFUSED → Refused`. */
  readonly name: string;
  /** Its own definition is as it was: it is different because something else changed. */
  readonly follows: boolean;
  /** What changed, in words; empty for what was added or removed. */
  readonly details: readonly string[];
}
