import scion from '@scion-scxml/core';
import { describe, expect, test } from 'vitest';
import { eventOf, scxmlOf } from '../../atlas/build/exports/scxml.ts';
import { FLOWS } from '../../machines/registry.ts';
import { reviewedChart } from '../../replay/charts/review.ts';
import { readPaths } from '../../replay/fixtures.ts';
import { parseXml, schemaProblems, scionModel } from './scxml.support.ts';

const charts = FLOWS.map((flow) => ({ id: flow.id, chart: reviewedChart(flow).chart }));

describe.each(charts)('$id as SCXML', ({ id, chart }) => {
  const root = parseXml(scxmlOf(chart));

  test('has the structure of the W3C’s schema', () => {
    expect(schemaProblems(root)).toEqual([]);
  });

  test('holds every state and every transition of the chart', () => {
    expect(root.querySelectorAll('state, parallel, final, history')).toHaveLength(
      chart.states.length,
    );
    expect(root.querySelectorAll('transition')).toHaveLength(chart.transitions.length);
  });

  test('an independent interpreter walks every path to the same states', () => {
    for (const path of readPaths(id)) {
      const holds: Record<string, boolean> = {};
      const interpreter = new scion.Statechart(() => scionModel(root, holds));
      const take = (ids: readonly string[]): void => {
        for (const edge of chart.transitions) holds[edge.id] = ids.includes(edge.id);
      };
      take(path.start.transitions);
      interpreter.start();
      for (const [index, { expect: expected }] of path.steps.entries()) {
        take(expected.transitions);
        const edges = expected.transitions.flatMap((taken) =>
          chart.transitions.filter((edge) => edge.id === taken),
        );
        // Of several timers that are due at one moment each is an event, and so is what a chart raises itself.
        const kinds = new Set(['after', 'event']);
        const happened = edges.filter(({ trigger }, at) => at === 0 || kinds.has(trigger.kind));
        if (happened.length === 0) continue;
        for (const event of new Set(happened.map(eventOf))) interpreter.gen(event, null);
        const leaves: string[] = interpreter.getConfiguration();
        expect(leaves.toSorted(), `${path.id}, step ${index + 1}`).toEqual(
          leavesOf(chart.root, expected.value).toSorted(),
        );
      }
    }
  });
});

/** Ids of the innermost active states that a state value names. */
function leavesOf(root: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${root}.${value}`];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leavesOf(`${root}.${key}`, inner),
  );
}

test('the check of the structure finds what is wrong', () => {
  const wrong = parseXml(
    '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0"><state id="1a"><final/><log on="x"/><transition target="b"/></state></scxml>',
  );
  expect(schemaProblems(wrong)).toEqual([
    '1a is no XML name',
    'log may not stand in state',
    'log has no attribute on',
    'there is no state b',
  ]);
});
