import type { ReviewedTransition } from '../../review/charts/reviewed.ts';
import type { Charted, Nesting } from './chart.ts';

/** A transition as one sheet shows it. */
export interface Way {
  readonly transition: ReviewedTransition;
  /** States of the sheet. */
  readonly from: string;
  readonly to: string;
  /** Whether where it begins is folded away here. */
  readonly hidden: boolean;
  /** Where it really leads. */
  readonly target: string;
}

/** A transition that the sheet tells in words in the box of a state. */
export interface Told {
  readonly transition: ReviewedTransition;
  readonly at: string;
  /** Where it leads; undefined where it stays, or goes back to where the state was come from. */
  readonly target: string | undefined;
  readonly back: boolean;
  readonly hidden: boolean;
}

export interface Ways {
  /** States of the sheet, parents before their children, the sheet's own first. */
  readonly states: readonly string[];
  /** Those in which others are drawn. */
  readonly frames: ReadonlySet<string>;
  /** The ways that may have lines. */
  readonly ways: readonly Way[];
  /** Those that close a circle. */
  readonly back: ReadonlySet<Way>;
  readonly told: readonly Told[];
  /** States on the way of success, in its order. */
  readonly main: readonly string[];
}

/**
 * The ways of a chart that a sheet shows.
 * @param frames the states in which others are drawn; the sheet's own is first
 */
export function waysOf(
  { states, transitions, taken }: Charted,
  nesting: Nesting,
  frames: ReadonlySet<string>,
): Ways {
  const [root = ''] = frames;
  const shown = states
    .filter(
      ({ id }) =>
        id === root ||
        (nesting
          .around(id)
          .slice(1)
          .every((outer) => frames.has(outer) || !nesting.within(outer, root)) &&
          nesting.within(id, root)),
    )
    .map(({ id }) => id);
  const seen = new Set(shown);
  const shownAs = (id: string): string | undefined =>
    nesting.around(id).find((outer) => seen.has(outer));
  const ways: Way[] = [];
  const told: Told[] = [];
  const entries = new Set<string>([root]);
  for (const transition of transitions) {
    const { source, targets } = transition;
    const from = shownAs(source);
    const hidden = from !== source;
    // The sheet of a folded state tells its own transitions.
    const closed = source !== root && !frames.has(source) && nesting.isFrame(source);
    const tell = (target?: string): void => {
      if (from !== undefined) told.push({ transition, at: from, target, back: false, hidden });
    };
    if (targets.length === 0 && !hidden && !closed) tell();
    for (const target of targets) {
      const to = shownAs(target);
      if (from === undefined) {
        if (to !== undefined) entries.add(to);
        continue;
      }
      const own = nesting.within(target, source);
      if (hidden) {
        if (to === undefined || to === from) continue;
        if (nesting.within(from, to)) tell(target);
        else ways.push({ transition, from, to, hidden, target });
      } else if (source === root) {
        // A closed state shows the ways that lead out of it.
        if (!own) continue;
        tell(target);
        entries.add(to ?? root);
      } else if (own) {
        if (!closed) tell(target === source ? undefined : target);
      } else if (to === undefined || nesting.within(source, to)) tell(target);
      else ways.push({ transition, from, to, hidden, target });
    }
  }
  const dominators = dominatorsOf(shown, frames, nesting, ways, entries);
  const leavesOf = (id: string): string[] =>
    frames.has(id) ? nesting.childrenOf(id).flatMap((child) => leavesOf(child.id)) : [id];
  const isBack = ({ from, to }: Way): boolean => {
    const begins = entryOf(to, frames, nesting);
    return leavesOf(from).every((leaf) =>
      begins.every((begin) => dominators.get(leaf)?.has(begin) === true),
    );
  };
  const lines = ways.filter((way) => !isBack(way));
  const camesFrom = (id: string): Set<string> =>
    new Set(lines.filter(({ to }) => to === id).map(({ from }) => from));
  for (const way of ways) {
    if (lines.includes(way)) continue;
    const { transition, from: at, to, hidden, target } = way;
    const came = camesFrom(at);
    const only = came.size === 1 && came.has(to) && target === to;
    told.push({ transition, at, target: only ? undefined : target, back: true, hidden });
  }
  const main = mainOf(root, frames, nesting, lines, { transitions, taken });
  return {
    states: shown,
    frames,
    ways: lines,
    back: circlesOf(lines, main, shown, frames, nesting),
    told,
    main,
  };
}

