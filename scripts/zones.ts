import { join } from 'node:path';
import { checkZones } from '../tools/zones/check.ts';

/** Fails when an import runs against the arrows between the top folders, or the site does what has its place
 * elsewhere, and says which. */
const root = join(import.meta.dirname, '..');
const { files, violations } = await checkZones(root);
for (const { file, line, specifier, reason } of violations) {
  console.error(`${file}:${line} ${specifier}: ${reason}`);
}
console.log(`${files} files, ${violations.length} against the rules`);
process.exitCode = violations.length === 0 ? 0 : 1;
