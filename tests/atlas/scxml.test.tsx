import scion from '@scion-scxml/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventOf, scxmlOf } from '../../atlas/build/exports/scxml.ts';
import { happeningInWords, outcomeInWords } from '../../machines/engine/words.ts';
import { FLOWS, flowNamed } from '../../machines/registry.ts';
import { describedChart } from '../../review/charts/describe.ts';
import type { ReviewedChart } from '../../review/charts/reviewed.ts';
import { readPaths } from '../../review/paths/fixtures.ts';
import { tagsOfFlow } from '../setup/sample-flow.ts';
import { dataModel, parseXml, schemaProblems, scionModel } from './scxml.support.ts';

const charts = FLOWS.map((flow) => ({ id: flow.id, flow, options: { tags: tagsOfFlow(flow.id) } }));

describe.each(charts)('$id as SCXML', ({ id, flow, options }) => {
  let chart: ReviewedChart;
  let root: Element;
  beforeAll(() => {
    ({ chart } = describedChart(flow));
    root = parseXml(scxmlOf(chart));
  });

  test('has the structure of the W3C’s schema', options, () => {
    expect(schemaProblems(root)).toEqual([]);
  });

  test('holds every state and every transition of the chart', options, () => {
    expect(root.querySelectorAll('state, parallel, final, history')).toHaveLength(
      chart.states.length,
    );
    expect(root.querySelectorAll('transition')).toHaveLength(chart.transitions.length);
  });

  test(
    'every answer of everything that is asked stands at its invocation, and decides',
    options,
    () => {
      const told = [...root.querySelectorAll('invoke > param[name=answers]')].flatMap(
        (param) => JSON.parse(param.getAttribute('expr') ?? '[]') as string[],
      );
      for (const edge of chart.transitions) {
        if (!['done', 'error'].includes(edge.trigger.kind)) continue;
        const answers = edge.trigger.kind === 'done' ? edge.outcomes : edge.causes;
        expect(told, edge.id).toEqual(expect.arrayContaining([...answers]));
      }
    },
  );

  test(
    'an independent interpreter walks every path to the same states, by answers and context',
    options,
    () => {
      for (const path of readPaths(id)) {
        const data = dataModel(root);
        const interpreter = new scion.Statechart(() => scionModel(root, data));
        if ('policy' in data) data['policy'] = path.policy ?? 'default';
        // Only the values that the file names as the flow's memory are set; the rest it decides by itself.
        const holds = data['holds'] as Record<string, boolean> | undefined;
        const take = (ids: readonly string[]): void => {
          for (const known of Object.keys(holds ?? {}))
            if (holds !== undefined) holds[known] = ids.includes(known);
        };
        take(path.start.transitions);
        interpreter.start();
        for (const [index, step] of path.steps.entries()) {
          const { expect: expected } = step;
          const answer =
            'answer' in step
              ? outcomeInWords(flow, step.answer, step.with)
              : happeningInWords(flow, step);
          take(expected.transitions);
          const edges = expected.transitions.flatMap((taken) =>
            chart.transitions.filter((edge) => edge.id === taken),
          );
          // Each of several timers that are due at one moment is an event, and so is each event that a chart raises
          // itself.
          const kinds = new Set(['after', 'event']);
          const happened = edges.filter(({ trigger }, at) => at === 0 || kinds.has(trigger.kind));
          if (happened.length === 0) continue;
          for (const event of new Set(happened.map(eventOf))) interpreter.gen(event, { answer });
          const leaves: string[] = interpreter.getConfiguration();
          expect(leaves.toSorted(), `${path.id}, step ${index + 1}`).toEqual(
            leavesOf(chart.root, expected.value).toSorted(),
          );
        }
      }
    },
  );
});

/** Ids of the innermost active states that a state value names. */
function leavesOf(root: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${root}.${value}`];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    leavesOf(`${root}.${key}`, inner),
  );
}

test('what a flow remembers is told, and nothing else is left to whoever runs the file', () => {
  const { chart } = describedChart(flowNamed('banking.deposit'));
  const file = scxmlOf(chart);
  const holds = dataModel(parseXml(file))['holds'] as Record<string, boolean>;
  // The answers of the check decide alone, except for documents of a player whose level has expired.
  expect(Object.keys(holds).filter((id) => id.includes('checkDepositAllowed'))).toHaveLength(2);
  expect(file).toContain(`${Object.keys(holds).length} of its transitions`);
  expect(Object.keys(holds).length).toBeLessThan(
    chart.transitions.filter(({ guard }) => guard !== undefined).length / 3,
  );
});

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
