import { describe, expect, test } from 'vitest';
import { replay, type Path } from '../../machines/engine/fixture.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { flowNamed } from '../../machines/registry.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { expectFits, flowAt } from '../../replay/levels.ts';

const FLOW = 'banking.wallet';
const committed = readPaths(FLOW);

/** The committed paths, as they would be for a chart in which the second step of one could still happen. */
function pathsOfAnother(): { readonly paths: readonly Path[]; readonly stale: Path } {
  const known = committed.find(({ steps }) => steps.length > 1);
  const [first, second, ...rest] = known?.steps ?? [];
  if (known === undefined || first === undefined || second === undefined)
    throw new Error('no path');
  const gone = { expect: second.expect, send: 'session.authorized', payload: 'gone' };
  const stale: Path = { ...known, steps: [first, gone, ...rest] };
  return { paths: committed.map((path) => (path === known ? stale : path)), stale };
}

describe.each(['view', 'browser'] as const)('%s', (level) => {
  test('a committed path that no longer fits the chart fails, with what to do', () => {
    const { paths, stale } = pathsOfAnother();
    const planned = flowAt(level, FLOW, paths);
    expect(planned.paths).toContain(stale);
    expect(() => expectFits(planned, stale, level)).toThrow(
      `${stale.id} was planned for another chart: its step 2 can no longer happen. When the chart is meant to be as it is, plan anew: npm run paths -- ${FLOW} --update`,
    );
  });

  test('so does one whose start is none any more', () => {
    const [first, ...others] = committed;
    const stale = { ...(first as Path), input: 'gone' };
    const planned = flowAt(level, FLOW, [stale, ...others]);
    expect(() => expectFits(planned, stale, level)).toThrow('its start is no longer one');
  });

  test('those that are committed fit', () => {
    const planned = flowAt(level, FLOW);
    expect(planned.outdated).toEqual([]);
    for (const path of planned.paths) expectFits(planned, path, level);
  });
});

test('the chart alone does not replay it either', () => {
  const { stale } = pathsOfAnother();
  expect(replay(modelOf(flowNamed(FLOW)), stale)).toMatchObject({ step: 2 });
});
