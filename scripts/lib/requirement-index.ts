import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const id = /\b(?!(?:UTF|SHA|ISO|RFC|ES|HTTP|BCP|AES|ECMA|TLS|CVE)-)[A-Z]{2,8}-\d{2}[a-z]?\b/g;

/** Requirement id → files that name it, relative to the repository, in order. */
export type Places = ReadonlyMap<string, readonly string[]>;

/** Where requirement ids are named: by tests and journeys, and by code. */
export async function requirementIndex(): Promise<{ tested: Places; claimed: Places }> {
  const [tests, journeys, code] = await Promise.all([
    idsIn(['tests', 'e2e'], /\.tsx?$/),
    // Journeys are tests that live beside their chart.
    idsIn(['machines'], /^journeys\.ts$/),
    idsIn(['machines', 'src', 'backend'], /\.tsx?$/),
  ]);
  return { tested: sorted([...tests, ...journeys]), claimed: sorted(code) };
}

type Found = readonly (readonly [id: string, file: string])[];

async function idsIn(zones: readonly string[], files: RegExp): Promise<Found> {
  const found: [string, string][] = [];
  for (const zone of zones) {
    const entries = await readdir(join(root, zone), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries.filter((one) => one.isFile() && files.test(one.name))) {
      const path = join(entry.parentPath, entry.name);
      for (const [name] of (await readFile(path, 'utf8')).matchAll(id)) {
        found.push([name, relative(root, path).replaceAll(sep, '/')]);
      }
    }
  }
  return found;
}

const sorted = (found: Found): Places =>
  new Map(
    [...Map.groupBy(found, ([name]) => name)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, places]) => [name, [...new Set(places.map(([, file]) => file))].toSorted()]),
  );
