import type { AnyFlow } from '../machines/flow.ts';
import { readApproval, writeApproval } from '../replay/charts/approvals.ts';
import { changesText } from '../replay/charts/changes-text.ts';
import { changesBetween } from '../replay/charts/diff.ts';
import {
  readPolicyApproval,
  reviewedPolicies,
  writePolicyApproval,
} from '../replay/charts/policy-approvals.ts';
import { reviewedChart } from '../replay/charts/review.ts';
import { policyChangesBetween, type ReviewedPolicy } from '../replay/charts/reviewed-policy.ts';
import type { Approval, Change } from '../replay/charts/reviewed.ts';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:approve -- <flow or policy> --by "Name, role" --note "what was reviewed, and why it is right"

  banking.deposit  a flow: its chart
  policy.UKGC      a market policy: its values, and what each rests on

Stores it as signed off, in atlas/approvals. From then on "npm run atlas:check" tells every change of it,
and fails on one of a policy or a regulated flow until it is signed off too.`;

const { values, positionals } = readArguments(
  USAGE,
  { by: { type: 'string' }, note: { type: 'string' } },
  1,
);
const { by = '', note = '' } = values;
const [wanted] = positionals;
if (wanted === undefined) refuse(USAGE, 'No flow or policy is named');
const signed = reviewedPolicies().get(wanted) ?? flowGiven(USAGE, wanted);
if (by.trim() === '') refuse(USAGE, 'Nobody is named who approves: --by');
if (note.trim() === '') refuse(USAGE, 'Nothing is said of the review: --note');

interface Approved {
  readonly approval: Approval;
  /** Undefined for the first approval. */
  readonly changes: readonly Change[] | undefined;
}

function approveFlow(flow: AnyFlow, at: string): Approved {
  const { chart } = reviewedChart(flow);
  const before = readApproval(flow.id);
  const { approval } = writeApproval(chart, { by, note, at });
  return { approval, changes: before && changesBetween(before.chart, chart) };
}

function approvePolicy(policy: ReviewedPolicy, at: string): Approved {
  const before = readPolicyApproval(policy.policy);
  const { approval } = writePolicyApproval(policy, { by, note, at });
  return { approval, changes: before && policyChangesBetween(before.policy, policy) };
}

const at = new Date().toISOString();
const { approval, changes } =
  'policy' in signed ? approvePolicy(signed, at) : approveFlow(signed, at);
console.log(`${wanted} approved by ${by} at ${approval.at}: ${approval.hash}`);
if (changes === undefined) console.log('It is the first approval of it.');
else if (changes.length === 0) console.log('Nothing had changed since the last approval.');
else console.log(`Changed since the last approval:\n${changesText(changes)}`);
