import type { AnyFlow } from '../machines/flow.ts';
import { FLOWS } from '../machines/registry.ts';
import { standingOf } from '../replay/charts/approvals.ts';
import { changesText } from '../replay/charts/changes-text.ts';
import { changesBetween } from '../replay/charts/diff.ts';
import { reviewedChart } from '../replay/charts/review.ts';
import { chartsAt } from '../replay/charts/revisions.ts';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:check -- [flow] [options]

  (nothing)            how every flow stands to its approval; exit code 1 when a regulated flow changed
                       since it was approved, or an approval was edited
  banking.deposit      one flow
  --against <revision> what changed since a git revision instead; always exit code 0`;

const { values, positionals } = readArguments(USAGE, { against: { type: 'string' } }, 1);
const [wanted] = positionals;
const flows = wanted === undefined ? FLOWS : [flowGiven(USAGE, wanted)];

try {
  checkAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function checkAll(): void {
  const earlier = values.against === undefined ? undefined : chartsAt(values.against);
  for (const flow of flows) check(flow, earlier);
}

function check(flow: AnyFlow, earlier: ReturnType<typeof chartsAt> | undefined): void {
  const { chart } = reviewedChart(flow);
  if (earlier === undefined) {
    const { words, fails } = standingOf(chart);
    if (fails) process.exitCode = 1;
    return say(flow.id, words);
  }
  const was = earlier.get(flow.id);
  if (was === undefined) return say(flow.id, 'new');
  const changes = changesBetween(was, chart);
  return say(flow.id, changes.length === 0 ? 'unchanged' : `changed\n${changesText(changes)}`);
}

function say(flow: string, words: string): void {
  console.log(`${flow.padEnd(26)} ${words}`);
}
