import { beforeAll, describe, expect, test } from 'vitest';
import { flowData } from '../../atlas/build/flow-data.ts';
import { problemsOf } from '../../atlas/build/geometry.ts';
import { drawingOf, type Drawing } from '../../atlas/build/graph.ts';
import { place } from '../../atlas/build/lay-out.ts';
import type { FlowData } from '../../atlas/data.ts';
import type { Layout } from '../../atlas/layout.ts';
import { FLOWS } from '../../machines/registry.ts';
import { readSources } from '../../atlas/build/atlas.ts';
import { largeChart } from './large-chart.ts';

const sources = await readSources();

/** Ids of the transitions that a layout draws, once for each place where one stands. */
const drawn = ({ boxes, wires }: Layout): string[] =>
  [...boxes.flatMap(({ stays }) => stays), ...wires.flatMap(({ label }) => label?.rows ?? [])].map(
    ({ transition }) => transition,
  );

// ELK takes its time, and on a shared machine more of it.
const SLOW = { timeout: 60_000 };

describe.each(FLOWS.map((flow) => ({ id: flow.id, flow })))('$id', SLOW, ({ flow }) => {
  let drawing: Drawing;
  let data: FlowData;
  beforeAll(async () => {
    data = await flowData(flow, {
      ...sources,
      place: (given) => {
        drawing = given;
        return place(given);
      },
    });
  }, SLOW.timeout);

  test('is laid out without overlaps: states, frames and labels', () => {
    expect(problemsOf(data.layout, drawing)).toEqual([]);
  });

  test('shows every state once and every transition', () => {
    const { chart, layout } = data;
    expect(layout.boxes.map(({ id }) => id)).toEqual(chart.states.map(({ id }) => id));
    const expected = chart.transitions.flatMap(({ id, targets }) =>
      Array.from({ length: Math.max(1, targets.length) }, () => id),
    );
    expect(drawn(layout).toSorted()).toEqual(expected.toSorted());
  });

  test('is laid out to the same bytes again', async () => {
    expect(JSON.stringify(await place(drawing))).toBe(JSON.stringify(data.layout));
  });
});

test('a chart of 201 states is laid out without overlaps', SLOW, async () => {
  const { states, transitions } = largeChart();
  const drawing = drawingOf('Large', states, transitions);
  const layout = await place(drawing);
  expect(layout.boxes).toHaveLength(201);
  expect(problemsOf(layout, drawing)).toEqual([]);
});

describe('the check of geometry itself', () => {
  const box = (id: string, x: number) => ({
    id,
    x,
    y: 0,
    width: 50,
    height: 20,
    lines: [],
    stays: [],
    frame: false,
    head: 20,
  });
  const label = (x: number) => ({ x, y: 0, width: 30, height: 10, rows: [] });
  const wire = (source: string, x: number) => ({
    source,
    target: 'b',
    kind: 'transitions' as const,
    points: [],
    label: label(x),
  });
  const nesting = {
    boxes: ['a', 'b'].map((id) => ({ id, parent: undefined })),
  };

  test('names states that overlap', () => {
    const layout = { width: 0, height: 0, boxes: [box('a', 0), box('b', 49)], wires: [] };
    expect(problemsOf(layout, nesting)).toEqual(['a overlaps b']);
  });

  test('names labels that overlap a state or each other', () => {
    const wires = [wire('a', 45), wire('b', 70)];
    const layout = { width: 0, height: 0, boxes: [box('a', 0)], wires };
    expect(problemsOf(layout, nesting)).toEqual([
      'the label of a → b overlaps a',
      'the label of a → b overlaps that of b → b',
    ]);
  });
});
