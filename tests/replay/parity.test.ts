import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exceptionsAt, reasonAgainst } from '../../machines/exceptions.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { graphOf } from '../../machines/engine/flow-model.ts';
import { FLOWS } from '../../machines/registry.ts';
import { driverOn, driversOn } from '../../replay/drivers.ts';
import type { PersonLevel } from '../../review/paths/level.ts';
import { flowAt, viewReplayOf } from '../../replay/levels.ts';
import type { Place } from '../../replay/person.ts';
import type { ReplayDriver, Stage } from '../../replay/stage.ts';
import { operationBehind } from '../../replay/walk.ts';

const LEVELS: readonly PersonLevel[] = ['view', 'browser'];
/** Planned once: it takes as long as to explore the flow. */
const planned = new Map(
  FLOWS.map(({ id }) => [id as string, LEVELS.map((level) => ({ level, ...flowAt(level, id) }))]),
);
const plansOf = (id: string) => planned.get(id) ?? [];

interface Nowhere extends Place<Nowhere> {}

/** A driver in front of nothing: only its names are read. */
function driverOf({ id }: AnyFlow, level: PersonLevel): ReplayDriver {
  const nowhere: object = new Proxy({}, { get: () => () => nowhere });
  const stage = new Proxy(
    { level, person: nowhere },
    { get: (known, key) => Reflect.get(known, key) ?? (() => undefined) },
  );
  return driverOn(stage as unknown as Stage<Nowhere>, id);
}

const names = (entries: object | undefined): string[] => Object.keys(entries ?? {}).toSorted();
const driven = names(driversOn(new Proxy({}, { get: () => () => ({}) }) as never));
const flows = FLOWS.filter(({ id }) => driven.includes(id)).map((flow) => ({
  id: flow.id,
  flow,
  driver: driverOf(flow, 'browser'),
}));

test('every flow that somebody can walk has a driver, and every driver a flow', () => {
  const ids = FLOWS.map(({ id }) => id as string);
  expect(
    ids.filter((id) => !driven.includes(id) && plansOf(id).some(({ paths }) => paths.length > 0)),
    'flows without a driver: write one and name it in replay/drivers.ts',
  ).toEqual([]);
  expect(
    driven.filter((id) => !ids.includes(id)),
    'drivers without a flow',
  ).toEqual([]);
});

test.each(FLOWS.map((flow) => [flow.id, flow] as const))(
  '%s: what a level leaves out is an exception of the flow, and no exception is left over',
  (id, flow) => {
    for (const { level, paths, leftOut } of plansOf(id)) {
      const excepted = exceptionsAt(flow, level).flatMap(({ transitions }) => transitions);
      expect(leftOut.map(({ transition }) => transition).toSorted(), `${id}, ${level}`).toEqual(
        excepted.toSorted(),
      );
      expect(paths.length > 0 || leftOut.length > 0, `${id} has paths, ${level}`).toBe(true);
    }
  },
);

describe.each(flows)('$id', ({ id, flow, driver }) => {
  const graph = graphOf(flow);
  /** Without those that no level can bring about. */
  const events = names(flow.samples.events).filter((event) =>
    graph.edges.some(({ from, occurrence, taken }) => {
      if (!('send' in occurrence) || occurrence.send !== event) return false;
      const where = { screen: from.screen, value: from.snapshot.value, occurrence, taken };
      return LEVELS.some((level) => reasonAgainst(flow, level, where) === undefined);
    }),
  );
  const actions = [...names(driver.perform), ...names(driver.arrange)];

  test('every event has an action of its driver, and every action is an event', () => {
    expect(
      events.filter((event) => !actions.includes(event)),
      'events without an action',
    ).toEqual([]);
    expect(
      actions.filter((action) => !events.includes(action)),
      'actions without an event',
    ).toEqual([]);
    expect(actions.length, 'an event is either performed or arranged').toBe(new Set(actions).size);
  });

  test('every screen that the chart can show is looked at, and no other', () => {
    const screens = new Set(graph.states.map(({ screen }) => screen));
    const seen = names(driver.see);
    expect(
      [...screens].filter((screen) => !seen.includes(screen)),
      'screens without a look',
    ).toEqual([]);
    expect(
      seen.filter((screen) => !screens.has(screen)),
      'looks without a screen',
    ).toEqual([]);
  });

  test('everything that the chart invokes can be answered, and nothing else', () => {
    const answers = Object.entries(flow.samples.outcomes);
    const invoked = answers.flatMap(([src, outcomes]) => (names(outcomes).length > 0 ? [src] : []));
    const ports = names(driver.ports);
    const unanswered = invoked.filter(
      (src) => !ports.includes(src) && operationBehind(flow, src) === undefined,
    );
    expect(unanswered, 'invoked without an answer').toEqual([]);
    expect(
      ports.filter((port) => !invoked.includes(port)),
      'answers without a question',
    ).toEqual([]);
  });

  test('its paths are replayed in the view', () => {
    const there = existsSync(join(import.meta.dirname, '..', '..', viewReplayOf(id)));
    const inView = plansOf(id).filter(({ level }) => level === 'view');
    expect(there || inView.every(({ paths }) => paths.length === 0)).toBe(true);
  });
});
