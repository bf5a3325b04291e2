// Lints the contract, bundles it and generates its types.
// `node tools/codegen/generate.mjs` writes openapi/*.gen.*; with `--check` it writes nothing and fails
// when a committed file differs from what would be written.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { clientModule } from './checks.mjs';
import { exampleComplaints } from './examples.mjs';
import { fieldsModule } from './fields.mjs';
import { lintContract } from './lint.mjs';
import { operationsModule } from './operations.mjs';
import { outcomesModule } from './outcomes.mjs';
import { unlistedPaths } from './paths.mjs';
import { schemaModule } from './schema.mjs';

const folder = new URL('../../openapi/', import.meta.url);

/** Lints and bundles; returns the bundle and every complaint in words. @param own the rules of ours */
async function readContract(name, own) {
  const ref = fileURLToPath(new URL(name, folder));
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref, config });
  if (getTotals(problems).errors > 0) {
    formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' });
    return {
      contract: undefined,
      complaints: [`${name}: ${getTotals(problems).errors} problems by redocly's rules`],
    };
  }
  const contract = (await bundle({ ref, config })).bundle.parsed;
  return { contract, complaints: await own(contract) };
}

const { contract, complaints: ofPlayers } = await readContract('openapi.yaml', async (bundled) => [
  ...(await unlistedPaths(folder, ['openapi.yaml', 'wallet.yaml'])),
  ...lintContract(bundled),
]);
/** What suppliers of games call: another document, since no player's device does. */
const { contract: wallet, complaints: ofSuppliers } = await readContract(
  'wallet.yaml',
  exampleComplaints,
);
const complaints = [...ofPlayers, ...ofSuppliers];
if (complaints.length > 0) {
  console.error(
    `contract: ${complaints.length} complaints\n${complaints.map((c) => `  ${c}`).join('\n')}`,
  );
  process.exit(1);
}

/** The areas whose calls no first page makes: the client loads what it knows of them at their first call. */
const isLater = (area) => ['games', 'rewards'].includes(area);

/** The calls of a studio's own client, of which the site knows nothing. */
const isStudio = (path) => path.startsWith('/rgs/');

const files = {
  // One line: programs read it, and people read changes in the YAML.
  'bundle.gen.json': `${JSON.stringify(contract)}\n`,
  'schema.gen.ts': await schemaModule(contract),
  'operations.gen.ts': operationsModule(contract),
  'outcomes.gen.ts': outcomesModule(contract),
  'client/first.gen.ts': clientModule(contract, (area, path) => !isLater(area) && !isStudio(path)),
  'client/later.gen.ts': clientModule(contract, (area, path) => isLater(area) && !isStudio(path)),
  'client/studio.gen.ts': clientModule(contract, (_, path) => isStudio(path)),
  '../reference/fields.gen.ts': fieldsModule(contract),
  'wallet.gen.json': `${JSON.stringify(wallet)}\n`,
  'wallet.gen.ts': await schemaModule(wallet),
};

if (process.argv.includes('--check')) {
  const stale = [];
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, folder), 'utf8').catch(() => undefined);
    if (committed !== text) stale.push(`openapi/${name}`.replace('openapi/../', ''));
  }
  if (stale.length > 0) {
    console.error(`contract: stale ${stale.join(', ')}; run npm run contract`);
    process.exit(1);
  }
  console.log('contract: lint clean, generated files fresh');
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text);
  console.log(`contract: wrote ${Object.keys(files).join(', ')}`);
}
