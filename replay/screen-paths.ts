import { snapshotOf } from '../machines/engine/snapshot.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Expectation, Path } from '../machines/engine/fixture.ts';
import { activeStates } from '../review/charts/describe.ts';
import type { LevelPaths } from '../review/paths/paths.ts';
import type { Sight } from './screens.ts';

/** A path that is walked for its screens. */
export interface ScreenPath {
  readonly path: Path;
  /** After which steps pictures are taken, 0 being the start, and their subjects. */
  readonly sights: ReadonlyMap<number, Sight>;
}

/** The cost of a walk beside its steps, in steps: a player is registered, and the site opened. */
const OPENING = 6;

function sightOf(flow: AnyFlow, { value, screen }: Expectation): Sight {
  const active = activeStates(flow.machine.root.id, value);
  return {
    states: active.filter((id) => !active.some((other) => other.startsWith(`${id}.`))),
    screen,
  };
}

/**
 * The fewest steps that show every state on every screen that it has on these paths: the walk that covers most for
 * its length comes first.
 */
export function screenPaths(flow: AnyFlow, paths: readonly Path[]): ScreenPath[] {
  const seen = paths.map((path) => ({
    path,
    sights: [path.start, ...path.steps.map(({ expect }) => expect)].map((expect) =>
      sightOf(flow, expect),
    ),
  }));
  const left = new Set(seen.flatMap(({ sights }) => sights.flatMap(goalsOf)));
  const chosen: ScreenPath[] = [];
  while (left.size > 0) {
    const worth = ({ path, sights }: (typeof seen)[number]): number =>
      new Set(sights.flatMap(goalsOf).filter((goal) => left.has(goal))).size /
      (path.steps.length + OPENING);
    const best = seen.reduce((so, one) => (worth(one) > worth(so) ? one : so));
    const sights = new Map<number, Sight>();
    for (const [step, sight] of best.sights.entries()) {
      const fresh = goalsOf(sight).filter((goal) => left.delete(goal));
      if (fresh.length > 0) sights.set(step, sight);
    }
    chosen.push({ path: best.path, sights });
  }
  return chosen;
}

const goalsOf = ({ states, screen }: Sight): string[] =>
  states.map((state) => `${state} ${screen}`);

/** Why no walk of these reaches a state, by state; states that hold others are in all that are in these. */
export function unreachedStates(
  flow: AnyFlow,
  { paths, leftOut }: Pick<LevelPaths, 'paths' | 'leftOut'>,
): Record<string, string> {
  const { states, transitions } = snapshotOf(flow);
  const reached = new Set(
    screenPaths(flow, paths).flatMap(({ sights }) =>
      [...sights.values()].flatMap((sight) => sight.states),
    ),
  );
  const reasonFor = (state: string): string => {
    const ways = transitions.filter(({ targets }) =>
      targets.some((target) => target === state || state.startsWith(`${target}.`)),
    );
    const closed = leftOut.find(({ transition }) => ways.some(({ id }) => id === transition));
    return closed?.reason ?? 'No path that is replayed in a browser stops there.';
  };
  return Object.fromEntries(
    states
      .filter(({ id, kind }) => (kind === 'atomic' || kind === 'final') && !reached.has(id))
      .map(({ id }) => [id, reasonFor(id)]),
  );
}
