import { PROPERTY_INFOS, proveAll } from '../machines/policies/prove.ts';
import { readArguments, refuse } from '../tools/lib/command-line.ts';
import { fallenInWords, pathInLines, table } from '../tools/policies/table.ts';

const USAGE = `npm run policies -- [property]

  (nothing)               every property under every policy: states visited, or that it does not hold
  withdrawal.noReversal   one property in words, and the shortest path to what it denies, by policy

Exit code 1 when a policy's regulator asks for what does not hold.`;

const { positionals } = readArguments(USAGE, {}, 1);
const [wanted] = positionals;
const properties = PROPERTY_INFOS.filter(({ id }) => wanted === undefined || id === wanted);
if (properties.length === 0)
  refuse(USAGE, `No property ${wanted}. There are: ${PROPERTY_INFOS.map((p) => p.id).join(', ')}`);

const began = performance.now();
const proofs = proveAll().filter(({ property }) => properties.some(({ id }) => id === property));
const seconds = (performance.now() - began) / 1000;
if (wanted !== undefined) {
  for (const { title, explains, requirements } of properties)
    console.log(`${title}\n${explains}\n${requirements.join(', ')}\n`);
  for (const proof of proofs)
    console.log(`${proof.policy}: ${proof.verdict}${proof.demanded ? ', asked for' : ''}`);
  const against = proofs.find(({ verdict }) => verdict === 'falsified');
  if (against !== undefined) console.log(`\nunder ${against.policy}\n${pathInLines(against)}`);
  console.log('');
}
console.log(table(proofs, properties));
const fallen = fallenInWords(proofs, properties);
if (fallen !== '') console.log(`\n${fallen}`);
console.log(
  `\n${proofs.length} proofs in ${seconds.toFixed(1)} s; "-" does not hold and is not asked for`,
);
process.exitCode = fallen === '' ? 0 : 1;
