import { happeningInWords, startInWords, toldInWords } from '../machines/engine/words.ts';
import type { AnyFlow } from '../machines/flow.ts';
import type { Expectation, Path } from '../machines/engine/fixture.ts';
import { activeStates } from '../review/charts/enrich.ts';
import type { AtlasPath } from './data.ts';

/** A path as testers read it, with the states and transitions that the diagram shows at each step. */
export function pathInWords(flow: AnyFlow, path: Path): AtlasPath {
  const root = flow.machine.root.id;
  const step = (words: string, expect: Expectation): AtlasPath['steps'][number] => ({
    words,
    screen: expect.screen,
    states: [...new Set(activeStates(root, expect.value))],
    transitions: expect.transitions,
    facts: expect.facts.map((fact) => fact.split(' ')[0] ?? ''),
    calls: expect.calls.map((call) => call.split(' ')[0] ?? ''),
    told: (expect.told ?? []).map((message) => {
      const [to = '', event = ''] = message.split(' ');
      return toldInWords(flow, to, event);
    }),
  });
  return {
    id: path.id,
    input: path.input,
    policy: path.policy,
    steps: [
      step(startInWords(path.input), path.start),
      ...path.steps.map(({ expect, ...occurrence }) =>
        step(
          // The same words as lists and failing tests have for it.
          `${happeningInWords(flow, occurrence)}${expect.transitions.length === 0 ? ' (nothing may change)' : ''}`,
          expect,
        ),
      ),
    ],
  };
}