/** The states in which a state begins. */
function entryOf(id: string, frames: ReadonlySet<string>, nesting: Nesting): string[] {
  if (!frames.has(id)) return [id];
  const children = nesting.childrenOf(id);
  const begins =
    nesting.state(id).kind === 'parallel' ? children : children.filter(({ initial }) => initial);
  return (begins.length === 0 ? children.slice(0, 1) : begins).flatMap((child) =>
    entryOf(child.id, frames, nesting),
  );
}

/** State without others in it → those through which every way to it leads. */
function dominatorsOf(
  shown: readonly string[],
  frames: ReadonlySet<string>,
  nesting: Nesting,
  ways: readonly Way[],
  entries: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const leaves = shown.filter((id) => !frames.has(id));
  const inner = (id: string): string[] => leaves.filter((leaf) => nesting.within(leaf, id));
  const before = new Map<string, Set<string>>(leaves.map((id) => [id, new Set()]));
  for (const { from, to } of ways)
    for (const begin of entryOf(to, frames, nesting))
      for (const leaf of inner(from)) before.get(begin)?.add(leaf);
  const begins = new Set([...entries].flatMap((id) => entryOf(id, frames, nesting)));
  const dominators = new Map(
    leaves.map((id): [string, Set<string>] => [
      id,
      begins.has(id) ? new Set([id]) : new Set(leaves),
    ]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const id of leaves) {
      if (begins.has(id)) continue;
      const [first, ...rest] = [...(before.get(id) ?? [])].map(
        (one) => dominators.get(one) as Set<string>,
      );
      const shared = new Set<string>([id]);
      for (const one of first ?? []) if (rest.every((other) => other.has(one))) shared.add(one);
      if (shared.size !== dominators.get(id)?.size) {
        dominators.set(id, shared);
        changed = true;
      }
    }
  }
  return dominators;
}

/** The ways that close a circle, for somebody who goes the way of success first. */
function circlesOf(
  ways: readonly Way[],
  main: readonly string[],
  shown: readonly string[],
  frames: ReadonlySet<string>,
  nesting: Nesting,
): ReadonlySet<Way> {
  const back = new Set<Way>();
  const done = new Set<string>();
  const open = new Set<string>();
  const rank = ({ to }: Way): number => {
    const at = main.indexOf(entryOf(to, frames, nesting)[0] ?? '');
    return at < 0 ? main.length : at;
  };
  const visit = (leaf: string): void => {
    open.add(leaf);
    const around = nesting.around(leaf);
    const next = ways
      .filter(({ from }) => around.includes(from))
      .toSorted((a, b) => rank(a) - rank(b));
    for (const way of next) {
      for (const begin of entryOf(way.to, frames, nesting)) {
        if (open.has(begin)) back.add(way);
        else if (!done.has(begin)) visit(begin);
      }
    }
    open.delete(leaf);
    done.add(leaf);
  };
  for (const leaf of [...main, ...shown.filter((id) => !frames.has(id))])
    if (!done.has(leaf)) visit(leaf);
  return back;
}

const SUCCESS = /^success|^valid|^verified|^authorized|^known|^renewed|^redirected/i;

/** The way of success: from the beginning always on by successes, and among these by the one that most paths take. */
function mainOf(
  root: string,
  frames: ReadonlySet<string>,
  nesting: Nesting,
  ways: readonly Way[],
  { transitions, taken }: Pick<Charted, 'transitions' | 'taken'>,
): string[] {
  // Where something else can happen, a timeout is no success.
  const runsOut = ({ transition: { source, trigger } }: Way): boolean =>
    trigger.kind === 'after' &&
    transitions.some((other) => other.source === source && other.trigger.kind !== 'after');
  const main: string[] = [];
  const succeeds = (way: Way): readonly number[] => {
    const { trigger, outcomes, id } = way.transition;
    return [
      trigger.kind === 'error' || runsOut(way) ? 0 : 1,
      outcomes.length === 0 || outcomes.some((name) => SUCCESS.test(name)) ? 1 : 0,
      taken[id] ?? 0,
    ];
  };
  let [at] = entryOf(root, frames, nesting);
  while (at !== undefined) {
    main.push(at);
    const around = nesting.around(at);
    const [next] = ways
      .filter(
        ({ from, to, transition }) =>
          (from === at || (around.includes(from) && transition.trigger.kind === 'complete')) &&
          entryOf(to, frames, nesting).every((id) => !main.includes(id)),
      )
      .map((way) => ({ way, worth: succeeds(way) }))
      .filter(({ worth }) => worth[0] === 1)
      .toSorted((a, b) => compare(b.worth, a.worth));
    at = next === undefined ? undefined : entryOf(next.way.to, frames, nesting)[0];
  }
  return main;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
