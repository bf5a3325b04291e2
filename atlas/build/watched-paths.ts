import { reasonAgainst, type Where } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { readPaths } from '../../replay/fixtures.ts';
import { pathsFor, type LevelPaths } from '../../replay/paths.ts';

/** The paths of a flow that the atlas can walk on the site in its frame: nearly those of the browser level. */
export function watchedPaths(flow: AnyFlow): LevelPaths {
  // Nothing was planned, so nothing is watched.
  if (readPaths(flow.id).length === 0) return { paths: [], leftOut: [], blocked: [], misfits: [] };
  return pathsFor(flow, (where) => reasonAgainst(flow, 'browser', where) ?? notInFrame(where));
}

const notInFrame = ({ occurrence }: Where): string | undefined =>
  'fail' in occurrence && occurrence.fail === 'loadDefaultTexts'
    ? 'The default texts come with the scripts, too, and a page cannot keep a script from itself.'
    : undefined;
