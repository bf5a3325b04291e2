import { proofCounts, requirementIndex, untried } from '../review/requirements/index.ts';
import { isBeside } from '../review/requirements/proof.ts';
import { readArguments } from '../tools/lib/command-line.ts';

const USAGE = `npm run requirements -- [options]

  (nothing)   every requirement: how it is held, and by what
  --summary   one line: how many are held in which way

  proven   a fault that takes it away was put into the code, and a test noticed (npm run faults)
  named    a test mentions it, or its fault names one; that alone proves nothing
  absent   neither

What is proven comes from the last run of the faults on this machine, of code and tests as they are now.
Decisions of our own (NS-) and details (API-170 to API-177) are listed, and not counted.`;

const { values } = readArguments(USAGE, { summary: { type: 'boolean', default: false } }, 0);

const index = await requirementIndex();
if (!values.summary) list();
const { proven, named, absent, all } = proofCounts(index);
console.log(`proven ${proven}, named ${named}, absent ${absent} of ${all}`);
const left = untried(index);
if (left > 0)
  console.log(
    `The faults of ${left} were not run on this code, and prove nothing yet: npm run faults`,
  );

function list(): void {
  for (const [name, proof] of index.proofs) {
    console.log(`${name.padEnd(12)} ${proof.padEnd(7)} ${index.wording[name] ?? ''}`);
    for (const { came, fault, file } of index.faults.get(name) ?? [])
      console.log(`  ${came}: ${fault} (${file})`);
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
