import { reasonAgainst, type Where } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/engine/explore.ts';
import { replay, type Mismatch, type Path } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { LEVELS, type Level } from '../../review/paths/level.ts';
import { pathsAt } from '../../replay/levels.ts';
import { pathsFor, type LevelPaths } from '../../review/paths/paths.ts';

/** Where somebody walks a path: a level, or the frame of the page that watches. */
export type Walked = Level | 'watch';

/** The paths of a flow: one set, of which each level replays the possible ones. */
export interface PlannedPaths {
  /** The committed paths, then those that replace paths that cannot come about somewhere. */
  readonly paths: readonly Path[];
  /** Committed paths that do not fit the chart: they are none of these. */
  readonly outdated: readonly { readonly path: Path; readonly mismatch: Mismatch }[];
  readonly at: Readonly<Record<Walked, LevelPaths>>;
}

const WALKED_IN: Readonly<Record<Walked, string>> = {
  model: 'the model level',
  view: 'the view level',
  browser: 'the browser level',
  watch: 'watching',
};

/**
 * Plans a flow for every level, and for being watched. While a committed path does not fit the chart, none is
 * replaced: the open goals must show.
 */
export function plannedPaths(
  flow: AnyFlow,
  committed: readonly Path[] = readPaths(flow.id),
): PlannedPaths {
  if (committed.length === 0) {
    const none: LevelPaths = { paths: [], leftOut: [], blocked: [], outdated: [] };
    return { paths: [], outdated: [], at: { model: none, view: none, browser: none, watch: none } };
  }
  const model = modelOf(flow);
  const graph = explore(model);
  const view = pathsAt('view', flow, committed, graph);
  const browser = pathsAt('browser', flow, committed, graph);
  const watch = pathsFor(
    flow,
    (where) => reasonAgainst(flow, 'browser', where) ?? notInFrame(where),
    committed,
    graph,
  );
  const outdated = committed.flatMap((path) => {
    const mismatch = replay(model, path);
    return mismatch === undefined ? [] : [{ path, mismatch }];
  });
  const strayed = new Set(outdated.map(({ path }) => path.id));
  const fitting = committed.filter(({ id }) => !strayed.has(id));
  const known = new Map(fitting.map((path) => [path.id, path]));
  if (strayed.size === 0)
    for (const path of [view, browser, watch].flatMap((one) => one.paths)) known.set(path.id, path);
  const paths = [...known.values()];
  const onModel: LevelPaths = { paths, leftOut: [], blocked: [], outdated: [] };
  return { paths, outdated, at: { model: onModel, view, browser, watch } };
}

/** Path id → why it is not walked there, for each that is not. */
export function reasonsAgainst(
  { paths, at }: PlannedPaths,
  where: Walked,
  wordsOf: (path: Path, step: number) => string,
): Record<string, string> {
  const walked = new Set(at[where].paths.map(({ id }) => id));
  const against = paths.filter(({ id }) => !walked.has(id));
  return Object.fromEntries(
    against.map((path): [string, string] => {
      const blocked = at[where].blocked.find((one) => one.path === path.id);
      return [
        path.id,
        blocked === undefined
          ? `It was planned for ${plannedFor(at, path.id)}, around what cannot come about there; here the paths that it replaces are walked.`
          : `Step ${blocked.step}, “${wordsOf(path, blocked.step)}”, cannot come about here. ${blocked.reason}`,
      ];
    }),
  );
}

function plannedFor(at: PlannedPaths['at'], id: string): string {
  const places = ([...LEVELS.slice(1), 'watch'] as const).filter((one) =>
    at[one].paths.some((path) => path.id === id),
  );
  return places.map((one) => WALKED_IN[one]).join(' and ');
}

const notInFrame = ({ occurrence }: Where): string | undefined =>
  'fail' in occurrence && occurrence.fail === 'loadDefaultTexts'
    ? 'The default texts come with the scripts, too, and a page cannot keep a script from itself.'
    : undefined;
