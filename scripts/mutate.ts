import type { AnyFlow } from '../machines/flow.ts';
import { explore } from '../machines/engine/explore.ts';
import { modelOf } from '../machines/engine/flow-model.ts';
import {
  countedIn,
  isSilent,
  reasonFor,
  verdictOn,
  wronglyExplained,
  type Verdict,
} from '../machines/engine/mutant-verdict.ts';
import { mutantsOf, type Mutant } from '../machines/engine/mutants.ts';
import { FLOWS } from '../machines/registry.ts';
import { readPaths } from '../review/paths/fixtures.ts';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

/**
 * Puts faults into the charts, one at a time, and counts which are noticed. Two scores:
 * *replay*, the paths of the unharmed chart on the faulty one, and *careless edit*, everything
 * made anew from the faulty chart, so that only hand-written journeys and properties can object.
 */
const AIMS = { replay: 1, carelessEdit: 0.98 };

const USAGE = `npm run mutate -- [flow ...]

  (nothing)            puts faults into every chart, and counts which are noticed
  banking.deposit      into one, or several, named one after another

Exit code 1 when an aim is missed, or a fault that nothing notices has no reason among
the exceptions of its flow.ts, or a reason there has no such fault.`;

const { positionals } = readArguments(USAGE, {}, FLOWS.length);
mutateCharts(positionals.map((id) => flowGiven(USAGE, id)));

function mutateCharts(named: readonly AnyFlow[]): void {
  const flows = named.length === 0 ? FLOWS : named;
  const total = { mutants: 0, replay: 0, careless: 0, equivalent: 0 };

  for (const flow of flows) {
    const model = modelOf(flow);
    const graph = explore(model);
    const paths = readPaths(flow.id);
    const judged = mutantsOf(flow.machine).map((mutant) => {
      const verdict = verdictOn(flow, model, graph, paths, mutant);
      return { ...mutant, ...verdict, silent: isSilent(verdict) };
    });
    const counted = countedIn(flow, judged);
    const noticed = counted.filter(({ replay }) => replay === 'noticed').length;
    const objected = counted.filter(({ carelessEdit }) => carelessEdit !== 'survived').length;
    const equivalent = judged.filter((one) => one.equivalent).length;
    print(flow.id, counted.length, noticed, objected, equivalent);
    for (const one of judged) survivor(flow, one);
    const wrong = wronglyExplained(judged, flow);
    for (const one of wrong) console.error(`  ${one}`);
    if (wrong.length > 0) process.exitCode = 1;
    total.mutants += counted.length;
    total.replay += noticed;
    total.careless += objected;
    total.equivalent += equivalent;
  }
  if (flows.length > 1)
    print('in total', total.mutants, total.replay, total.careless, total.equivalent);
  if (
    total.replay < total.mutants * AIMS.replay ||
    total.careless < total.mutants * AIMS.carelessEdit
  )
    process.exitCode = 1;
}

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

function survivor(flow: AnyFlow, mutant: Mutant & Verdict): void {
  if (!isSilent(mutant)) return;
  const kind = mutant.equivalent
    ? 'nothing differs'
    : `survives ${mutant.replay === 'survived' ? 'replay' : 'a careless edit'}`;
  console.log(
    `  ${kind.padEnd(24)} ${mutant.id}\n    because ${reasonFor(flow, mutant) ?? '… nobody has said'}`,
  );
}
