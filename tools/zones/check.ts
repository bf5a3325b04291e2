import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { circlesIn, type Edge } from './circles.ts';
import { importsOf } from './imports.ts';
import { top, violation } from './rules.ts';
import { offencesIn } from './site-rules.ts';

/** What is made, and what is installed. */
const NOT_OURS = /^(?:\..*|node_modules|dist|coverage|test-results|playwright-report)$/;

export interface ZoneViolation {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly line: number;
  /** The import as written, or what else stands there. */
  readonly specifier: string;
  readonly reason: string;
}

/** Imports that lead back to where they began. */
export interface Circle {
  readonly of: 'folders' | 'files';
  /** In the order in which they import one another; the last one imports the first. */
  readonly names: readonly string[];
  /** For each of them an import that leads to the next, as `file imports file`. */
  readonly by: readonly string[];
}

export interface Checked {
  readonly files: number;
  readonly violations: readonly ZoneViolation[];
  readonly circles: readonly Circle[];
  /** What every module imports of the repository. */
  readonly imports: readonly Edge[];
}

/** Reads every module of the repository at `root` and checks its imports, each alone and all together. */
export async function checkZones(root: string): Promise<Checked> {
  const files = await modulesIn(root);
  const checked = await Promise.all(files.map((file) => checkFile(root, file)));
  const edges = checked.flatMap(({ imported }) => imported);
  return {
    files: files.length,
    violations: checked.flatMap(({ violations }) => violations),
    circles: [...circlesOf('folders', edges, top), ...circlesOf('files', edges, (path) => path)],
    imports: edges,
  };
}

/** Types count: a folder, or a file, that has to know another's types cannot be read or moved without it. */
function circlesOf(
  of: Circle['of'],
  edges: readonly Edge[],
  nameOf: (path: string) => string,
): readonly Circle[] {
  const named = edges.map(({ from, to }) => ({ from: nameOf(from), to: nameOf(to) }));
  return circlesIn(named).map((names) => ({
    of,
    names,
    by: names.map((name, place) => {
      const next = names[(place + 1) % names.length];
      const at = named.findIndex(({ from, to }) => from === name && to === next);
      return `${edges[at]?.from} imports ${edges[at]?.to}`;
    }),
  }));
}

async function modulesIn(root: string): Promise<string[]> {
  const inRoot = await readdir(root, { withFileTypes: true });
  const own = inRoot.filter(({ name }) => !NOT_OURS.test(name));
  const lists = await Promise.all(
    own.map(async (entry) =>
      entry.isDirectory()
        ? readdir(join(root, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    ),
  );
  return (
    lists
      .flat()
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      // A workspace may have some of its own.
      .filter((file) => !file.includes('/node_modules/'))
  );
}

async function checkFile(
  root: string,
  file: string,
): Promise<{ violations: readonly ZoneViolation[]; imported: readonly Edge[] }> {
  const code = await readFile(join(root, file), 'utf8');
  const lineOf = (offset: number): number => code.slice(0, offset).split('\n').length;
  const offences = offencesIn(file, code).map(({ what, offset, reason }) => ({
    file,
    line: lineOf(offset),
    specifier: what,
    reason,
  }));
  const imported: Edge[] = [];
  const imports = importsOf(file, code).flatMap(({ specifier, typeOnly, offset }) => {
    const isPackage = !specifier.startsWith('.');
    const to = isPackage
      ? specifier
      : relative(root, join(root, dirname(file), specifier)).replaceAll(sep, '/');
    if (!isPackage) imported.push({ from: file, to });
    const reason = violation({ from: file, to, isPackage, typeOnly });
    if (reason === undefined) return [];
    return [{ file, line: lineOf(offset), specifier, reason }];
  });
  return { violations: [...imports, ...offences], imported };
}
