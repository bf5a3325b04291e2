import type { ChartSnapshot } from '../machines/chart/snapshot.ts';
import type { Path } from '../machines/paths/fixture.ts';
import type {
  Approval,
  Change,
  ReviewedChart,
  ReviewedState,
  ReviewedTransition,
} from '../replay/charts/reviewed.ts';
import type { Level } from '../replay/level.ts';
import type { ListedBreak, ListedConstant, Proof } from '../replay/requirements/proof.ts';
import type { Layout } from './layout.ts';
import type { PolicyData, PolicySummary } from './policy-data.ts';

/** What a run of one path on one level ended with. */
export interface Result {
  /** `outdated` where another chart ran than the one that is drawn: then it proves nothing of this. */
  readonly verdict: 'passed' | 'failed' | 'outdated';
  /** Git revision that was replayed, with `+` when files had been changed since. */
  readonly commit: string;
  /** The step that failed, 0 being the start. */
  readonly step?: number;
  readonly message?: string;
  readonly durationMs: number;
}

/** The last run of one level. */
export interface Run {
  readonly level: Level;
  /** Git revision, with `+` when files had been changed since. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Flow id → what ran of it. */
  readonly flows: Readonly<Record<string, RanFlow>>;
  /** Path id → result. */
  readonly results: Readonly<Record<string, Result>>;
  /** Transition id → why it cannot come about at the level. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Paths that were planned for the level, around what it leaves out. */
  readonly paths: readonly AtlasPath[];
}

/** The chart that the results of a flow are about. */
export interface RanFlow {
  /** SHA-256 of what it does, in whatever words. */
  readonly chart: string;
  /** Ids of all paths that the level has for it. */
  readonly paths: readonly string[];
  /** Ids of the transitions that the level leaves out. */
  readonly leftOut: readonly string[];
}

/** A place in the sources, for example `machines/banking/deposit/asking.ts:57`. */
export type Source = string;

export interface AtlasState extends ReviewedState {
  readonly line: Source;
}

export interface AtlasTransition extends ReviewedTransition {
  readonly line: Source;
  /** Why no path can take it. */
  readonly waived: string | undefined;
}

/** What a diagram is drawn from. */
export interface Drawn {
  readonly chart: Pick<ReviewedChart, 'title' | 'root' | 'states' | 'transitions'>;
  readonly layout: Layout;
}

/** An operation of the contract, as far as reviewers ask for it. */
export interface AtlasOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly answers: readonly {
    readonly status: string;
    readonly description: string;
    /** Codes or results that the contract names, in words. */
    readonly examples: readonly { readonly name: string; readonly summary: string }[];
  }[];
}

export interface AtlasStep {
  readonly words: string;
  readonly screen: string;
  /** Ids of the active states. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly facts: readonly string[];
  readonly calls: readonly string[];
  /** What other flows were told: whom, and the event. */
  readonly told: readonly string[];
}

export interface AtlasPath {
  /** The flow's id and a hash, for example `banking.deposit#7f3a`. */
  readonly id: string;
  readonly input: string;
  readonly policy: string | undefined;
  /** The first step is the start. */
  readonly steps: readonly AtlasStep[];
}

/** A committed path that no longer fits the chart. */
export interface Misfit {
  readonly id: string;
  /** The first step that is otherwise, 0 being the start. */
  readonly step: number;
  /** What is otherwise there, in words. */
  readonly words: string;
}

