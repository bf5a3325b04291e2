import type { ChartEdge, ChartSnapshot, ChartState } from '../../machines/engine/snapshot.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
import type { DecidingCode } from './deciding-code.ts';
import type { ScreenTexts } from './screen-texts.ts';

/** A state as reviewers sign it off: its definition, and the findings of exploration. */
export interface ReviewedState extends ChartState {
  /** Screens that the player sees while it is active, by name. */
  readonly screens: readonly string[];
}

export interface ReviewedTransition extends ChartEdge {
  /** The trigger in words, for example `the deposit check answers DOCUMENTS_REQUIRED`. */
  readonly causes: readonly string[];
  /** The answers of an operation that take it; empty for other triggers. */
  readonly outcomes: readonly string[];
  /** Facts announced when it is taken. */
  readonly facts: readonly string[];
  /** Policies under which nothing can take it, though another policy can. */
  readonly absentUnder: readonly string[];
}

/**
 * A chart as reviewers sign it off. It does not know where the code is; the effect of guards and delays shows in
 * the causes of each transition.
 */
export interface ReviewedChart extends Omit<ChartSnapshot, 'states' | 'transitions'> {
  readonly states: readonly ReviewedState[];
  readonly transitions: readonly ReviewedTransition[];
}

/** A flow as reviewers sign it off: everything that decides what it does and shows. */
export interface ReviewedFlow {
  readonly chart: ReviewedChart;
  /** The policies under which it was explored, by id; none where it carries none. */
  readonly policies: Readonly<Record<string, MarketPolicy>>;
  /** The promises, in words; code judges them. */
  readonly properties: readonly {
    readonly title: string;
    readonly requirements: readonly string[];
  }[];
  /** The samples of its exploration → SHA-256. */
  readonly samples: Readonly<Record<string, string>>;
  readonly texts: ScreenTexts;
  /** Installed package that it uses → its version, and the hash of its archive. */
  readonly packages: Readonly<Record<string, string>>;
  readonly code: DecidingCode;
}

/** One difference between two flows, or two policies. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly of:
    | 'flow'
    | 'state'
    | 'transition'
    | 'policy'
    | 'field'
    | 'property'
    | 'value'
    | 'function'
    | 'definition'
    | 'text'
    | 'package'
    | 'sample';
  readonly id: string;
  /** The reviewers' name for it, for example `Checking: the deposit check answers REFUSED → Refused`. */
  readonly name: string;
  /** Its own definition is unchanged: it differs because something else changed. */
  readonly follows: boolean;
  /** The changes, in words; empty for an addition or a removal. */
  readonly details: readonly string[];
}
