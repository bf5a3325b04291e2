import { parseArgs } from 'node:util';
import { happeningInWords } from '../machines/chart/words.ts';
import { coverageOf } from '../machines/paths/coverage.ts';
import { explore } from '../machines/paths/explore.ts';
import type { Path } from '../machines/paths/fixture.ts';
import { modelOf } from '../machines/paths/flow-model.ts';
import { planPaths } from '../machines/paths/keep.ts';
import { plan } from '../machines/paths/plan.ts';
import { FLOWS } from '../machines/registry.ts';
import type { AnyFlow } from '../machines/flow.ts';
import { readPaths, writePaths } from './lib/fixtures.ts';

const USAGE = `npm run paths -- [flow or path id] [options]

  (nothing)             every path of every flow, in words
  banking.deposit       those of one flow
  banking.deposit#7f3a  one path
  --through <text>      only paths that take a transition whose id contains the text
  --summary             one line for each flow and one in total; exit code 1 on an uncovered transition
  --json                the fixtures themselves
  --update              plans again where the charts changed, and writes the fixtures
  --renew               with --update: plans everything anew, new ids included`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    through: { type: 'string' },
    summary: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const wanted = positionals[0];
const flows = FLOWS.filter(({ id }) => wanted === undefined || wanted.split('#')[0] === id);

if (values.help) console.log(USAGE);
else if (flows.length === 0) {
  console.error(`There is no flow ${wanted ?? ''}. Flows: ${FLOWS.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
} else if (values.update) update();
else if (values.summary) summarise();
else list();

function update(): void {
  for (const flow of flows) {
    const before = readPaths(flow.id);
    const { paths } = planPaths(explore(modelOf(flow)), values.renew ? [] : before);
    writePaths(flow.id, paths);
    const known = new Set(before.map(({ id }) => id));
    const kept = paths.filter(({ id }) => known.has(id)).length;
    console.log(
      `${flow.id}: ${kept} kept, ${paths.length - kept} new, ${before.length - kept} dropped`,
    );
  }
}

function summarise(): void {
  const total = { transitions: 0, covered: 0, waived: 0, paths: 0, steps: 0, optimum: 0 };
  for (const flow of flows) {
    const graph = explore(modelOf(flow));
    const paths = readPaths(flow.id);
    const { optimum } = plan(graph);
    const { transitions, uncovered, unreachable, waived } = coverageOf(
      graph,
      paths,
      flow.samples.waived,
    );
    const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
    const covered = transitions.length - uncovered.length - unreachable.length - waived.length;
    line(flow.id, {
      transitions: transitions.length,
      covered,
      waived: waived.length,
      paths: paths.length,
      steps,
      optimum,
    });
    for (const id of [...uncovered, ...unreachable]) console.log(`  no path takes ${id}`);
    if (uncovered.length + unreachable.length > 0) process.exitCode = 1;
    total.transitions += transitions.length;
    total.covered += covered;
    total.waived += waived.length;
    total.paths += paths.length;
    total.steps += steps;
    total.optimum += optimum;
  }
  if (flows.length > 1) line('in total', total);
}

type Figures = Readonly<
  Record<'transitions' | 'covered' | 'waived' | 'paths' | 'steps' | 'optimum', number>
>;

function line(name: string, figures: Figures): void {
  const { transitions, covered, waived, paths, steps, optimum } = figures;
  console.log(
    `${name.padEnd(26)} ${covered}/${transitions} transitions, ${waived} waived, ${paths} paths, ${steps} steps, optimum ${optimum}, ratio ${(steps / optimum).toFixed(2)}`,
  );
}

function list(): void {
  const shown = flows.flatMap((flow) =>
    readPaths(flow.id)
      .filter(matches)
      .map((path) => ({ flow, path })),
  );
  if (values.json)
    console.log(
      JSON.stringify(
        shown.map(({ path }) => path),
        null,
        2,
      ),
    );
  else for (const { flow, path } of shown) print(flow, path);
  if (shown.length === 0) {
    console.error(`No path ${wanted ?? ''} ${values.through ?? ''}`.trim());
    process.exitCode = 1;
  }
}

function matches({ id, start, steps }: Path): boolean {
  if (wanted?.includes('#') === true && id !== wanted) return false;
  const taken = [start, ...steps.map(({ expect }) => expect)].flatMap(
    ({ transitions }) => transitions,
  );
  const { through } = values;
  return through === undefined || taken.some((transition) => transition.includes(through));
}

function print(flow: AnyFlow, { id, input, policy, start, steps }: Path): void {
  const under = policy === undefined ? '' : `, policy ${policy}`;
  console.log(`\n${id}  ${flow.title}: starts ${input}${under}, shows ${start.screen}`);
  for (const [index, { expect, ...what }] of steps.entries()) {
    const nothing = expect.transitions.length === 0 ? ' (nothing may change)' : '';
    console.log(
      `  ${String(index + 1).padStart(2)}. ${happeningInWords(flow, what)} → ${expect.screen}${nothing}`,
    );
  }
}
