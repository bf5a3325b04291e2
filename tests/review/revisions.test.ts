import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOWS } from '../../machines/registry.ts';
import { reviewedFlow } from '../../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../../review/charts/flow-changes.ts';
import { flowsOf } from '../../review/charts/revisions.ts';

// A copy of the project from an archive has no revisions to compare with.
describe.skipIf(!existsSync(join(import.meta.dirname, '..', '..', '.git')))('git revisions', () => {
  test('the flows of the last revision are read whole', { tags: 'long' }, () => {
    const flows = flowsOf('HEAD');
    const terms = FLOWS.find(({ id }) => id === 'site.terms');
    const was = flows.get('site.terms');
    if (terms === undefined || was === undefined) throw new Error('there is no terms acceptance');
    // The flow may have been changed since; only the comparison counts.
    expect(flowChangesBetween(was, was)).toEqual([]);
    expect(was.chart.states.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(was)).toEqual(Object.keys(reviewedFlow(terms)));
    expect(Object.keys(was.code)).toContain('machines/site/terms/flow.ts');
    expect(Object.keys(was.texts['en'] ?? {})).not.toEqual([]);
    expect(flows.size).toBeGreaterThanOrEqual(9);
  });

  test('a revision that does not exist is refused', () => {
    expect(() => flowsOf('no-such-revision')).toThrow('is there such a revision?');
  });
});
