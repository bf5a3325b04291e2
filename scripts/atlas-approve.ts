import { parseArgs } from 'node:util';
import { reviewedChart } from '../atlas/build/review.ts';
import { changesBetween } from '../atlas/diff.ts';
import { FLOWS } from '../machines/registry.ts';
import { readApproval, writeApproval } from './lib/approvals.ts';
import { changesText } from './lib/changes-text.ts';

const USAGE = `npm run atlas:approve -- <flow> --by "Name, role" --note "what was reviewed, and why it is right"

Stores the flow's chart as signed off, in atlas/approvals. From then on "npm run atlas:check" tells every
change of it, and fails on one of a regulated flow until it is signed off too.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { by: { type: 'string' }, note: { type: 'string' } },
});
const flow = FLOWS.find(({ id }) => id === positionals[0]);
const { by = '', note = '' } = values;

if (flow === undefined || by.trim() === '' || note.trim() === '') {
  console.error(USAGE);
  if (flow === undefined) console.error(`\nFlows: ${FLOWS.map(({ id }) => id).join(', ')}`);
  process.exitCode = 1;
} else {
  const { chart } = reviewedChart(flow);
  const before = readApproval(flow.id);
  const { approval } = writeApproval(chart, { by, note, at: new Date().toISOString() });
  console.log(`${flow.id} approved by ${by} at ${approval.at}: ${approval.hash}`);
  const changes = before === undefined ? [] : changesBetween(before.chart, chart);
  if (before === undefined) console.log('It is the first approval of this flow.');
  else if (changes.length === 0) console.log('Nothing had changed since the last approval.');
  else console.log(`Changed since the last approval:\n${changesText(changes)}`);
}
