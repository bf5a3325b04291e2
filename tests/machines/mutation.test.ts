import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { transitionsOf, type TransitionId } from '../../machines/engine/transitions.ts';
import { survivorsOf, waivedIn } from '../../machines/exceptions.ts';
import { replay, type Expectation } from '../../machines/engine/fixture.ts';
import { graphOf, modelOf } from '../../machines/engine/flow-model.ts';
import {
  countedIn,
  isSilent,
  verdictOn,
  wronglyExplained,
} from '../../machines/engine/mutant-verdict.ts';
import { mutantsOf } from '../../machines/engine/mutants.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';

/** Every so many-th fault of each chart is tried here; `npm run mutate` tries all. */
const SAMPLE = 12;
/** The part of the sample, without what is explained, that hand-written journeys and properties must notice. */
const CARELESS_EDIT_AIM = 0.9;

// A faulty chart ends where it should not; XState then warns of later events.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (id, flow) => {
  const options = { tags: tagsOfFlow(id) };

  test('a faulty chart is noticed', { ...options, tags: [...options.tags, 'sample'] }, () => {
    const model = modelOf(flow);
    const graph = graphOf(flow);
    const explained = Object.keys(survivorsOf(flow));
    const sample = mutantsOf(flow.machine).filter(
      ({ id }, index) => index % SAMPLE === 0 || explained.includes(id),
    );
    const all = sample.map((mutant) => ({
      ...mutant,
      ...verdictOn(flow, model, graph, readPaths(flow.id), mutant),
    }));
    expect(
      wronglyExplained(
        all.map((one) => ({ ...one, silent: isSilent(one) })),
        flow,
      ),
    ).toEqual([]);
    const counted = countedIn(flow, all);
    expect(counted.length).toBeGreaterThan(0);
    const unnoticed = counted.filter(({ replay }) => replay === 'survived');
    expect(unnoticed.map(({ id }) => id)).toEqual([]);
    const objected = counted.filter(({ carelessEdit }) => carelessEdit !== 'survived');
    expect(objected.length / counted.length).toBeGreaterThanOrEqual(CARELESS_EDIT_AIM);
  });

  test('a dropped transition is named by the path that misses it', options, () => {
    const model = modelOf(flow);
    const paths = readPaths(flow.id);
    const dropped = mutantsOf(flow.machine).filter(({ kind }) => kind === 'transition dropped');
    expect(dropped.length).toBeGreaterThan(0);
    const unnamed = dropped.filter(({ machine }) => {
      const left = new Set(transitionsOf(machine).map(({ id }) => id));
      const lost = transitionsOf(flow.machine)
        .map(({ id }) => id)
        // One that no path can reach is missed by none.
        .filter((id) => !left.has(id) && !(id in waivedIn(flow)))
        .map(withoutPlace);
      if (lost.length === 0) return false;
      return !paths.some((path) => {
        const mismatch = replay(model, path, { machine });
        if (mismatch === undefined) return false;
        const { transitions } = [path.start, ...path.steps.map(({ expect: one }) => one)][
          mismatch.step
        ] as Expectation;
        return transitions.some((id) => lost.includes(withoutPlace(id)));
      });
    });
    expect(unnamed.map(({ change }) => change)).toEqual([]);
  });

  test('a fault says which transition it was put into', options, () => {
    const known = new Set(transitionsOf(flow.machine).map(({ id }) => id));
    const named = mutantsOf(flow.machine).flatMap(({ transition = [] }) => transition);
    expect(new Set(named)).toEqual(known);
  });
});

test('a fault that nothing notices has a reason, and a reason such a fault', () => {
  const judged = [
    { id: 'noticed', silent: false },
    { id: 'silent', silent: true },
    { id: 'in the unreachable', transition: 'unreachable', silent: true },
    { id: 'noticed there', transition: 'unreachable', silent: false },
    { id: 'in the reachable', transition: 'reachable', silent: true },
  ];
  const unreachable = { at: 'chart', transitions: ['unreachable'], because: 'why' } as const;
  const explained = (...faults: string[]) => ({
    exceptions: [unreachable, { at: 'mutation', faults, because: 'why' } as const],
  });
  expect(wronglyExplained(judged, explained('silent', 'in the reachable'))).toEqual([]);
  expect(wronglyExplained(judged, explained('noticed', 'gone'))).toEqual([
    'not explained: silent',
    'not explained: in the reachable',
    'explained, but noticed or gone: noticed',
    'explained, but noticed or gone: gone',
  ]);
});

/** One alternative fewer renumbers the others. */
const withoutPlace = (id: TransitionId): string => id.replace(/ › \d+$/, '');