/** One flow, as its page needs it. */
export interface FlowData {
  readonly id: string;
  /** SHA-256 of what the chart does, in whatever words: results of replays name it. */
  readonly hash: string;
  readonly chart: Omit<ChartSnapshot, 'states' | 'transitions'> & {
    readonly states: readonly AtlasState[];
    readonly transitions: readonly AtlasTransition[];
  };
  readonly layout: Layout;
  readonly operations: readonly AtlasOperation[];
  /** Ids of the flows that it starts, by the name that its chart has for each. */
  readonly starts: Readonly<Record<string, string>>;
  /** The committed paths that fit the chart. */
  readonly paths: readonly AtlasPath[];
  readonly misfits: readonly Misfit[];
  /** The paths that can be watched while they are walked on the site. */
  readonly watched: readonly AtlasPath[];
  /** Why the others cannot: the first step that nobody can bring about there. */
  readonly blocked: readonly {
    readonly path: string;
    readonly step: number;
    readonly reason: string;
  }[];
  /** Ids of the policies under which the flow was explored; empty when it carries none. */
  readonly policies: readonly string[];
  /** Hand-written expectations. */
  readonly journeys: readonly {
    readonly title: string;
    readonly requirements: readonly string[];
  }[];
  /** Requirement id → own wording. */
  readonly wording: Readonly<Record<string, string>>;
  /** Requirement id → how it is held. */
  readonly proofs: Readonly<Record<string, Proof>>;
  /** Requirement id → test files that name it. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  readonly approval: Approval | undefined;
  /** Against the approval, where there is one, then against the revisions that the build was given. */
  readonly comparisons: readonly Comparison[];
}

/** How a chart differs from an earlier one. */
export interface Comparison {
  /** `approval`, or a git revision. */
  readonly against: string;
  readonly changes: readonly Change[];
  /** Both charts in one drawing; undefined where nothing that is drawn changed. */
  readonly drawn: Drawn | undefined;
}

/** The list of flows, as the index needs it. */
export interface FlowSummary {
  readonly id: string;
  /** SHA-256 of what the chart does, in whatever words: results of replays name it. */
  readonly hash: string;
  readonly title: string;
  readonly description: string;
  readonly regulated: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly covered: number;
  readonly waived: number;
  /** Ids of the committed paths that fit the chart. */
  readonly paths: readonly string[];
  /** How many do not. */
  readonly misfits: number;
  readonly steps: number;
  readonly approval: 'approved' | 'changed' | 'none';
  /** When it was last signed off, ISO 8601. */
  readonly approvedAt: string | undefined;
}

/** Something that the search finds. */
export interface SearchEntry {
  readonly kind:
    | 'flow'
    | 'state'
    | 'transition'
    | 'event'
    | 'answer'
    | 'operation'
    | 'requirement'
    | 'policy'
    | 'path';
  readonly text: string;
  readonly detail: string;
  /** Relative to the atlas' own folder. */
  readonly href: string;
}

/** A state or transition that holds a requirement. */
export interface Held {
  readonly flow: string;
  readonly id: string;
  /** Flow and state or transition, as reviewers call them. */
  readonly name: string;
}

/** One requirement and where it is held. */
export interface RequirementRow {
  readonly id: string;
  readonly wording: string;
  readonly proof: Proof;
  readonly breaks: readonly ListedBreak[];
  readonly constants: readonly ListedConstant[];
  readonly states: readonly Held[];
  readonly transitions: readonly Held[];
  readonly journeys: readonly { readonly flow: string; readonly title: string }[];
  readonly paths: readonly string[];
  readonly tests: readonly string[];
  readonly code: readonly string[];
  /** The fields of market policies that bear on it. */
  readonly policyFields: readonly { readonly field: string; readonly title: string }[];
}

export interface IndexData {
  readonly flows: readonly FlowSummary[];
  readonly policies: readonly PolicySummary[];
  readonly search: readonly SearchEntry[];
}

/** Everything that the data files of a page put into `globalThis.atlas`. */
export interface AtlasGlobal {
  page: 'index' | 'requirements' | 'policies' | 'policy' | 'whatIf' | 'flow' | 'simulate' | 'watch';
  index: IndexData;
  runs: readonly Run[];
  requirements?: readonly RequirementRow[];
  policy?: PolicyData;
  /** How long each proof took on the machine that built the atlas, in ms: policy → property. */
  times?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  flow?: FlowData;
  watched?: readonly Path[];
}
