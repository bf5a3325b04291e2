import { pathInWords } from '../machines/engine/path-words.ts';
import { explore } from '../machines/engine/explore.ts';
import type { Path } from '../machines/engine/fixture.ts';
import { modelOf } from '../machines/engine/flow-model.ts';
import { planPaths } from '../machines/engine/keep.ts';
import { FLOWS } from '../machines/registry.ts';
import { readPaths, writePaths } from '../review/paths/fixtures.ts';
import { summarise } from '../replay/summary.ts';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run paths -- [flow or path id] [options]

  (nothing)             every path of every flow, in words
  banking.deposit       those of one flow
  banking.deposit#7f3a  one path
  --through <text>      only paths that take a transition whose id contains the text
  --summary             one line for each flow and one in total; exit code 1 when something is left out
  --json                the fixtures themselves
  --update              plans again where the charts changed, and writes the fixtures
  --renew               with --update: plans everything anew, new ids included

In the summary, "reached/all":
  transitions   taken by the paths; those that a flow.ts excepts are neither
  refusals      guards that say no on some path
  failures      kinds of failure of each operation, where the chart can see the kind
  states        entered, at least in passing
  pairs         transitions that can follow one another: npm test takes all of them on the chart
  optimum       steps that no plan for the same can do without; ratio: steps for each of them`;

const { values, positionals } = readArguments(
  USAGE,
  {
    through: { type: 'string' },
    summary: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
  },
  1,
);

const wanted = positionals[0];
const flows = wanted === undefined ? FLOWS : [flowGiven(USAGE, wanted.split('#')[0] ?? '')];

if (values.update) update();
else if (values.summary) process.exitCode = summarise(flows) ? 0 : 1;
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
  else for (const { flow, path } of shown) console.log(`\n${pathInWords(flow, path)}`);
  if (shown.length === 0) {
    const through = values.through === undefined ? '' : ` through ${values.through}`;
    const all = flows.flatMap(({ id }) => readPaths(id).map((path) => path.id));
    console.error(
      all.length === 0
        ? `${wanted ?? ''} has no paths yet: npm run paths -- ${wanted ?? ''} --update`
        : `There is no path ${wanted ?? ''}${through}. Paths: ${all.join(', ')}`,
    );
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
