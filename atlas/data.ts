import type { ChartSnapshot } from '../machines/engine/snapshot.ts';
import type { Path } from '../machines/engine/fixture.ts';
import type { Cause } from '../machines/samples.ts';
import type { ApprovalStatus } from '../review/approvals/approval-status.ts';
import type { AtlasPath, FlowPromise, Searched } from '../review/charts/describe.ts';
import type {
  Change,
  ReviewedChart,
  ReviewedState,
  ReviewedTransition,
} from '../review/charts/reviewed.ts';
import type { Level } from '../review/paths/level.ts';
import type { FlowScreens } from '../replay/screens.ts';
import type { ListedFault, ListedConstant, Proof } from '../review/requirements/proof.ts';
import type { Dossier } from './dossier.ts';
import type { Meeting } from '../review/requirements/meetings.ts';
import type { ApprovalData } from './approval-data.ts';
import type { Layout } from './layout.ts';
import type { PolicyData, PolicySummary, RuleData } from './policy-data.ts';
import type { Built } from './stamp.ts';

export type { AtlasPath, AtlasStep, FlowPromise } from '../review/charts/describe.ts';

/** The end of a run of one path on one level. */
export interface Result {
  /** `outdated` where the run's flow differs from the shown one: then it proves nothing of this. */
  readonly verdict: 'passed' | 'failed' | 'outdated';
  /** Git revision that was replayed, with `+` when files had been changed since. */
  readonly commit: string;
  /** The step that failed, 0 being the start. */
  readonly step?: number;
  readonly message?: string;
  readonly durationMs: number;
  /** When it ended: ISO 8601, UTC. */
  readonly at: string;
  /** A picture of the failure, and Playwright's trace: files in the atlas' folder. */
  readonly picture?: string;
  readonly trace?: string;
}

/** The last run of one level. */
export interface Run {
  readonly level: Level;
  /** Git revision, with `+` when files had been changed since. */
  readonly commit: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Flow id → its runs. */
  readonly flows: Readonly<Record<string, RanFlow>>;
  /** Path id → result. */
  readonly results: Readonly<Record<string, Result>>;
}

/** The subject of a flow's results. */
export interface RanFlow {
  /** SHA-256 of everything that decided the run. */
  readonly fingerprint: string;
}

/** The part of a flow that a level does not replay, and why. */
export interface LevelPlan {
  /** Path id → why it is not replayed there. */
  readonly skipped: Readonly<Record<string, string>>;
  /** Transition id → why it cannot come about there. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** A place in the sources, for example `machines/banking/deposit/asking.ts:57`. */
export type Source = string;

export interface AtlasState extends ReviewedState {
  readonly line: Source;
}

/** `site` is the rest of the browser; `chart` follows at once, by itself. */
export type Decider = Cause | 'time' | 'chart';

export interface AtlasTransition extends ReviewedTransition {
  readonly line: Source;
  /** Why no path can take it. */
  readonly waived: string | undefined;
  /** The one who brings it about. */
  readonly by: Decider;
}

/** The data of a diagram. */
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

/** A committed path that no longer fits the chart. */
export interface OutdatedPath {
  readonly id: string;
  /** The first step that is otherwise, 0 being the start. */
  readonly step: number;
  /** The difference, in words. */
  readonly words: string;
}

/** One flow, as its page needs it. */
export interface FlowData {
  readonly id: string;
  /** SHA-256 of everything that decides what it does and shows: approvals and results of replays name it. */
  readonly fingerprint: string;
  readonly chart: Omit<ChartSnapshot, 'states' | 'transitions'> & {
    readonly states: readonly AtlasState[];
    readonly transitions: readonly AtlasTransition[];
  };
  readonly layout: Layout;
  readonly operations: readonly AtlasOperation[];
  /** Ids of the flows that it starts, by the name that its chart has for each. */
  readonly starts: Readonly<Record<string, string>>;
  /** The committed paths that fit the chart, then those that a level has in place of impossible ones. */
  readonly paths: readonly AtlasPath[];
  readonly outdated: readonly OutdatedPath[];
  readonly levels: Readonly<Record<Level, LevelPlan>>;
  /** Path id → why it cannot be watched while it is walked on the site; all others can. */
  readonly unwatched: Readonly<Record<string, string>>;
  /** Ids of the policies under which the flow was explored; empty when it carries none. */
  readonly policies: readonly string[];
  /** The promises of the flow, as the build found them. */
  readonly promises: readonly FlowPromise[];
  readonly searched: Searched;
  /** Where requirements contradict or restrict each other, with the path that goes there. */
  readonly meetings: readonly (Meeting & { readonly path: AtlasPath })[];
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
  readonly approval: ApprovalData;
  /** Against the approval, where there is one, then against the revisions that the build was given. */
  readonly comparisons: readonly Comparison[];
}

/** How a flow differs from an earlier one. */
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
  /** SHA-256 of everything that decides what it does and shows: approvals and results of replays name it. */
  readonly fingerprint: string;
  readonly title: string;
  readonly description: string;
  readonly regulated: boolean;
  readonly states: number;
  readonly transitions: number;
  readonly covered: number;
  readonly waived: number;
  /** Ids of its paths. */
  readonly paths: readonly string[];
  /** Level → ids of the paths that it does not replay. */
  readonly skipped: Readonly<Record<Level, readonly string[]>>;
  /** How many committed paths do not fit the chart. */
  readonly outdated: number;
  readonly steps: number;
  readonly approval: ApprovalStatus;
  /** The last signature of the present version, ISO 8601. */
  readonly approvedAt: string | undefined;
}

