import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Prints every requirement id that the code or its tests name, with the tests that hold it.
 * An id that the code claims and no test names is listed last: it is not proven by anything.
 */
const root = join(import.meta.dirname, '..');
const id = /\b(?!(?:UTF|SHA|ISO|RFC|ES|HTTP|BCP|AES|ECMA|TLS|CVE)-)[A-Z]{2,8}-\d{2}[a-z]?\b/g;
const testZones = ['tests', 'e2e'];
const codeZones = ['machines', 'src', 'backend'];

/** Requirement id → files that name it. */
async function idsIn(zones: readonly string[], files: RegExp): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const zone of zones) {
    const entries = await readdir(join(root, zone), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries.filter((one) => one.isFile() && files.test(one.name))) {
      const path = join(entry.parentPath, entry.name);
      for (const [name] of (await readFile(path, 'utf8')).matchAll(id)) {
        const places = found.get(name) ?? new Set();
        found.set(name, places.add(relative(root, path)));
      }
    }
  }
  return found;
}

const tested = await idsIn(testZones, /\.tsx?$/);
// Journeys are tests that live beside their chart.
for (const [name, places] of await idsIn(['machines'], /^journeys\.ts$/)) {
  tested.set(name, new Set([...(tested.get(name) ?? []), ...places]));
}
const claimed = await idsIn(codeZones, /\.tsx?$/);

for (const name of [...tested.keys()].toSorted()) {
  console.log(`${name.padEnd(12)} ${[...(tested.get(name) ?? [])].toSorted().join(', ')}`);
}
const unproven = [...claimed.keys()].filter((name) => !tested.has(name)).toSorted();
console.log(`\nNamed by code, held by no test (${unproven.length}):`);
for (const name of unproven) {
  console.log(`${name.padEnd(12)} ${[...(claimed.get(name) ?? [])].toSorted().join(', ')}`);
}
console.log(`\n${tested.size} requirements held by tests, ${unproven.length} only named by code`);
