import { describe, expect, test } from 'vitest';
import type { AnyFlow, AnyJourney, AnyStep } from '../../machines/flow.ts';
import { execute, startOf, type Observation } from '../../machines/engine/executor.ts';
import { modelOf } from '../../machines/engine/flow-model.ts';
import { FLOWS } from '../../machines/registry.ts';

/** Walks one journey on the real chart with a simulated clock, and checks every expectation. */
function walk(flow: AnyFlow, journey: AnyJourney): void {
  const model = modelOf(flow);
  const execution = execute(model, startOf(model, journey.input, journey.policy));
  expect(execution.started.screen.name, 'the first screen').toBe(journey.start);
  for (const [index, step] of journey.steps.entries()) {
    holds(step, execution.happen(step), `step ${index + 1}: ${JSON.stringify(step)}`);
  }
}

function holds({ see, emits }: AnyStep, { screen, facts }: Observation, where: string): void {
  expect(screen.name, where).toBe(see);
  if (emits)
    expect(
      facts.map(({ type }) => type),
      where,
    ).toEqual(emits);
}

for (const flow of FLOWS) {
  describe(flow.id, () => {
    for (const journey of flow.journeys) {
      const ids = journey.requirements.map((id) => `[${id}]`).join(' ');
      test(`${journey.title} ${ids}`, () => walk(flow, journey));
    }
  });
}
