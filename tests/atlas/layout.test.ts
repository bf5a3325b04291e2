import { beforeAll, describe, expect, test } from 'vitest';
import { readSources } from '../../atlas/build/atlas.ts';
import { figuresOf } from '../../atlas/build/figures.ts';
import { flowData } from '../../atlas/build/flow-data.ts';
import { problemsOf } from '../../atlas/build/geometry.ts';
import { place } from '../../atlas/build/lay-out.ts';
import type { Charted } from '../../atlas/build/chart.ts';
import type { FlowData } from '../../atlas/data.ts';
import {
  foldsAround,
  PAGE,
  sheetsOf,
  TYPE,
  type Layout,
  type Sheet,
  type Wire,
} from '../../atlas/layout.ts';
import { FLOWS } from '../../machines/registry.ts';
import { CHECK_REFUSALS } from '../review/check-refusals.ts';
import { largeChart } from './large-chart.ts';

const sources = await readSources();

/** Transitions with a row of their own or shared, in whichever sheet. */
const told = (layout: Layout): ReadonlySet<string> =>
  new Set(
    sheetsOf(layout)
      .flatMap(({ boxes, wires }) => [
        ...boxes.flatMap(({ rows }) => rows),
        ...wires.flatMap(({ label }) => label?.rows ?? []),
      ])
      .flatMap(({ transitions }) => transitions),
  );

const nestingOf = ({ chart }: Pick<FlowData, 'chart'>) => ({ boxes: chart.states });

