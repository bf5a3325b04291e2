/** An import as a circle sees it: repository paths of files, or names of folders. */
export interface Edge {
  readonly from: string;
  readonly to: string;
}

/** Every folder that holds others; the repository itself is ''. */
export function parentsIn(edges: readonly Edge[]): ReadonlySet<string> {
  const paths = edges.flatMap(({ from, to }) => [from, to]);
  return new Set(
    paths.flatMap((path) => {
      const folders = path.split('/').slice(0, -1);
      return folders.map((_, depth) => folders.slice(0, depth).join('/'));
    }),
  );
}

/**
 * The folder in `parent` that a path lies in; undefined when it lies elsewhere, or directly in `parent`.
 * A file of the root stands for itself: tools run by it.
 */
export function folderIn(parent: string, path: string): string | undefined {
  const above = parent === '' ? '' : `${parent}/`;
  const end = path.indexOf('/', above.length);
  if (path.startsWith(above) && end !== -1) return path.slice(0, end);
  return parent === '' ? path : undefined;
}

/**
 * The circles in which imports lead back to where they began, each the shortest there is and named once,
 * from its first name in the alphabet.
 */
export function circlesIn(edges: readonly Edge[]): (readonly string[])[] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of edges) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const found = new Map<string, readonly string[]>();
  for (const name of targets.keys()) {
    const circle = wayBack(name, targets);
    if (circle === undefined) continue;
    const first = circle.indexOf(circle.toSorted()[0] ?? name);
    const turned = [...circle.slice(first), ...circle.slice(0, first)];
    found.set(turned.join(' '), turned);
  }
  return [...found.values()].toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}

/** The shortest way from a name to itself, without its repetition at the end; breadth first. */
function wayBack(
  start: string,
  targets: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  for (const at of reached) {
    for (const next of targets.get(at) ?? []) {
      if (next === start) return wayTo(at, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      reached.push(next);
    }
  }
  return undefined;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const way: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
