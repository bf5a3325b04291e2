import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

interface Named {
  readonly name: string;
}

/** The meta data of a state; `Status` are the specification's own names for states of its kind. */
export interface StateMeta<Screen extends Named, Status extends string = never> {
  /**
   * The screen that the state shows, for itself and for inner states that name none. Where several are named,
   * the first one whose data is there shows.
   */
  readonly screen?: Screen['name'] | readonly Screen['name'][];
  readonly status?: Status;
  readonly requirements?: readonly string[];
}

/** Reads a screen off a snapshot; undefined where its data is not there. */
type Reader<Snapshot, Screen extends Named, Name> = (
  snapshot: Snapshot,
) => Extract<Screen, { readonly name: Name }> | undefined;

/** The names of screens that carry more than their name. */
type Laden<Screen extends Named> = Screen extends unknown
  ? Exclude<keyof Screen, 'name'> extends never
    ? never
    : Screen['name']
  : never;

/** The reader of each screen; a screen without data needs none. */
type ScreenReaders<Snapshot, Screen extends Named> = {
  readonly [Name in Laden<Screen>]: Reader<Snapshot, Screen, Name>;
} & {
  readonly [Name in Exclude<Screen['name'], Laden<Screen>>]?: Reader<Snapshot, Screen, Name>;
};

/** Screens that carry nothing but their names. */
export type Plain<Name extends string> = Name extends unknown ? { readonly name: Name } : never;

/**
 * The screen of a flow: the one that the active states name, read off the snapshot.
 *
 * @returns a function that throws where no active state names a screen, or the data of none of them is there; a
 * test holds that no flow can come there
 */
export function screenOf<Snapshot extends AnyMachineSnapshot, Screen extends Named>(
  readers: ScreenReaders<Snapshot, Screen>,
): (snapshot: Snapshot) => Screen {
  return (snapshot) => {
    const names = namedBy<Screen>(snapshot);
    for (const name of names) {
      const read = (readers as Partial<Record<string, Reader<Snapshot, Screen, string>>>)[name];
      const screen = read === undefined ? ({ name } as Screen) : read(snapshot);
      if (screen !== undefined) return screen;
    }
    throw new Error(`Nothing to show in ${JSON.stringify(snapshot.value)} of ${names.join(', ')}`);
  };
}

/**
 * The screens that the last active state in the chart's order names, of those that name any. A state comes
 * before its inner ones, and the later regions of a parallel state cover the earlier ones.
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
