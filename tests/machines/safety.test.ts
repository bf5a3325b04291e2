import { describe, expect, test } from 'vitest';
import { underEach } from '../../atlas/build/under-each.ts';
import { pathInWords } from '../../machines/engine/path-words.ts';
import type { AnyFlow } from '../../machines/flow.ts';
import { explore } from '../../machines/engine/explore.ts';
import { graphOf, modelOf } from '../../machines/engine/flow-model.ts';
import type { Counterexample } from '../../machines/engine/check.ts';
import { checkSafety } from '../../machines/engine/safety.ts';
import { carriesPolicy } from '../../machines/policies/flow-promises.ts';
import { recorded } from '../../machines/policies/recorded.ts';
import type { MarketPolicy } from '../../reference/policies.ts';
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
    // Those that agree on all that chart and properties read behave alike: one of them is explored.
    const brokenUnder = (policy: MarketPolicy) => {
      const { policy: asked, reads } = recorded(policy);
      const broken = checkSafety(explore(modelOf(flow, [asked])), flow.safety);
      return { reads: [...reads], broken };
    };
    const broken = carriesPolicy(flow)
      ? [...new Set(underEach(brokenUnder).values())].flatMap((one) => one.broken)
      : checkSafety(graphOf(flow), flow.safety);
    expect(broken.map((one) => inWords(flow, one))).toEqual([]);
  });

  const { givenUpBy = {} } = flow.safety;
  test.each(Object.keys(givenUpBy))(
    'gives %s up only because it must be able to begin again',
    (src) => {
      const { [src]: _, ...others } = givenUpBy;
      // Its own properties know nothing of it.
      const safety = { ...flow.safety, givenUpBy: others, properties: [] };
      expect(checkSafety(graphOf(flow), safety)).not.toEqual([]);
    },
  );
});
