import { proofCounts, requirementIndex } from '../replay/requirements/index.ts';
import { isBeside } from '../replay/requirements/proof.ts';
import { readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run requirements -- [options]

  (nothing)   every requirement: how it is held, and by what
  --summary   one line: how many are held in which way

  proven   a fault that takes it away was put into the code, and a test noticed (npm run breaks)
  named    a test mentions it; that alone proves nothing
  absent   neither

Decisions of our own (NS-) and details (API-170 to API-177) are listed, and not counted.`;

const { values } = readArguments(USAGE, { summary: { type: 'boolean', default: false } }, 0);

const index = await requirementIndex();
if (!values.summary) list();
const { proven, named, absent, all } = proofCounts(index);
console.log(`proven ${proven}, named ${named}, absent ${absent} of ${all}`);

function list(): void {
  for (const [name, proof] of index.proofs) {
    console.log(`${name.padEnd(12)} ${proof.padEnd(7)} ${index.wording[name] ?? ''}`);
    for (const { noticed, fault, file } of index.breaks.get(name) ?? [])
      console.log(`  ${noticed ? 'noticed' : 'not known to be noticed'}: ${fault} (${file})`);
    for (const { constant, heldBy } of index.constants.get(name) ?? [])
      console.log(`  a constant or a type: ${constant}, held by ${heldBy}`);
    const tests = index.tested.get(name);
    if (tests) console.log(`  ${tests.join(', ')}`);
    if (proof !== 'absent') continue;
    const code = index.claimed.get(name);
    if (code) console.log(`  claimed by ${code.join(', ')}`);
  }
  const beside = [...index.proofs.keys()].filter(isBeside).length;
  console.log(`\n${beside} decisions and details of our own are listed and not counted.`);
}
