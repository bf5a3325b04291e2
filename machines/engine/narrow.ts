import type { Model } from './model.ts';

/** The part of a flow that takes part in a composition: the cases that matter there, and no others. */
export interface Narrowing {
  readonly inputs?: readonly string[];
  /** Event → its cases; an event that is not named keeps all. */
  readonly events?: Readonly<Record<string, readonly string[]>>;
  /** Source → its outcomes; a source that is not named keeps all. */
  readonly outcomes?: Readonly<Record<string, readonly string[]>>;
  /** Failures of every source; all where none are named. */
  readonly failures?: readonly string[];
  /** Sources that do not fail here. */
  readonly unfailing?: readonly string[];
  /** Its timers decide nothing here: no time passes for it. */
  readonly still?: true;
}

/** @throws when a narrowing names something that the flow does not have */
export function narrowed(model: Model, narrow: Narrowing = {}): Model {
  const inputs = new Set(narrow.inputs ?? model.starts.map(({ input }) => input));
  const failures = narrow.failures ?? Object.keys(model.failures);
  return {
    ...model,
    starts: model.starts.filter(({ input }) => inputs.has(input)),
    events: cut(model.id, model.events, narrow.events),
    outcomes: cut(model.id, model.outcomes, narrow.outcomes),
    failures: picked(`${model.id}: failures`, model.failures, failures),
    ownFailures: narrow.failures === undefined ? model.ownFailures : {},
    unfailing: [...model.unfailing, ...(narrow.unfailing ?? [])],
    isStill: narrow.still,
  };
}

type Cases<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

function cut<T>(
  id: string,
  all: Cases<T>,
  kept: Readonly<Record<string, readonly string[]>> = {},
): Cases<T> {
  const unknown = Object.keys(kept).find((name) => !(name in all));
  if (unknown !== undefined) throw new Error(`${id} knows no ${unknown}`);
  return Object.fromEntries(
    Object.entries(all).map(([name, cases]) => [
      name,
      picked(`${id}: ${name}`, cases, kept[name] ?? Object.keys(cases)),
    ]),
  );
}

const picked = <T>(
  what: string,
  cases: Readonly<Record<string, T>>,
  names: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    names.map((name) => {
      if (!(name in cases)) throw new Error(`${what} has no case ${name}`);
      return [name, cases[name] as T];
    }),
  );
