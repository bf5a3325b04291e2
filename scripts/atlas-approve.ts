import { readApproval, writeApproval } from '../replay/charts/approvals.ts';
import { changesText } from '../replay/charts/changes-text.ts';
import { changesBetween } from '../replay/charts/diff.ts';
import { reviewedChart } from '../replay/charts/review.ts';
import { flowGiven, readArguments, refuse } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:approve -- <flow> --by "Name, role" --note "what was reviewed, and why it is right"

Stores the flow's chart as signed off, in atlas/approvals. From then on "npm run atlas:check" tells every
change of it, and fails on one of a regulated flow until it is signed off too.`;

const { values, positionals } = readArguments(
  USAGE,
  { by: { type: 'string' }, note: { type: 'string' } },
  1,
);
const { by = '', note = '' } = values;
const [wanted] = positionals;
if (wanted === undefined) refuse(USAGE, 'No flow is named');
const flow = flowGiven(USAGE, wanted);
if (by.trim() === '') refuse(USAGE, 'Nobody is named who approves: --by');
if (note.trim() === '') refuse(USAGE, 'Nothing is said of the review: --note');

const { chart } = reviewedChart(flow);
const before = readApproval(flow.id);
const { approval } = writeApproval(chart, { by, note, at: new Date().toISOString() });
console.log(`${flow.id} approved by ${by} at ${approval.at}: ${approval.hash}`);
const changes = before === undefined ? [] : changesBetween(before.chart, chart);
if (before === undefined) console.log('It is the first approval of this flow.');
else if (changes.length === 0) console.log('Nothing had changed since the last approval.');
else console.log(`Changed since the last approval:\n${changesText(changes)}`);
