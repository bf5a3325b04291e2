import { describe, expect, test } from 'vitest';
import { explore } from '../../machines/paths/explore.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import { judge } from '../../machines/paths/judge.ts';
import { mutantsOf } from '../../machines/paths/mutants.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readPaths } from '../../scripts/lib/fixtures.ts';

/** Every so many-th fault of each chart is tried here; `npm run mutate` tries all. */
const SAMPLE = 12;
/** What of the sample hand-written journeys and properties must notice by themselves. */
const CARELESS_EDIT_AIM = 0.9;

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  test('a faulty chart is noticed', () => {
    const model = modelOf(flow);
    const graph = explore(model);
    const sample = mutantsOf(flow.machine).filter((__, index) => index % SAMPLE === 0);
    const judged = sample
      .map((mutant) => ({
        id: mutant.id,
        ...judge(flow, model, graph, readPaths(flow.id), mutant.machine),
      }))
      .filter(({ equivalent }) => !equivalent);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.filter(({ replay }) => replay === 'survived').map(({ id }) => id)).toEqual([]);
    const objected = judged.filter(({ carelessEdit }) => carelessEdit !== 'survived');
    expect(objected.length / judged.length).toBeGreaterThanOrEqual(CARELESS_EDIT_AIM);
  }, 60_000);
});
