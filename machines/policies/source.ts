import type { PolicyField } from './fields.ts';

/** The basis of a field of a policy, as far as we know. */
export interface Source {
  /** Regulation by name and number; where we do not know the number, that is said. */
  readonly rule: string;
  /**
   * `found`: the rule is known to us by name and number; `told`: the project was told of it and has not
   * seen the text; `own`: no rule that we know of, but the site's specification or a choice of ours.
   */
  readonly known: 'found' | 'told' | 'own';
  /** The points that the operator's counsel must check before anybody relies on it. */
  readonly counsel: string;
}

export const found = (rule: string, counsel: string): Source => ({ rule, known: 'found', counsel });
export const told = (rule: string, counsel: string): Source => ({ rule, known: 'told', counsel });
export const own = (rule: string, counsel: string): Source => ({ rule, known: 'own', counsel });

/** A rule set as reviewers read it. */
export interface PolicyDocument {
  readonly name: string;
  /** The maker of the rules; undefined where it is this project alone. */
  readonly regulator: string | undefined;
  readonly summary: string;
  /**
   * The sources of every field that departs from the default, and of those that are the same by a rule of their
   * own.
   */
  readonly sources: Readonly<Partial<Record<PolicyField, Source>>>;
  /** The regulator's demands beyond what a policy can hold, and other questions to counsel. */
  readonly open: readonly string[];
}
