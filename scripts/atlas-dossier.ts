import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDossier } from '../atlas/build/atlas.ts';
import { FLOWS } from '../machines/registry.ts';
import { flowGiven, readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run atlas:dossier -- [flow] [options]

  (nothing)            the dossiers of all flows as one document, dist/dossier/all.pdf
  banking.deposit      that of one flow, dist/dossier/banking.deposit.pdf
  --against <revision> adds what changed since a git revision; once or more

A4, PDF/A-2b. The time that stands in it is that of the commit, or SOURCE_DATE_EPOCH.`;

const { values, positionals } = readArguments(
  USAGE,
  { against: { type: 'string', multiple: true, default: [] } },
  1,
);
const [wanted] = positionals;
const flows = wanted === undefined ? FLOWS : [flowGiven(USAGE, wanted)];
const folder = join(import.meta.dirname, '..', 'dist', 'dossier');
const file = join(folder, `${wanted ?? 'all'}.pdf`);
const started = performance.now();
await mkdir(folder, { recursive: true });
const bytes = await buildDossier(flows, values.against);
await writeFile(file, bytes);
console.log(
  `Wrote ${file}: ${(bytes.length / 2 ** 20).toFixed(1)} MiB in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
