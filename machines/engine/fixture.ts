import type { EventObject, StateValue } from 'xstate';
import type { TransitionId } from './transitions.ts';
import { execute, startOf, type Observation } from './executor.ts';
import type { Model, Occurrence } from './model.ts';
import type { Walk } from './explore.ts';

/** A chart's visible result after a step, as far as JSON can hold it. */
export interface Expectation {
  readonly value: StateValue;
  readonly screen: string;
  readonly transitions: readonly TransitionId[];
  /** Context fields that the step changed: short values as they are, others as a digest. */
  readonly context: Readonly<Record<string, string>>;
  /** Emitted facts, each as its type and a digest of its payload. */
  readonly facts: readonly string[];
  /** Operations and child flows that began, each as its name and a digest of its input. */
  readonly calls: readonly string[];
  /** The messages to child flows, each as the child's name and the event; left out where there was none. */
  readonly told?: readonly string[];
}

/**
 * A path as QA keeps it: portable JSON that every level replays. Payloads and outcomes are the
 * flow's samples, by name.
 */
export interface Path {
  /** For example `banking.deposit#7f3a`: made from the happenings, so that it outlives changes elsewhere. */
  readonly id: string;
  readonly input: string;
  readonly policy?: string;
  readonly start: Expectation;
  readonly steps: readonly (Occurrence & { readonly expect: Expectation })[];
}

/** Makes the fixture of a walk, by running it on the real chart. */
export function pathOf(model: Model, walk: Walk): Path {
  const { input, policy } = walk.start.start;
  return recordPath(
    model,
    { input, ...(policy === undefined ? {} : { policy }) },
    walk.edges.map(({ occurrence }) => occurrence),
  );
}

/** Runs a path's happenings on the real chart, and records the observations. */
export function recordPath(
  model: Model,
  from: { readonly input: string; readonly policy?: string },
  happens: readonly Occurrence[],
): Path {
  const execution = execute(model, startOf(model, from.input, from.policy));
  let last = execution.started;
  const start = expectationOf(last, undefined);
  const steps = happens.map((occurrence) => {
    const next = execution.happen(occurrence);
    const expect = expectationOf(next, last);
    last = next;
    return { ...occurrence, expect };
  });
  execution.stop();
  return {
    id: `${model.id}#${digest([from.input, from.policy ?? '', happens])}`,
    ...from,
    start,
    steps,
  };
}

/** The expectation that an observation sets for the replay of its path. */
export function expectationOf(seen: Observation, before: Observation | undefined): Expectation {
  return {
    value: seen.snapshot.value,
    screen: seen.screen.name,
    transitions: seen.taken,
    context: changes(
      before?.snapshot.context as object | undefined,
      seen.snapshot.context as object,
    ),
    facts: seen.facts.map(factText),
    calls: seen.calls.map(({ src, input }) =>
      input === undefined ? src : `${src} ${digest(input)}`,
    ),
    ...(seen.told.length > 0 && {
      told: seen.told.map(({ to, event }) => `${to} ${factText(event)}`),
    }),
  };
}

function factText({ type, ...payload }: EventObject): string {
  return Object.keys(payload).length === 0 ? type : `${type} ${digest(payload)}`;
}

function changes(before: object | undefined, after: object): Record<string, string> {
  const old = before as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) => {
      if (old !== undefined && old[field] === value) return [];
      const text = brief(value);
      return old !== undefined && brief(old[field]) === text ? [] : [[field, text]];
    }),
  );
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= 24 ? text : digest(value);
}

/**
 * Four hexadecimal digits of a value's JSON (FNV-1a). Enough to name a flow's dozen paths, and
 * to notice a changed payload; not a safeguard against intent.
 */
export function digest(value: unknown): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of JSON.stringify(value) ?? 'undefined') {
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01_00_01_93) >>> 0;
  }
  return ((hash >>> 16) ^ (hash & 0xff_ff)).toString(16).padStart(4, '0');
}

/** One difference between a path's expectation and the observation. */
export interface Mismatch {
  /** 0 is the start. */
  readonly step: number;
  readonly what: keyof Expectation | 'execution';
  readonly expected: string;
  readonly seen: string;
}

/**
 * Replays a path on the real chart.
 *
 * @returns the first difference, or undefined when all expectations hold
 */
export function replay(
  model: Model,
  path: Path,
  options: Parameters<typeof execute>[2] = {},
): Mismatch | undefined {
  try {
    return replayed(model, path, options);
  } catch (error) {
    return { step: 0, what: 'execution', expected: 'the chart starts', seen: String(error) };
  }
}

function replayed(
  model: Model,
  path: Path,
  options: Parameters<typeof execute>[2],
): Mismatch | undefined {
  const start = startOf(model, path.input, path.policy);
  const execution = execute(model, start, { ...options, exact: true });
  let last = execution.started;
  const first = differs(path.start, expectationOf(last, undefined), 0);
  if (first !== undefined) return first;
  for (const [index, { expect, ...occurrence }] of path.steps.entries()) {
    let next: Observation;
    try {
      next = execution.happen(occurrence as Occurrence);
    } catch (error) {
      return { step: index + 1, what: 'execution', expected: 'it can happen', seen: String(error) };
    }
    const mismatch = differs(expect, expectationOf(next, last), index + 1);
    if (mismatch !== undefined) return mismatch;
    last = next;
  }
  execution.stop();
  return undefined;
}

const ORDER = ['value', 'screen', 'transitions', 'facts', 'calls', 'told', 'context'] as const;

function differs(expected: Expectation, seen: Expectation, step: number): Mismatch | undefined {
  for (const what of ORDER) {
    const [a, b] = [JSON.stringify(expected[what] ?? []), JSON.stringify(seen[what] ?? [])];
    if (a !== b) return { step, what, expected: a, seen: b };
  }
  return undefined;
}
