import type { AnyFlow } from '../machines/flow.ts';
import { FLOWS } from '../machines/registry.ts';
import { standingOf } from '../replay/charts/approvals.ts';
import { changesText } from '../replay/charts/changes-text.ts';
import { changesBetween } from '../replay/charts/diff.ts';
import { policyStandingOf, reviewedPolicies } from '../replay/charts/policy-approvals.ts';
import { reviewedChart } from '../replay/charts/review.ts';
import type { ReviewedPolicy } from '../replay/charts/reviewed-policy.ts';
import { chartsAt } from '../replay/charts/revisions.ts';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:check -- [flow or policy] [options]

  (nothing)            how every flow and policy stands to its approval; exit code 1 when a regulated flow
                       or a policy changed since it was approved, or an approval was edited
  banking.deposit      one flow
  policy.UKGC          one market policy
  --against <revision> what changed in flows since a git revision instead; always exit code 0`;

const { values, positionals } = readArguments(USAGE, { against: { type: 'string' } }, 1);
const [wanted] = positionals;
const policies = [...reviewedPolicies()].filter(
  ([name]) => wanted === undefined || name === wanted,
);
const flows = wanted === undefined ? FLOWS : policies.length > 0 ? [] : [flowGiven(USAGE, wanted)];

try {
  checkAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function checkAll(): void {
  const earlier = values.against === undefined ? undefined : chartsAt(values.against);
  for (const flow of flows) check(flow, earlier);
  if (earlier === undefined) for (const [name, policy] of policies) checkPolicy(name, policy);
}

function checkPolicy(name: string, policy: ReviewedPolicy): void {
  const { words, fails } = policyStandingOf(policy);
  if (fails) process.exitCode = 1;
  say(name, words);
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
