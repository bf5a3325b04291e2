import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonAgainst } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/engine/explore.ts';
import { replay, type Path } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { checkSafety } from '../../machines/engine/safety.ts';
import { hasFallen } from '../../machines/policies/proof-types.ts';
import { PROPERTY_INFOS, proofs, SUBJECTS } from '../../machines/policies/prove.ts';
import type { Subject } from '../../machines/policies/subjects.ts';
import { POLICIES, type MarketPolicy } from '../../reference/policies.ts';
import { readPaths } from '../paths/fixtures.ts';
import type { Level, PersonLevel } from '../paths/level.ts';
import { pathsFor } from '../paths/paths.ts';
import type { ReplayRun } from '../paths/results.ts';
import type { Evidence } from './entry.ts';

/** The evidence for and against something that is to be signed, in sentences. */
export interface Found {
  readonly evidence: readonly Evidence[];
  readonly obstacles: readonly string[];
}

/** The runs on this machine. */
export interface Ran {
  readonly pathsOf: (flow: string) => readonly Path[];
  /** The last run of a level; undefined where nothing ran. */
  readonly resultsOf: (level: Level) => Partial<ReplayRun> | undefined;
}

const results = join(import.meta.dirname, '..', '..', '.cache', 'results');

const RAN_HERE: Ran = {
  pathsOf: readPaths,
  resultsOf: (level) => {
    const file = join(results, `replay-${level}.json`);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ReplayRun>)
      : undefined;
  },
};

/** The evidence for and against a flow. @param fingerprint of the flow as it is now */
export function foundOf(flow: AnyFlow, fingerprint: string, ran: Ran = RAN_HERE): Found {
  const model = modelOf(flow);
  const committed = ran.pathsOf(flow.id);
  const outdated = committed.filter((path) => replay(model, path) !== undefined);
  const levels = (['view', 'browser'] as const).map((level) =>
    foundAt(level, flow, fingerprint, committed, ran),
  );
  const broken = checkSafety(explore(model), flow.safety).map(({ property }) => property);
  return {
    evidence: [
      { level: 'model', passed: committed.length - outdated.length, of: committed.length },
      ...levels.map(({ evidence }) => evidence),
    ],
    obstacles: [
      ...(committed.length === 0 ? ['It has no committed path: nothing was replayed.'] : []),
      ...outdated.map(({ id }) => `The path ${id} no longer fits the chart.`),
      ...[...new Set(broken)].map((title) => `It does not hold: ${title}.`),
      ...fallenOf(
        POLICIES,
        SUBJECTS.filter(({ flows }) => flows.includes(flow.id)),
      ),
      ...levels.flatMap(({ obstacle }) => obstacle ?? []),
    ],
  };
}

/** The evidence against a policy: promises that are asked for under it, and do not hold. */
export const foundOfPolicy = (policy: MarketPolicy): Found => ({
  evidence: [],
  obstacles: fallenOf([policy], SUBJECTS),
});

function fallenOf(policies: readonly MarketPolicy[], subjects: readonly Subject[]): string[] {
  return [...proofs(policies, subjects)].filter(hasFallen).map(({ property, policy }) => {
    const title = PROPERTY_INFOS.find(({ id }) => id === property)?.title ?? property;
    return `It does not hold under ${policy}: ${title}.`;
  });
}

function foundAt(
  level: PersonLevel,
  flow: AnyFlow,
  fingerprint: string,
  committed: readonly Path[],
  { resultsOf }: Ran,
): { readonly evidence: Evidence; readonly obstacle: string | undefined } {
  const { paths } = pathsFor(flow, (where) => reasonAgainst(flow, level, where), committed);
  const run = resultsOf(level);
  // A result from before a change of anything that decides counts nowhere.
  const counts = run?.flows?.some((one) => one.flow === flow.id && one.fingerprint === fingerprint);
  const verdicts = new Map(
    counts === true ? run?.results?.map(({ path, verdict }) => [path, verdict]) : [],
  );
  const ended = paths.map(({ id }) => verdicts.get(id));
  const failed = ended.filter((verdict) => verdict === 'failed').length;
  const passed = ended.filter((verdict) => verdict === 'passed').length;
  // A verdict that nobody knows is none.
  const missing = paths.length - failed - passed;
  const of = paths.length;
  return {
    evidence: { level, passed, of },
    obstacle:
      failed > 0
        ? `The ${level} level is red: ${failed} of ${of} paths failed.`
        : missing > 0
          ? `The ${level} level has not run on what is to be signed: ${missing} of ${of} paths.`
          : undefined,
  };
}

/** The commit that is checked out, and the evidence against signing it; approvals themselves are no change. */
export function checkedOut(repository: string): {
  readonly commit: string;
  readonly obstacles: readonly string[];
} {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const commit = git('rev-parse', 'HEAD');
    const ours = ['--', '.', ':(exclude)atlas/approvals'];
    const changed = git('status', '--porcelain', '--untracked-files=normal', ...ours);
    // Git says nothing by itself of files that it was told to take as unchanged, or to leave out.
    const hidden = git('ls-files', '-v', ...ours)
      .split('\n')
      .filter((line) => /^[a-zS]/.test(line));
    const files = changed.split('\n').filter(Boolean).length + hidden.length;
    const words = files === 1 ? '1 file differs' : `${files} files differ`;
    return { commit, obstacles: files === 0 ? [] : [`${words} from the commit that is named.`] };
  } catch {
    return { commit: 'none', obstacles: ['There is no git commit to name.'] };
  }
}
