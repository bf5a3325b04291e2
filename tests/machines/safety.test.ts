import { describe, expect, test } from 'vitest';
import { pathInWords } from '../../machines/chart/path-words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/paths/explore.ts';
import { modelOf } from '../../machines/paths/flow-model.ts';
import type { Counterexample } from '../../machines/paths/properties.ts';
import { checkSafety } from '../../machines/paths/safety.ts';
import { POLICIES } from '../../machines/policy.ts';
import { FLOWS } from '../../machines/registry.ts';

/** The shortest run that breaks a property, as a tester would walk it. */
function inWords(
  flow: AnyFlow,
  { property, start, steps, screen, transition }: Counterexample,
): string {
  const run = pathInWords(flow, { input: start.input, policy: start.policy, steps });
  return `${property}: broken by ${transition ?? 'the start'}\n${run}\n  then it shows ${screen}`;
}

describe.each(FLOWS.map((flow) => [flow.id, flow] as const))('%s', (_, flow) => {
  const ids = [...new Set(flow.safety.properties.flatMap(({ requirements }) => requirements))];

  test(`is safe whatever happens, under every policy ${ids.map((id) => `[${id}]`).join('')}`, () => {
    const broken = POLICIES.flatMap((policy) =>
      checkSafety(explore(modelOf(flow, [policy])), flow.safety),
    );
    expect(broken.map((one) => inWords(flow, one))).toEqual([]);
  }, 60_000);
});
