import { FLOWS } from '../machines/registry.ts';
import { approvalOf, approvalText, booksHere, withoutPast } from '../review/approvals/approval.ts';
import { signableNamed, signableNames, unknownName } from '../review/approvals/signable.ts';
import { changesText } from '../review/charts/changes-text.ts';
import { reviewedFlow } from '../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../review/charts/flow-changes.ts';
import { flowsOf } from '../review/charts/revisions.ts';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:check -- [flow or policy] [options]

  (nothing)            how every flow and policy stands to its approval; exit code 1 when a regulated flow
                       or a policy changed since it was approved, or when what was signed was edited or removed
  banking.deposit      one flow
  policy.UKGC          one market policy
  --against <revision> what changed in flows since a git revision instead; always exit code 0`;

const { values, positionals } = readArguments(USAGE, { against: { type: 'string' } }, 1);
const [wanted] = positionals;

try {
  if (values.against === undefined) checkApprovals();
  else compare(values.against);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function checkApprovals(): void {
  const books = booksHere();
  const unknown = wanted === undefined ? undefined : unknownName(wanted, books);
  if (unknown !== undefined) refuse(USAGE, unknown);
  for (const name of wanted === undefined ? signableNames(books) : [wanted]) {
    const signable = signableNamed(name, books);
    if (signable === undefined) continue;
    const approval = approvalOf(signable, books);
    if (approval.fails) process.exitCode = 1;
    say(name, approvalText(approval));
  }
  const blind = withoutPast(books);
  if (blind === undefined) return;
  console.error(blind);
  process.exitCode = 1;
}

function compare(revision: string): void {
  const earlier = flowsOf(revision);
  for (const flow of wanted === undefined ? FLOWS : [flowGiven(USAGE, wanted)]) {
    const was = earlier.get(flow.id);
    say(
      flow.id,
      was === undefined ? 'new' : differences(flowChangesBetween(was, reviewedFlow(flow))),
    );
  }
}

const differences = (changes: ReturnType<typeof flowChangesBetween>): string =>
  changes.length === 0 ? 'unchanged' : `changed\n${changesText(changes)}`;

function say(flow: string, words: string): void {
  console.log(`${flow.padEnd(26)} ${words}`);
}
