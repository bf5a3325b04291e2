import { waivedIn } from '../machines/exceptions.ts';
import type { AnyFlow } from '../machines/flow.ts';
import { coverageOf, type Coverage } from '../machines/engine/coverage.ts';
import type { Path } from '../machines/engine/fixture.ts';
import { graphOf } from '../machines/engine/flow-model.ts';
import { gapsIn } from '../machines/engine/gaps.ts';
import { planPaths } from '../machines/engine/keep.ts';
import { readPaths } from '../review/paths/fixtures.ts';

/** The figures of a flow, in the order of the columns. Two numbers are "reached of all". */
const COLUMNS = {
  transitions: ({ transitions, uncovered, unreachable, waived }) => [
    transitions.length - uncovered.length - unreachable.length - waived.length,
    transitions.length,
  ],
  waived: ({ waived }) => [waived.length],
  refusals: ({ refusals: { all, open } }) => [all.length - open.length, all.length],
  failures: ({ failures: { all, open } }) => [all.length - open.length, all.length],
  states: ({ states: { all, reached } }) => [reached.length, all.length],
  pairs: ({ pairs }) => [pairs],
  requirements: ({ requirements }) => [requirements.length],
  paths: (_, { paths }) => [paths.length],
  steps: (_, { paths }) => [paths.reduce((sum, { steps }) => sum + steps.length, 0)],
  optimum: (_, { optimum }) => [optimum],
} satisfies Readonly<Record<string, Count>>;

type Count = (coverage: Coverage, planned: Planned) => readonly number[];
type Figures = Readonly<Record<keyof typeof COLUMNS, readonly number[]>>;

interface Planned {
  readonly paths: readonly Path[];
  readonly optimum: number;
}

const columns = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/**
 * Prints one line for each flow and one in total, and below a flow the goals that its paths leave out.
 *
 * @returns whether nothing is left out
 */
export function summarise(flows: readonly AnyFlow[]): boolean {
  row('', columns, 'ratio');
  const all = flows.map((flow) => {
    const graph = graphOf(flow);
    const paths = readPaths(flow.id);
    const coverage = coverageOf(graph, paths, waivedIn(flow));
    const planned = { paths, optimum: planPaths(graph, paths).optimum };
    const figures = figuresBy((name) => COLUMNS[name](coverage, planned));
    const gaps = gapsIn(graph, coverage);
    line(flow.id, figures);
    for (const gap of gaps) console.log(`  ${gap}`);
    return { figures, gaps, requirements: coverage.requirements };
  });
  if (all.length > 1) line('in total', total(all));
  return all.every(({ gaps }) => gaps.length === 0);
}

function total(
  flows: readonly { readonly figures: Figures; readonly requirements: readonly string[] }[],
): Figures {
  const sum = (name: keyof Figures, part: number): number =>
    flows.reduce((so, { figures }) => so + (figures[name][part] ?? 0), 0);
  return {
    ...figuresBy((name) => (flows[0]?.figures[name] ?? []).map((_, part) => sum(name, part))),
    // Flows share requirements.
    requirements: [new Set(flows.flatMap(({ requirements }) => requirements)).size],
  };
}

function figuresBy(figure: (name: keyof Figures) => readonly number[]): Figures {
  return Object.fromEntries(columns.map((name) => [name, figure(name)])) as Figures;
}

function line(name: string, figures: Figures): void {
  const ratio = (figures.steps[0] ?? 0) / (figures.optimum[0] ?? 0);
  row(
    name,
    columns.map((column) => figures[column].join('/')),
    ratio.toFixed(2),
  );
}

function row(name: string, cells: readonly string[], ratio: string): void {
  const wide = cells.map((cell, index) => cell.padStart((columns[index] ?? '').length + 2));
  console.log(`${name.padEnd(25)}${wide.join('')}${ratio.padStart(7)}`);
}
