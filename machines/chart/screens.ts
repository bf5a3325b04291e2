import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

interface Named {
  readonly name: string;
}

/** What a state tells of itself; `Status` are the specification's own names for states of its kind. */
export interface StateMeta<Screen extends Named, Status extends string = never> {
  /**
   * The screen that the state shows, for itself and for those within that name none. Where several are
   * named, what is remembered decides: the first that finds what it shows.
   */
  readonly screen?: Screen['name'] | readonly Screen['name'][];
  readonly status?: Status;
  readonly requirements?: readonly string[];
}

/** How each screen is read off a snapshot; undefined where there is not what it shows. */
type ScreenReaders<Snapshot, Screen extends Named> = {
  readonly [Name in Screen['name']]: (
    snapshot: Snapshot,
  ) => Extract<Screen, { readonly name: Name }> | undefined;
};

/**
 * The screen of a flow: what the active states name, read off the snapshot.
 *
 * @returns a function that throws where no active state names a screen, or none of those that it names
 *   finds what it shows; a test holds that no flow can come there
 */
export function screenOf<Snapshot extends AnyMachineSnapshot, Screen extends Named>(
  readers: ScreenReaders<Snapshot, Screen>,
): (snapshot: Snapshot) => Screen {
  return (snapshot) => {
    const names = namedBy<Screen>(snapshot);
    for (const name of names) {
      const screen = readers[name](snapshot);
      if (screen !== undefined) return screen;
    }
    throw new Error(`Nothing to show in ${JSON.stringify(snapshot.value)} of ${names.join(', ')}`);
  };
}

/**
 * The screens that the last active state in the chart's order names, of those that name any: a state
 * comes before its own within it, and a region of a parallel state is covered by those that follow it.
 */
function namedBy<Screen extends Named>({ _nodes }: AnyMachineSnapshot): Screen['name'][] {
  let last: AnyStateNode | undefined;
  for (const node of _nodes) {
    if (metaOf<Screen>(node)?.screen !== undefined && node.order >= (last?.order ?? 0)) last = node;
  }
  return [last === undefined ? [] : (metaOf<Screen>(last)?.screen ?? [])].flat();
}

const metaOf = <Screen extends Named>({ meta }: AnyStateNode): StateMeta<Screen> | undefined =>
  meta;