/** Something that the search finds. */
export interface SearchEntry {
  readonly kind:
    | 'flow'
    | 'never'
    | 'always'
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
  readonly faults: readonly ListedFault[];
  readonly constants: readonly ListedConstant[];
  readonly states: readonly Held[];
  readonly transitions: readonly Held[];
  readonly journeys: readonly { readonly flow: string; readonly title: string }[];
  readonly paths: readonly string[];
  readonly tests: readonly string[];
  readonly code: readonly string[];
  /** Where it meets others that contradict or restrict it. */
  readonly meetings: readonly Meeting[];
  /** The fields of market policies that bear on it. */
  readonly policyFields: readonly { readonly field: string; readonly title: string }[];
}

/** One path of all flows, for the list of results. */
export interface PathRow {
  readonly flow: string;
  readonly id: string;
  readonly title: string;
  /** Level → why the path is not replayed there. */
  readonly skipped: Readonly<Partial<Record<Level, string>>>;
  /** The difference between the chart and the path, where the path does not fit. */
  readonly outdated?: string;
}

export interface IndexData {
  readonly built: Built;
  /** How many requirements of the product are held in which way, those that are not built included. */
  readonly proofs: Readonly<Record<Proof | 'all', number>>;
  /** How many requirements have a fault that was not tried on the code as it is. */
  readonly untried: number;
  readonly flows: readonly FlowSummary[];
  readonly policies: readonly PolicySummary[];
  readonly search: readonly SearchEntry[];
}

/** Everything that the data files of a page put into `globalThis.atlas`. */
export interface AtlasGlobal {
  page:
    | 'index'
    | 'results'
    | 'requirements'
    | 'policies'
    | 'policy'
    | 'whatIf'
    | 'flow'
    | 'simulate'
    | 'watch'
    | 'dossier';
  index: IndexData;
  runs: readonly Run[];
  requirements?: readonly RequirementRow[];
  paths?: readonly PathRow[];
  policy?: PolicyData;
  rules?: readonly RuleData[];
  /** How long each proof took on the machine that built the atlas, in ms: policy → property. */
  times?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** When the build searched for forbidden situations (ISO 8601, UTC), and how long that took, in ms by flow. */
  searched?: { readonly at: string; readonly ms: Readonly<Record<string, number>> };
  flow?: FlowData;
  watched?: readonly Path[];
  dossier?: Dossier;
  /** The pictures of the flow's screens, of whichever chart; the page shows them only for this one. */
  screens?: FlowScreens;
}