/** How far a line of the way of success departs from it, in px. */
function aside({ points }: Wire): number {
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Every run lays out the deposit. */
const LONG = { tags: 'long' };
const all: Sheet[] = [];

test('letters of a chart that is whole have 12 px at least', () => {
  expect(Math.min(...Object.values(TYPE).map(({ size }) => size))).toBeGreaterThanOrEqual(12);
});

/** Two ways of success that meet: the second cannot stand in the column of the first. */
const BENT = new Set(['chat.absent → chat.closed']);

describe.each(FLOWS.map((flow) => ({ id: flow.id, flow })))('$id', LONG, ({ flow }) => {
  let charted: Charted;
  let data: FlowData;
  beforeAll(async () => {
    data = await flowData(flow, {
      ...sources,
      place: (given) => {
        charted = given;
        return place(given);
      },
    });
    all.push(...sheetsOf(data.layout));
  });

  test('fits the smallest window whole, and so does the inside of each fold', () => {
    const { width, height, folds } = data.layout;
    for (const area of [{ width, height }, ...folds.map(({ area: fold }) => fold)]) {
      expect(area.width).toBeLessThanOrEqual(PAGE.width);
      expect(area.height).toBeLessThanOrEqual(PAGE.height);
    }
  });

  test('is laid out without overlaps: states, frames, labels, and lines through states', () => {
    for (const sheet of sheetsOf(data.layout))
      expect(problemsOf(sheet, nestingOf(data))).toEqual([]);
  });

  test('shows every state once, a folded one closed and open, and tells every transition', () => {
    const { chart, layout } = data;
    const folded = new Set(layout.folds.map(({ id }) => id));
    const drawn = sheetsOf(layout).flatMap(({ boxes }) => boxes.map(({ id }) => id));
    const expected = chart.states.flatMap(({ id }) => (folded.has(id) ? [id, id] : [id]));
    expect(drawn.toSorted()).toEqual(expected.toSorted());
    const known = told(layout);
    expect(chart.transitions.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('its lines are short, seldom cross and never outgrow the view', () => {
    for (const sheet of sheetsOf(data.layout)) {
      const { stretch, crossings, longest } = figuresOf(sheet);
      expect(stretch).toBeLessThan(1.6);
      expect(crossings).toBeLessThan(0.1);
      expect(longest).toBeLessThanOrEqual(PAGE.width);
    }
  });

  test('its way of success is one column or line', () => {
    for (const { wires } of sheetsOf(data.layout)) {
      const main = wires.filter((wire) => wire.main);
      const bent = main.filter((wire) => aside(wire) > 1);
      const drawn = bent.map(({ source, target }) => `${source} → ${target}`);
      expect(drawn.filter((way) => !BENT.has(way))).toEqual([]);
    }
  });

  test('every folded state is opened from where it stands', () => {
    for (const { id, within } of data.layout.folds) {
      const sheet =
        within === undefined ? data.layout : data.layout.folds.find((one) => one.id === within);
      expect(sheet?.boxes.filter((box) => box.id === id && box.folded)).toHaveLength(1);
    }
  });

  test('is laid out to the same bytes again', async () => {
    expect(JSON.stringify(await place(charted))).toBe(JSON.stringify(data.layout));
  });
});

test(
  'over all charts a line is little longer than straight, and crosses fewer than 0.02 others',
  LONG,
  () => {
    const wires = all.flatMap((sheet) => sheet.wires.map((wire) => ({ ...sheet, wires: [wire] })));
    const stretch = wires.reduce((sum, one) => sum + figuresOf(one).stretch, 0) / wires.length;
    const crossings = all.reduce(
      (sum, one) => sum + figuresOf(one).crossings * one.wires.length,
      0,
    );
    expect(wires.length).toBeGreaterThan(100);
    expect(stretch).toBeLessThan(1.3);
    expect(crossings / wires.length).toBeLessThan(0.02);
  },
);

describe('the deposit', () => {
  let layout: Layout;
  beforeAll(async () => {
    const flow = FLOWS.find(({ id }) => id === 'banking.deposit');
    if (flow === undefined) throw new Error('there is no deposit');
    ({ layout } = await flowData(flow, { ...sources, place }));
  });

  test('[DEP-04] has the nine refusals of its check in one block, each with its answer and its way back', () => {
    const sheet = layout.folds.find(({ id }) => id === 'deposit.asking');
    const blocks = (sheet?.stacks ?? []).map((stack) =>
      (sheet?.boxes ?? []).filter(
        (box) =>
          !box.frame && box.x === stack.x && box.y >= stack.y && box.y < stack.y + stack.height,
      ),
    );
    const block = blocks.find(({ length }) => length === 9) ?? [];
    expect(block.map(({ id }) => id.split('.').at(-1))).toEqual(CHECK_REFUSALS);
    const says = block.map(({ rows }) =>
      rows.map(({ lines }) => lines.map(({ text }) => text).join(' ')),
    );
    expect(says[5]).toEqual(['WITHDRAWAL_LIMIT_REACHED', 'tries again']);
    expect(says[7]).toEqual(['RESTRICTED']);
    // One line leads to all of them.
    const to = sheet?.wires.filter(({ target }) => block.some(({ id }) => id === target));
    expect(to).toHaveLength(1);
    expect(to?.[0]?.transitions).toHaveLength(11);
  });

  test('tells news that many of its states take once, in the head around them', () => {
    const sheet = layout.folds.find(({ id }) => id === 'deposit.asking');
    const [head, ...others] = (sheet?.boxes ?? []).flatMap(({ id, rows }) =>
      rows
        .filter(({ transitions }) => transitions.some((one) => one.endsWith('› player.changed')))
        .map(({ lines, transitions }) => ({ id, lines, count: transitions.length })),
    );
    expect(others).toEqual([]);
    expect(head).toMatchObject({ id: 'deposit.asking', count: 12 });
    expect(head?.lines.map(({ text }) => text)).toEqual([
      'the platform tells that something of the player has changed › Checking',
      '[in 12 states]',
    ]);
  });

  test('draws no line back to where a failure came from', () => {
    const back = sheetsOf(layout).flatMap(({ wires }) =>
      wires.filter(({ target }) => target === 'deposit.asking.checking'),
    );
    expect(back).toEqual([]);
    expect(foldsAround(layout, 'deposit.asking.allowed.choosing')).toEqual([
      'deposit.asking',
      'deposit.asking.allowed',
    ]);
  });
});

test('a chart of 201 states is laid out without overlaps', LONG, async () => {
  const { chart, states, transitions } = largeChart();
  const layout = await place({ title: 'Large', states, transitions, taken: {} });
  expect(new Set(sheetsOf(layout).flatMap(({ boxes }) => boxes.map(({ id }) => id))).size).toBe(
    201,
  );
  for (const sheet of sheetsOf(layout))
    expect(problemsOf(sheet, { boxes: chart.states })).toEqual([]);
});

describe('the check of geometry itself', () => {
  const box = (id: string, x: number) => ({
    id,
    x,
    y: 0,
    width: 50,
    height: 20,
    lines: [],
    rows: [],
    frame: false,
    folded: false,
    head: 20,
  });
  const label = (x: number) => ({ x, y: 0, width: 30, height: 10, rows: [] });
  const wire = (source: string, x: number, points: readonly number[] = []) => ({
    source,
    target: 'b',
    transitions: [],
    main: false,
    points,
    label: label(x),
  });
  const nesting = {
    boxes: ['a', 'b'].map((id) => ({ id, parent: undefined })),
  };

  test('names states that overlap', () => {
    const sheet = { boxes: [box('a', 0), box('b', 49)], stacks: [], wires: [] };
    expect(problemsOf(sheet, nesting)).toEqual(['a overlaps b']);
  });

  test('names labels that overlap a state or each other', () => {
    const wires = [wire('a', 45), wire('b', 70)];
    expect(problemsOf({ boxes: [box('a', 0)], stacks: [], wires }, nesting)).toEqual([
      'the label of a → b overlaps a',
      'the label of a → b overlaps that of b → b',
    ]);
  });

  test('names lines that run through a state', () => {
    const wires = [wire('c', 200, [-20, 10, 90, 10])];
    expect(problemsOf({ boxes: [box('a', 0)], stacks: [], wires }, nesting)).toEqual([
      'the line c → b runs through a',
    ]);
  });
});
