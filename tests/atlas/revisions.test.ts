import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOWS } from '../../machines/registry.ts';
import { changesBetween } from '../../replay/charts/diff.ts';
import { reviewedChart } from '../../replay/charts/review.ts';
import { chartsAt } from '../../replay/charts/revisions.ts';

// Whoever got the project as an archive has no revisions to compare with.
describe.skipIf(!existsSync(join(import.meta.dirname, '..', '..', '.git')))('git revisions', () => {
  test('the charts of the last revision are read whole', { timeout: 60_000 }, () => {
    const charts = chartsAt('HEAD');
    const terms = FLOWS.find(({ id }) => id === 'site.terms');
    const was = charts.get('site.terms');
    if (terms === undefined || was === undefined) throw new Error('there is no terms acceptance');
    // The chart at hand may have been changed since; that it can be compared is what counts.
    expect(changesBetween(was, was)).toEqual([]);
    expect(was.states.length).toBeGreaterThanOrEqual(4);
    expect(Object.keys(was)).toEqual(
      Object.keys(JSON.parse(JSON.stringify(reviewedChart(terms).chart))),
    );
    expect(charts.size).toBeGreaterThanOrEqual(9);
  });

  test('a revision that does not exist is refused', () => {
    expect(() => chartsAt('no-such-revision')).toThrow('is there such a revision?');
  });
});
