import { describe, expect, test } from 'vitest';
import { pathInWords } from '../../machines/engine/path-words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/engine/explore.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import type { Counterexample } from '../../machines/engine/check.ts';
import { checkSafety } from '../../machines/engine/safety.ts';
import { DEFAULT_POLICY, POLICIES } from '../../reference/policies.ts';
import { FLOWS } from '../../machines/registry.ts';

/** The shortest run that breaks a property, as a tester would walk it. */
function inWords(
  flow: AnyFlow,
  { property, start, steps, screen, transition }: Counterexample,
): string {
  const run = pathInWords(flow, { input: start.input, policy: start.policy, steps });
  const by = transition ?? (steps.length === 0 ? 'the start' : 'what nothing handles');
  return `${property}: broken by ${by}\n${run}\n  then it shows ${screen}`;
}

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  const ids = [...new Set(flow.safety.properties.flatMap(({ requirements }) => requirements))];

  test(`is safe whatever happens, under every policy ${ids.map((id) => `[${id}]`).join('')}`, () => {
    const carriesPolicy = modelOf(flow).starts.some(({ policy }) => policy !== undefined);
    const broken = (carriesPolicy ? POLICIES : [DEFAULT_POLICY]).flatMap((policy) =>
      checkSafety(explore(modelOf(flow, [policy])), flow.safety),
    );
    expect(broken.map((one) => inWords(flow, one))).toEqual([]);
  });

  test('gives up only what it must be able to begin again', () => {
    const { givenUpBy = {} } = flow.safety;
    const graph = explore(modelOf(flow));
    const needless = Object.keys(givenUpBy).filter((src) => {
      const { [src]: _, ...others } = givenUpBy;
      return checkSafety(graph, { ...flow.safety, givenUpBy: others }).length === 0;
    });
    expect(needless).toEqual([]);
  });
});
