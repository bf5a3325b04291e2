import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { listedFaults } from './entries.ts';
import {
  type Came,
  countProofs,
  countUntried,
  type ListedFault,
  type ListedConstant,
  type Proof,
} from './proof.ts';
import { readFaultRun } from './record.ts';

const root = join(import.meta.dirname, '..', '..');
const id = /\b(?!(?:UTF|SHA|ISO|RFC|ES|HTTP|BCP|AES|ECMA|TLS|CVE)-)[A-Z]{2,8}-\d{2,3}[a-z]?\b/g;

/** Requirement id → files that name it, relative to the repository, in order. */
export type FilesByRow = ReadonlyMap<string, readonly string[]>;

/** How every requirement of `docs/requirements.json` is held. */
export interface RequirementIndex {
  /** Requirement id → one sentence. */
  readonly wording: Readonly<Record<string, string>>;
  /** Where tests and journeys name it. */
  readonly tested: FilesByRow;
  /** Where code names it. */
  readonly claimed: FilesByRow;
  readonly faults: ReadonlyMap<string, readonly ListedFault[]>;
  readonly constants: ReadonlyMap<string, readonly ListedConstant[]>;
  readonly proofs: ReadonlyMap<string, Proof>;
}

export async function requirementIndex(): Promise<RequirementIndex> {
  const [tests, journeys, code, wording] = await Promise.all([
    idsIn(['tests', 'e2e'], /\.tsx?$/),
    // Journeys are tests that live beside their chart.
    idsIn(['machines'], /^journeys\.ts$/),
    idsIn(['machines', 'reference', 'src', 'backend'], /\.tsx?$/),
    readFile(join(root, 'docs', 'requirements.json'), 'utf8'),
  ]);
  const tested = sorted([...tests, ...journeys]);
  const listed = listedFaults();
  const results = new Map(
    readFaultRun()?.results.map(({ fingerprint, noticed }): [string, Came] => [
      fingerprint,
      noticed ? 'noticed' : 'not noticed',
    ]),
  );
  const faults = byRow(
    listed.entries.map(({ fingerprint, rows, fault, file, test, named }) => ({
      rows,
      what: { fault, file, test, named, came: results.get(fingerprint) ?? ('not run' as const) },
    })),
  );
  const words = JSON.parse(wording) as Record<string, string>;
  return {
    wording: words,
    tested,
    claimed: sorted(code),
    faults,
    constants: byRow(
      listed.constants.map(({ rows, constant, heldBy }) => ({ rows, what: { constant, heldBy } })),
    ),
    proofs: new Map(
      Object.keys(words).map((name): [string, Proof] => {
        const ofRow = faults.get(name) ?? [];
        if (ofRow.some(({ came }) => came === 'noticed')) return [name, 'proven'];
        // A break that was not run, or not noticed, still names a test.
        return [name, tested.has(name) || ofRow.length > 0 ? 'named' : 'absent'];
      }),
    ),
  };
}

/** How many requirements have a fault that was not tried on this machine with the present code and test. */
export const untried = ({ faults }: RequirementIndex): number =>
  countUntried([...faults.values()].map((ofRow) => ({ faults: ofRow })));

/** How many requirements are held in each way; entries outside the list are not counted. */
export const proofCounts = ({ proofs }: RequirementIndex): ReturnType<typeof countProofs> =>
  countProofs([...proofs].map(([id, proof]) => ({ id, proof })));

function byRow<What>(
  listed: readonly { readonly rows: readonly string[]; readonly what: What }[],
): ReadonlyMap<string, readonly What[]> {
  const rows = new Map<string, What[]>();
  for (const { rows: names, what } of listed)
    for (const name of names) rows.set(name, [...(rows.get(name) ?? []), what]);
  return rows;
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

const sorted = (found: Found): FilesByRow =>
  new Map(
    [...Map.groupBy(found, ([name]) => name)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, places]) => [name, [...new Set(places.map(([, file]) => file))].toSorted()]),
  );
