import { join } from 'node:path';
import { checkZones } from '../tools/zones/check.ts';
import { KEPT_CIRCLES } from '../tools/zones/rules.ts';

/**
 * Fails, with the places, when an import runs against the arrows between the folders, imports lead round in a
 * circle, or the site has code that belongs elsewhere.
 */
const root = join(import.meta.dirname, '..');
const { files, violations, circles } = await checkZones(root, KEPT_CIRCLES);
for (const { file, line, specifier, reason } of violations) {
  console.error(`${file}:${line} ${specifier}: ${reason}`);
}
for (const { of, names, by } of circles) {
  console.error(`circle of ${of}: ${[...names, names[0]].join(' → ')}`);
  for (const one of by) console.error(`  ${one}`);
}
console.log(
  `${files} files, ${violations.length} against the rules, ${circles.length} circles, ${Object.keys(KEPT_CIRCLES).length} let be`,
);
process.exitCode = violations.length + circles.length === 0 ? 0 : 1;
