import { parseArgs } from 'node:util';
import { explore } from '../machines/paths/explore.ts';
import { modelOf } from '../machines/paths/flow-model.ts';
import { judge, type Verdict } from '../machines/paths/judge.ts';
import { mutantsOf, type Mutant } from '../machines/paths/mutants.ts';
import { FLOWS, flowNamed } from '../machines/registry.ts';
import { readPaths } from './lib/fixtures.ts';

/**
 * Puts faults into the charts, one at a time, and counts which are noticed. Two scores:
 * *replay*, the paths of the unharmed chart on the faulty one, and *careless edit*, everything
 * made anew from the faulty chart, so that only hand-written journeys and properties can object.
 *
 * `npm run mutate -- banking.deposit` for one flow; exit code 1 when an aim is missed.
 */
const AIMS = { replay: 1, carelessEdit: 0.9 };

const { positionals } = parseArgs({ allowPositionals: true });
const flows = positionals.length === 0 ? FLOWS : positionals.map(flowNamed);
const total = { mutants: 0, replay: 0, careless: 0, equivalent: 0 };

for (const flow of flows) {
  const model = modelOf(flow);
  const graph = explore(model);
  const paths = readPaths(flow.id);
  const judged = mutantsOf(flow.machine).map((mutant) => ({
    mutant,
    verdict: judge(flow, model, graph, paths, mutant.machine),
  }));
  const counted = judged.filter(({ verdict }) => !verdict.equivalent);
  const noticed = counted.filter(({ verdict }) => verdict.replay === 'noticed').length;
  const objected = counted.filter(({ verdict }) => verdict.carelessEdit !== 'survived').length;
  print(flow.id, counted.length, noticed, objected, judged.length - counted.length);
  for (const { mutant, verdict } of judged) survivor(mutant, verdict);
  total.mutants += counted.length;
  total.replay += noticed;
  total.careless += objected;
  total.equivalent += judged.length - counted.length;
}
if (flows.length > 1)
  print('in total', total.mutants, total.replay, total.careless, total.equivalent);
if (
  total.replay < total.mutants * AIMS.replay ||
  total.careless < total.mutants * AIMS.carelessEdit
)
  process.exitCode = 1;

function print(
  name: string,
  mutants: number,
  noticed: number,
  objected: number,
  equivalent: number,
): void {
  const share = (part: number): string => `${((100 * part) / mutants).toFixed(1)} %`;
  console.log(
    `${name.padEnd(26)} ${mutants} mutants, replay ${share(noticed)}, careless edit ${share(objected)}, ${equivalent} without any difference`,
  );
}

function survivor({ id }: Mutant, { replay, carelessEdit, equivalent }: Verdict): void {
  if (equivalent) console.log(`  nothing differs      ${id}`);
  else if (replay === 'survived') console.log(`  survives replay      ${id}`);
  else if (carelessEdit === 'survived') console.log(`  survives a careless edit  ${id}`);
}
