import { describe, test } from 'vitest';
import { FLOWS } from '../../machines/registry.ts';
import { runJourney } from './journey-runner.ts';

for (const flow of FLOWS) {
  describe(flow.id, () => {
    for (const journey of flow.journeys) {
      const ids = journey.requirements.map((id) => `[${id}]`).join(' ');
      test(`${journey.title} ${ids}`, () => runJourney(flow, journey));
    }
  });
}
